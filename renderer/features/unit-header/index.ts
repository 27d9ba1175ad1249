export { UnitHeader } from './UnitHeader.tsx'
export { usePageTop } from './use-page-top.ts'
