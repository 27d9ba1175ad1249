import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useUnitState } from '../store/derive.ts'
import styles from './CompletedNotice.module.css'

/** The configuration is completed: why nothing can be chosen (CFG-27, ENG-35). */
export const CompletedNotice = memo(function CompletedNotice() {
  const { t } = useTranslation('configurator')
  const { completed } = useUnitState()
  if (!completed) return null
  return (
    <div className={styles.notice} role="note">
      <NamedIcon name="lock" size={20} />
      <div>
        <strong>{t('completed.title')}</strong>
        <p>{t('completed.body')}</p>
      </div>
    </div>
  )
})
