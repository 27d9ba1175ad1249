import type { Locale } from '#shared/contracts/primitives.ts'

const DAY_MS = 86_400_000
const ISO_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' })

/** Calendar day in Berlin of an ISO time, `YYYY-MM-DD`. */
export function dayIn(time: string): string {
  return ISO_DAY.format(new Date(time))
}

/** Days from one calendar day to another. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY_MS)
}

const relative = new Map<Locale, Intl.RelativeTimeFormat>()

function getRelative(locale: Locale): Intl.RelativeTimeFormat {
  const known = relative.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  relative.set(locale, known)
  return known
}

const DAYS = {
  near: { day: '2-digit', month: '2-digit', timeZone: 'UTC' },
  far: { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
} as const
const dates = new Map<string, Intl.DateTimeFormat>()

/** A calendar day in short: `30.11.`, with its year where that is another. */
export function shortDay(day: string, today: string, locale: Locale): string {
  const hasYear = day.slice(0, 4) !== today.slice(0, 4)
  const key = `${locale} ${hasYear}`
  const format =
    dates.get(key) ?? new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', hasYear ? DAYS.far : DAYS.near)
  dates.set(key, format)
  return format.format(new Date(`${day}T12:00:00Z`))
}

/** When something was or will be, seen from `today`: in words while it is near, else its day. */
export function nearDay(time: string, today: string, locale: Locale, near: number): string {
  const day = dayIn(time)
  const days = countDays(today, day)
  return Math.abs(days) <= near ? getRelative(locale).format(days, 'day') : shortDay(day, today, locale)
}
