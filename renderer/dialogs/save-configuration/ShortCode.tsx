import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#renderer/i18n/format.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { theKiosk } from '#renderer/platform/shell.ts'
import { QrCode } from '#renderer/ui/qr/QrCode.tsx'
import { LinkTools } from './LinkTools.tsx'
import styles from './TakeHome.module.css'

interface ShortCodeProps {
  readonly link: { readonly code: string; readonly shortPath: string; readonly expiresAt: string }
  /** What it is a link to: said of the picture, and of the field with the address. */
  readonly labels: { readonly qr: string; readonly link: string }
  /** Said along where the link is handed to another program. */
  readonly shareAs: string
}

/** A short code: as a picture for phones, in letters, and as a link (TAKE-6, WSH-5). */
export function ShortCode({ link, labels, shareAs }: ShortCodeProps) {
  const { t } = useTranslation('prospects')
  const locale = useLocale()
  const kiosk = theKiosk()
  // Of a kiosk's own address no phone knows anything.
  const origin = kiosk === null ? window.location.origin : kiosk.portalUrl()
  const url = origin === null ? null : `${origin}${link.shortPath}`
  return (
    <div className={styles.code} data-testid="take-home-code">
      {url === null ? null : <QrCode text={url} label={labels.qr} />}
      <p className={styles.letters} aria-label={t('take.code', { code: link.code.split('').join(' ') })}>
        {link.code}
      </p>
      {origin === null ? null : <p className="ww-note">{t('take.where', { address: `${new URL(origin).host}/s` })}</p>}
      {kiosk === null && url !== null ? <LinkTools url={url} label={labels.link} shareAs={shareAs} /> : null}
      <p className="ww-note">{t('save.until', { day: formatDate(link.expiresAt, locale) })}</p>
    </div>
  )
}

interface NoCodeProps {
  /** What stands in the place of the picture. */
  readonly children: ReactNode
  /** Somebody waits for it; else it is not there, and why is said. */
  readonly isWaiting: boolean
}

/** In place of a code. The frame is there from the beginning, so that nothing moves. */
export function NoCode({ children, isWaiting }: NoCodeProps) {
  return (
    <div className={styles.code}>
      <div
        className={styles.frame}
        data-waiting={isWaiting ? '' : undefined}
        role={isWaiting ? 'status' : 'alert'}
        data-testid={isWaiting ? undefined : 'no-code'}
      >
        {children}
      </div>
      <Lines />
    </div>
  )
}

/** As much room as the code's letters and notes take: what stands beside them must not move under a finger. */
function Lines() {
  const { t } = useTranslation('prospects')
  return (
    <div className={styles.lines} aria-hidden="true">
      <p className={styles.letters}>&nbsp;</p>
      <p className="ww-note">{t('take.where', { address: 'www' })}</p>
      {theKiosk() === null ? <div className={styles.link} /> : null}
      <p className="ww-note">{t('save.until', { day: '1' })}</p>
    </div>
  )
}
