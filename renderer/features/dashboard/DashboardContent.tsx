import { useOpenUnit } from '#renderer/features/configurator/index.ts'
import { ContactCard } from './ContactCard.tsx'
import styles from './DashboardContent.module.css'
import { FloorPlanCard } from './FloorPlanCard.tsx'
import { RoomCards } from './RoomCards.tsx'
import { SelectionCard } from './SelectionCard.tsx'
import { UnitHero } from './UnitHero.tsx'
import { floorPlanOf } from './unit-facts.ts'

/** What the dashboard says about the open unit: a page of its own, and inside the unit info dialog (CFG-19). */
export function DashboardContent({ isInDialog = false }: { isInDialog?: boolean }) {
  const { unit, name } = useOpenUnit()
  const floorPlanUrl = floorPlanOf(unit)
  return (
    <div className={styles.dashboard}>
      <UnitHero isInDialog={isInDialog} />
      <div className={styles.columns}>
        <div className={styles.selection}>
          <SelectionCard />
        </div>
        <div className={styles.rooms}>
          <RoomCards />
        </div>
        <div className={styles.more}>
          {floorPlanUrl === null ? null : <FloorPlanCard url={floorPlanUrl} unitName={name} />}
          <ContactCard />
        </div>
      </div>
    </div>
  )
}
