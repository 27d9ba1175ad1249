import { useTranslation } from 'react-i18next'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { QrCode } from '#renderer/ui/qr/QrCode.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useKiosk } from '../state/kiosk.store.ts'
import styles from './BookingDialog.module.css'

/**
 * The form to book a demonstration (KSK-15), of whoever provides it (KSK-16); without one, or without the network that
 * it needs, the product's own contact form.
 */
export function BookingDialog({ onClose }: { onClose: () => void }) {
  const url = useKiosk(({ host }) => host?.settings.bookingUrl ?? null)
  const isOnline = useKiosk(({ host }) => host?.isOnline ?? false)
  if (url === null) return <OwnForm onClose={onClose} />
  return isOnline ? <Embedded url={url} onClose={onClose} /> : <WithoutNetwork onClose={onClose} />
}

function Embedded({ url, onClose }: { url: string; onClose: () => void }) {
  const { t } = useTranslation('kiosk')
  return (
    <Dialog title={t('demo.title')} size="viewer" onClose={onClose}>
      <div className={styles.booking}>
        {/* Its own origin, which is never this one; it opens no windows, downloads nothing and does not leave its frame. */}
        <iframe
          className={styles.frame}
          src={url}
          title={t('demo.frame')}
          sandbox="allow-forms allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
        />
        {/* The keys on the screen do not reach into a page of another origin. */}
        <section className={`ww-stack ww-gap-20 ${styles.phone}`} aria-label={t('demo.phone')}>
          <QrCode text={url} label={t('demo.code')} />
          <div className="ww-stack ww-gap-4">
            <strong>{t('demo.phone')}</strong>
            <p className="ww-muted">{t('demo.phoneBody')}</p>
          </div>
        </section>
      </div>
    </Dialog>
  )
}

function WithoutNetwork({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('kiosk')
  const { flags } = useOpenUnit()
  const { open } = useDialogs()
  return (
    <Dialog
      title={t('demo.title')}
      size="small"
      onClose={onClose}
      actions={
        flags.mpContactForm ? (
          <Button
            variant="contained"
            size="large"
            onClick={() => {
              onClose()
              open('contact')
            }}
          >
            {t('demo.contact')}
          </Button>
        ) : undefined
      }
    >
      <p>{t('demo.offline')}</p>
    </Dialog>
  )
}

/** Hands over to the configurator's own dialog. */
function OwnForm({ onClose }: { onClose: () => void }) {
  const { open } = useDialogs()
  const handOver = useEffectEvent(() => {
    onClose()
    open('contact')
  })
  useEffect(() => handOver(), [])
  return null
}
