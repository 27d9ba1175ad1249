export { track } from './track.ts'
export { UnitTracking } from './UnitTracking.tsx'
