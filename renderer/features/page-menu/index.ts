export { PageMenu } from './PageMenu.tsx'
export { UnitFrame } from './UnitFrame.tsx'
