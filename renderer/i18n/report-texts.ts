import type { Locale } from '#shared/contracts/primitives.ts'

/** Day and time, where the reader is. `time`: ISO. */
export function momentText(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(getTag(locale), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time))
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
