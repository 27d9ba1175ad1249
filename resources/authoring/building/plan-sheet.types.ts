import type { Text } from '../catalogue/product.types.ts'
import type { BuildingPlan } from './building.types.ts'

/** What a sheet says about its unit. */
export interface SheetFacts {
  readonly projectName: string
  readonly name: Text
  readonly roomCount: number
  /** Where it lies; null for flats to try out. */
  readonly place: Text | null
}

/** Where a unit lies. */
export interface SheetPlace {
  readonly building: BuildingPlan
  readonly storeyIndex: number
}
