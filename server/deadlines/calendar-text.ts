import ical from 'ical-generator'
import type { Locale } from '#shared/contracts/primitives.ts'
import { addDays } from '#shared/domain/index.ts'
import { getDay, wordIn } from './deadline-texts.ts'
import type { UnitDeadline } from './deadlines.types.ts'

/** A deadline for somebody's calendar. */
export interface CalendarDate extends UnitDeadline {
  /** Of the deadline in its unit: stays the same for good. */
  readonly id: string
  readonly unitName: string
  readonly projectName: string
  readonly locale: Locale
  /** Whole address of where it is read. */
  readonly url: string
}

/** A home whose deadlines are in it. */
type CalendarPlace = Pick<CalendarDate, 'unitName' | 'projectName'>

const NAMES: Readonly<Record<Locale, string>> = { de: 'Termine', en: 'Dates' }
/** Seconds after which a calendar is to ask again. */
const ASK_AGAIN_S = 6 * 3_600

/**
 * Deadlines as iCalendar: whole days, which have no zone and so are the same day everywhere; the day in Berlin. The same
 * deadlines make the same text, to the letter, so that who has it need not load it again.
 */
export function writeCalendar(
  dates: readonly CalendarDate[],
  locale: Locale,
  places: readonly CalendarPlace[],
): string {
  const calendar = ical({
    name: nameCalendar(locale, places),
    prodId: { company: 'Wohnwahl', product: 'Portal', language: locale.toUpperCase() },
    ttl: ASK_AGAIN_S,
  })
  for (const date of dates) {
    const { deadline, expiresAt, extension, id, unitName, projectName, url } = date
    const day = getDay(expiresAt)
    const movedAt = extension === null || extension.at < deadline.movedAt ? deadline.movedAt : extension.at
    calendar.createEvent({
      id: `${id}@wohnwahl`,
      sequence: deadline.sequence + (extension?.sequence ?? 0),
      stamp: new Date(movedAt),
      allDay: true,
      start: atMidnight(day),
      end: atMidnight(addDays(day, 1)),
      summary: `${wordIn(deadline.title, date.locale)} (${unitName})`,
      description: [wordIn(deadline.description, date.locale), projectName].filter((line) => line !== '').join('\n'),
      url,
    })
  }
  return calendar.toString()
}

/** `Termine: A 12, B 3 (Lindenhof)`: tells it from other calendars, of these homes and of anything else. */
function nameCalendar(locale: Locale, places: readonly CalendarPlace[]): string {
  const projects = Map.groupBy(places, ({ projectName }) => projectName)
  const said = [...projects].map(([name, own]) => `${own.map(({ unitName }) => unitName).join(', ')} (${name})`)
  return said.length === 0 ? NAMES[locale] : `${NAMES[locale]}: ${said.join(', ')}`
}

/** The generator writes the day that a time is on in UTC. */
function atMidnight(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`)
}
