import { useTranslation } from 'react-i18next'
import type { BundleView } from '#shared/domain/configuration.types.ts'
import { SignedPrice } from '../../prices/Price.tsx'
import styles from './UpgradeCard.module.css'

/** What an upgrade adds; one that only chooses products costs nothing by itself. */
export function UpgradePrice({ bundle }: { bundle: BundleView }) {
  const { t } = useTranslation('upgrades')
  if (bundle.actsAsPreselection) {
    return <span className={styles.standard}>{bundle.default ? t('standard') : ''}</span>
  }
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
