import { opensOnlyItems } from '#shared/domain/index.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import type { ConfigurationsService } from '#server/configurations/configurations.types.ts'
import { findConfiguration } from '#server/configurations/configurations.repository.ts'
import { runRevisionedWrite } from '#server/configurations/revisioned-write.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { makeMark } from '#server/platform/once/request-mark.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { addOrderEvent, type NewOrderEvent, type Order } from './orders.repository.ts'

interface Parts {
  readonly database: Database
  readonly configurations: ConfigurationsService
  readonly changeClock: ChangeClock
  /** ms since epoch. */
  readonly now: () => number
}

interface Returning {
  readonly caller: Caller
  readonly unit: Unit
  readonly order: Order
  readonly event: NewOrderEvent
  /** Writes the mails. */
  readonly tell: (db: Db) => Promise<void>
}

/**
 * Sends an order back: the unit's configuration is open again, as it was chosen, all of it or the items of the event, and
 * everybody who has it open sees that.
 */
export async function returnOrder(parts: Parts, returning: Returning): Promise<Result<unknown>> {
  const { caller, unit, order, event, tell } = returning
  const { revision } = await findConfiguration(parts.database.kysely, unit.id)
  const request = makeMark('POST', `orders/${order.id}/steps`, event)
  const conditions = { baseRevision: revision, idempotencyKey: null, catalogueRevision: null, actingId: null, request }
  return runRevisionedWrite(parts, { caller, unit, conditions }, async (db, stored) => {
    const catalogueId = stored.catalogueId ?? unit.catalogueId
    if (catalogueId === null) return failedWith('NOT_FOUND', 'The unit has no room book.')
    const isOrdered = opensOnlyItems(order.standing, stored.openedPart)
    if (isOrdered && event.itemIds === undefined) return needsItems()
    if (!(await addOrderEvent(db, order, event))) return failedWith('REVISION_CONFLICT', 'The order has moved since.')
    await tell(db)
    return passed({
      catalogueId,
      selections: stored.selections,
      status: 'pending',
      openedPart: event.itemIds === undefined ? null : { orderNumber: order.number, itemIds: event.itemIds, isOrdered },
      body: null,
      action: 'order.returned',
      details: { number: order.number },
    })
  })
}

/** Only single items of it may be opened: all else is ordered. */
function needsItems(): Result<never> {
  return failedWith('INVALID_VALUE', 'Say which items are open again.', { field: 'item_ids' })
}
