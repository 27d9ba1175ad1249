import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

/** What the home costs with everything chosen, as an indication; only with all three flags (KSK-12, SHL-37). */
export const PriceIndication = memo(function PriceIndication() {
  const { t } = useTranslation('configurator')
  const { flags, unit } = useOpenUnit()
  const { price } = useFormat()
  const { total } = useUnitState()
  if (!flags.showPricing || !flags.showUnitPrices || !flags.showPriceIndication || unit.price === null) return null
  return (
    <p className="ww-ends ww-note">
      <span>{t('sidebar.indication')}</span>
      <strong className="ww-main">{price(unit.price + total)}</strong>
    </p>
  )
})
