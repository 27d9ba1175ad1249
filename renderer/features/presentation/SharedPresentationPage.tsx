import Paper from '@mui/material/Paper'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getTakeHomeLink } from '#shared/contracts/http/take-home.contract.ts'
import { Footer } from '#renderer/features/legal/index.ts'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { formatDate } from '#renderer/i18n/format.ts'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'
import { useLoadable } from '#renderer/parts/pictures/use-loadable.ts'
import { getLogo, useProjectConfig } from '#renderer/session/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { PageHeader } from '#renderer/ui/PageHeader.tsx'
import { ProjectLogo } from '#renderer/ui/ProjectLogo.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import styles from './SharedPresentation.module.css'

export type SharedPresentation = Extract<AnswerOf<typeof getTakeHomeLink>, { kind: 'presentation' }>
type SharedRoom = SharedPresentation['rooms'][number]
type Position = SharedRoom['positions'][number]

/** What people have put together with the team on a vacant unit: to look at, as it was then (PST-5, PST-6). */
export function SharedPresentationPage({ shared }: { shared: SharedPresentation }) {
  const { t } = useTranslation('presentation')
  const locale = useLocale()
  const { accountId, projectSlug, unit, rooms } = shared
  const { config } = useProjectConfig('mp', accountId, projectSlug)
  useTitle(t('shared.title', { unit: unit.displayName }), config?.name)
  const day = formatDate(shared.createdAt, locale)
  return (
    <div className="ww-page">
      <PageHeader logo={config === null ? null : <ProjectLogo url={getLogo(config)} alt={config.name} />}>
        <Button
          className="ww-screen-only"
          startIcon={<NamedIcon name="print" size={20} />}
          onClick={() => window.print()}
        >
          {t('shared.print')}
        </Button>
      </PageHeader>
      <main className={`ww-content ${styles.main}`}>
        <header className={styles.head}>
          <h1 className="ww-title">{t('shared.title', { unit: unit.displayName })}</h1>
          <p className="ww-note">{t('shared.from', { day, until: formatDate(shared.expiresAt, locale) })}</p>
          {unit.isSold ? <p className={`ww-tint ww-inset ${styles.sold}`}>{t('shared.sold')}</p> : null}
        </header>
        <ExactAmounts amounts={listAmounts(shared)}>
          <Total shared={shared} day={day} />
          {rooms.map((room, index) => (
            // Nothing moves here, and two may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <Room key={index} room={room} />
          ))}
        </ExactAmounts>
        <Seller shared={shared} />
      </main>
      <Footer place={{ portal: 'mp', accountId, projectId: projectSlug }} />
    </div>
  )
}

function listAmounts({ total, rooms }: SharedPresentation): number[] {
  return [total, ...rooms.flatMap((room) => [room.total, ...room.positions.map((position) => position.total)])].filter(
    (cents) => cents !== null,
  )
}

function Total({ shared: { total, totalOnRequest }, day }: { shared: SharedPresentation; day: string }) {
  const { t } = useTranslation('presentation')
  const { price } = useFormat()
  const beside = totalOnRequest === 0 ? null : t('shared.onRequest', { count: totalOnRequest })
  if (total === null) return <p className="ww-note">{[t('shared.plainHint'), beside].filter(Boolean).join(' ')}</p>
  return (
    <Paper variant="outlined" className={styles.total}>
      <span className="ww-muted">{t('shared.total')}</span>
      <strong>{price(total, { sign: true })}</strong>
      {beside === null ? null : <span>{beside}</span>}
      <small className="ww-muted">{t('shared.totalHint', { day })}</small>
    </Paper>
  )
}

function Room({ room: { title, pictureUrl, total, positions } }: { room: SharedRoom }) {
  const { t } = useTranslation('presentation')
  const { price } = useFormat()
  const id = useId()
  const shown = title === '' ? t('shared.unitWide') : title
  if (title === '' && positions.length === 0) return null
  return (
    <section className={styles.room} aria-labelledby={id}>
      <Picture url={pictureUrl} alt={t('shared.picture', { room: shown })} />
      <div>
        <div className={`ww-row ww-gap-12 ${styles.roomHead}`}>
          <h2 id={id} className="ww-section ww-rest">
            {shown}
          </h2>
          {total === null || positions.length === 0 ? null : <strong>{price(total, { sign: true })}</strong>}
        </div>
        {positions.length === 0 ? <p className="ww-muted">{t('shared.standard')}</p> : null}
        <ul className={styles.rows}>
          {positions.map((position) => (
            <Row key={position.id} position={position} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Row({ position: { item, product, thumbUrl, total, isOnRequest } }: { position: Position }) {
  const { t } = useTranslation('presentation')
  const { price } = useFormat()
  return (
    <li>
      <Thumb url={thumbUrl} size={48} title={product} />
      <div className="ww-rest">
        <small className="ww-muted">{item ?? t('shared.upgrade')}</small>
        <span className="ww-words">{product === '' ? t('shared.nothing') : product}</span>
      </div>
      <span className={styles.amount}>{getAmount()}</span>
    </li>
  )

  function getAmount(): ReactNode {
    if (isOnRequest) return t('shared.asked')
    if (total === null) return null
    return total === 0 ? t('shared.included') : price(total, { sign: true })
  }
}

function Picture({ url, alt }: { url: string | null; alt: string }) {
  const { isBroken, onError } = useLoadable(url)
  if (url === null || isBroken) return <div />
  // All at once: what is printed has to be there.
  return <img className={styles.picture} src={url} alt={alt} decoding="async" onError={onError} />
}

function Seller({ shared: { seller } }: { shared: SharedPresentation }) {
  const { t } = useTranslation('presentation')
  if (seller === null) return null
  const { name, email, phone } = seller
  return (
    <Paper variant="outlined" className={styles.total}>
      <span className="ww-muted">{t('shared.contact')}</span>
      <strong className="ww-main">{name}</strong>
      {phone === null || phone === '' ? null : (
        <a className="ww-link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {phone}
        </a>
      )}
      {email === null || email === '' ? null : (
        <a className="ww-link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </Paper>
  )
}
