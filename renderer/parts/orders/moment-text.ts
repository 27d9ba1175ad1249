import type { Locale } from '#shared/contracts/primitives.ts'
import { formatTime } from '#renderer/i18n/format-time.ts'

/** A moment in words. `time`: ISO. */
export function momentText(time: string, locale: Locale): string {
  return formatTime(time, locale, 'moment')
}

/** The day of such a moment. `time`: ISO. */
export function orderDayText(time: string, locale: Locale): string {
  return formatTime(time, locale, 'shortDay')
}
