import { readDashboard } from '#shared/domain/designs/read-dashboard.ts'
import { Items } from '../items/Items.tsx'

const { items } = readDashboard([{ id: 'greeting', type: 'BuyerGreeting' }])

export function DashboardV2() {
  return <Items items={items} place="page" />
}
