import type { ReactNode } from 'react'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ContactCard } from './ContactCard.tsx'
import styles from './UnitOverview.module.css'
import { FactsCard } from './FactsCard.tsx'
import { FloorPlanCard } from './FloorPlanCard.tsx'
import { RoomCards } from './RoomCards.tsx'
import { SelectionCard } from './SelectionCard.tsx'
import { UnitHero } from './UnitHero.tsx'
import { getFloorPlan } from './unit-facts.ts'

interface UnitOverviewProps {
  /** What a page says first, in the place of whose home it is; its key facts follow further down. */
  readonly top?: ReactNode
  /** The way to the other pages where it stands between the cards: on phones. */
  readonly menu?: ReactNode
  /** What a page says of the unit before its key facts. */
  readonly beside?: ReactNode
}

/** What the dashboard says about the open unit: a page of its own, and inside the unit info dialog (CFG-19). */
export function UnitOverview({ top, menu = null, beside = null }: UnitOverviewProps) {
  const { unit, name } = useOpenUnit()
  const floorPlanUrl = getFloorPlan(unit)
  return (
    <div className={styles.dashboard}>
      {top ?? <UnitHero />}
      <div className={styles.columns}>
        <div className={styles.selection}>
          <SelectionCard />
        </div>
        {menu}
        <div className={styles.rooms}>
          <RoomCards />
        </div>
        <div className={styles.more}>
          {beside}
          {top === undefined ? null : <FactsCard />}
          {floorPlanUrl === null ? null : <FloorPlanCard url={floorPlanUrl} unitName={name} />}
          <ContactCard />
        </div>
      </div>
    </div>
  )
}
