import type { Attack } from './attack.ts'
import { HELD_CONNECTIONS } from './held-connections.ts'
import { NESTED_JSON } from './nested-json.ts'
import { ruleFlood } from './rule-flood.ts'

/** One after another, in this order. */
export const ATTACKS: readonly Attack[] = [ruleFlood(2), ruleFlood(15), ...NESTED_JSON, ...HELD_CONNECTIONS]
