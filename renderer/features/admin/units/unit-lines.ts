import type { Line } from './arrange-units.ts'
import type { UnitRow } from './unit-rows.ts'

/** Below this there is no room for columns; as in `units.module.css`. */
export const CARDS = '(max-width: 759.95px)'

/** rem: lines have these heights whatever is in them, so that thousands of them need no measuring. */
const HEIGHTS: Readonly<Record<Line['kind'], number>> = { project: 2.25, unit: 2.5, free: 2.5 }
const CARD_HEIGHTS = { project: 3.5, free: 2.75 }
/** Letters of a project's name that one line of the narrowest phone has room for; a longer one has two, each of so many rem. */
const NAME_LENGTH = 34
const NAME_LINE = 1.25
/** rem around the lines of a unit's card, and of each of them; a card has no empty ones. */
const CARD_PADDING = 1.75
const CARD_LINE = 1.75

/** Height of a line, px. `rem`: px of one. */
export function getLineHeight(line: Line, isCard: boolean, rem: number): number {
  if (!isCard) return HEIGHTS[line.kind] * rem
  return getCardHeight(line) * rem
}

/** rem */
function getCardHeight(line: Line): number {
  switch (line.kind) {
    case 'unit':
      return CARD_PADDING + countLines(line.row) * CARD_LINE
    case 'project':
      return CARD_HEIGHTS.project + (line.project.name.length > NAME_LENGTH ? NAME_LINE : 0)
    case 'free':
      return CARD_HEIGHTS.free
  }
}

/**
 * Whether there is nothing to say of it but which it is, where, and how its sale stands: nobody has it or waits for an
 * answer, nothing is chosen.
 */
export function isBare(row: UnitRow): boolean {
  const { unit, nextDate } = row
  return unit.state === 'untouched' && !unit.isWaiting && !hasPeople(row) && nextDate === null
}

/** Whether there is something about people: who they are, or, where they have left, what they wrote. */
function hasPeople({ unit, people }: UnitRow): boolean {
  return people !== '' || unit.waitingThreadCount > 0
}

/** Which unit and where, always; whose it is and how far; what it costs and what is due. As `units.module.css` lays them out. */
function countLines(row: UnitRow): number {
  const { unit, nextDate } = row
  if (isBare(row)) return 1
  const isTouched = unit.state !== 'untouched'
  return 2 + (isTouched || hasPeople(row) ? 1 : 0) + (isTouched || nextDate !== null ? 1 : 0)
}

/** px of one rem, as the reader has it. */
export function measureRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
