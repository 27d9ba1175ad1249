import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '#renderer/i18n/format-in-sentences.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { MainButton } from '#renderer/parts/overview/MainButton.tsx'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { checkoutPath, roomPath } from '#renderer/unit/address/paths.ts'
import { useRoomState, useShownRoomIds, useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { type Standing, useStanding } from '../standing.ts'
import styles from './NextStep.module.css'

const Ways = lazy(() => import('../Ways.tsx').then(({ Ways: view }) => ({ default: view })))

/** The one way on: into the rooms, to the room that was begun, or to what the team has given back (DSH-43..45, KNW-2). */
export function NextStep({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const { basePath, portal } = useOpenUnit()
  const standing = useStanding()
  switch (standing?.kind) {
    case 'opened': {
      const { room, itemId } = standing.opened[0]
      return (
        <Way className={className} to={roomPath(basePath, room.slug, itemId)}>
          {common('order.toItems', { count: standing.opened.length })}
        </Way>
      )
    }
    case 'returned':
      return (
        <Way className={className} to={checkoutPath(basePath)}>
          {t('later.toReview')}
        </Way>
      )
    case 'begun':
      return (
        <Way className={className} to={roomPath(basePath, standing.room.slug, standing.itemId)}>
          {t(`later.${portal}.proceed`, { room: standing.room.title })}
        </Way>
      )
    default:
      return <MainButton className={className} />
  }
}

interface WayProps {
  readonly className: string | undefined
  readonly to: string
  readonly children: ReactNode
}

function Way({ className, to, children }: WayProps) {
  return (
    <ButtonLink
      className={className}
      to={to}
      variant="contained"
      size="large"
      endIcon={<NamedIcon name="arrowRight" size={20} />}
    >
      {children}
    </ButtonLink>
  )
}

/** How far the choices are, in one heading and a sentence, or what there is to do before the first of them. */
export function StandingWords({ className }: { className?: string | undefined }) {
  const standing = useStanding()
  if (standing === null) return null
  return (
    <div className={`ww-stack ww-gap-2 ${className ?? ''}`}>
      {standing.kind === 'begun' ? <BegunWords {...standing} /> : <OtherWords standing={standing} />}
    </div>
  )
}

function BegunWords({ room, itemId }: Extract<Standing, { kind: 'begun' }>) {
  const { t } = useTranslation('dashboard')
  const { store } = useOpenUnit()
  const { pendingCount } = useRoomState(room.id)
  const item = itemId === null ? undefined : store.prepared.item(itemId)
  return (
    <>
      <h2 className={styles.title}>{t('later.title', { room: room.title, count: pendingCount })}</h2>
      {item === undefined ? null : <p>{t('later.next', { item: item.title })}</p>}
    </>
  )
}

function OtherWords({ standing }: { standing: Exclude<Standing, { kind: 'begun' }> }) {
  const { t } = useTranslation('dashboard')
  const { store, portal } = useOpenUnit()
  const { completed } = useUnitState()
  const locale = useLocale()
  const count = useShownRoomIds().length
  if (standing.kind === 'new') return <p>{t(`start.${portal}.task`, { count })}</p>
  const words = {
    opened: () => {
      const opened = standing.kind === 'opened' ? standing.opened : []
      const titles = opened.flatMap(({ itemId }) => store.prepared.item(itemId)?.title ?? [])
      return [t('later.opened', { count: opened.length }), t('later.rest', { items: formatList(titles, locale) })]
    },
    returned: () => [t('later.returned'), t('later.adapt')],
    finished: () => [t(completed ? 'later.ordered' : 'selection.done'), t(completed ? 'later.look' : 'later.review')],
  }
  const [title, text] = words[standing.kind]()
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
    </>
  )
}

/** Three ways to begin (START-1), until something is chosen. */
export function FirstWays() {
  if (useStanding()?.kind !== 'new') return null
  return (
    <Suspense>
      <div className={styles.ways}>
        <Ways />
      </div>
    </Suspense>
  )
}
