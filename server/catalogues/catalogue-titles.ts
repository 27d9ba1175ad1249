import * as z from 'zod/mini'
import type { Locale } from '#shared/contracts/primitives.ts'
import { LruCache } from '#server/platform/cache/lru-cache.ts'
import type { CataloguesService } from './catalogues.service.ts'

const MAX_TITLES = 20

const Titled = z.object({ id: z.string(), title: z.string() })
const TitlesSchema = z.object({
  rooms: z.array(Titled),
  products: z.array(Titled),
  upgrade_bundles: z.array(Titled),
  room_book: z.object({
    sections: z.array(
      z.object({
        sub_sections: z.array(z.object({ line_items: z.array(z.object({ sub_line_items: z.array(Titled) })) })),
      }),
    ),
  }),
})

type Titles = ReadonlyMap<string, string>

/** What a catalogue calls things in one language, by their ids: the engine knows them in some language only. */
export interface CatalogueTitles {
  readonly rooms: Titles
  readonly items: Titles
  readonly products: Titles
  readonly bundles: Titles
}

export interface CatalogueTitlesService {
  /** Not inside a transaction: it reads files. A catalogue that is not there has no titles. */
  read(catalogueId: string, locale: Locale): Promise<CatalogueTitles>
}

/** Reads the titles of published catalogues, and keeps those of the last ones. */
export function createCatalogueTitles(catalogues: Pick<CataloguesService, 'answer'>): CatalogueTitlesService {
  const known = new LruCache<CatalogueTitles>(MAX_TITLES)
  return {
    async read(catalogueId, locale) {
      const key = `${catalogueId} ${locale}`
      const kept = known.get(key)
      if (kept !== undefined) return kept
      const content = await catalogues.answer(catalogueId, { locale, audience: 'public', showsPrices: true })
      const read = parseTitles(content?.identity ?? null)
      known.set(key, read)
      return read
    },
  }
}

function parseTitles(answer: Buffer | null): CatalogueTitles {
  if (answer === null) return { rooms: new Map(), items: new Map(), products: new Map(), bundles: new Map() }
  const read = z.parse(TitlesSchema, JSON.parse(answer.toString('utf8')))
  const items = read.room_book.sections
    .flatMap((section) => section.sub_sections)
    .flatMap((section) => section.line_items)
    .flatMap((lineItem) => lineItem.sub_line_items)
  const byId = (entries: readonly z.infer<typeof Titled>[]) => new Map(entries.map(({ id, title }) => [id, title]))
  return {
    rooms: byId(read.rooms),
    items: byId(items),
    products: byId(read.products),
    bundles: byId(read.upgrade_bundles),
  }
}
