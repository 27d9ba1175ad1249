import { LAYOUTS } from '../building/layouts.ts'
import { t } from './family.ts'
import { ITEM_TEXTS } from './item-texts.ts'
import type { ItemSpec, RoomSlug, Trade } from './item.types.ts'
import { planQuantities } from './plan-quantities.ts'
import type { ProductSpec, Text } from './product.types.ts'

/** The products of a family whose keys (ids without the family's prefix) begin with one of `keys`. */
export function some(family: readonly ProductSpec[], prefix: string, keys: readonly string[]): ProductSpec[] {
  const chosen = family.filter((product) => keys.some((key) => product.id.startsWith(`${prefix}-${key}`)))
  for (const key of keys) {
    if (!chosen.some((product) => product.id.startsWith(`${prefix}-${key}`)))
      throw new Error(`no product ${prefix}-${key}`)
  }
  return chosen
}

/** Items are authored for the three-room flat; the other plans are variants. */
const PLANNED = planQuantities(LAYOUTS['3-room'].plan, LAYOUTS['3-room'].floorSpace)

interface ItemOptions {
  readonly group?: string
  readonly pricing?: 'list' | 'surcharge'
  /** Where the plan does not say it. */
  readonly quantity?: number
  readonly unit?: string
  readonly quantityHidden?: boolean
  readonly range?: { readonly min: number; readonly max: number; readonly step: number }
  readonly changes?: ItemSpec['changes']
  readonly alsoIn?: ItemSpec['alsoIn']
  readonly pictured?: boolean
  readonly description?: Text
}

/** Whether a room's picture may show an item. */
export const isShownIn = ({ room, alsoIn }: ItemSpec, roomSlug: string): boolean =>
  room === roomSlug || alsoIn.some((other) => other === roomSlug)

/** Makes items of one room (null: of the whole unit). Throws when the standard is not among the products: an authoring mistake. */
export function makeItems(room: RoomSlug | null) {
  const prefix = room ?? 'unit'
  return (
    slot: string,
    trade: Trade,
    title: Text,
    standard: string | null,
    products: readonly ProductSpec[],
    options: ItemOptions = {},
  ): ItemSpec => {
    const ids = new Set(products.map((product) => product.id))
    for (const id of [...(standard === null ? [] : [standard]), ...Object.keys(options.changes ?? {})]) {
      if (!ids.has(id)) throw new Error(`${prefix}-${slot}: ${id} is not among its products`)
    }
    const planned = PLANNED[`${prefix}-${slot}`]
    if (planned !== undefined && options.quantity !== undefined)
      throw new Error(`${prefix}-${slot}: the plan says how much`)
    return {
      id: `${prefix}-${slot}`,
      room,
      slot,
      group: options.group ?? slot,
      trade,
      title,
      description: options.description ?? ITEM_TEXTS[slot] ?? t('', ''),
      products,
      standard,
      pricing: options.pricing ?? 'list',
      quantity: planned ?? options.quantity ?? 1,
      unit: options.unit ?? 'psch',
      quantityHidden: options.quantityHidden ?? (options.unit ?? 'psch') === 'psch',
      range: options.range ?? null,
      changes: options.changes ?? {},
      alsoIn: options.alsoIn ?? [],
      pictured: options.pictured ?? true,
    }
  }
}
