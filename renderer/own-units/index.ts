export { useSeveralUnits } from './use-several-units.ts'
export { isSwitching, SWITCHING } from './switching.ts'
export { type SampleUnit, useSampleUnits } from './use-sample-units.ts'
