import type { ChosenParts, SaleChanges, SaleTerms, UnitSale } from '#shared/domain/index.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

/** A unit's sale with what was said of it so far. */
export interface StoredSale {
  /** The database's own id of the unit. */
  readonly unitId: string
  readonly terms: SaleTerms
  readonly chosen: ChosenParts
  /** How many events it has. */
  readonly revision: number
}

interface SaleEvent {
  /** From 1 on. */
  readonly sequence: number
  /** ISO time. */
  readonly at: string
  readonly note: string
  readonly changes: SaleChanges
}

/** With who it was: null = an import; '' = their record is gone. */
export interface ReadSaleEvent extends SaleEvent {
  readonly by: string | null
}

/** Reservations by unit, of an account's units that have one. */
export async function listReservations(
  db: Db,
  accountId: string,
): Promise<ReadonlyMap<string, Pick<UnitSale, 'reservedUntil' | 'reservedFor'>>> {
  const rows = await db
    .selectFrom('unitSales')
    .innerJoin('units', 'units.id', 'unitSales.unitId')
    .select(['unitSales.unitId', 'unitSales.reservedUntil', 'unitSales.reservedFor'])
    .where('units.accountId', '=', accountId)
    .where('units.salesStatus', '=', 'RESERVED')
    .execute()
  return new Map(rows.map(({ unitId, ...reservation }) => [unitId, reservation]))
}

/** Lets nobody else say anything of a unit's sale before this transaction ends; what is read after it stays so. */
export async function holdSale(db: Db, unitId: string): Promise<void> {
  await db
    .updateTable('units')
    .set((row) => ({ updatedAt: row.ref('updatedAt') }))
    .where('id', '=', unitId)
    .execute()
}

/** The same for all units of a project. */
export async function holdSalesOfProject(db: Db, projectId: string): Promise<void> {
  await db
    .updateTable('units')
    .set((row) => ({ updatedAt: row.ref('updatedAt') }))
    .where('projectId', '=', projectId)
    .execute()
}

/** null = the unit is gone. */
export async function findSale(db: Db, unitId: string): Promise<StoredSale | null> {
  const row = await selectSales(db).where('units.id', '=', unitId).executeTakeFirst()
  return row === undefined ? null : toSale(row)
}

/** By the package's id of the unit. */
export async function listSalesOfProject(db: Db, projectId: string): Promise<ReadonlyMap<string, StoredSale>> {
  const rows = await selectSales(db).where('units.projectId', '=', projectId).execute()
  return new Map(rows.map((row) => [row.packageId, toSale(row)]))
}

/**
 * Stores what has become of a sale, with the event that made it so: its revision is the event's. Status, price and
 * featured stand in the unit's own row, which the caller writes: {@link setTerms}, or an import with all else of it.
 */
export async function saveSale(
  db: Db,
  { unitId, terms, chosen, revision }: StoredSale,
  event: { readonly at: string; readonly byUser: string | null; readonly note: string; readonly changes: SaleChanges },
): Promise<void> {
  const fields = {
    revision,
    isStatusChosen: flag(chosen.isStatusChosen),
    isPriceChosen: flag(chosen.isPriceChosen),
    isFeaturedChosen: flag(chosen.isFeaturedChosen),
    reservedUntil: terms.reservedUntil,
    reservedFor: terms.reservedFor,
  }
  await db
    .insertInto('unitSales')
    .values({ unitId, ...fields })
    .onConflict((conflict) => conflict.column('unitId').doUpdateSet(fields))
    .execute()
  const { changes, ...others } = event
  await db
    .insertInto('unitSaleEvents')
    .values({ unitId, sequence: revision, ...others, changes: JSON.stringify(changes) })
    .execute()
}

/** Writes status, price and featured into the unit's row. `now`: ISO time. */
export async function setTerms(db: Db, { unitId, terms }: StoredSale, now: string): Promise<void> {
  const { salesStatus, price, featured } = terms
  await db
    .updateTable('units')
    .set({ salesStatus, price, featured: flag(featured), updatedAt: now })
    .where('id', '=', unitId)
    .execute()
}

/** Everything that was said of a unit's sale, the latest first. */
export async function listSaleEvents(db: Db, unitId: string): Promise<ReadSaleEvent[]> {
  const rows = await db
    .selectFrom('unitSaleEvents')
    .leftJoin('users', 'users.id', 'unitSaleEvents.byUser')
    .select(['sequence', 'at', 'byUser', 'note', 'changes', 'users.firstName', 'users.lastName'])
    .where('unitSaleEvents.unitId', '=', unitId)
    .orderBy('sequence', 'desc')
    .execute()
  return rows.map(({ byUser, firstName, lastName, changes, ...event }) => ({
    ...event,
    by: byUser === null ? null : `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    changes: readJson<SaleChanges>(changes),
  }))
}

function selectSales(db: Db) {
  return db
    .selectFrom('units')
    .leftJoin('unitSales', 'unitSales.unitId', 'units.id')
    .select([
      'units.id',
      'units.packageId',
      'units.salesStatus',
      'units.price',
      'units.featured',
      'unitSales.revision',
      'unitSales.isStatusChosen',
      'unitSales.isPriceChosen',
      'unitSales.isFeaturedChosen',
      'unitSales.reservedUntil',
      'unitSales.reservedFor',
    ])
}

type SaleRow = Awaited<ReturnType<ReturnType<typeof selectSales>['execute']>>[number]

function toSale(row: SaleRow): StoredSale {
  const { id, salesStatus, price, featured, revision, reservedUntil, reservedFor } = row
  const isReserved = salesStatus === 'RESERVED'
  return {
    unitId: id,
    terms: {
      salesStatus,
      reservedUntil: isReserved ? reservedUntil : null,
      reservedFor: isReserved ? (reservedFor ?? '') : '',
      price,
      featured: featured === 1,
    },
    chosen: {
      isStatusChosen: row.isStatusChosen === 1,
      isPriceChosen: row.isPriceChosen === 1,
      isFeaturedChosen: row.isFeaturedChosen === 1,
    },
    revision: revision ?? 0,
  }
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0
}
