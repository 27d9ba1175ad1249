import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { unitState } from '#shared/domain/index.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { useLoadable } from '#renderer/parts/pictures/use-loadable.ts'
import { theKiosk } from '#renderer/platform/shell.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useFavoriteTotal } from '#renderer/unit/favorites/use-favorites.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { failureKey } from '../prospect/failure-key.ts'
import { previewUrls } from '../prospect/preview-urls.ts'
import { NoCode, ShortCode } from './ShortCode.tsx'
import styles from './TakeHome.module.css'
import { useTakeHome } from './use-take-home.ts'

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

/** The code, or why it is not there. */
function Code() {
  const { t } = useTranslation('prospects')
  const { name } = useOpenUnit()
  const link = useTakeHome()
  if (link.status === 'ready') {
    const labels = { qr: t('save.qrLabel'), link: t('save.link') }
    return <ShortCode link={link.value} labels={labels} shareAs={t('take.shareText', { unit: name })} />
  }
  if (link.status === 'loading') return <NoCode isWaiting>{t('take.loading')}</NoCode>
  const failure = failureKey(link.error)
  return (
    <NoCode isWaiting={false}>
      <p>{theKiosk() !== null && failure === 'unreachable' ? t('kiosk.noCode') : t(`take.failure.${failure}`)}</p>
      <Button variant="outlined" onClick={link.retry}>
        {t('take.retry')}
      </Button>
    </NoCode>
  )
}

/** What is taken along: the unit, its rooms as chosen, the total. */
function Summary() {
  const { t } = useTranslation('prospects')
  const { price } = useFormat()
  const { store, mapping, flags, name } = useOpenUnit()
  const hearts = useFavoriteTotal()
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
      {hearts === 0 ? null : (
        <p className="ww-row ww-gap-8 ww-note">
          <NamedIcon name="heartFilled" size={18} />
          {t('take.hearts', { count: hearts })}
        </p>
      )}
    </>
  )
}

function Room({ url }: { url: string }) {
  const { isBroken, onError } = useLoadable(url)
  return isBroken ? null : <img src={url} alt="" loading="lazy" decoding="async" draggable={false} onError={onError} />
}
