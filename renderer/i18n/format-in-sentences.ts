import type { Locale } from '#shared/contracts/primitives.ts'

// Apart from `format.ts`, which every page loads first.

const berlinFormats = new Map<Locale, Intl.DateTimeFormat>()

/** The day of a deadline, which is reckoned in Berlin wherever it is read: `20.11.2026`. Takes an ISO time. */
export function formatDeadlineDay(time: string, locale: Locale): string {
  let format = berlinFormats.get(locale)
  if (format === undefined) {
    const tag = locale === 'en' ? 'en-GB' : 'de-DE'
    format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'Europe/Berlin' })
    berlinFormats.set(locale, format)
  }
  return format.format(new Date(time))
}

/** Several things in a row, as a sentence has them: `A, B und C`. */
export function formatList(things: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : 'de-DE').format(things)
}
