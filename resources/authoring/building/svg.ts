import type { Point, Rect } from './building.types.ts'

/** Where a drawing lies on its page, and how large. */
export interface View {
  /** Units of the page for a metre. */
  readonly scale: number
  /** Where the origin of the building comes to lie on the page; y downwards. */
  readonly origin: Point
  /** Length of the building from west to east when it is drawn the other way round, else null. */
  readonly mirroredIn: number | null
}

/** Metres of a building → page. */
export function onPage({ scale, origin, mirroredIn }: View, [x, y]: Point): Point {
  return [origin[0] + (mirroredIn === null ? x : mirroredIn - x) * scale, origin[1] - y * scale]
}

export type Attributes = Readonly<Record<string, string | number>>

/** One element; texts among its content must have been escaped by `escaped`. */
export function element(name: string, attributes: Attributes, content: readonly string[] = []): string {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escaped(value)}"`,
  )
  return content.length === 0 ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${content.join('')}</${name}>`
}

/** Path through points of the page. */
export function makePath(points: readonly Point[], isClosed = true): string {
  const steps = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`)
  return `${steps.join('')}${isClosed ? 'Z' : ''}`
}

/** A text on the page. */
export function text(words: string, [x, y]: Point, size: number, attributes: Attributes = {}): string {
  return element('text', { x, y, 'font-size': size, ...attributes }, [escaped(words)])
}

/** A rectangle of the page by two corners. */
export function rectangle([x0, y0, x1, y1]: Rect, attributes: Attributes): string {
  return element('rect', {
    x: Math.min(x0, x1),
    y: Math.min(y0, y1),
    width: Math.abs(x1 - x0),
    height: Math.abs(y1 - y0),
    ...attributes,
  })
}

/** A line of the page. */
export function line([x1, y1]: Point, [x2, y2]: Point, attributes: Attributes): string {
  return element('line', { x1, y1, x2, y2, ...attributes })
}

/** At most two places: enough on a page, and the same on every machine. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100 || 0)
}

export function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
