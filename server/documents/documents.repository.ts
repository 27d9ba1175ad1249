import type { Selectable } from 'kysely'
import type { DocumentsTable } from '#server/platform/db/document.schema.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { isOneOf } from '#server/platform/db/one-of.ts'
import { getFullName } from '#server/identity/full-name.ts'

/** A document that staff have given to a project or a part of it. */
export type DocumentRow = Readonly<Selectable<DocumentsTable>>

export interface VersionRow {
  readonly documentId: string
  /** From 1. */
  readonly number: number
  readonly uploadId: string
  readonly createdAt: string
}

/** Where documents that a unit has can hang. */
export interface PlaceOfUnit {
  readonly id: string
  readonly projectId: string
  readonly buildingId: string
}

export async function addDocument(db: Db, document: DocumentRow): Promise<void> {
  await db.insertInto('documents').values(document).execute()
}

export async function saveDocument(db: Db, id: string, fields: Partial<Omit<DocumentRow, 'id'>>): Promise<void> {
  await db.updateTable('documents').set(fields).where('id', '=', id).execute()
}

/** With its versions; who has opened it is forgotten with it. */
export async function deleteDocumentRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('documentOpenings').where('documentId', '=', id).execute()
  await db.deleteFrom('documents').where('id', '=', id).execute()
}

/** null = the account has none of this id. */
export async function findDocument(db: Db, accountId: string, id: string): Promise<DocumentRow | null> {
  const row = await db
    .selectFrom('documents')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The same, which nobody else changes or deletes before this transaction ends. */
export async function lockDocument(db: Db, accountId: string, id: string): Promise<DocumentRow | null> {
  const row = await db
    .updateTable('documents')
    .set({ id })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Those of a unit, of its building and of its project. */
export async function listDocumentsOfUnit(
  db: Db,
  { id, projectId, buildingId }: PlaceOfUnit,
): Promise<readonly DocumentRow[]> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('createdAt')
    .orderBy('id')
    .where((test) => test.or([test('unitId', '=', id), test('unitId', 'is', null)]))
    .execute()
  return rows.filter((row) => row.buildingId === null || row.buildingId === buildingId)
}

/** All of these projects, the one changed last first. */
export async function listDocumentsOfProjects(db: Db, projectIds: readonly string[]): Promise<readonly DocumentRow[]> {
  if (projectIds.length === 0) return []
  return db
    .selectFrom('documents')
    .selectAll()
    .where(isOneOf('projectId', projectIds))
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Those of these units that their buyers alone see. */
export async function listPrivateOfUnits(db: Db, unitIds: readonly string[]): Promise<readonly DocumentRow[]> {
  if (unitIds.length === 0) return []
  return db
    .selectFrom('documents')
    .selectAll()
    .where(isOneOf('unitId', unitIds))
    .where('visibility', '=', 'private')
    .execute()
}

/** `tellsBuyers`: they are to be told once it is checked. */
export async function addVersion(db: Db, version: VersionRow, tellsBuyers = false): Promise<void> {
  await db
    .insertInto('documentVersions')
    .values({ ...version, tellsBuyers: tellsBuyers ? 1 : 0 })
    .execute()
}

/** Documents that have an upload among their versions; `tellsBuyers`: those whose buyers are to be told now, each once. */
export async function takeChecked(
  db: Db,
  uploadId: string,
): Promise<readonly (DocumentRow & { readonly tellsBuyers: boolean })[]> {
  const documents = await db
    .selectFrom('documents')
    .innerJoin('documentVersions', 'documentVersions.documentId', 'documents.id')
    .selectAll('documents')
    .select(({ fn }) => fn.max('documentVersions.tellsBuyers').as('tells'))
    .where('documentVersions.uploadId', '=', uploadId)
    .groupBy('documents.id')
    .orderBy('documents.id')
    .execute()
  await db.updateTable('documentVersions').set({ tellsBuyers: 0 }).where('uploadId', '=', uploadId).execute()
  return documents.map(({ tells, ...document }) => ({ ...document, tellsBuyers: tells === 1 }))
}

/** By document, the newest first. */
export async function listVersions(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, VersionRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('documentVersions')
    .select(['documentId', 'number', 'uploadId', 'createdAt'])
    .where(isOneOf('documentId', ids))
    .orderBy('number', 'desc')
    .execute()
  return Map.groupBy(rows, ({ documentId }) => documentId)
}

export interface Opening {
  readonly documentId: string
  readonly mark: string
  readonly userId: string
  readonly openedAt: string
}

/** The first time counts. Answers whether this was it. */
export async function addOpening(db: Db, opening: Opening): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('documentOpenings')
    .values(opening)
    .onConflict((conflict) => conflict.columns(['documentId', 'mark', 'userId']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Who has opened these, the latest first. */
export async function listOpenings(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, (Opening & { readonly name: string })[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('documentOpenings')
    .innerJoin('users', 'users.id', 'documentOpenings.userId')
    .selectAll('documentOpenings')
    .select(['users.firstName', 'users.lastName'])
    .where(isOneOf('documentOpenings.documentId', ids))
    .orderBy('documentOpenings.openedAt', 'desc')
    .execute()
  const named = rows.map(({ firstName, lastName, ...opening }) => ({
    ...opening,
    name: getFullName({ firstName, lastName }),
  }))
  return Map.groupBy(named, ({ documentId }) => documentId)
}

/** Whether a unit has something that a buyer of it may see and has not opened; what hides behind a newer one counts, too. */
export async function hasUnopened(
  db: Db,
  { id, projectId, buildingId }: PlaceOfUnit,
  userId: string,
): Promise<boolean> {
  const newest = db
    .selectFrom('documents')
    .innerJoin('documentVersions', 'documentVersions.documentId', 'documents.id')
    .innerJoin('uploads', 'uploads.id', 'documentVersions.uploadId')
    .select((is) => ['documents.id', is.cast<string>(is.fn.max('documentVersions.number'), 'text').as('mark')])
    .where('documents.projectId', '=', projectId)
    .where('documents.visibility', '<>', 'internal')
    .where('uploads.scan', '=', 'clean')
    .where((test) => test.or([test('documents.unitId', '=', id), test('documents.unitId', 'is', null)]))
    .where((test) => test.or([test('documents.buildingId', 'is', null), test('documents.buildingId', '=', buildingId)]))
    .groupBy('documents.id')
    .as('newest')
  const unopened = await db
    .selectFrom(newest)
    .leftJoin('documentOpenings as opened', (join) =>
      join
        .onRef('opened.documentId', '=', 'newest.id')
        .onRef('opened.mark', '=', 'newest.mark')
        .on('opened.userId', '=', userId),
    )
    .select('newest.id')
    .where('opened.userId', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return unopened !== undefined
}

/** What somebody has opened, the latest first. */
export async function listOpeningsBy(db: Db, userId: string): Promise<readonly Opening[]> {
  return db
    .selectFrom('documentOpenings')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('openedAt', 'desc')
    .orderBy('documentId')
    .execute()
}
