import { useMemo } from 'react'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { Items } from '../items/Items.tsx'
import { makeItem } from './make-item.ts'
import { projectBanner } from './project-banner.ts'
import { NextRooms } from './NextRooms.tsx'
import styles from './DashboardV3.module.css'

const greeting = [makeItem('BuyerGreeting')]
const work = {
  bp: [makeItem('Configurator'), makeItem('CostOverview')],
  mp: [makeItem('MarketingUnitInfo'), makeItem('Configurator')],
}
const deadline = [makeItem('DeadlineReminder')]
const facts = {
  bp: [makeItem('FloorPlan'), makeItem('DashboardUnitInfo'), makeItem('ProjectMap')],
  mp: [makeItem('FloorPlan'), makeItem('ProjectMap')],
}
const films = [makeItem('ProjectVideo'), makeItem('ProjectImages')]
const end = [makeItem('MobileMenu'), makeItem('ApplicationBar')]

/** DSH-4: a mosaic that pictures lead. */
export function DashboardV3() {
  const { portal, project } = useOpenUnit()
  const banner = useMemo(() => [projectBanner(project)], [project])
  return (
    <div className={styles.page}>
      <Items items={greeting} place="page" />
      <div className={styles.top}>
        <div className={styles.hero}>
          <Items items={banner} place="page" />
        </div>
        <div className={styles.work}>
          <Items items={work[portal]} place="page" />
        </div>
      </div>
      <div className={styles.tiles}>
        <Items items={deadline} place="page" />
        <NextRooms />
      </div>
      <div className={styles.tiles}>
        <Items items={facts[portal]} place="page" />
      </div>
      <Items items={films} place="page" />
      <Items items={end} place="page" />
    </div>
  )
}
