import { useTranslation } from 'react-i18next'
import type { BundleView } from '#shared/domain/configuration/configuration.types.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './Price.module.css'

/** How much of an upgrade's price the total has already, as some of its products are chosen without it. */
export function AlreadyChosen({ bundle: { alreadyChosen, isPriceOnRequest } }: { bundle: BundleView }) {
  const { t } = useTranslation('configurator')
  const { flags } = useOpenUnit()
  const { price } = useFormat()
  if (alreadyChosen <= 0 || isPriceOnRequest || !flags.showPricing) return null
  return <small className={styles.already}>{t('bundles.alreadyChosen', { price: price(alreadyChosen) })}</small>
}
