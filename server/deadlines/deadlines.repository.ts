import type { NotNull, Selectable } from 'kysely'
import { getFullName } from '#server/identity/full-name.ts'
import type { DeadlinesTable } from '#server/platform/db/configuration.schema.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { LocalizedText } from '#server/platform/db/localized-text.ts'
import { isOneOf } from '#server/platform/db/one-of.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { Completion, Deadline, Extension, UnitDeadline, UnitPlace } from './deadlines.types.ts'

/** The deadlines of a unit: its own, its building's and its project's, the first first. */
export async function listDeadlinesOf(db: Db, { id, projectId, buildingId }: UnitPlace): Promise<UnitDeadline[]> {
  const rows = await db
    .selectFrom('deadlines')
    .leftJoin('deadlineCompletions as done', (join) =>
      join.onRef('done.deadlineId', '=', 'deadlines.id').on('done.unitId', '=', id),
    )
    .leftJoin('deadlineExtensions as more', (join) =>
      join.onRef('more.deadlineId', '=', 'deadlines.id').on('more.unitId', '=', id),
    )
    .selectAll('deadlines')
    .select(['done.at as doneAt', 'done.byName as doneBy'])
    .select(['more.expiresAt as moreUntil', 'more.reason as moreReason', 'more.at as moreAt'])
    .select(['more.byName as moreBy', 'more.sequence as moreSequence'])
    .where((is) =>
      is.or([
        is('deadlines.unitId', '=', id),
        is.and([
          is('deadlines.unitId', 'is', null),
          is('deadlines.projectId', '=', projectId),
          is.or([is('deadlines.buildingId', 'is', null), is('deadlines.buildingId', '=', buildingId)]),
        ]),
      ]),
    )
    .execute()
  return rows
    .map(({ doneAt, doneBy, moreUntil, moreReason, moreAt, moreBy, moreSequence, ...row }) =>
      inUnit(
        toDeadline(row),
        doneAt === null ? null : { at: doneAt, byName: doneBy ?? '' },
        moreUntil === null
          ? null
          : {
              expiresAt: moreUntil,
              reason: moreReason ?? '',
              at: moreAt ?? '',
              byName: moreBy ?? '',
              sequence: moreSequence ?? 0,
            },
      ),
    )
    .toSorted(byTime)
}

/** Everything about the deadlines of some projects, to be looked up unit by unit. */
export interface DeadlineBook {
  readonly deadlines: readonly Deadline[]
  /** By `pairKey`. */
  readonly completions: ReadonlyMap<string, Completion>
  readonly extensions: ReadonlyMap<string, Extension>
}

export function pairKey(deadlineId: string, unitId: string): string {
  return `${deadlineId} ${unitId}`
}

/** Those of an account, or of some of its projects, by the database's own ids; null = all. */
export async function listDeadlinesIn(
  db: Db,
  accountId: string,
  projectIds: readonly string[] | null,
): Promise<DeadlineBook> {
  let query = db.selectFrom('deadlines').innerJoin('projects', 'projects.id', 'deadlines.projectId')
  query = query.where('projects.accountId', '=', accountId)
  if (projectIds !== null) query = query.where(isOneOf('deadlines.projectId', projectIds))
  const rows = await query.selectAll('deadlines').execute()
  const completions = await query
    .innerJoin('deadlineCompletions as done', 'done.deadlineId', 'deadlines.id')
    .select(['done.deadlineId', 'done.unitId', 'done.at', 'done.byName'])
    .execute()
  const extensions = await query
    .innerJoin('deadlineExtensions as more', 'more.deadlineId', 'deadlines.id')
    .select(['more.deadlineId', 'more.unitId', 'more.expiresAt', 'more.reason', 'more.at', 'more.byName'])
    .select('more.sequence')
    .execute()
  return {
    deadlines: rows.map(toDeadline),
    completions: new Map(
      completions.map(({ deadlineId, unitId, ...one }) => [pairKey(deadlineId, unitId), one] as const),
    ),
    extensions: new Map(
      extensions.map(({ deadlineId, unitId, ...one }) => [pairKey(deadlineId, unitId), one] as const),
    ),
  }
}

/** A deadline in a unit that it is for. */
export function findInUnit({ completions, extensions }: DeadlineBook, deadline: Deadline, unitId: string) {
  const key = pairKey(deadline.id, unitId)
  return inUnit(deadline, completions.get(key) ?? null, extensions.get(key) ?? null)
}

/** Whether a deadline is for this unit. */
export function isFor({ unitId, buildingId, projectId }: Deadline, unit: UnitPlace): boolean {
  if (unitId !== null) return unitId === unit.id
  return projectId === unit.projectId && (buildingId === null || buildingId === unit.buildingId)
}

export async function findDeadline(db: Db, accountId: string, id: string): Promise<Deadline | null> {
  const row = await db
    .selectFrom('deadlines')
    .innerJoin('projects', 'projects.id', 'deadlines.projectId')
    .selectAll('deadlines')
    .where('deadlines.id', '=', id)
    .where('projects.accountId', '=', accountId)
    .executeTakeFirst()
  return row === undefined ? null : toDeadline(row)
}

/** Of a project those that come from its template. */
export async function listTemplateDeadlines(db: Db, projectId: string): Promise<readonly Deadline[]> {
  const rows = await db
    .selectFrom('deadlines')
    .selectAll()
    .where('projectId', '=', projectId)
    .where('lineId', 'is not', null)
    .execute()
  return rows.map(toDeadline)
}

/**
 * A deadline as it stands, which nobody else changes or deletes before this transaction ends; null = it is no more. What
 * is stored of it afterwards follows from what this gives, not from what was read before.
 */
export async function lockDeadline(db: Db, id: string): Promise<Deadline | null> {
  const row = await db.updateTable('deadlines').set({ id }).where('id', '=', id).returningAll().executeTakeFirst()
  return row === undefined ? null : toDeadline(row)
}

/** `now`: ISO time. */
export async function addDeadlineRow(db: Db, deadline: Deadline, now: string): Promise<void> {
  await db
    .insertInto('deadlines')
    .values({ ...toColumns(deadline), createdAt: now, updatedAt: now })
    .execute()
}

/** Stores anew what is said of one that was locked. `now`: ISO time. */
export async function changeDeadlineRow(db: Db, deadline: Deadline, now: string): Promise<void> {
  await db
    .updateTable('deadlines')
    .set({ ...toColumns(deadline), updatedAt: now })
    .where('id', '=', deadline.id)
    .execute()
}

/** Calendars believe no lower number than the one that they have. `now`: ISO time. */
export async function raiseSequence(db: Db, id: string, by: number, now: string): Promise<void> {
  await db
    .updateTable('deadlines')
    .set((eb) => ({ sequence: eb('sequence', '+', by), updatedAt: now }))
    .where('id', '=', id)
    .execute()
}

function toColumns({ locks, title, description, trades, reminders, ...fields }: Deadline) {
  return {
    ...fields,
    lockTrades: locks ? 1 : 0,
    title: JSON.stringify(title),
    description: JSON.stringify(description),
    trades: JSON.stringify(trades),
    reminders: JSON.stringify(reminders),
  } as const
}

export async function deleteDeadlineRows(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('deadlines').where('id', 'in', ids).execute()
}

interface Pair {
  readonly deadlineId: string
  readonly unitId: string
}

/** False = it was completed before, and that stays. */
export async function addCompletion(
  db: Db,
  completion: Pair & Completion & { readonly byId: string | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('deadlineCompletions')
    .values(completion)
    .onConflict((conflict) => conflict.columns(['deadlineId', 'unitId']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The unit has not met it any more; false = it had not. */
export async function deleteCompletion(db: Db, { deadlineId, unitId }: Pair): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('deadlineCompletions')
    .where('deadlineId', '=', deadlineId)
    .where('unitId', '=', unitId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Gives a unit another day; each one has a higher number than the one before. */
export async function saveExtension(
  db: Db,
  { deadlineId, unitId, ...fields }: Pair & Omit<Extension, 'sequence'> & { readonly byId: string | null },
): Promise<void> {
  await db
    .insertInto('deadlineExtensions')
    .values({ deadlineId, unitId, ...fields, sequence: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['deadlineId', 'unitId'])
        .doUpdateSet((eb) => ({ ...fields, sequence: eb('deadlineExtensions.sequence', '+', 1) })),
    )
    .execute()
}

/** The unit has the others' day again; gives the number that its extension had, null = there was none. */
export async function deleteExtension(db: Db, { deadlineId, unitId }: Pair): Promise<number | null> {
  const row = await db
    .deleteFrom('deadlineExtensions')
    .where('deadlineId', '=', deadlineId)
    .where('unitId', '=', unitId)
    .returning('sequence')
    .executeTakeFirst()
  return row?.sequence ?? null
}

/** What a buyer wrote about a deadline: the thread that it began. */
export interface DeadlineWords extends Pair {
  readonly threadId: string
  readonly isCompletion: boolean
  readonly subject: string
  readonly message: string
  /** ISO time. */
  readonly at: string
  readonly byName: string
}

/** A unit's from this ISO time on, the latest first. */
export async function listWordsOf(db: Db, unitId: string, since: string): Promise<readonly DeadlineWords[]> {
  const rows = await db
    .selectFrom('messageThreads')
    .innerJoin('messages', (join) =>
      join.onRef('messages.threadId', '=', 'messageThreads.id').on('messages.position', '=', 1),
    )
    .select(['messageThreads.id as threadId', 'deadlineId', 'unitId', 'kind', 'subject', 'messages.createdAt as at'])
    .select(['bodyText as message', 'senderFirstName as firstName', 'senderLastName as lastName'])
    .where('unitId', '=', unitId)
    .where('deadlineId', 'is not', null)
    .where('messages.createdAt', '>=', since)
    .orderBy('messages.createdAt', 'desc')
    .orderBy('messageThreads.id')
    .$narrowType<{ deadlineId: NotNull }>()
    .execute()
  return rows.map(({ kind, firstName, lastName, ...words }) => ({
    ...words,
    isCompletion: kind === 'deadline_completion',
    byName: getFullName({ firstName, lastName }),
  }))
}

/** By its end in the unit, then by its id, which never changes. */
export function byTime(a: UnitDeadline, b: UnitDeadline): number {
  return Date.parse(a.expiresAt) - Date.parse(b.expiresAt) || a.deadline.id.localeCompare(b.deadline.id)
}

function inUnit(deadline: Deadline, completion: Completion | null, extension: Extension | null): UnitDeadline {
  return { deadline, expiresAt: extension?.expiresAt ?? deadline.expiresAt, extension, completion }
}

function toDeadline(row: Selectable<DeadlinesTable>): Deadline {
  const { id, projectId, buildingId, unitId, lineId, expiresAt, sequence, movedAt } = row
  return {
    id,
    projectId,
    buildingId,
    unitId,
    lineId,
    expiresAt,
    sequence,
    movedAt,
    title: readJson<LocalizedText>(row.title),
    description: readJson<LocalizedText>(row.description),
    trades: readJson<string[]>(row.trades),
    locks: row.lockTrades === 1,
    reminders: readJson<number[]>(row.reminders),
  }
}
