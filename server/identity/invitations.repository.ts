import type { ExpressionBuilder, Selectable } from 'kysely'
import type { INVITATION_STATES, INVITED_GROUPS } from '#shared/contracts/entities/identity.schema.ts'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { Grant } from '#shared/domain/roles/roles.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { contains } from '#server/platform/db/like-pattern.ts'
import type { InvitationsTable } from '#server/platform/db/identity.schema.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { isOneOf } from '#server/platform/db/one-of.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { Page } from '#server/platform/db/page.types.ts'

import { getFullName } from './full-name.ts'

export type InvitedGroup = (typeof INVITED_GROUPS)[number]
export type InvitationState = (typeof INVITATION_STATES)[number]

export interface Invitation {
  readonly id: string
  readonly accountId: string
  /** Lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly group: InvitedGroup
  readonly projectId: string | null
  readonly unitIds: readonly string[]
  /** What an operator will hold. */
  readonly roles: readonly Grant[]
  readonly createdBy: string | null
  /** ISO times. */
  readonly createdAt: string
  readonly sentAt: string
  readonly expiresAt: string
  readonly acceptedAt: string | null
  readonly revokedAt: string | null
}

export interface InvitationFilter {
  readonly accountId: string
  readonly groups: readonly InvitedGroup[]
  /** By the database's own ids; null = of any project, or of none. */
  readonly projectIds: readonly string[] | null
  /** Part of an e-mail or a name, any case; null = any. */
  readonly search: string | null
  readonly state: InvitationState | null
  readonly page: Page
}

/** What has become of an invitation at `now` (ISO time). */
export function invitationState({ acceptedAt, revokedAt, expiresAt }: Invitation, now: string): InvitationState {
  if (acceptedAt !== null) return 'accepted'
  if (revokedAt !== null) return 'revoked'
  return expiresAt > now ? 'open' : 'expired'
}

/** Stores a new one. `tokenHash`: SHA-256 of its token, hex; the token itself is stored nowhere. */
export async function addInvitation(db: Db, invitation: Invitation, tokenHash: string): Promise<void> {
  const { group, unitIds, roles, ...fields } = invitation
  await db
    .insertInto('invitations')
    .values({ ...fields, tokenHash, userGroup: group, unitIds: JSON.stringify(unitIds), roles: JSON.stringify(roles) })
    .execute()
}

/** An account's invitation, or null. */
export async function findInvitation(db: Db, accountId: string, id: string): Promise<Invitation | null> {
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toInvitation(row) : null
}

/** The invitation that a token opens at `now` (ISO time); null when it is unknown, used, taken back or over. */
export async function findOpenInvitation(db: Db, tokenHash: string, now: string): Promise<Invitation | null> {
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where(isIn('open', now))
    .executeTakeFirst()
  return row ? toInvitation(row) : null
}

/** One page of an account's invitations, the latest first, and how many there are in all. `now`: ISO time. */
export async function listInvitationsOf(
  db: Db,
  { accountId, groups, projectIds, search, state, page }: InvitationFilter,
  now: string,
): Promise<{ invitations: Invitation[]; total: number }> {
  let query = db.selectFrom('invitations').where('accountId', '=', accountId).where(isOneOf('userGroup', groups))
  if (projectIds !== null) query = query.where(isOneOf('projectId', projectIds))
  if (state !== null) query = query.where(isIn(state, now))
  if (search !== null) {
    query = query.where(({ or, ref }) =>
      or([contains(ref('email'), search), contains(ref('firstName'), search), contains(ref('lastName'), search)]),
    )
  }
  const { total } = await query.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { invitations: rows.map(toInvitation), total }
}

/** An account's invitations to a unit that nobody has accepted yet, the latest first. `now`: ISO time. */
export async function listOpenInvitationsTo(
  db: Db,
  { accountId, unitId }: { readonly accountId: string; readonly unitId: string },
  now: string,
): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('userGroup', '=', 'buyer')
    .where('unitIds', 'like', mentioning(unitId))
    .where(isIn('open', now))
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(toInvitation).filter(({ unitIds }) => unitIds.includes(unitId))
}

/** An account's invitations of buyers that nobody has accepted or taken back, those that are over, too; the oldest first. */
export async function listWaitingInvitations(db: Db, accountId: string): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('userGroup', '=', 'buyer')
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(toInvitation)
}

/** What is open in an account for buyers, the oldest first. `now`: ISO time. */
export async function listOpenBuyerInvitations(
  db: Db,
  accountId: string,
  now: string,
): Promise<readonly Pick<Invitation, 'email' | 'firstName' | 'lastName' | 'unitIds'>[]> {
  const rows = await db
    .selectFrom('invitations')
    .select(['email', 'firstName', 'lastName', 'unitIds'])
    .where('accountId', '=', accountId)
    .where('userGroup', '=', 'buyer')
    .where(isIn('open', now))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ unitIds, ...person }) => ({ ...person, unitIds: readJson<string[]>(unitIds) }))
}

/** Takes an open one; of several that come together one gets true. `now`: ISO time. */
export async function acceptInvitation(db: Db, tokenHash: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ acceptedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where(isIn('open', now))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Makes one open again that this transaction has accepted. */
export async function reopenInvitation(db: Db, tokenHash: string): Promise<void> {
  await db.updateTable('invitations').set({ acceptedAt: null }).where('tokenHash', '=', tokenHash).execute()
}

/** Takes one back that has not been accepted; false when it has, or was taken back before. `now`: ISO time. */
export async function revokeInvitation(db: Db, accountId: string, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ revokedAt: now })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What was written to somebody and neither accepted nor taken back, the oldest first; it may be over. */
export async function listUnansweredInvitations(
  db: Db,
  { accountId, email }: Pick<Invitation, 'accountId' | 'email'>,
): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('email', '=', email)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(toInvitation)
}

/** How many were written to somebody, whatever became of them. */
export async function countInvitationsTo(
  db: Db,
  { accountId, email }: Pick<Invitation, 'accountId' | 'email'>,
): Promise<number> {
  const row = await db
    .selectFrom('invitations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Deletes what was written to somebody. */
export async function deleteInvitationsTo(
  db: Db,
  { accountId, email }: Pick<Invitation, 'accountId' | 'email'>,
): Promise<void> {
  await db.deleteFrom('invitations').where('accountId', '=', accountId).where('email', '=', email).execute()
}

/** Gives it another token and another end; false when it is accepted, taken back, or was sent again since it was read. Times: ISO. */
export async function renewInvitation(
  db: Db,
  { accountId, id, sentAt }: Pick<Invitation, 'accountId' | 'id' | 'sentAt'>,
  renewed: { readonly tokenHash: string; readonly sentAt: string; readonly expiresAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set(renewed)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('sentAt', '=', sentAt)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Pattern of `like` for JSON text that may have this among its words; the wildcards of `like` stand for themselves or more. */
function mentioning(word: string): string {
  return `%${JSON.stringify(word).replaceAll('\\', '_')}%`
}

/** The same as `invitationState`, in SQL. */
function isIn(state: InvitationState, now: string) {
  return (eb: ExpressionBuilder<Schema, 'invitations'>) => {
    const notAccepted = eb('acceptedAt', 'is', null)
    const notRevoked = eb('revokedAt', 'is', null)
    switch (state) {
      case 'accepted':
        return eb('acceptedAt', 'is not', null)
      case 'revoked':
        return eb.and([notAccepted, eb('revokedAt', 'is not', null)])
      case 'open':
        return eb.and([notAccepted, notRevoked, eb('expiresAt', '>', now)])
      case 'expired':
        return eb.and([notAccepted, notRevoked, eb('expiresAt', '<=', now)])
      default:
        return assertNever(state)
    }
  }
}

function toInvitation(row: Selectable<InvitationsTable>): Invitation {
  const { tokenHash: _tokenHash, userGroup, unitIds, roles, ...fields } = row
  return { ...fields, group: userGroup, unitIds: readJson<string[]>(unitIds), roles: readJson<Grant[]>(roles) }
}

/** Names of those whom invitations are to, by id; what is gone is left out. */
export async function listInvitedNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('invitations')
    .select(['id', 'firstName', 'lastName'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, getFullName(row)]))
}
