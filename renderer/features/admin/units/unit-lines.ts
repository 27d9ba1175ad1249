import type { Line } from './arrange-units.ts'
import type { UnitRow } from './unit-rows.ts'

/** Below this there is no room for columns; as in `units.module.css`. */
export const CARDS = '(max-width: 759.95px)'

/** rem: lines have these heights whatever is in them, so that thousands of them need no measuring. */
const HEIGHTS: Readonly<Record<Line['kind'], number>> = { project: 2.25, unit: 2.5, free: 2.5 }
const CARD_HEIGHTS = { project: 3.5, free: 2.75 }
/** rem around the lines of a unit's card, and of each of them; a card has no empty ones. */
const CARD_PADDING = 1.75
const CARD_LINE = 1.75

/** Height of a line, px. `rem`: px of one. */
export function getLineHeight(line: Line, isCard: boolean, rem: number): number {
  if (!isCard) return HEIGHTS[line.kind] * rem
  return (line.kind === 'unit' ? CARD_PADDING + countLines(line.row) * CARD_LINE : CARD_HEIGHTS[line.kind]) * rem
}

/** Which unit and where, always; whose it is and how far; what it costs and what is due. As `units.module.css` lays them out. */
function countLines({ unit, people, nextDate }: UnitRow): number {
  const isTouched = unit.state !== 'untouched'
  return 2 + (isTouched || people !== '' ? 1 : 0) + (isTouched || nextDate !== null ? 1 : 0)
}

/** px of one rem, as the reader has it. */
export function measureRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
