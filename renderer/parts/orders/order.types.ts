import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getOrder, listUnitOrders } from '#shared/contracts/http/orders.contract.ts'

/** An order as one row of a list. */
export type OrderRow = AnswerOf<typeof listUnitOrders>[number]
/** An order, whole. */
export type Order = AnswerOf<typeof getOrder>
export type OrderPosition = Order['rooms'][number]['positions'][number]
export type OrderDifference = NonNullable<Order['previous']>['differences'][number]
