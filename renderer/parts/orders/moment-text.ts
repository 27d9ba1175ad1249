import type { Locale } from '#shared/contracts/primitives.ts'

/** A moment in words, in Berlin, where orders are (decision 30). `time`: ISO. */
export function momentText(time: string, locale: Locale): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', options).format(new Date(time))
}
