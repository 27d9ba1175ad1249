/** Elements that a drawing may have drawn again by referring to them; the largest of projects have some hundred. */
export const MAX_REPEATED = 100_000
/** References that lead on to one another. */
const MAX_HOPS = 20
/** Elements that draw again what their address names. The others name a path, a colour or what they move. */
const REPEATING = new Set(['use', 'feImage', 'pattern'])
const REFERENCE = /url\(\s*["']?#([^"')\s]+)/gi

/** An element that has an id, or the whole drawing, with all in it that has none. */
interface Part {
  /** Elements. */
  size: number
  readonly parts: Part[]
  /** Ids of what is drawn here again. */
  readonly references: string[]
  /** Elements that it comes to with everything that is drawn again; null while it is being counted. */
  total?: number | null
}

/**
 * How much a drawing draws again: references that refer to references multiply, so that a few lines can come to
 * billions of elements. Told the elements one after the other as they open and close.
 */
export class SvgRepeats {
  readonly #byId = new Map<string, Part>()
  readonly #root: Part = { size: 0, parts: [], references: [] }
  readonly #open: Part[] = [this.#root]
  /** Parts of elements, once for each, by what a style sheet can choose them with: `name`, `.class`, `#id`, `*`. */
  readonly #chosenBy = new Map<string, Part[]>()
  #size = 0

  open(name: string, attributes: readonly { readonly local: string; readonly value: string }[]): void {
    this.#size += 1
    const id = attributes.find(({ local }) => local === 'id')?.value
    const part = this.#getPart(id)
    // Of a gradient nothing is drawn by itself.
    const isDrawn = !/Gradient$|^stop$/.test(name)
    if (isDrawn) part.size += 1
    const classes = attributes.find(({ local }) => local === 'class')?.value.split(/\s+/) ?? []
    const names = isDrawn ? ['*', name, `#${id}`, ...new Set(classes.map((one) => `.${one}`))] : []
    for (const chosenBy of names) {
      const parts = this.#chosenBy.get(chosenBy)
      if (parts === undefined) this.#chosenBy.set(chosenBy, [part])
      else parts.push(part)
    }
    this.#open.push(part)
    for (const { local, value } of attributes) {
      if (local === 'href' && REPEATING.has(name) && value.trim().startsWith('#')) {
        part.references.push(value.trim().slice(1))
      } else {
        for (const found of referencesIn(value)) part.references.push(found)
      }
    }
  }

  /**
   * Counts what a style sheet has drawn again, for it multiplies as attributes do. Told after every element. Of a selector
   * its last part counts, and of that the first class or id, else the name: more than the selector chooses, never less.
   */
  addStyles(sheet: string): void {
    // One part for each block and each name: else each rule would be looked at for each of its names and their elements.
    const styles = new Map<string, Part>()
    for (const piece of withoutComments(sheet).split('}')) {
      const blocks = piece.split('{')
      for (const [at, block] of blocks.entries()) {
        const references = referencesIn(block)
        if (references.length === 0) continue
        const drawn: Part = { size: 0, parts: [], references }
        const selectors = at === 0 ? '*' : (blocks[at - 1]?.split(';').at(-1) ?? '*')
        for (const name of new Set(selectors.split(',').map(getChooser))) {
          const style = styles.get(name) ?? { size: 0, parts: [], references: [] }
          style.parts.push(drawn)
          styles.set(name, style)
        }
      }
    }
    for (const [name, style] of styles) for (const part of this.#chosenBy.get(name) ?? []) part.parts.push(style)
  }

  close(): void {
    this.#open.pop()
  }

  /** Whether it is more than may be, or would never end. Asked once, at the end. */
  isTooMuch(): boolean {
    return this.#computeTotal(this.#root, 0) - this.#size > MAX_REPEATED
  }

  #getPart(id: string | undefined): Part {
    const around = this.#open.at(-1) ?? this.#root
    if (id === undefined) return around
    const part: Part = { size: 0, parts: [], references: [] }
    around.parts.push(part)
    // Browsers take the first of several.
    if (!this.#byId.has(id)) this.#byId.set(id, part)
    return part
  }

  /** Infinity = it refers to itself, or too far on. */
  #computeTotal(part: Part, hops: number): number {
    if (part.total !== undefined) return part.total ?? Number.POSITIVE_INFINITY
    if (hops > MAX_HOPS) return Number.POSITIVE_INFINITY
    part.total = null
    let total = part.size
    for (const inside of part.parts) total += this.#computeTotal(inside, hops)
    for (const id of part.references) {
      const target = this.#byId.get(id)
      if (target !== undefined) total += this.#computeTotal(target, hops + 1)
    }
    part.total = total
    return total
  }
}

function referencesIn(text: string): string[] {
  return text.includes('#') ? [...text.matchAll(REFERENCE)].flatMap(([, id]) => id ?? []) : []
}

/** Looks at every letter once, also where comments do not end. */
function withoutComments(sheet: string): string {
  const [before = '', ...rest] = sheet.split('/*')
  return before + rest.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '')).join('')
}

/** What a selector chooses elements by, at the least; `*` for whatever is not simple, as steps of animations are. */
function getChooser(selector: string): string {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  if (/[^\p{L}\p{N}_.#-]|^\d|^(?:from|to)?$/u.test(last)) return '*'
  return /[.#][^.#]+/.exec(last)?.[0] ?? last
}
