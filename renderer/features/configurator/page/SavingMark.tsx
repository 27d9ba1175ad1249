import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenUnit, useSaving } from '../store/unit.context.ts'
import styles from './SavingMark.module.css'

/** Says quietly that choices are being stored, and that they are. */
export const SavingMark = memo(function SavingMark({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation('configurator')
  const { isLocal } = useOpenUnit()
  const saving = useSaving()
  const words = {
    untouched: '',
    saving: t('saving.saving'),
    saved: t(isLocal ? (isShort ? 'saving.localShort' : 'saving.local') : 'saving.saved'),
    held: t('saving.held'),
    offline: t(isShort ? 'saving.offlineShort' : 'saving.offline'),
  }[saving]
  return (
    <span className={styles.saving} data-state={saving} role="status">
      {words}
    </span>
  )
})
