export { ResidenceDashboardPage } from './ResidenceDashboardPage.tsx'
export { ResidenceLayout } from './ResidenceLayout.tsx'
