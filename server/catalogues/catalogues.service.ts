import type * as z from 'zod/mini'
import type { CatalogueSchema } from '#shared/contracts/entities/catalogue.schema.ts'
import { LOCALES, type Locale } from '#shared/contracts/primitives.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import { type PreparedCatalogue, prepareCatalogue } from '#shared/domain/index.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { type CatalogueText, findCatalogue, findCatalogueText } from './catalogues.repository.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import { compressBrotli, compressGzip, type Content, JSON_TYPE } from '#server/platform/files/content.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { LoadCache } from '#server/platform/cache/load-cache.ts'
import { LruCache } from '#server/platform/cache/lru-cache.ts'
import { withoutPrices } from '#server/projects/price-view.ts'

const MAX_PREPARED = 50
const MAX_ANSWERS = 50
const MAX_REVISIONS = 1_000

export interface CataloguesService {
  /**
   * The catalogue with the engine's indexes, null when it is not there. Texts are in any language.
   * @param transaction inside of one, name it: another connection may not be had while this one is held
   */
  prepared(catalogueId: string, transaction?: Db): Promise<PreparedCatalogue | null>
  /** The same for people to read: in a language, else in another one of the catalogue's. */
  preparedIn(catalogueId: string, locale: Locale): Promise<PreparedCatalogue | null>
  /** The published answer in a language, else in another one of the catalogue's; null without any. */
  answer(catalogueId: string, wanted: CatalogueForm): Promise<Content | null>
  /** Revision of a catalogue, '' when it is not there. `transaction`: as for `prepared`. */
  getRevision(catalogueId: string, transaction?: Db): Promise<string>
}

/** Sample catalogues may be kept by shared caches, those of units only by the client. */
export type CatalogueAudience = 'unit' | 'public'

/** How a catalogue is answered. */
export interface CatalogueForm {
  readonly locale: Locale
  readonly audience: CatalogueAudience
  /** What a portal hides does not reach it (decision 57): without, every amount is 0. */
  readonly showsPrices: boolean
}

interface Parts {
  readonly database: Database
  readonly files: FileStore
}

/** A published answer without its amounts. */
function priceless(published: Buffer): Buffer {
  const catalogue = readJson<z.infer<typeof CatalogueSchema>>(published.toString('utf8'))
  return Buffer.from(JSON.stringify(withoutPrices(catalogue)))
}

async function compressed(identity: Buffer): Promise<Pick<Content, 'identity' | 'gzip' | 'br'>> {
  const [gzip, br] = await Promise.all([compressGzip(identity), compressBrotli(identity)])
  return { identity, gzip, br }
}

/**
 * Published catalogues never change (API-21): bytes and indexes are kept in memory by id, the most
 * recently used ones.
 */
export function createCataloguesService({ database, files }: Parts): CataloguesService {
  const preparedById = new LoadCache<PreparedCatalogue>(MAX_PREPARED)
  const answers = new LoadCache<Content>(MAX_ANSWERS)
  const revisions = new LruCache<string>(MAX_REVISIONS)

  async function getText(db: Db, catalogueId: string, locale: Locale): Promise<CatalogueText | null> {
    for (const candidate of [locale, ...LOCALES]) {
      const text = await findCatalogueText(db, catalogueId, candidate)
      if (text !== null) return text
    }
    return null
  }

  async function load(db: Db, catalogueId: string, locale: Locale = LOCALES[0]): Promise<PreparedCatalogue | null> {
    const text = await getText(db, catalogueId, locale)
    const bytes = text === null ? null : await files.read(text.jsonFile)
    if (bytes === null) return null
    // It was checked against the schema when it was published, and its name is its hash.
    const wire = readJson<z.infer<typeof CatalogueSchema>>(bytes.toString('utf8'))
    return prepareCatalogue(fromWire(wire))
  }

  async function loadAnswer(catalogueId: string, wanted: CatalogueForm): Promise<Content | null> {
    const text = await getText(database.kysely, catalogueId, wanted.locale)
    const identity = text === null ? null : await files.read(text.jsonFile)
    if (text === null || identity === null) return null
    const common = {
      mediaType: JSON_TYPE,
      keepers: wanted.audience === 'public' ? 'everybody' : 'asker',
      locale: text.locale,
    } as const
    if (!wanted.showsPrices) return { ...common, ...(await compressed(priceless(identity))) }
    const [gzip, br] = await Promise.all([compressGzip(identity), files.read(text.brotliFile)])
    return { ...common, identity, gzip, br: br ?? undefined, hash: text.etag.replaceAll('"', '') }
  }

  return {
    prepared: (catalogueId, transaction) =>
      transaction === undefined
        ? preparedById.get(catalogueId, () => load(database.kysely, catalogueId))
        : preparedById.getAlone(catalogueId, () => load(transaction, catalogueId)),
    preparedIn: (catalogueId, locale) =>
      preparedById.get(locale === LOCALES[0] ? catalogueId : `${catalogueId} ${locale}`, () =>
        load(database.kysely, catalogueId, locale),
      ),
    answer: (catalogueId, wanted) => {
      const { locale, audience, showsPrices } = wanted
      const key = `${catalogueId} ${locale} ${audience} ${showsPrices}`
      return answers.get(key, () => loadAnswer(catalogueId, wanted))
    },
    async getRevision(catalogueId, transaction) {
      const known = revisions.get(catalogueId)
      if (known !== undefined) return known
      const revision = (await findCatalogue(transaction ?? database.kysely, catalogueId))?.revision ?? ''
      if (revision !== '') revisions.set(catalogueId, revision)
      return revision
    },
  }
}
