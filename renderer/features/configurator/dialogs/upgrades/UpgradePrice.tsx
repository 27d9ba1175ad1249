import { useTranslation } from 'react-i18next'
import type { BundleView } from '#shared/domain/configuration.types.ts'
import { SignedPrice } from '../../prices/Price.tsx'
import styles from './UpgradeCard.module.css'

/** What an upgrade adds; for one that only chooses products, what these cost more than the standard. */
export function UpgradePrice({ bundle }: { bundle: BundleView }) {
  const { t } = useTranslation('upgrades')
  return (
    <span className={styles.price}>
      {bundle.default ? <span className={styles.standard}>{t('standard')}</span> : null}
      <SignedPrice
        cents={bundle.surcharge}
        isOnRequest={bundle.isPriceOnRequest}
        zero={bundle.default ? 'included' : 'free'}
      />
    </span>
  )
}
