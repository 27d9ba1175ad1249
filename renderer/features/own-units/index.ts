export { useSeveralUnits } from './use-several-units.ts'
