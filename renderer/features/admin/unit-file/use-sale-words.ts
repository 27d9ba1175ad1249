import { useTranslation } from 'react-i18next'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { dayText } from '../day-text.ts'
import type { SaleEvent } from './use-unit-sale.ts'

type Standing = NonNullable<SaleEvent['standing']>['to']

/** Says what was said of a unit's sale: a line for each thing that is another (SAL-2). */
export function useSaleWords() {
  const { t } = useTranslation('admin-unit')
  const locale = useLocale()
  const { price } = useFormat()

  function sayStanding({ salesStatus, reservedUntil, reservedFor }: Standing): string {
    const status = t(`sales.${salesStatus}`)
    if (salesStatus !== 'RESERVED') return status
    const until = reservedUntil === null ? '' : t('sale.untilDay', { day: dayText(reservedUntil, locale) })
    const who = reservedFor === '' ? '' : t('sale.forPerson', { name: reservedFor })
    return [status, until, who].filter(Boolean).join(' ')
  }

  const sayPrice = (cents: number | null) => (cents === null ? t('sale.onRequest') : price(cents))

  return {
    listChanges({ standing, price: prices, featured }: Pick<SaleEvent, 'standing' | 'price' | 'featured'>): string[] {
      return [
        ...(standing === null
          ? []
          : [t('sale.step', { from: sayStanding(standing.from), to: sayStanding(standing.to) })]),
        ...(prices === null ? [] : [t('sale.priceStep', { from: sayPrice(prices.from), to: sayPrice(prices.to) })]),
        ...(featured === null ? [] : [t(featured.to ? 'sale.featuredNow' : 'sale.featuredNoMore')]),
      ]
    },

    nameAuthor({ by }: SaleEvent): string {
      if (by === null) return t('sale.byImport')
      return by === '' ? t('history.someone') : by
    },
  }
}
