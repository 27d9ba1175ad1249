import type { DeletionProtocolSchema } from '#shared/contracts/http/people.contract.ts'
import type * as z from 'zod/mini'
import type { Db } from '#server/platform/db/database.types.ts'
import { countInvitationsTo } from './invitations.repository.ts'
import { countKept, countOwn } from './people.repository.ts'
import type { User } from './users.repository.ts'

/**
 * What goes with somebody's record, and what stays without it (USR-7): orders and what was done with them have to be kept,
 * with the names that they froze; choices, and who chose or proposed them, belong to the home; the log and the list of mails prove what happened.
 */
export async function collectProtocol(db: Db, user: User): Promise<z.infer<typeof DeletionProtocolSchema>> {
  const kept = await countKept(db, user)
  const deleted = [
    { thing: 'login', count: 1 },
    { thing: 'sessions', count: await countOwn(db, 'sessions', user.id) },
    { thing: 'units', count: await countOwn(db, 'unitBuyers', user.id) },
    { thing: 'roles', count: await countOwn(db, 'userRoles', user.id) },
    { thing: 'favorites', count: await countOwn(db, 'buyerFavorites', user.id) },
    { thing: 'budgets', count: await countOwn(db, 'buyerBudgets', user.id) },
    { thing: 'wish_links', count: await countOwn(db, 'takeHomeLinks', user.id) },
    { thing: 'calendar_feeds', count: await countOwn(db, 'calendarFeeds', user.id) },
    { thing: 'opened_documents', count: await countOwn(db, 'documentOpenings', user.id) },
    { thing: 'invitations', count: await countInvitationsTo(db, user) },
  ] as const
  const staying = [
    { thing: 'orders', count: kept.orders },
    { thing: 'order_events', count: kept.orderEvents },
    { thing: 'selections', count: kept.selections },
    { thing: 'acting_periods', count: kept.actingPeriods },
    { thing: 'proposals', count: kept.proposals },
    { thing: 'deadlines', count: kept.deadlines },
    { thing: 'messages', count: kept.messages },
    { thing: 'audit_entries', count: kept.auditEntries },
    { thing: 'mails', count: kept.mails },
  ] as const
  const isThere = ({ count }: { readonly count: number }) => count > 0
  return { deleted: deleted.filter(isThere), kept: staying.filter(isThere) }
}
