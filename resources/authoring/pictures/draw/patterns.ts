import { hash } from './noise.ts'

/** Where a point lies in a laid pattern: which piece, how far from its edge, and its place along and across. */
export interface Cell {
  readonly id: number
  /** Metres to the nearest joint's middle. */
  readonly edge: number
  readonly along: number
  readonly across: number
}

const wrap = (x: number, size: number): number => x - Math.floor(x / size) * size

function rectangle(u: number, v: number, column: number, row: number, length: number, width: number): Cell {
  const edge = Math.min(u, length - u, v, width - v)
  return { id: Math.floor(hash(column, row, 7) * 1e9), edge, along: u, across: v }
}

/** Rows of pieces length × width; `offset` shifts each row by that share of the length, 'random' by chance. */
export function rows(u: number, v: number, length: number, width: number, offset: number | 'random'): Cell {
  const row = Math.floor(v / width)
  const shift = offset === 'random' ? hash(row, 3, 11) * length : wrap(row * offset, 1) * length
  const column = Math.floor((u + shift) / length)
  return rectangle(wrap(u + shift, length), wrap(v, width), column, row, length, width)
}

/** Herringbone of pieces width × 4 · width, at 45° to the axes. */
export function herringbone(x: number, y: number, width: number): Cell {
  const ratio = 4
  const u = ((x + y) * Math.SQRT1_2) / width
  const v = ((y - x) * Math.SQRT1_2) / width
  const i = Math.floor(u)
  const j = Math.floor(v)
  const k = wrap(i - j, 2 * ratio)
  if (k < ratio) {
    const start = i - k
    const cell = rectangle((u - start) * width, (v - j) * width, start, j, ratio * width, width)
    return cell
  }
  const start = j - (2 * ratio - 1 - k)
  return rectangle((v - start) * width, (u - i) * width, i + 7777, start, ratio * width, width)
}

/** Regular hexagons with the given distance between parallel sides. */
export function hexagons(u: number, v: number, size: number): Cell {
  const h = size * Math.sqrt(3)
  const near = (ox: number, oy: number): readonly [number, number, number, number] => {
    const i = Math.round((u - ox) / size)
    const j = Math.round((v - oy) / h)
    return [u - ox - i * size, v - oy - j * h, i, j]
  }
  const a = near(0, 0)
  const b = near(size / 2, h / 2)
  const first = a[0] ** 2 + a[1] ** 2 < b[0] ** 2 + b[1] ** 2
  const [dx, dy, i, j] = first ? a : b
  const d = Math.max(Math.abs(dx), Math.abs(dx) / 2 + (Math.abs(dy) * Math.sqrt(3)) / 2)
  return { id: Math.floor(hash(i, j, first ? 1 : 2) * 1e9), edge: size / 2 - d, along: dx, across: dy }
}
