import type * as z from 'zod/mini'
import type { CatalogueSchema } from '#shared/contracts/entities/catalogue.schema.ts'
import { LOCALES, type Locale } from '#shared/contracts/primitives.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import { type PreparedCatalogue, prepareCatalogue } from '#shared/domain/index.ts'
import type { Database, Db } from '../db/database.ts'
import { type CatalogueText, findCatalogue, findCatalogueText } from '../db/repositories/catalogues.repository.ts'
import { readJson } from '../db/repositories/stored-json.ts'
import { compressGzip, type Content } from '../files/content.ts'
import type { FileStore } from '../files/file-store.ts'
import { LoadCache } from './load-cache.ts'
import { LruCache } from './lru-cache.ts'

const MAX_PREPARED = 50
const MAX_ANSWERS = 50
const MAX_REVISIONS = 1_000

export interface CataloguesService {
  /**
   * The catalogue with the engine's indexes, null when it is not there. Texts are in any language.
   * @param transaction inside of one, name it: another connection may not be had while this one is held
   */
  prepared(catalogueId: string, transaction?: Db): Promise<PreparedCatalogue | null>
  /** The published answer in a language, else in another one of the catalogue's; null without any. */
  answer(catalogueId: string, locale: Locale, audience: CatalogueAudience): Promise<Content | null>
  /** Revision of a catalogue, '' when it is not there. `transaction`: as for `prepared`. */
  revisionOf(catalogueId: string, transaction?: Db): Promise<string>
}

/** Sample catalogues may be kept by shared caches, those of units only by the client. */
export type CatalogueAudience = 'unit' | 'public'

interface Parts {
  readonly database: Database
  readonly files: FileStore
}

/**
 * Published catalogues never change (API-21): bytes and indexes are kept in memory by id, the most
 * recently used ones.
 */
export function createCataloguesService({ database, files }: Parts): CataloguesService {
  const preparedById = new LoadCache<PreparedCatalogue>(MAX_PREPARED)
  const answers = new LoadCache<Content>(MAX_ANSWERS)
  const revisions = new LruCache<string>(MAX_REVISIONS)

  async function textOf(db: Db, catalogueId: string, locale: Locale): Promise<CatalogueText | null> {
    for (const candidate of [locale, ...LOCALES]) {
      const text = await findCatalogueText(db, catalogueId, candidate)
      if (text !== null) return text
    }
    return null
  }

  async function load(db: Db, catalogueId: string): Promise<PreparedCatalogue | null> {
    const text = await textOf(db, catalogueId, LOCALES[0])
    const bytes = text === null ? null : await files.read(text.jsonFile)
    if (bytes === null) return null
    // It was checked against the schema when it was published, and its name is its hash.
    const wire = readJson<z.infer<typeof CatalogueSchema>>(bytes.toString('utf8'))
    return prepareCatalogue(fromWire(wire))
  }

  async function loadAnswer(catalogueId: string, locale: Locale, audience: CatalogueAudience): Promise<Content | null> {
    const text = await textOf(database.kysely, catalogueId, locale)
    if (text === null) return null
    const [identity, br] = await Promise.all([files.read(text.jsonFile), files.read(text.brotliFile)])
    if (identity === null) return null
    return {
      contentType: 'application/json; charset=utf-8',
      // The address names the unit, not the revision: ask each time, and get 304.
      cacheControl: audience === 'public' ? 'public, no-cache' : 'private, no-cache',
      identity,
      gzip: await compressGzip(identity),
      br: br ?? undefined,
      hash: text.etag.replaceAll('"', ''),
      headers: [['Content-Language', text.locale]],
    }
  }

  return {
    prepared: (catalogueId, transaction) =>
      transaction === undefined
        ? preparedById.get(catalogueId, () => load(database.kysely, catalogueId))
        : preparedById.getAlone(catalogueId, () => load(transaction, catalogueId)),
    answer: (catalogueId, locale, audience) =>
      answers.get(`${catalogueId} ${locale} ${audience}`, () => loadAnswer(catalogueId, locale, audience)),
    async revisionOf(catalogueId, transaction) {
      const known = revisions.get(catalogueId)
      if (known !== undefined) return known
      const revision = (await findCatalogue(transaction ?? database.kysely, catalogueId))?.revision ?? ''
      if (revision !== '') revisions.set(catalogueId, revision)
      return revision
    },
  }
}
