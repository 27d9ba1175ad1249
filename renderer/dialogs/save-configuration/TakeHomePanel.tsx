import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { unitState } from '#shared/domain/index.ts'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { useLoadable } from '#renderer/parts/pictures/use-loadable.ts'
import { theKiosk } from '#renderer/platform/shell.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { QrCode } from '#renderer/ui/qr/QrCode.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { failureKey } from '../prospect/failure-key.ts'
import { previewUrls } from '../prospect/preview-urls.ts'
import { LinkTools } from './LinkTools.tsx'
import styles from './TakeHome.module.css'
import { type TakeHomeLink, useTakeHome } from './use-take-home.ts'

interface TakeHomePanelProps {
  readonly onMail: () => void
  readonly onContact: () => void
}

/** The code at once, what it is of, and two free choices beside it (TAKE-6 to TAKE-9). */
export function TakeHomePanel({ onMail, onContact }: TakeHomePanelProps) {
  const { t } = useTranslation('prospects')
  return (
    <div className={styles.panel}>
      <Code />
      <div className="ww-stack ww-gap-16">
        <Summary />
        <section className={styles.ways} aria-label={t('take.more')}>
          <Button variant="outlined" size="large" onClick={onMail} startIcon={<NamedIcon name="mail" size={20} />}>
            {t('take.mail')}
          </Button>
          <Button variant="outlined" size="large" onClick={onContact} startIcon={<NamedIcon name="phone" size={20} />}>
            {t('take.contact')}
          </Button>
          <p className="ww-note">{t('take.nobody')}</p>
        </section>
      </div>
    </div>
  )
}

/** The code, or why it is not there. The frame is there from the beginning, so that nothing moves. */
function Code() {
  const { t } = useTranslation('prospects')
  const link = useTakeHome()
  if (link.status === 'ready') return <ReadyCode link={link.value} />
  if (link.status === 'loading') {
    return (
      <div className={styles.code}>
        <div className={styles.frame} data-waiting="" role="status">
          {t('take.loading')}
        </div>
        <Lines />
      </div>
    )
  }
  const failure = failureKey(link.error)
  return (
    <div className={styles.code}>
      <div className={styles.frame} role="alert" data-testid="no-code">
        <p>{theKiosk() !== null && failure === 'unreachable' ? t('kiosk.noCode') : t(`take.failure.${failure}`)}</p>
        <Button variant="outlined" onClick={link.retry}>
          {t('take.retry')}
        </Button>
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

function ReadyCode({ link }: { link: TakeHomeLink }) {
  const { t } = useTranslation('prospects')
  const locale = useLocale()
  const { name } = useOpenUnit()
  const kiosk = theKiosk()
  // Of a kiosk's own address no phone knows anything.
  const origin = kiosk === null ? window.location.origin : kiosk.portalUrl()
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', { dateStyle: 'long' })
  const until = t('save.until', { day: day.format(new Date(link.expiresAt)) })
  return (
    <div className={styles.code} data-testid="take-home-code">
      {origin === null ? null : <QrCode text={`${origin}${link.shortPath}`} label={t('save.qrLabel')} />}
      <p className={styles.letters} aria-label={t('take.code', { code: link.code.split('').join(' ') })}>
        {link.code}
      </p>
      {origin === null ? null : <p className="ww-note">{t('take.where', { address: `${getHost(origin)}/s` })}</p>}
      {kiosk === null && origin !== null ? (
        <LinkTools url={`${origin}${link.shortPath}`} shareAs={t('take.shareText', { unit: name })} />
      ) : null}
      <p className="ww-note">{until}</p>
    </div>
  )
}

/** What is taken along: the unit, its rooms as chosen, the total. */
function Summary() {
  const { t } = useTranslation('prospects')
  const { price } = useFormat()
  const { store, mapping, flags, name } = useOpenUnit()
  const { urls, total } = useMemo(() => {
    const { configuration } = store.state.getState()
    return { urls: previewUrls(configuration, mapping), total: unitState(configuration).total }
  }, [store, mapping])
  return (
    <>
      <p>{t(theKiosk() === null ? 'take.intro' : 'kiosk.intro')}</p>
      {urls.length === 0 ? null : (
        <div className={styles.rooms}>
          {urls.map((url) => (
            <Room key={url} url={url} />
          ))}
        </div>
      )}
      <p className="ww-between">
        <span>{name}</span>
        {flags.showPricing ? <strong>{price(total, { sign: true })}</strong> : null}
      </p>
    </>
  )
}

function Room({ url }: { url: string }) {
  const { isBroken, onError } = useLoadable(url)
  return isBroken ? null : <img src={url} alt="" loading="lazy" decoding="async" draggable={false} onError={onError} />
}

function getHost(origin: string): string {
  return new URL(origin).host
}
