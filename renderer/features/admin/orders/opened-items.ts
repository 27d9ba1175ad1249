import type { Order } from '#renderer/parts/orders/order.types.ts'

/** The items of a room that an order decides. */
export interface OpenedRoom {
  /** '' = what belongs to no room. */
  readonly title: string
  readonly items: readonly { readonly id: string; readonly item: string; readonly product: string }[]
}

/** What can be opened of an order, by room: its items; upgrades follow from these. */
export function listItems({ rooms }: Pick<Order, 'rooms'>): readonly OpenedRoom[] {
  return rooms
    .map(({ title, positions }) => ({
      title,
      items: positions.flatMap(({ id, item, product }) => (item === null ? [] : [{ id, item, product }])),
    }))
    .filter(({ items }) => items.length > 0)
}
