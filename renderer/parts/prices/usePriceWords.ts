import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import type { PriceWords } from './price-text.ts'

/** Translations and formats for prices in the language on screen. */
export function usePriceWords(): PriceWords {
  const { t } = useTranslation('configurator')
  const { price } = useFormat()
  return useMemo(
    () => ({
      onRequest: t('price.onRequest'),
      included: t('price.included'),
      from: (figure) => t('price.from', { price: figure }),
      spokenSurcharge: (figure) => t('price.spokenSurcharge', { price: figure }),
      spokenCredit: (figure) => t('price.spokenCredit', { price: figure }),
      spokenFrom: (figure) => t('price.spokenFrom', { price: figure }),
      price,
    }),
    [t, price],
  )
}
