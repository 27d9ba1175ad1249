import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#shared/contracts/primitives.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'

/** Codes of trades that have a name. */
const TRADES = ['ELT', 'FEN', 'FLI', 'HLS', 'KUE', 'MAL', 'PRK', 'TIS'] as const

/** How deadlines are spoken of wherever they show. Days are those of Berlin. */
export function useDeadlineWords() {
  const { t } = useTranslation('deadlines')
  const locale = useLocale()
  return useMemo(
    () => ({
      /** `in 14 Tagen`, `morgen` (DDL-5 to DDL-9). */
      distance: (remainingDays: number) => sayDistance(t, remainingDays),
      /** `Mo., 07.12.2026` */
      day: (time: string) =>
        formatDay(time, locale, { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' }),
      /** `7. Dezember` */
      dayInWords: (time: string) => formatDay(time, locale, { day: 'numeric', month: 'long' }),
      /** What a trade is called; its code where nobody knows. */
      trade(code: string): string {
        const known = TRADES.find((one) => one === code)
        return known === undefined ? code : t(`trades.${known}`)
      },
    }),
    [t, locale],
  )
}

/** How far away a deadline is. */
export function sayDistance(t: TFunction<'deadlines'>, remainingDays: number): string {
  if (remainingDays === 0) return t('distance.today')
  if (remainingDays === 1) return t('distance.tomorrow')
  if (remainingDays === -1) return t('distance.yesterday')
  return remainingDays > 0 ? t('distance.in', { count: remainingDays }) : t('distance.ago', { count: -remainingDays })
}

function formatDay(time: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const tag = locale === 'en' ? 'en-GB' : 'de-DE'
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Europe/Berlin' }).format(new Date(time))
}
