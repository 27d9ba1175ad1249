import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { Items } from '../items/Items.tsx'
import { itemOf } from './item-of.ts'
import styles from './DashboardV2.module.css'

const banner = [itemOf('DashboardBannerV2')]
const who = { bp: [itemOf('BuyerGreeting'), itemOf('DashboardUnitInfo')], mp: [itemOf('MarketingUnitInfo')] }
const plan = [itemOf('MobileMenu'), itemOf('FloorPlan')]
const next = [itemOf('DeadlineReminder'), itemOf('CostOverview')]
const rooms = [itemOf('Configurator')]
const place = [itemOf('ProjectVideo'), itemOf('ProjectMap')]
const more = [itemOf('ProjectImages'), itemOf('DocumentCard')]

/** DSH-4: what the home is at the left, and what is to be done at the right. */
export function DashboardV2() {
  const { portal } = useOpenUnit()
  return (
    <div className={styles.page}>
      <Items items={banner} place="page" />
      <div className={styles.columns}>
        <div className={styles.home}>
          <Items items={who[portal]} place="page" />
          <Items items={plan} place="page" />
        </div>
        <div className={styles.work}>
          <div className={styles.pair}>
            <Items items={next} place="page" />
          </div>
          <Items items={rooms} place="page" />
          <div className={styles.pair}>
            <Items items={place} place="page" />
          </div>
          <Items items={more} place="page" />
        </div>
      </div>
    </div>
  )
}
