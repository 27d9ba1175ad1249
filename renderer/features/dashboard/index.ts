export { DashboardOpening } from './DashboardOpening.tsx'
export { DashboardPage } from './DashboardPage.tsx'
export { DesignedDashboard } from './designed-parts.ts'
export { getDesign } from './get-design.ts'
