import type { Locale } from '#shared/contracts/primitives.ts'
import { formatTime } from './format-time.ts'

/** Day and time. `time`: ISO. */
export function momentText(time: string, locale: Locale): string {
  return formatTime(time, locale, 'moment')
}

/** Megabytes, or gigabytes where it is many. */
export function bytesText(bytes: number, locale: Locale): string {
  const [unit, size, digits] = bytes >= 1e9 ? (['gigabyte', 1e9, 1] as const) : (['megabyte', 1e6, 0] as const)
  const options = { style: 'unit', unit, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(getTag(locale), options).format(bytes / size)
}

/** Days are written the European way in English too. */
function getTag(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : 'de-DE'
}
