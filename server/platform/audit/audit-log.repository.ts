import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#server/platform/db/database.types.ts'
import type { LocalizedText } from '#server/platform/db/localized-text.ts'
import { contains } from '#server/platform/db/like-pattern.ts'
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
  /** No secrets and no texts of persons; others by their ids, as `userIds` and `invitationIds`. */
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

/**
 * Adds an entry for each unit that a change concerns, so that the history of each tells of it; a single one of no unit
 * where it concerns none.
 */
export async function addAuditEntries(
  db: Db,
  entry: Omit<AuditEntry, 'unitId'>,
  unitIds: readonly string[],
): Promise<void> {
  for (const unitId of unitIds.length === 0 ? [null] : unitIds) await addAuditEntry(db, { ...entry, unitId })
}

/** An entry with who it was, as far as their record is still there, and the unit as its package calls it. */
export interface ReadAuditEntry extends Omit<AuditEntry, 'accountId' | 'userId' | 'subject'> {
  readonly id: string
  readonly user: { readonly id: string; readonly name: string; readonly group: UsersTable['userGroup'] } | null
  readonly subject: { readonly kind: string; readonly id: string } | null
  /** What the unit is called; null = it is of none, or gone. */
  readonly unitName: LocalizedText | null
  /** What the subject is called: somebody's name, a project's, a kiosk's, to whom a mail went; '' = none, or it is gone. */
  readonly about: string
}

export interface AuditFilter {
  readonly accountId: string
  /** The action, or its beginning; null = any. */
  readonly action: string | null
  /** Beginnings of which one has to fit, too; null = any. */
  readonly kinds: readonly string[] | null
  readonly userId: string | null
  /** Part of the name or e-mail of who did it, or of whom it was done to; null = anybody. */
  readonly search: string | null
  /** ISO times: from this one on, and before that one; null = without a limit. */
  readonly from: string | null
  readonly before: string | null
}

/** One page of an account's entries, the latest first, and how many there are in all. */
export async function listAuditEntriesOf(
  db: Db,
  { accountId, action, kinds, userId, search, from, before }: AuditFilter,
  page: Page,
): Promise<{ entries: ReadAuditEntry[]; total: number }> {
  let query = db.selectFrom('auditLog').where('auditLog.accountId', '=', accountId)
  if (action !== null) query = query.where('auditLog.action', 'like', `${action}%`)
  if (kinds !== null) {
    query = query.where((where) => where.or(kinds.map((kind) => where('auditLog.action', 'like', `${kind}%`))))
  }
  if (userId !== null) query = query.where('auditLog.userId', '=', userId)
  if (from !== null) query = query.where('auditLog.at', '>=', from)
  if (before !== null) query = query.where('auditLog.at', '<', before)
  if (search !== null) query = query.where((where) => concerns(where, accountId, search))
  return readPage(query, page)
}

/** Whether somebody of that name did it, or it was done to them. */
function concerns(where: ExpressionBuilder<Schema, 'auditLog'>, accountId: string, search: string) {
  const listIds = (table: 'users' | 'invitations') =>
    where
      .selectFrom(table)
      .select('id')
      .where('accountId', '=', accountId)
      .where(({ or, ref }) =>
        or([contains(ref('email'), search), contains(sql`${ref('firstName')} || ' ' || ${ref('lastName')}`, search)]),
      )
  const isAbout = (kind: string, table: 'users' | 'invitations') =>
    where.and([where('auditLog.subjectKind', '=', kind), where('auditLog.subjectId', 'in', listIds(table))])
  return where.or([
    where('auditLog.userId', 'in', listIds('users')),
    isAbout('user', 'users'),
    isAbout('invitation', 'invitations'),
  ])
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
    .leftJoin('users as people', (join) =>
      join.onRef('people.id', '=', 'auditLog.subjectId').on('auditLog.subjectKind', '=', 'user'),
    )
    .leftJoin('invitations', (join) =>
      join.onRef('invitations.id', '=', 'auditLog.subjectId').on('auditLog.subjectKind', '=', 'invitation'),
    )
    .leftJoin('projects', (join) =>
      join
        .onRef('projects.packageId', '=', 'auditLog.subjectId')
        .onRef('projects.accountId', '=', 'auditLog.accountId')
        .on('auditLog.subjectKind', '=', 'project'),
    )
    .leftJoin('kiosks', (join) =>
      join.onRef('kiosks.id', '=', 'auditLog.subjectId').on('auditLog.subjectKind', '=', 'device'),
    )
    .leftJoin('mails', (join) =>
      join.onRef('mails.id', '=', 'auditLog.subjectId').on('auditLog.subjectKind', '=', 'mail'),
    )
    .selectAll('auditLog')
    .select(['users.firstName', 'users.lastName', 'users.userGroup', 'units.packageId', 'units.displayName'])
    .select(['people.firstName as personFirst', 'people.lastName as personLast'])
    .select(['invitations.firstName as invitedFirst', 'invitations.lastName as invitedLast'])
    .select(['projects.name as projectName', 'kiosks.name as kioskName', 'mails.recipient'])
    .orderBy('auditLog.at', 'desc')
    .orderBy('auditLog.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const entries = rows.map((row) => ({
    id: row.id,
    at: row.at,
    action: row.action,
    unitId: row.packageId,
    unitName: row.displayName === null ? null : readJson<LocalizedText>(row.displayName),
    user:
      row.userId === null || row.userGroup === null
        ? null
        : { id: row.userId, name: joinName(row.firstName, row.lastName), group: row.userGroup },
    subject: row.subjectKind === null ? null : { kind: row.subjectKind, id: row.subjectId ?? '' },
    about:
      joinName(row.personFirst, row.personLast) ||
      joinName(row.invitedFirst, row.invitedLast) ||
      (row.projectName ?? row.kioskName ?? row.recipient ?? ''),
    details: readJson<Readonly<Record<string, unknown>>>(row.details),
  }))
  return { entries, total }
}

function joinName(first: string | null, last: string | null): string {
  return `${first ?? ''} ${last ?? ''}`.trim()
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
