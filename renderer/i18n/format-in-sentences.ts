import type { Locale } from '#shared/contracts/primitives.ts'
import { formatTime } from './format-time.ts'

// Apart from `format.ts`, which every page loads first.

/** The day of a deadline: `20.11.2026`. Takes an ISO time. */
export function formatDeadlineDay(time: string, locale: Locale): string {
  return formatTime(time, locale, 'shortDay')
}

/** Several things in a row, as a sentence has them: `A, B und C`. */
export function formatList(things: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : 'de-DE').format(things)
}
