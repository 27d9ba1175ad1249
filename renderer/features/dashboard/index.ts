export { DeadlineCard } from './DeadlineCard.tsx'
export { DashboardOpening } from './DashboardOpening.tsx'
export { DashboardPage } from './DashboardPage.tsx'
