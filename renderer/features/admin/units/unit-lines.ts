import type { Line } from './arrange-units.ts'

/** Below this there is no room for columns; as in `units.module.css`. */
export const CARDS = '(max-width: 759.95px)'

/** rem: lines have these heights whatever is in them, so that thousands of them need no measuring. */
const HEIGHTS: Readonly<Record<Line['kind'], number>> = { project: 2.25, unit: 2.5, free: 2.5 }
const CARD = 8.75

/** Height of a line, px. `rem`: px of one. */
export function getLineHeight({ kind }: Line, isCard: boolean, rem: number): number {
  return (isCard && kind === 'unit' ? CARD : HEIGHTS[kind]) * rem
}

/** px of one rem, as the reader has it. */
export function measureRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
