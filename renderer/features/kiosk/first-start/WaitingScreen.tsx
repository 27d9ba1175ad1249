import Card from '@mui/material/Card'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { ProgressBar } from '#renderer/ui/ProgressBar.tsx'
import type { KioskState } from '../state/kiosk.store.ts'
import { StaffEntry } from '../staff/StaffEntry.tsx'
import styles from './FirstStart.module.css'

/** Paired, and nothing to show yet: no project is set, or it is on its way. */
export function WaitingScreen({ host }: { host: KioskState }) {
  const { t } = useTranslation('kiosk')
  const { percentage } = useFormat()
  const { synchronising, isOnline, settings } = host
  const isLoading = synchronising !== null || settings.projectId !== null
  const progress = synchronising ?? 0
  return (
    <main className={styles.screen}>
      <Card variant="outlined" className={`ww-centred ${styles.card}`}>
        <StaffEntry />
        <h1>{t(isLoading ? 'waiting.loadingTitle' : 'waiting.projectTitle')}</h1>
        <p className="ww-muted">{t(isLoading ? 'waiting.loadingBody' : 'waiting.projectBody')}</p>
        {isLoading ? (
          <div className={`ww-stack ww-gap-12 ${styles.progress}`}>
            <ProgressBar progress={progress} label={t('waiting.progress')} text={percentage(progress)} />
            <strong>{percentage(progress)}</strong>
          </div>
        ) : null}
        <p className={`ww-error ${styles.failure}`} role="status">
          {isOnline ? '' : t('waiting.offline')}
        </p>
      </Card>
    </main>
  )
}
