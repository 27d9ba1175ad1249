import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { Items } from '../items/Items.tsx'
import { makeItem } from './make-item.ts'
import styles from './DashboardV2.module.css'

const banner = [makeItem('DashboardBannerV2')]
const home = {
  bp: [makeItem('BuyerGreeting'), makeItem('DashboardUnitInfo'), makeItem('MobileMenu')],
  mp: [makeItem('MarketingUnitInfo'), makeItem('MobileMenu')],
}
const next = [makeItem('DeadlineReminder'), makeItem('CostOverview')]
const rooms = [makeItem('Configurator')]
const place = [makeItem('FloorPlan'), makeItem('DocumentCard')]
const where = [makeItem('ProjectVideo'), makeItem('ProjectMap')]
const pictures = [makeItem('ProjectImages')]
const bar = [makeItem('ApplicationBar')]

/** DSH-4: what the home is at the left, and what is to be done at the right. */
export function DashboardV2() {
  const { portal } = useOpenUnit()
  return (
    <div className={styles.page}>
      <Items items={banner} place="page" />
      <div className={styles.columns}>
        <div className={styles.home}>
          <Items items={home[portal]} place="page" />
        </div>
        <div className={styles.work}>
          <div className={styles.pair}>
            <Items items={next} place="page" />
          </div>
          <Items items={rooms} place="page" />
        </div>
        <div className={styles.place}>
          <Items items={place} place="page" />
        </div>
      </div>
      <div className={styles.pair}>
        <Items items={where} place="page" />
      </div>
      <Items items={pictures} place="page" />
      <Items items={bar} place="page" />
    </div>
  )
}
