export { UnitSelectorPage } from './UnitSelectorPage.tsx'
