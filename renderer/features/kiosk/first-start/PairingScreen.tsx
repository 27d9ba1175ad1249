import Card from '@mui/material/Card'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#renderer/ui/Wordmark.tsx'
import type { KioskState } from '../state/kiosk.store.ts'
import styles from './FirstStart.module.css'
import { PairingForm } from './PairingForm.tsx'

/** The first start, or a device that the portal has taken out of its account. */
export function PairingScreen({ host }: { host: KioskState }) {
  const { t } = useTranslation('kiosk')
  const title = useId()
  return (
    <main className={styles.screen} aria-labelledby={title}>
      <Card variant="outlined" className={`ww-stack ww-gap-20 ${styles.card}`}>
        <Wordmark size="large" />
        <h1 id={title}>{t(host.isRevoked ? 'pairing.revokedTitle' : 'pairing.title')}</h1>
        <p className="ww-muted">{t(host.isRevoked ? 'pairing.revokedBody' : 'pairing.body')}</p>
        <PairingForm portalUrl={host.portalUrl} />
      </Card>
    </main>
  )
}
