import type { Db } from '#server/platform/db/database.types.ts'
import type { Caller } from './sessions.service.ts'
import { findOwnedSince } from './users.repository.ts'

/**
 * The ISO time from which on what was done about a unit is the caller's affair: for buyers since it is its present buyers',
 * for staff '', always (ROL-9).
 */
export async function getSince(db: Db, { user }: Pick<Caller, 'user'>, unit: { readonly id: string }): Promise<string> {
  return user.group === 'buyer' ? findOwnedSince(db, unit.id) : ''
}
