import type { ItemPath } from '#shared/domain/designs/read-dashboard.ts'

/** Where a value stands in a text, by the path of names and indexes to it: `/2/params/title`. */
export interface Span {
  /** Characters from the beginning; of a property, its name's. */
  readonly from: number
  readonly to: number
}

/** As a path of names and indexes: `/2/params/title`. */
export function jsonPath(steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${step}`).join('')
}

/** Every value's place in a text that is JSON; what it cannot read it leaves out. */
export function readPositions(text: string): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span>()
  let at = 0
  const skip = () => {
    while (/\s/.test(text[at] ?? '')) at += 1
  }
  const readString = (): string => {
    const from = at
    at += 1
    while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
    at += 1
    try {
      return String(JSON.parse(text.slice(from, at)))
    } catch {
      return ''
    }
  }
  const value = (path: string, from: number): void => {
    skip()
    const start = at
    if (text[at] === '{') members(path)
    else if (text[at] === '[') entries(path)
    else if (text[at] === '"') readString()
    else while (at < text.length && !/[\s,\]}]/.test(text[at] ?? '')) at += 1
    spans.set(path, { from: Math.min(from, start), to: at })
  }
  const members = (path: string) => {
    at += 1
    for (skip(); at < text.length && text[at] !== '}'; skip()) {
      if (text[at] === ',') {
        at += 1
        continue
      }
      if (text[at] !== '"') return
      const from = at
      const name = readString()
      skip()
      if (text[at] === ':') at += 1
      value(`${path}/${name}`, from)
    }
    at += 1
  }
  const entries = (path: string) => {
    at += 1
    let index = 0
    for (skip(); at < text.length && text[at] !== ']'; skip()) {
      if (text[at] === ',') {
        at += 1
        continue
      }
      const before = at
      value(`${path}/${index}`, at)
      index += 1
      // Something that is nothing: no step forward would be none ever.
      if (at === before) return
    }
    at += 1
  }
  value('', 0)
  return spans
}

/** The nearest place in the text to something in an item: its field, else what that stands in, else the item. */
export function findSpan(spans: ReadonlyMap<string, Span>, item: string, field: string): Span | null {
  const steps = field === '' ? [] : field.split('.')
  for (let count = steps.length; count >= 0; count -= 1) {
    const span = spans.get(item + jsonPath(steps.slice(0, count)))
    // An item as a whole: its first character is enough, or the whole page would be underlined.
    if (span !== undefined) return count === 0 ? { from: span.from, to: span.from + 1 } : span
  }
  return null
}

/** Where an item is written, as `childrenPlaces` say in which property of each one the next stands. */
export function itemJsonPath(path: ItemPath, childrenPlaceAt: (path: ItemPath) => string | null): string | null {
  let text = ''
  for (const [depth, index] of path.entries()) {
    if (depth > 0) {
      const place = childrenPlaceAt(path.slice(0, depth))
      if (place === null) return null
      text += jsonPath(place.split('.'))
    }
    text += `/${index}`
  }
  return text
}
