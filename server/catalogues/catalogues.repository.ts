import type { Locale } from '#shared/contracts/primitives.ts'
import type { Db } from '#server/platform/db/database.types.ts'

/** A published catalogue: never changed afterwards (API-21). */
export interface PublishedCatalogue {
  /** Hash of the content. */
  readonly id: string
  readonly projectId: string
  /** null = the catalogue as it is. */
  readonly variant: string | null
  readonly revision: string
}

/** A published catalogue in one language: prepared answers in the file store. */
export interface CatalogueText {
  readonly catalogueId: string
  readonly locale: Locale
  /** File key of the answer's JSON. */
  readonly jsonFile: string
  /** File key of the same, brotli-compressed. */
  readonly brotliFile: string
  /** Strong, with its quotes. */
  readonly etag: string
}

/** The catalogue with this id, or null. */
export async function findCatalogue(db: Db, id: string): Promise<PublishedCatalogue | null> {
  const row = await db
    .selectFrom('catalogues')
    .select(['id', 'projectId', 'variant', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { ...row, variant: row.variant === '' ? null : row.variant } : null
}

/** The prepared answer of a catalogue in a language, or null when it was not published in it. */
export async function findCatalogueText(db: Db, catalogueId: string, locale: Locale): Promise<CatalogueText | null> {
  const row = await db
    .selectFrom('catalogueTexts')
    .select(['jsonFile', 'brotliFile', 'etag'])
    .where('catalogueId', '=', catalogueId)
    .where('locale', '=', locale)
    .executeTakeFirst()
  return row ? { catalogueId, locale, ...row } : null
}

/** Publishes a catalogue in its languages; does nothing when the same is there already. `now`: ISO time. */
export async function publishCatalogue(
  db: Db,
  catalogue: PublishedCatalogue,
  texts: readonly CatalogueText[],
  now: string,
): Promise<void> {
  await db
    .insertInto('catalogues')
    .values({ ...catalogue, variant: catalogue.variant ?? '', createdAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  for (const text of texts) {
    await db
      .insertInto('catalogueTexts')
      .values(text)
      .onConflict((conflict) => conflict.columns(['catalogueId', 'locale']).doNothing())
      .execute()
  }
}
