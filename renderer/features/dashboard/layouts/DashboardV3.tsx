import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { Items } from '../items/Items.tsx'
import { itemOf } from './item-of.ts'
import { NextRooms } from './NextRooms.tsx'
import styles from './DashboardV3.module.css'

const greeting = [itemOf('BuyerGreeting')]
const banner = [itemOf('DashboardBannerV2')]
const work = {
  bp: [itemOf('Configurator'), itemOf('CostOverview')],
  mp: [itemOf('MarketingUnitInfo'), itemOf('Configurator')],
}
const deadline = [itemOf('DeadlineReminder')]
const facts = {
  bp: [itemOf('FloorPlan'), itemOf('DashboardUnitInfo'), itemOf('ProjectMap')],
  mp: [itemOf('FloorPlan'), itemOf('ProjectMap')],
}
const project = [itemOf('ProjectVideo'), itemOf('ProjectImages')]
const menu = [itemOf('MobileMenu')]

/** DSH-4: a mosaic that pictures lead. */
export function DashboardV3() {
  const { portal } = useOpenUnit()
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
      <Items items={project} place="page" />
      <Items items={menu} place="page" />
    </div>
  )
}
