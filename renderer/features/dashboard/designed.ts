export { DesignedDashboard } from './DesignedDashboard.tsx'
export { DesignedOpening } from './DesignedOpening.tsx'
