import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#shared/contracts/primitives.ts'
import { useExactAmounts } from './ExactAmounts.tsx'
import { formatFloorSpace, formatPercentage, formatPrice, formatQuantity, formatUnitPrice } from './format.ts'

function getFormats(locale: Locale, exact: boolean) {
  return {
    price: (cents: number, options?: { sign?: boolean; exact?: boolean }) =>
      formatPrice(cents, locale, { exact, ...options }),
    unitPrice: (cents: number) => formatUnitPrice(cents, locale),
    floorSpace: (squareMetres: number) => formatFloorSpace(squareMetres, locale),
    percentage: (progress: number) => formatPercentage(progress, locale),
    quantity: (quantity: number, unit?: string | null) => formatQuantity(quantity, locale, unit),
  }
}

export type Formats = ReturnType<typeof getFormats>

/** The language on screen; renders again when it changes. */
export function useLocale(): Locale {
  const { i18n } = useTranslation()
  return i18n.language === 'en' ? 'en' : 'de'
}

/** The formats of `format.ts` in the language on screen; prices with cents where `ExactAmounts` around it wants them. */
export function useFormat() {
  const locale = useLocale()
  const exact = useExactAmounts()
  return useMemo(() => getFormats(locale, exact), [locale, exact])
}
