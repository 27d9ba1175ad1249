import type { Generated } from 'kysely'
import type { OrderEventKind, OrderState } from '#shared/domain/orders/order-states.ts'

/** What became of completed configurations; part of `Schema`, whose file says how its tables are written. */

type Flag = 0 | 1
/** JSON text; the repository that owns the table knows its shape. */
type JsonText = string
/** ISO 8601, UTC. */
type Time = string

export interface OrdersTable {
  id: string
  accountId: string
  projectId: string
  unitId: string
  number: string
  /** The unit's order before it. */
  previousId: string | null
  snapshotId: string
  /** JSON: names of the unit's buyers when it was placed, in their order. */
  buyers: Generated<JsonText>
  completedAt: Time
  /** Cents. */
  total: number
  onRequestCount: number
  /** What the events make of it, kept for lists; written with each event and never alone. */
  state: OrderState
  isReopeningAsked: Flag
  /** How many events it has. */
  revision: number
}

export interface OrderEventsTable {
  orderId: string
  /** From 1 on. */
  sequence: number
  kind: OrderEventKind
  at: Time
  /** No reference: an order says for ever who it was. */
  byUser: string | null
  /** As they were called then. */
  byName: string | null
  byStaff: Flag
  reason: string
  /** JSON: ids of the items that were opened again; null = all, or it opened nothing. */
  itemIds: string | null
}

export interface OrderCountersTable {
  projectId: string
  /** In Berlin. */
  year: number
  last: number
}
