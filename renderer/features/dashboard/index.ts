export { DashboardContent } from './DashboardContent.tsx'
export { DashboardPage } from './DashboardPage.tsx'
export { UnitHeader } from './UnitHeader.tsx'
export { usePageTop } from './use-page-top.ts'
