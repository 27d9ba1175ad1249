import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getOrder, listUnitOrders } from '#shared/contracts/http/orders.contract.ts'

/** An order as one row of a list. */
export type OrderRow = AnswerOf<typeof listUnitOrders>[number]
/** An order, whole. */
export type Order = AnswerOf<typeof getOrder>
export type OrderPosition = Order['rooms'][number]['positions'][number]
export type OrderDifference = NonNullable<Order['previous']>['differences'][number]

/** What is fitted, and how that differs from before: of an order, or of choices that are not one yet. */
export interface ListedPositions extends Pick<Order, 'total' | 'onRequestCount' | 'difference'> {
  readonly rooms: readonly {
    readonly title: string
    readonly total: number | null
    /** `isPending`: nobody has decided it yet. */
    readonly positions: readonly (OrderPosition & { readonly isPending?: boolean })[]
  }[]
  /** null = there is nothing to compare with. */
  readonly previous: { readonly differences: readonly OrderDifference[] } | null
}
