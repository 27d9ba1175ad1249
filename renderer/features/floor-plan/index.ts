export { FloorPlanPage } from './FloorPlanPage.tsx'
