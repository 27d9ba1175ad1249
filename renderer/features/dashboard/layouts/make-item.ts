import type { ItemTypeName } from '#shared/domain/designs/item-types.ts'
import type { Json } from '#shared/domain/designs/json.types.ts'
import { readDashboard, type ReadItem } from '#shared/domain/designs/read-dashboard.ts'

/** An item of a fixed layout, with what is usual. Errors: throws where the type needs more than that. */
export function makeItem(type: ItemTypeName, more: { readonly [name: string]: Json } = {}): ReadItem {
  const [item] = readDashboard([{ id: type, type, ...more }]).items
  if (item === undefined) throw new Error(`no item ${type}`)
  return item
}
