import type { Locale } from '#shared/contracts/primitives.ts'

/** Where the project is (decision 30). */
const ZONE = 'Europe/Berlin'

function say(time: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', { ...options, timeZone: ZONE }).format(time)
}

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const

/** Whether both are on the same day in Berlin. */
function isSameDay(one: Date, other: Date): boolean {
  return say(one, 'de', DAY) === say(other, 'de', DAY)
}

/** A moment for a line of a list: the time today, else the day, with its year where it is another. @param time ISO @param now ms */
export function shortMoment(time: string, locale: Locale, now: number = Date.now()): string {
  const [moment, present] = [new Date(time), new Date(now)]
  if (isSameDay(moment, present)) return say(moment, locale, CLOCK)
  const isThisYear = say(moment, 'de', { year: 'numeric' }) === say(present, 'de', { year: 'numeric' })
  return say(moment, locale, { day: '2-digit', month: '2-digit', ...(isThisYear ? {} : { year: '2-digit' }) })
}

/** A moment above a message: its day in words, or null where that is today, and its time. @param time ISO @param now ms */
export function longMoment(
  time: string,
  locale: Locale,
  now: number = Date.now(),
): { readonly day: string | null; readonly clock: string } {
  const moment = new Date(time)
  const isToday = isSameDay(moment, new Date(now))
  return { day: isToday ? null : say(moment, locale, { dateStyle: 'medium' }), clock: say(moment, locale, CLOCK) }
}
