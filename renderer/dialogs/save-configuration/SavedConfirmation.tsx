import { Trans, useTranslation } from 'react-i18next'
import { theKiosk } from '#renderer/platform/shell.ts'
import { formatTime } from '#renderer/i18n/format-time.ts'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { QrCode } from '#renderer/ui/qr/QrCode.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { DoneScreen } from '../prospect/DoneScreen.tsx'
import styles from '../prospect/prospect.module.css'
import type { SavedProspect } from '../prospect/use-send-prospect.ts'
import { LinkTools } from './LinkTools.tsx'

/** It is saved, and where it opens again: the mail, a code for the phone, a link. */
export function SavedConfirmation({ saved, email }: { saved: SavedProspect; email: string }) {
  const { t } = useTranslation('prospects')
  const { flags } = useOpenUnit()
  const { price } = useFormat()
  const locale = useLocale()
  const kiosk = theKiosk()
  // Of a kiosk's own address no phone knows anything.
  const origin = kiosk === null ? window.location.origin : kiosk.portalUrl()
  const url = origin === null ? null : `${origin}${saved.restorePath}`
  const until = formatTime(saved.expiresAt, locale, 'day')
  return (
    <DoneScreen
      icon="check"
      testId="configuration-saved"
      words={<Trans t={t} i18nKey="save.saved" values={{ email }} components={{ strong: <strong /> }} />}
    >
      {flags.showPricing ? (
        <p>
          {t('save.total')} <strong>{price(saved.total, { sign: true })}</strong>{' '}
          {saved.totalOnRequest > 0 ? t('save.onRequest', { count: saved.totalOnRequest }) : null}
        </p>
      ) : null}
      {url === null ? null : (
        <div className={styles.handOver} data-kiosk={kiosk === null ? undefined : ''}>
          <QrCode text={url} label={t('save.qrLabel')} />
          <div className="ww-stack ww-gap-8">
            <p>{t(kiosk === null ? 'save.scan' : 'kiosk.take')}</p>
            {/* What is copied on a screen for everybody stays on it. */}
            {kiosk === null ? <LinkTools url={url} label={t('save.link')} /> : null}
          </div>
        </div>
      )}
      <p className="ww-note">{t('save.until', { day: until })}</p>
      {kiosk === null ? null : <p className="ww-note">{t('kiosk.endHint')}</p>}
    </DoneScreen>
  )
}

/** It is kept here and goes out later (decision 36): nothing is lost, nothing more is to be done. */
export function KeptConfirmation({ email }: { email: string }) {
  const { t } = useTranslation('prospects')
  const words = <Trans t={t} i18nKey="kiosk.waiting" values={{ email }} components={{ strong: <strong /> }} />
  return (
    <DoneScreen icon="clock" testId="configuration-kept" words={words}>
      <p className="ww-note">{t('kiosk.waitingEndHint')}</p>
    </DoneScreen>
  )
}
