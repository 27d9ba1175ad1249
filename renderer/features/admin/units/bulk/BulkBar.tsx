import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { CloseIcon } from '#renderer/ui/icons.tsx'
import styles from '../units.module.css'

interface BulkBarProps {
  readonly count: number
  readonly onClear: () => void
  /** What can be done with them. */
  readonly children: ReactNode
}

/** Floats above the table while units are chosen, so that nothing moves. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('admin-units')
  return (
    <div className={styles.bulk} role="toolbar" aria-label={t('bulk.label')}>
      <strong role="status">{t('bulk.count', { count })}</strong>
      {children}
      <IconButton label={t('bulk.clear')} onClick={onClear}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
