import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#server/platform/db/database.types.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { TakeHomeLinksTable } from '#server/platform/db/visitors.schema.ts'
import type { StoredChoices } from './saved-choices.ts'

/** An option that is liked. */
export interface Wish {
  readonly itemId: string
  readonly productId: string
}

/** A configuration that a short code opens, and what is liked beside it. */
export interface TakeHomeLink extends StoredChoices {
  readonly unitId: string
  readonly wishes: readonly Wish[]
}

/** Wishes that a short code opens, as they were when they were shared. */
export interface WishLink {
  /** Who knows it may withdraw the link of a visitor. */
  readonly id: string
  readonly unitId: string
  /** null = a visitor's. */
  readonly buyerId: string | null
  /** The catalogue that they were shared on. */
  readonly catalogueId: string
  readonly wishes: readonly Wish[]
  /** ISO times. */
  readonly createdAt: string
  readonly expiresAt: string
}

/** What a short code opens. */
export type ShortLink =
  | { readonly kind: 'configuration'; readonly link: TakeHomeLink }
  | { readonly kind: 'wish_list'; readonly link: WishLink }

/** `codeHash`: SHA-256 of the code, hex; the code itself is stored nowhere. False = the code is another link's. */
export function addTakeHomeLink(db: Db, codeHash: string, link: TakeHomeLink): Promise<boolean> {
  const { configuration, wishes, ...fields } = link
  const content = JSON.stringify({ ...configuration, wishes })
  return add(db, { codeHash, ...fields, kind: 'configuration', content, linkId: null, buyerId: null })
}

/** As `addTakeHomeLink`. */
export function addWishLink(db: Db, codeHash: string, link: WishLink): Promise<boolean> {
  const { id, wishes, ...fields } = link
  const content = JSON.stringify({ wishes })
  return add(db, { codeHash, ...fields, kind: 'wish_list', content, linkId: id, total: 0, totalOnRequest: 0 })
}

async function add(db: Db, row: Insertable<TakeHomeLinksTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('takeHomeLinks')
    .values(row)
    .onConflict((conflict) => conflict.column('codeHash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** What a code opens, or null when it is unknown, withdrawn or over at `now` (ISO time). */
export async function findShortLink(db: Db, codeHash: string, now: string): Promise<ShortLink | null> {
  const row = await db
    .selectFrom('takeHomeLinks')
    .selectAll()
    .where('codeHash', '=', codeHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.kind === 'wish_list') return { kind: 'wish_list', link: toWishLink(row) }
  const { unitId, catalogueId, total, totalOnRequest, createdAt, expiresAt } = row
  // Links of before have no wishes.
  const { wishes = [], ...configuration } = readJson<
    StoredChoices['configuration'] & { readonly wishes?: readonly Wish[] }
  >(row.content)
  return {
    kind: 'configuration',
    link: { unitId, catalogueId, configuration, wishes, total, totalOnRequest, createdAt, expiresAt },
  }
}

/** A buyer's links of a unit that open something at `now` (ISO time), the latest first. */
export async function listWishLinks(
  db: Db,
  { unitId, buyerId }: { readonly unitId: string; readonly buyerId: string },
  now: string,
): Promise<WishLink[]> {
  const rows = await db
    .selectFrom('takeHomeLinks')
    .selectAll()
    .where('unitId', '=', unitId)
    .where('buyerId', '=', buyerId)
    .where('kind', '=', 'wish_list')
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('linkId')
    .execute()
  return rows.map(toWishLink)
}

/** Withdraws a link: of which unit it was, null = there is no such link. `of`: null = a visitor's, of any unit. */
export async function deleteWishLink(
  db: Db,
  id: string,
  of: { readonly unitId: string; readonly buyerId: string } | null,
): Promise<string | null> {
  let query = db.deleteFrom('takeHomeLinks').where('linkId', '=', id)
  query =
    of === null
      ? query.where('buyerId', 'is', null)
      : query.where('buyerId', '=', of.buyerId).where('unitId', '=', of.unitId)
  const row = await query.returning('unitId').executeTakeFirst()
  return row?.unitId ?? null
}

function toWishLink(row: Selectable<TakeHomeLinksTable>): WishLink {
  const { linkId, unitId, buyerId, catalogueId, createdAt, expiresAt } = row
  const { wishes } = readJson<Pick<WishLink, 'wishes'>>(row.content)
  return { id: linkId ?? '', unitId, buyerId, catalogueId, wishes, createdAt, expiresAt }
}
