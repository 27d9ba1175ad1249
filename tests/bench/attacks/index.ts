import type { Attack } from './attack.ts'
import { HEAVY_PACKAGES } from './heaviest-package.ts'
import { HELD_CONNECTIONS } from './held-connections.ts'
import { NESTED_JSON } from './nested-json.ts'
import { PICTURE_BOMBS } from './picture-bombs.ts'
import { ruleFlood } from './rule-flood.ts'
import { STYLE_SPACES } from './style-spaces.ts'

/** One after another, in this order. */
export const ATTACKS: readonly Attack[] = [
  ruleFlood(2),
  ruleFlood(15),
  ...NESTED_JSON,
  ...STYLE_SPACES,
  ...PICTURE_BOMBS,
  ...HEAVY_PACKAGES,
  ...HELD_CONNECTIONS,
]
