import { useContext, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Configuration } from '#shared/domain/index.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { CardNote } from '#renderer/ui/card/Card.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { ProgressBar } from '#renderer/ui/ProgressBar.tsx'
import { checkoutPath, roomPath } from '#renderer/unit/address/paths.ts'
import { useUnitHistory } from '#renderer/unit/history/use-unit-history.ts'
import { useOrderWords } from '#renderer/unit/order/use-order-words.ts'
import { useShownRoomIds, useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import { unfinishedRoom } from '../../ways-model.ts'
import { Total } from '../cost-overview/Total.tsx'
import { ItemCard } from '../ItemCard.tsx'
import { itemStyle } from '../item-style.ts'
import type { ItemViewProps } from '../item-view.types.ts'
import { LayoutContext } from '../layout.context.ts'
import { RoomBars } from './RoomBars.tsx'
import { RoomRows } from './RoomRows.tsx'
import styles from './ConfiguratorItem.module.css'

/** How far the choices are, what was chosen last, and the room to go on in (DSH-43..45, DSH-49..51). */
export function ConfiguratorItem({ item, place }: ItemViewProps<'Configurator'>) {
  const { t } = useTranslation('dashboard-unit')
  const { t: dashboard } = useTranslation('dashboard')
  const { flags, portal } = useOpenUnit()
  const { completed } = useUnitState()
  const { placed } = useOrderWords()
  const layout = useContext(LayoutContext)
  return (
    <ItemCard
      item={item}
      place={place}
      title={dashboard(completed ? 'selection.completedTitle' : 'selection.title')}
      isLabel={!completed}
      className={styles.card}
    >
      <div className={styles.how} style={itemStyle(item.styles['text'])}>
        {completed ? <CardNote icon="lock">{placed}</CardNote> : <Progress />}
        {completed ? null : <LastChoice />}
        {layout === 'v3' && flags.showProgressBar && !completed ? <RoomBars label={t('configurator.rooms')} /> : null}
        {layout === 'v2' ? <RoomRows /> : null}
      </div>
      {portal === 'mp' && flags.showPricing ? (
        <>
          <Total />
          <WayToAll />
        </>
      ) : null}
      <WayOn />
    </ItemCard>
  )
}

function Progress() {
  const { t } = useTranslation('dashboard-unit')
  const { t: dashboard } = useTranslation('dashboard')
  const { percentage } = useFormat()
  const { flags } = useOpenUnit()
  const { progress, decidedCount, pendingCount } = useUnitState()
  const count = decidedCount + pendingCount
  const words =
    pendingCount === 0 ? dashboard('selection.done') : t('configurator.settled', { decided: decidedCount, count })
  return (
    <>
      <p className={styles.settled}>{words}</p>
      {flags.showProgressBar ? (
        <ProgressBar
          progress={progress}
          label={dashboard('selection.progress')}
          text={`${percentage(progress)}, ${words}`}
        />
      ) : null}
    </>
  )
}

/** Of those that were made here. */
function LastChoice() {
  const { t } = useTranslation('dashboard-unit')
  const { store } = useOpenUnit()
  const { state } = useUnitHistory()
  const step = useSyncExternalStore(state.subscribe, () => state.getState().done.at(-1))
  if (step === undefined) return null
  const [roomId = ''] = step.roomIds
  const room = step.roomIds.length === 1 ? store.prepared.room(roomId) : undefined
  return (
    <p className="ww-said">
      {room === undefined
        ? t('configurator.last', { choice: step.label })
        : t('configurator.lastIn', { choice: step.label, room: room.title })}
    </p>
  )
}

/** Prospects have no card of costs of their own (DSH-11): what it adds up to is found from here. */
function WayToAll() {
  const { t } = useTranslation('dashboard')
  const { basePath, project } = useOpenUnit()
  if (!hasPage(project, 'checkout')) return null
  return (
    <Link className={styles.on} to={checkoutPath(basePath)}>
      {t('selection.overview')}
      <NamedIcon name="arrowRight" size={20} />
    </Link>
  )
}

/** To what is open; where nothing is, to all that was chosen (DSH-50). */
function WayOn() {
  const { t } = useTranslation('dashboard-unit')
  const { t: dashboard } = useTranslation('dashboard')
  const { store, basePath, project } = useOpenUnit()
  const { completed } = useUnitState()
  const roomIds = useShownRoomIds()
  const openId = useUnitValue(findOpenRoom, roomIds)
  const room = store.prepared.room(openId ?? roomIds[0] ?? '')
  const isOpen = openId !== null && !completed
  const isToAll = !isOpen && hasPage(project, 'checkout')
  if (!isToAll && room === undefined) return null
  return (
    <Link className={styles.on} to={isToAll ? checkoutPath(basePath) : roomPath(basePath, room?.slug ?? '')}>
      {isToAll
        ? dashboard(completed ? 'selection.overviewCompleted' : 'selection.overview')
        : isOpen
          ? t('configurator.goOn', { room: room?.title ?? '' })
          : dashboard('rooms.configure')}
      <NamedIcon name="arrowRight" size={20} />
    </Link>
  )
}

function findOpenRoom(configuration: Configuration, roomIds: readonly string[]): string | null {
  return unfinishedRoom(configuration, roomIds)
}
