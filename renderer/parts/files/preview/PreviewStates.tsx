import LinearProgress from '@mui/material/LinearProgress'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './preview.module.css'

/** Nothing of it can be seen yet. */
export function Loading() {
  const { t } = useTranslation('files')
  return (
    <div className={styles.said} role="status">
      <LinearProgress className={styles.bar} aria-label={t('preview.loading')} />
      <p>{t('preview.loading')}</p>
    </div>
  )
}

/** Why nothing of it can be seen, and what can be done. */
export function Said({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <div className={styles.said} role="alert">
      <NamedIcon name="document" size={40} />
      <p>{words}</p>
      {children}
    </div>
  )
}
