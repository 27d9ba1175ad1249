import type { Locale } from '#shared/contracts/primitives.ts'

const ZONE = 'Europe/Berlin'

/** A moment as lists of the latest say it, in Berlin: the time today, the day in this year, else with its year. ISO times. */
export function shortMoment(time: string, now: string, locale: Locale): string {
  const [moment, today] = [new Date(time), new Date(now)]
  const say = (options: Intl.DateTimeFormatOptions, date: Date) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', { ...options, timeZone: ZONE }).format(date)
  const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  if (say(day, moment) === say(day, today)) return say({ hour: '2-digit', minute: '2-digit' }, moment)
  const isThisYear = say({ year: 'numeric' }, moment) === say({ year: 'numeric' }, today)
  return say(isThisYear ? { day: 'numeric', month: 'short' } : { ...day, year: '2-digit' }, moment)
}
