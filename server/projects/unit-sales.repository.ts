import type { UnitSale } from '#shared/domain/index.ts'
import type { Db } from '#server/platform/db/database.types.ts'

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
