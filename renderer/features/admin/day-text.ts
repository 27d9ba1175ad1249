import type { Locale } from '#shared/contracts/primitives.ts'

/** A day in words, where the reader is. `time`: ISO. */
export function dayText(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', { dateStyle: 'medium' }).format(new Date(time))
}
