import type { Attack } from './attack.ts'
import { ruleFlood } from './rule-flood.ts'

/** One after another, in this order. */
export const ATTACKS: readonly Attack[] = [ruleFlood(2)]
