import type { ItemSpec } from './item.types.ts'
import { KITCHEN_ITEMS } from './items-kitchen.ts'
import { BEDROOM_ITEMS, HALLWAY_ITEMS, LIVING_ITEMS, NURSERY_ITEMS } from './items-living.ts'
import { FLOOR_PLAN_ITEMS, SMART_HOME_ITEMS, UNIT_ITEMS, WINDOW_ITEMS } from './items-tech.ts'
import { BAD_360_ITEMS, BATHROOM_ITEMS, GUEST_BATHROOM_ITEMS } from './items-wet.ts'

/** Every item of the catalogues, by room. */
export const ITEMS: readonly ItemSpec[] = [
  ...HALLWAY_ITEMS,
  ...LIVING_ITEMS,
  ...KITCHEN_ITEMS,
  ...BATHROOM_ITEMS,
  ...GUEST_BATHROOM_ITEMS,
  ...BEDROOM_ITEMS,
  ...NURSERY_ITEMS,
  ...WINDOW_ITEMS,
  ...SMART_HOME_ITEMS,
  ...FLOOR_PLAN_ITEMS,
  ...BAD_360_ITEMS,
  ...UNIT_ITEMS,
]
