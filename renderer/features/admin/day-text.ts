import type { Locale } from '#shared/contracts/primitives.ts'
import { formatTime } from '#renderer/i18n/format-time.ts'

/** A day in words. `time`: ISO. */
export function dayText(time: string, locale: Locale): string {
  return formatTime(time, locale, 'shortDay')
}
