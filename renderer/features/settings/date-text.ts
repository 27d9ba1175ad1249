import type { Locale } from '#shared/contracts/primitives.ts'

/** Day and time in words, where the reader is. `time`: ISO. */
export function dateText(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(time))
}
