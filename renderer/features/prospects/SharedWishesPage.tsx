import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getTakeHomeLink } from '#shared/contracts/http/take-home.contract.ts'
import { Footer } from '#renderer/features/legal/index.ts'
import { formatDate } from '#renderer/i18n/format.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { ThumbPlaceholder } from '#renderer/parts/options/ThumbPlaceholder.tsx'
import { useLoadable } from '#renderer/parts/pictures/use-loadable.ts'
import { getRoomSpan } from '#renderer/parts/wishes/room-span.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { getLogo, useProjectConfig } from '#renderer/session/index.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { PageHeader } from '#renderer/ui/PageHeader.tsx'
import { ProjectLogo } from '#renderer/ui/ProjectLogo.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import styles from './SharedWishes.module.css'

export type SharedWishes = Extract<AnswerOf<typeof getTakeHomeLink>, { kind: 'wish_list' }>
type SharedRoom = SharedWishes['rooms'][number]

/** What somebody likes and has shared: to look at, as it was then (WSH-6). */
export function SharedWishesPage({ shared }: { shared: SharedWishes }) {
  const { t } = useTranslation('wishes')
  const locale = useLocale()
  const { accountId, projectSlug, portalId, unit, rooms } = shared
  const { config } = useProjectConfig(portalId, accountId, projectSlug)
  const count = rooms.reduce((sum, { wishes }) => sum + wishes.length, 0)
  useTitle(t('shared.title'), config?.name)
  return (
    <div className="ww-page">
      <PageHeader logo={config === null ? null : <ProjectLogo url={getLogo(config)} alt={config.name} />}>
        {null}
      </PageHeader>
      <main className={`ww-content ${styles.main}`}>
        <header className={styles.head}>
          <h1 className="ww-title">{t('shared.title')}</h1>
          <p>{t('shared.intro', { count })}</p>
          <p className="ww-note">
            {t('shared.from', { day: formatDate(shared.createdAt, locale) })}{' '}
            {t('shared.until', { day: formatDate(shared.expiresAt, locale) })}
          </p>
        </header>
        <div className={styles.rooms}>
          {rooms.map((room, index) => (
            // Nothing moves here, and two may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <Room key={index} room={room} />
          ))}
        </div>
        {unit === null ? null : (
          <ButtonLink
            className={styles.try}
            variant="contained"
            size="large"
            to={linkTo('dashboard', { portalId: 'mp', accountId, projectId: projectSlug, unitId: unit.slug })}
            endIcon={<NamedIcon name="arrowRight" size={20} />}
          >
            {t('shared.try', { unit: unit.displayName })}
          </ButtonLink>
        )}
      </main>
      <Footer place={{ portal: portalId, accountId, projectId: projectSlug }} />
    </div>
  )
}

function Room({ room }: { room: SharedRoom }) {
  const { t } = useTranslation('wishes')
  const id = useId()
  return (
    <section className={styles.room} style={getRoomSpan(room.wishes)} aria-labelledby={id}>
      <h2 id={id} className="ww-section">
        {room.title === '' ? t('wholeUnit') : room.title}
      </h2>
      <ul className={styles.cards}>
        {room.wishes.map((wish, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.card}>
            <Picture wish={wish} />
            <div className={styles.words}>
              <span className="ww-hint">{wish.itemTitle}</span>
              <h3 className={styles.name}>{wish.productTitle}</h3>
              {wish.origin === '' ? null : <span className="ww-hint">{wish.origin}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Picture({ wish }: { wish: SharedRoom['wishes'][number] }) {
  const url = wish.imageUrl ?? wish.thumbUrl
  const { isBroken, onError } = useLoadable(url)
  return (
    <div className={styles.picture}>
      {url === null || isBroken ? (
        <ThumbPlaceholder title={wish.productTitle} trade={undefined} />
      ) : (
        <img className="ww-cover" src={url} alt="" loading="lazy" decoding="async" onError={onError} />
      )}
    </div>
  )
}
