import { useTranslation } from 'react-i18next'
import type { BundleView } from '#shared/domain/configuration/configuration.types.ts'
import { unexpectedEffect } from '#shared/domain/index.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import styles from './Price.module.css'

/**
 * What an upgrade's price leaves open: what it would change now, where something else is fitted in its place (KNW-7), else
 * how much of it the total has already, as some of its products are chosen without it.
 */
export function BundleEffect({ bundle }: { bundle: BundleView }) {
  const { t } = useTranslation('configurator')
  const { flags } = useOpenUnit()
  const { price } = useFormat()
  const effect = useUnitValue(unexpectedEffect, bundle.id)
  const { alreadyChosen, isPriceOnRequest } = bundle
  if (isPriceOnRequest || !flags.showPricing) return null
  if (effect !== null)
    return <small className={styles.already}>{t('bundles.effect', { price: price(effect, { sign: true }) })}</small>
  if (alreadyChosen <= 0) return null
  return <small className={styles.already}>{t('bundles.alreadyChosen', { price: price(alreadyChosen) })}</small>
}
