import type { Db } from '#server/platform/db/database.types.ts'

/** An option that a buyer of the unit likes. */
export interface StoredFavorite {
  readonly id: string
  readonly unitId: string
  readonly buyerId: string
  readonly subLineItemId: string
  readonly productId: string
  /** ISO time. */
  readonly createdAt: string
}

/** All of a unit's, or those of one buyer; oldest first. */
export async function listFavorites(
  db: Db,
  unitId: string,
  buyerId: string | null,
): Promise<readonly StoredFavorite[]> {
  let query = db.selectFrom('buyerFavorites').selectAll().where('unitId', '=', unitId)
  if (buyerId !== null) query = query.where('buyerId', '=', buyerId)
  return query.orderBy('createdAt').orderBy('id').execute()
}

/** Adds it, unless the buyer has it already; gives the one that is stored. */
export async function addFavorite(db: Db, favorite: StoredFavorite): Promise<StoredFavorite> {
  await db
    .insertInto('buyerFavorites')
    .values(favorite)
    .onConflict((conflict) => conflict.columns(['unitId', 'buyerId', 'subLineItemId', 'productId']).doNothing())
    .execute()
  return db
    .selectFrom('buyerFavorites')
    .selectAll()
    .where('unitId', '=', favorite.unitId)
    .where('buyerId', '=', favorite.buyerId)
    .where('subLineItemId', '=', favorite.subLineItemId)
    .where('productId', '=', favorite.productId)
    .executeTakeFirstOrThrow()
}

/** Removes one of the unit's, of that buyer if one is named. Whether there was one. */
export async function deleteFavorite(db: Db, unitId: string, id: string, buyerId: string | null): Promise<boolean> {
  let query = db.deleteFrom('buyerFavorites').where('unitId', '=', unitId).where('id', '=', id)
  if (buyerId !== null) query = query.where('buyerId', '=', buyerId)
  const { numDeletedRows } = await query.executeTakeFirst()
  return numDeletedRows === 1n
}
