import type { Locale } from '#shared/contracts/primitives.ts'

/** A moment in words, in Berlin, where orders are (decision 30). `time`: ISO. */
export function momentText(time: string, locale: Locale): string {
  return say(time, locale, { dateStyle: 'medium', timeStyle: 'short' })
}

/** The day of such a moment. `time`: ISO. */
export function orderDayText(time: string, locale: Locale): string {
  return say(time, locale, { dateStyle: 'medium' })
}

function say(time: string, locale: Locale, style: Intl.DateTimeFormatOptions): string {
  const options = { ...style, timeZone: 'Europe/Berlin' }
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', options).format(new Date(time))
}
