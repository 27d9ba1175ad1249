import type { QueryExecutorProvider } from 'kysely'
import { runStatements } from './statements.ts'

/**
 * Since when a unit is somebody's: buyers see what was ordered, proposed and chosen for them, not for those before. '' = since
 * before it was noted: whoever has a unit now keeps what they see. A part that was opened of an order says whether the rest
 * is ordered already. What a proposal was put together on is not asked for: it is read on what is chosen when it is read.
 */
export async function createOwnersSince(db: QueryExecutorProvider): Promise<void> {
  await runStatements(db, [
    "alter table unit_buyers add column assigned_at text not null default ''",
    'alter table proposals drop column base_revision',
    `update configurations set opened_part = '{"isOrdered":false,' || substr(opened_part, 2) where opened_part is not null`,
    `update configurations set opened_part = '{"isOrdered":true,' || substr(opened_part, length('{"isOrdered":false,') + 1)
      where opened_part is not null and exists (
        select 1 from order_events
        inner join orders on orders.id = order_events.order_id
        where order_events.kind = 'ordered' and orders.unit_id = configurations.unit_id
      )`,
  ])
}
