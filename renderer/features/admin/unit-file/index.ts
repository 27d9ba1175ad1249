export { UnitFilePanel } from './UnitFilePanel.tsx'
