export { DashboardOpening } from './DashboardOpening.tsx'
export { DashboardPage } from './DashboardPage.tsx'
export { DesignedDashboard } from './designed-parts.ts'
export { useDesign } from './get-design.ts'
