export { useSeveralUnits } from './use-several-units.ts'
export { isSwitching, SWITCHING } from './switching.ts'
