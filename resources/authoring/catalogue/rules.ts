import type { RuleSpec } from './rule.ts'
import { BATH_RULES } from './rules-bath.ts'
import { HOUSE_RULES } from './rules-house.ts'
import { KITCHEN_RULES } from './rules-kitchen.ts'
import { LIVING_RULES } from './rules-living.ts'

/** Every rule of the catalogues. */
export const RULES: readonly RuleSpec[] = [...BATH_RULES, ...KITCHEN_RULES, ...LIVING_RULES, ...HOUSE_RULES]
