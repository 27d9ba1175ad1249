import type { Locale } from '#shared/contracts/primitives.ts'

/** How a time is said: a day long or short, with the time of the day, or that alone. */
const FORMS = {
  day: { dateStyle: 'long' },
  shortDay: { dateStyle: 'medium' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  longMoment: { dateStyle: 'long', timeStyle: 'short' },
  clock: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A time in words, `day`: `20. November 2026`. In Berlin, where homes, deadlines and orders are, wherever it is read: the
 * same as in mails and on paper (decision 30, KNW-8). Days are written the European way in English, too. `time`: ISO.
 */
export function formatTime(time: string, locale: Locale, form: keyof typeof FORMS): string {
  const key = `${locale} ${form}`
  const known = formats.get(key)
  const tag = locale === 'en' ? 'en-GB' : 'de-DE'
  const format = known ?? new Intl.DateTimeFormat(tag, { ...FORMS[form], timeZone: 'Europe/Berlin' })
  if (known === undefined) formats.set(key, format)
  return format.format(new Date(time))
}
