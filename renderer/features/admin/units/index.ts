export { UnitsPanel } from './UnitsPanel.tsx'
