import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { listLayers } from '#shared/contracts/http/pictures.contract.ts'
import { camelKey, fromWire } from '#shared/contracts/wire.ts'
import { getLayers, type PictureMapping, type VisualVersion } from '#shared/domain/look/pictures.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { findPictureMapping } from './picture-mappings.repository.ts'
import { compressBrotli, compressGzip, type Content, JSON_TYPE } from '#server/platform/files/content.ts'
import type { PictureMerger } from '../pictures/picture-merger.ts'
import { LruCache } from '#server/platform/cache/lru-cache.ts'

const MAX_MAPPINGS = 50

export interface PicturesService {
  /** The mapping of a project as bytes (API-38); null = the project has no pictures. */
  mappingAnswer(projectId: string): Promise<Content | null>
  /** Address of the room's small picture (IMG-4); null = no such room. */
  roomPreview(projectId: string, renderId: string): Promise<string | null>
  /** The layers of a room picture (API-119); null = no such picture. */
  layers(projectId: string, query: MergerQuery): Promise<AnswerOf<typeof listLayers> | null>
  /**
   * The composed picture (API-39); `unknown` = no such picture, `busy` = ask again in a moment.
   * @param isGone nobody waits for it any more
   * @throws when a picture of the project cannot be read or composed
   */
  combined(projectId: string, query: MergerQuery, isGone: () => boolean): Promise<Content | 'unknown' | 'busy'>
}

/** `room` is a render id, the rest are layer keys by category, the names as they are in code. */
export type MergerQuery = Readonly<Record<string, string>> & { readonly room: string }

interface KnownMapping {
  readonly etag: string
  readonly mapping: PictureMapping
  readonly answer: Content
}

interface Parts {
  readonly database: Database
  readonly merger: PictureMerger
  /** Other hosts that compose pictures, by visual version (IMG-14). */
  readonly mergerHosts: MergerHosts
}

export type MergerHosts = Readonly<Record<VisualVersion, string | null>>

function named(hosts: MergerHosts): { readonly merger_hosts?: MergerHosts } {
  return hosts.v1 === null && hosts.v2 === null ? {} : { merger_hosts: hosts }
}

/** Layered room pictures. */
export function createPicturesService({ database, merger, mergerHosts }: Parts): PicturesService {
  const known = new LruCache<KnownMapping>(MAX_MAPPINGS)

  async function pickMapping(projectId: string): Promise<KnownMapping | null> {
    const stored = await findPictureMapping(database.kysely, projectId)
    if (stored === null) return null
    const cached = known.get(projectId)
    if (cached?.etag === stored.etag) return cached
    const identity = Buffer.from(JSON.stringify({ ...stored.mapping, ...named(mergerHosts) }))
    const [br, gzip] = await Promise.all([compressBrotli(identity), compressGzip(identity)])
    const answer: Content = { mediaType: JSON_TYPE, keepers: 'everybody', locale: null, identity, br, gzip }
    const entry = { etag: stored.etag, mapping: fromWire(stored.mapping), answer }
    known.set(projectId, entry)
    return entry
  }

  return {
    async mappingAnswer(projectId) {
      return (await pickMapping(projectId))?.answer ?? null
    },

    async roomPreview(projectId, renderId) {
      const rooms = (await pickMapping(projectId))?.mapping.rooms ?? []
      return rooms.find((room) => room.renderId === renderId)?.previewUrl ?? null
    },

    async layers(projectId, query) {
      const entry = await pickMapping(projectId)
      const picture = entry === null ? null : getLayers(entry.mapping, query.room, keysByCategory(entry.mapping, query))
      if (picture === null) return null
      return {
        width: picture.width,
        height: picture.height,
        layers: picture.layers.map(({ url, x, y, width, height, missing }) => ({ url, missing, x, y, width, height })),
      }
    },

    async combined(projectId, query, isGone) {
      const entry = await pickMapping(projectId)
      if (entry === null) return 'unknown'
      const picture = await merger.combine(entry.mapping, query.room, keysByCategory(entry.mapping, query), isGone)
      if (typeof picture === 'string') return picture
      const keepers = picture.isIncomplete ? 'everybody' : 'everybodyForAnHour'
      return { mediaType: 'image/webp', keepers, locale: null, identity: picture.bytes }
    },
  }
}

/** The contract's one renaming has changed the query's names; the mapping knows what they were. */
function keysByCategory(mapping: PictureMapping, query: MergerQuery): Record<string, string> {
  const categories = mapping.rooms
    .filter((room) => room.renderId === query.room)
    .flatMap((room) => room.layers.map((layer) => layer.category))
  const keys: Record<string, string> = {}
  for (const category of categories) {
    const name = camelKey(category)
    const key = Object.hasOwn(query, name) ? query[name] : undefined
    if (key !== undefined) keys[category] = key
  }
  return keys
}
