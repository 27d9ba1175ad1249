import { useMemo } from 'react'
import { useLocale } from '#renderer/i18n/useFormat.ts'

/** A time of the server, as a day and an hour in the language on screen. */
export function useTimeWords(): (time: string) => string {
  const locale = useLocale()
  const format = useMemo(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }), [locale])
  return (time) => format.format(new Date(time))
}
