import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import type { PriceWords } from './price-text.ts'

/** Translations and formats for prices in the language on screen. */
export function usePriceWords(): PriceWords {
  const { t } = useTranslation('configurator')
  const { price, unitPrice } = useFormat()
  return useMemo(
    () => ({
      onRequest: t('price.onRequest'),
      free: t('price.free'),
      included: t('price.included'),
      inUpgrade: t('price.inUpgrade'),
      from: (figure) => t('price.from', { price: figure }),
      perUnit: (figure, unit) => t('price.perUnit', { price: figure, unit }),
      perPiece: (figure) => t('price.perPiece', { price: figure }),
      spokenSurcharge: (figure) => t('price.spokenSurcharge', { price: figure }),
      spokenCredit: (figure) => t('price.spokenCredit', { price: figure }),
      spokenFrom: (figure) => t('price.spokenFrom', { price: figure }),
      price,
      unitPrice,
    }),
    [t, price, unitPrice],
  )
}
