import type { Insertable, Selectable } from 'kysely'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { Selections } from '#shared/domain/selections/selections.types.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { ProspectConfigurationsTable } from '#server/platform/db/visitors.schema.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { Wish } from './take-home.repository.ts'
import type { Page } from '#server/platform/db/page.types.ts'

export interface ProspectContact {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
}

/** What a visitor has saved or asked about (API-110, API-111). */
export interface ProspectConfiguration {
  readonly id: string
  readonly unitId: string
  readonly catalogueId: string
  /** SHA-256, hex: unit, e-mail, name (decision 15); everything else that was sent. */
  readonly checksum: string
  readonly contentHash: string
  readonly email: string
  readonly name: string
  readonly comment: string
  readonly contact: ProspectContact | null
  readonly configuration: {
    readonly selections: Selections
    readonly previewImageUrls: readonly string[]
    /** Missing: of before they were sent along. */
    readonly wishes?: readonly Wish[]
  }
  /** Cents, on the catalogue it was saved on. */
  readonly total: number
  readonly totalOnRequest: number
  readonly requestsContact: boolean
  readonly locale: Locale
  /** ISO times. */
  readonly createdAt: string
  readonly expiresAt: string
}

/**
 * Stores it unless the same has been stored after `foldedSince` (ISO time); answers the id of what is stored, and
 * whether it is new. What was stored before that is sent once more: its entry becomes this one, under its own id,
 * so that links to it stay. Of two that come together one is new.
 */
export async function saveProspect(
  db: Db,
  prospect: ProspectConfiguration,
  foldedSince: string,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { id: newId, contact, configuration, requestsContact, ...fields } = prospect
  const values: Omit<Insertable<ProspectConfigurationsTable>, 'id'> = {
    ...fields,
    contact: JSON.stringify(contact),
    configuration: JSON.stringify(configuration),
    requestsContact: requestsContact ? 1 : 0,
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('prospectConfigurations')
    .values({ id: newId, ...values })
    .onConflict((conflict) => conflict.columns(['unitId', 'checksum', 'contentHash']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return { id: newId, isNew: true }
  const same = db
    .updateTable('prospectConfigurations')
    .where('unitId', '=', prospect.unitId)
    .where('checksum', '=', prospect.checksum)
    .where('contentHash', '=', prospect.contentHash)
    .returning('id')
  const again = await same.set(values).where('createdAt', '<=', foldedSince).executeTakeFirst()
  if (again !== undefined) return { id: again.id, isNew: true }
  const { id } = await same.set({ expiresAt: prospect.expiresAt }).executeTakeFirstOrThrow()
  return { id, isNew: false }
}

/** Lets a token open a saved configuration. `tokenHash`: SHA-256 of it, hex; the token itself is stored nowhere. */
export async function addProspectToken(db: Db, tokenHash: string, id: string, now: string): Promise<void> {
  await db.insertInto('prospectTokens').values({ tokenHash, prospectConfigurationId: id, createdAt: now }).execute()
}

/** What was saved under an id, or null when there is none, or it is over at `now` (ISO time). */
export async function findProspect(db: Db, id: string, now: string): Promise<ProspectConfiguration | null> {
  const row = await db
    .selectFrom('prospectConfigurations')
    .selectAll()
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row ? toProspect(row) : null
}

/** Keeps what was saved from being deleted until the transaction `db` ends; false = it has been already. */
export async function holdProspect(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('prospectConfigurations')
    .set({ id })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes what was saved, with every link to it. */
export async function deleteProspect(db: Db, id: string): Promise<void> {
  await db.deleteFrom('prospectConfigurations').where('id', '=', id).execute()
}

/** What a token opens, or null when it is unknown or over at `now` (ISO time). */
export async function findProspectByToken(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<ProspectConfiguration | null> {
  const row = await db
    .selectFrom('prospectConfigurations')
    .innerJoin('prospectTokens', 'prospectTokens.prospectConfigurationId', 'prospectConfigurations.id')
    .selectAll('prospectConfigurations')
    .where('prospectTokens.tokenHash', '=', tokenHash)
    .where('prospectConfigurations.expiresAt', '>', now)
    .executeTakeFirst()
  return row ? toProspect(row) : null
}

/** One page of what visitors have saved for a unit, the latest first, and how many there are in all. */
export async function listProspectsOf(
  db: Db,
  unitId: string,
  page: Page,
): Promise<{ prospects: ProspectConfiguration[]; total: number }> {
  const query = db.selectFrom('prospectConfigurations').where('unitId', '=', unitId)
  const { total } = await query.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { prospects: rows.map(toProspect), total }
}

/** How many of what visitors have saved for a unit still opens at `now` (ISO time). */
export async function countSaved(db: Db, unitId: string, now: string): Promise<number> {
  const { total } = await db
    .selectFrom('prospectConfigurations')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('unitId', '=', unitId)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return Number(total)
}

function toProspect(row: Selectable<ProspectConfigurationsTable>): ProspectConfiguration {
  return {
    ...row,
    contact: readJson<ProspectContact | null>(row.contact),
    configuration: readJson<ProspectConfiguration['configuration']>(row.configuration),
    requestsContact: row.requestsContact === 1,
    locale: row.locale === 'en' ? 'en' : 'de',
  }
}
