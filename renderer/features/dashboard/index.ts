export { DashboardOpening } from './DashboardOpening.tsx'
export { DashboardPage } from './DashboardPage.tsx'
