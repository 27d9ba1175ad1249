import { formatTime } from '#renderer/i18n/format-time.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'

/** A time of the server, as a day and an hour in the language on screen. */
export function useTimeWords(): (time: string) => string {
  const locale = useLocale()
  return (time) => formatTime(time, locale, 'moment')
}
