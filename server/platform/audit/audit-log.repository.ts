import { randomUUID } from 'node:crypto'
import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { Page } from '#server/platform/db/page.types.ts'
import type { UsersTable } from '#server/platform/db/identity.schema.ts'
import type { Schema } from '#server/platform/db/schema.ts'

/** Who changed what. */
export interface AuditEntry {
  readonly accountId: string | null
  readonly unitId: string | null
  readonly userId: string | null
  /** Dotted, for example `configuration.saved`. */
  readonly action: string
  /** What it was done to, besides the unit. */
  readonly subject?: { readonly kind: string; readonly id: string } | null
  /** No secrets and no texts of persons. */
  readonly details: Readonly<Record<string, unknown>>
  /** ISO time. */
  readonly at: string
}

/** Adds an entry, in the transaction of the change it tells of. */
export async function addAuditEntry(db: Db, entry: AuditEntry): Promise<void> {
  const { subject = null, details, ...fields } = entry
  await db
    .insertInto('auditLog')
    .values({
      ...fields,
      id: randomUUID(),
      details: JSON.stringify(details),
      subjectKind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
    })
    .execute()
}

/** An entry with who it was, as far as their record is still there, and the unit as its package calls it. */
export interface ReadAuditEntry extends Omit<AuditEntry, 'accountId' | 'userId' | 'subject'> {
  readonly id: string
  readonly user: { readonly id: string; readonly name: string; readonly group: UsersTable['userGroup'] } | null
  readonly subject: { readonly kind: string; readonly id: string } | null
}

export interface AuditFilter {
  readonly accountId: string
  /** The action, or its beginning; null = any. */
  readonly action: string | null
  readonly userId: string | null
}

/** One page of an account's entries, the latest first, and how many there are in all. */
export async function listAuditEntriesOf(
  db: Db,
  { accountId, action, userId }: AuditFilter,
  page: Page,
): Promise<{ entries: ReadAuditEntry[]; total: number }> {
  let query = db.selectFrom('auditLog').where('auditLog.accountId', '=', accountId)
  if (action !== null) query = query.where('action', 'like', `${action}%`)
  if (userId !== null) query = query.where('userId', '=', userId)
  return readPage(query, page)
}

/** One page of what was done to a unit, the latest first, and how many entries there are in all. */
export async function listAuditEntriesAbout(
  db: Db,
  unitId: string,
  page: Page,
): Promise<{ entries: ReadAuditEntry[]; total: number }> {
  return readPage(db.selectFrom('auditLog').where('auditLog.unitId', '=', unitId), page)
}

async function readPage(
  query: SelectQueryBuilder<Schema, 'auditLog', object>,
  page: Page,
): Promise<{ entries: ReadAuditEntry[]; total: number }> {
  const { total } = await query.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .leftJoin('users', 'users.id', 'auditLog.userId')
    .leftJoin('units', 'units.id', 'auditLog.unitId')
    .selectAll('auditLog')
    .select(['users.firstName', 'users.lastName', 'users.userGroup', 'units.packageId'])
    .orderBy('at', 'desc')
    .orderBy('auditLog.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const entries = rows.map((row) => ({
    id: row.id,
    at: row.at,
    action: row.action,
    unitId: row.packageId,
    user:
      row.userId === null || row.userGroup === null
        ? null
        : { id: row.userId, name: `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim(), group: row.userGroup },
    subject: row.subjectKind === null ? null : { kind: row.subjectKind, id: row.subjectId ?? '' },
    details: readJson<Readonly<Record<string, unknown>>>(row.details),
  }))
  return { entries, total }
}

/** What a user did, the latest first. */
export async function listActivitiesOf(
  db: Db,
  userId: string,
  limit: number,
): Promise<{ at: string; action: string; unitId: string | null }[]> {
  return db
    .selectFrom('auditLog')
    .leftJoin('units', 'units.id', 'auditLog.unitId')
    .select(['at', 'action', 'units.packageId as unitId'])
    .where('userId', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('auditLog.id')
    .limit(limit)
    .execute()
}
