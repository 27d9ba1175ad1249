import type { BundleGroupSpec } from './bundle.ts'
import { BATH_GROUPS } from './bundles-bath.ts'
import { HOUSE_GROUPS } from './bundles-house.ts'
import { KITCHEN_GROUPS } from './bundles-kitchen.ts'
import { LIVING_GROUPS } from './bundles-living.ts'

/** All bundle groups, in the order in which they are offered. */
export const BUNDLE_GROUPS: readonly BundleGroupSpec[] = [
  ...BATH_GROUPS,
  ...KITCHEN_GROUPS,
  ...LIVING_GROUPS,
  ...HOUSE_GROUPS,
]
