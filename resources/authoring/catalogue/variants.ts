import { DEPICTED_LAYOUT, LAYOUT_IDS, LAYOUTS, type LayoutId } from '../building/layouts.ts'
import type { ItemSpec, RoomSlug } from './item.types.ts'
import { planQuantities, roomsMissingIn } from './plan-quantities.ts'

/** A variant of the catalogue for the flats of one plan. */
export interface VariantSpec {
  readonly id: LayoutId
  /** By item id, as the plan says. */
  readonly quantities: Readonly<Record<string, number>>
  readonly withoutRooms: readonly RoomSlug[]
}

const PLAN_ROOM: RoomSlug = 'floor-plan'

export const VARIANTS: readonly VariantSpec[] = LAYOUT_IDS.map((id) => {
  const { plan, floorSpace } = LAYOUTS[id]
  return {
    id,
    quantities: planQuantities(plan, floorSpace),
    withoutRooms: [...roomsMissingIn(plan), ...(id === DEPICTED_LAYOUT ? [] : [PLAN_ROOM])],
  }
})

/** Quantities that a variant changes, by item id. */
export function getQuantities(variant: VariantSpec, items: readonly ItemSpec[]): Record<string, number> {
  const without = new Set<string>(variant.withoutRooms)
  const changed = items.flatMap(({ id, room, quantity }) => {
    const planned = variant.quantities[id]
    if (room === null || without.has(room) || planned === undefined || planned === quantity) return []
    return [[id, planned] as const]
  })
  return Object.fromEntries(changed)
}
