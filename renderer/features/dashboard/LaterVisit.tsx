import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { OpenedItem } from '#shared/domain/index.ts'
import { formatList } from '#renderer/i18n/format-in-sentences.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { buttonsVariant } from '#renderer/session/index.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { ProgressBar } from '#renderer/ui/ProgressBar.tsx'
import { checkoutPath, roomPath } from '#renderer/unit/address/paths.ts'
import { useMayComplete } from '#renderer/unit/order/use-may-complete.ts'
import { useRoomState, useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { Banner } from './Banner.tsx'
import styles from './Banner.module.css'
import { BannerWords } from './BannerWords.tsx'
import { OwnRoom } from './OwnRoom.tsx'
import type { Standing } from './standing.ts'

/** From the first choice on: the room that is not finished, as chosen, and the one way on (START-2). */
export function LaterVisit({ standing }: { standing: Exclude<Standing, { kind: 'new' }> }) {
  const { project } = useOpenUnit()
  return (
    <Banner project={project} picture={<OwnRoom room={standing.room} />}>
      {standing.kind === 'opened' ? (
        <CameBack opened={standing.opened} />
      ) : standing.kind === 'returned' ? (
        <Returned />
      ) : standing.kind === 'finished' ? (
        <Finished room={standing.room} />
      ) : (
        <Unfinished room={standing.room} itemId={standing.itemId} />
      )}
    </Banner>
  )
}

/** Single items of an order are open again: to these, and to no other (KNW-2). */
function CameBack({ opened }: { opened: readonly OpenedItem[] }) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const { store, basePath, name, project } = useOpenUnit()
  const locale = useLocale()
  const [first] = opened
  if (first === undefined) return null
  const titles = opened.flatMap(({ itemId }) => store.prepared.item(itemId)?.title ?? [])
  return (
    <BannerWords unit={name} title={t('later.opened', { count: opened.length })}>
      <p className="ww-said">{t('later.rest', { items: formatList(titles, locale) })}</p>
      <ButtonLink
        className={styles.button}
        to={roomPath(basePath, first.room.slug, first.itemId)}
        variant={buttonsVariant(project) ?? 'contained'}
        size="large"
        endIcon={<NamedIcon name="arrowRight" size={20} />}
      >
        {common('order.toItems', { count: opened.length })}
      </ButtonLink>
    </BannerWords>
  )
}

/** The whole order came back: to the review, where everything stands that it was. */
function Returned() {
  const { t } = useTranslation('dashboard')
  const { basePath, name, project } = useOpenUnit()
  return (
    <BannerWords unit={name} title={t('later.returned')}>
      <p className="ww-said">{t('later.adapt')}</p>
      <ButtonLink
        className={styles.button}
        to={checkoutPath(basePath)}
        variant={buttonsVariant(project) ?? 'contained'}
        size="large"
        endIcon={<NamedIcon name="arrowRight" size={20} />}
      >
        {t('later.toReview')}
      </ButtonLink>
    </BannerWords>
  )
}

function Unfinished({ room, itemId }: { room: Room; itemId: string | null }) {
  const { t } = useTranslation('dashboard')
  const { store, basePath, portal, name, flags, project } = useOpenUnit()
  const { pendingCount, decidedCount, progress } = useRoomState(room.id)
  const item = itemId === null ? undefined : store.prepared.item(itemId)
  const words = t('later.settled', { decided: decidedCount, count: decidedCount + pendingCount })
  return (
    <BannerWords unit={name} title={t('later.title', { room: room.title, count: pendingCount })}>
      {item === undefined ? null : <p className="ww-said">{t('later.next', { item: item.title })}</p>}
      {flags.showProgressBar ? (
        <ProgressBar className={styles.bar} progress={progress} label={room.title} text={words} />
      ) : null}
      <ButtonLink
        className={styles.button}
        to={roomPath(basePath, room.slug, itemId)}
        variant={buttonsVariant(project) ?? 'contained'}
        size="large"
        endIcon={<NamedIcon name="arrowRight" size={20} />}
      >
        {t(`later.${portal}.proceed`, { room: room.title })}
      </ButtonLink>
    </BannerWords>
  )
}

/** Nothing is open: on to the review, or after it a look back. */
function Finished({ room }: { room: Room }) {
  const { t } = useTranslation('dashboard')
  const { basePath, portal, name, project } = useOpenUnit()
  const { completed } = useUnitState()
  const mayComplete = useMayComplete()
  const isReview = !completed && hasPage(project, 'checkout')
  return (
    <BannerWords unit={name} title={t(completed ? 'later.ordered' : 'selection.done')}>
      <p className="ww-said">{t(completed ? 'later.look' : 'later.review')}</p>
      <ButtonLink
        className={styles.button}
        to={isReview ? checkoutPath(basePath) : roomPath(basePath, room.slug)}
        variant={buttonsVariant(project) ?? 'contained'}
        size="large"
        endIcon={<NamedIcon name="arrowRight" size={20} />}
      >
        {isReview && !mayComplete ? t('main.mp.finish') : t(`main.${portal}.${isReview ? 'finish' : 'view'}`)}
      </ButtonLink>
    </BannerWords>
  )
}
