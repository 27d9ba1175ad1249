import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { WAYS_FURTHER } from '../actions/unit-actions.ts'
import { ActionList, UnitActions, useOfferedActions } from '../actions/UnitActions.tsx'
import { SavingNotices } from '#renderer/parts/saving/SavingNotices.tsx'
import { RoomSteps } from '../rooms/RoomSteps.tsx'
import { Deferred } from '#renderer/unit/state/Deferred.tsx'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './Sidebar.module.css'
import { PriceIndication } from './PriceIndication.tsx'
import { RoomTotal, UnitTotal } from './Totals.tsx'
import { UnitProgressBar } from './UnitProgressBar.tsx'

interface SidebarProps {
  /** Its place in the layout. */
  readonly className: string | undefined
  readonly room: Room
  readonly rooms: readonly Room[]
}

/** Whose home it is, how far it is, what it costs, and the way on. 200 px wide, or 340 (CFG-7); more on wide screens (decision 69). */
export const Sidebar = memo(function Sidebar({ className = '', room, rooms }: SidebarProps) {
  const { t } = useTranslation('configurator')
  const { name, typeLabel, flags } = useOpenUnit()
  const [isCompact, setIsCompact] = useState(true)
  return (
    <aside
      className={`${styles.sidebar} ${className}`}
      data-compact={isCompact || undefined}
      data-over="left"
      aria-label={t('sidebar.label')}
    >
      <div className={styles.scroll}>
        <div className={styles.unit}>
          <IconButton
            className={styles.toggle}
            aria-expanded={!isCompact}
            label={t(isCompact ? 'sidebar.expand' : 'sidebar.collapse')}
            onClick={() => setIsCompact(!isCompact)}
          >
            <NamedIcon name={isCompact ? 'chevronRight' : 'chevronLeft'} size={20} />
          </IconButton>
          <span className="ww-note">{typeLabel}</span>
          <p className={styles.unitName}>{name}</p>
          {flags.showProgressBar ? (
            <Deferred>
              <UnitProgress />
            </Deferred>
          ) : null}
        </div>
        <div className={styles.sums}>
          <SavingNotices />
          <Deferred>
            <RoomTotal room={room} short={isCompact} />
          </Deferred>
          <UnitTotal hint={isCompact || !flags.showPricing ? null : t('sidebar.totalHint')} />
          {isCompact ? null : (
            <Deferred>
              <PriceIndication />
            </Deferred>
          )}
          <RoomSteps rooms={rooms} roomId={room.id} short={isCompact} />
        </div>
        <div className={styles.actions}>
          <UnitActions without={WAYS_FURTHER} />
        </div>
      </div>
      <WaysFurther />
    </aside>
  )
})

/** At the sidebar's foot, where it is in sight however little height there is. Nothing where there is no such way. */
function WaysFurther() {
  const { t } = useTranslation('configurator')
  const ways = useOfferedActions().filter(({ id }) => WAYS_FURTHER.includes(id))
  return ways.length === 0 ? null : (
    <div className={styles.foot}>
      <ActionList label={t('actions.further')} actions={ways} />
    </div>
  )
}

/** How much of the home is decided (ENG-44). */
const UnitProgress = memo(function UnitProgress() {
  const { t } = useTranslation('configurator')
  const { percentage } = useFormat()
  const { progress, pendingCount } = useUnitState()
  const words = pendingCount === 0 ? t('sidebar.progressDone') : t('rooms.open', { count: pendingCount })
  return (
    <div className="ww-stack ww-gap-8">
      <div className="ww-ends ww-text">
        <span>{t('sidebar.progress')}</span>
        <strong>{percentage(progress)}</strong>
      </div>
      <UnitProgressBar progress={progress} text={`${percentage(progress)}, ${words}`} />
      <span className="ww-hint">{words}</span>
    </div>
  )
})
