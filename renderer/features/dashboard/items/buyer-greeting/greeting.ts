import type { Locale } from '#shared/contracts/primitives.ts'
import { formatList } from '#renderer/i18n/format-in-sentences.ts'

export type DayTime = 'morning' | 'day' | 'evening'

const MORNING_ENDS = 11
const EVENING_BEGINS = 18
const NIGHT_ENDS = 5

const HOUR = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: 'numeric', hourCycle: 'h23' })

/** How one greets at a time, by the clock of Berlin. */
export function getDayTime(now: Date): DayTime {
  const hour = Number.parseInt(HOUR.format(now), 10)
  if (hour < NIGHT_ENDS || hour >= EVENING_BEGINS) return 'evening'
  return hour < MORNING_ENDS ? 'morning' : 'day'
}

interface Person {
  readonly firstName: string
  readonly lastName: string
}

/** `Anna und Paul Sommer`, `Ben Kaltenbach und Clara Vogt`; '' = nobody has a name. */
export function listNames(buyers: readonly Person[], locale: Locale): string {
  const [first] = buyers
  if (first === undefined) return ''
  const isFamily = first.lastName !== '' && buyers.every(({ lastName }) => lastName === first.lastName)
  if (isFamily)
    return `${formatList(buyers.map(({ firstName }) => firstName).filter(Boolean), locale)} ${first.lastName}`.trim()
  const names = buyers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).filter(Boolean)
  return names.length === 0 ? '' : formatList(names, locale)
}
