import { setTimeout } from 'node:timers/promises'
import { pictureSet } from '#shared/contracts/picture-sizes.ts'
import { compressBrotli, compressGzip } from '../files/content.ts'
import { LruCache } from '../services/lru-cache.ts'
import type { ProjectPictures } from '../services/project-pictures.ts'
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts'
import type { Security, SitePage } from './static-site.ts'

/** ms; a page does not wait longer to know its picture. */
const PATIENCE_MS = 100
const MAX_PAGES = 200
/** What the picture stands before. */
const ROOT = '<div id="root">'

/** Portal, account and project begin the address of every page that belongs to a project (NAV-2). */
const PLACE = /^\/(?:bp|mp)\/([^/]+)\/([^/]+)\//
const ROOM = /\/configurator\/([^/]+)\/?$/
/** What may stand in the page. */
const STORED_PICTURE = /^\/files\/[\w.-]+$/

type Place = readonly [accountId: string, project: string]

interface Parts {
  readonly pictures: ProjectPictures
  readonly security: Security
}

/** Pages with the picture of their project in them. */
export interface FirstPictures {
  /**
   * The page of an address, with the picture that is the largest thing to see there, in the place where the app will
   * show it; as it is where there is none. The picture then comes with the page, not once the app knows which one it
   * shows (ADR 13). Never rejects and never waits long, as the page itself needs none of it.
   *
   * @param path of the address, still encoded
   */
  answer(path: string, page: SitePage): Promise<PreparedAnswer>
}

export function createFirstPictures({ pictures, security }: Parts): FirstPictures {
  const known = new LruCache<Promise<PreparedAnswer>>(MAX_PAGES)

  /** The `img` of an address; null = it has none. */
  async function imageOf(path: string, page: SitePage): Promise<string | null> {
    const [, accountId, project] = PLACE.exec(path) ?? []
    if (accountId === undefined || project === undefined || page.picture === null) return null
    const of = [decodeURIComponent(accountId), decodeURIComponent(project)] as const
    const found = page.picture.of === 'room' ? roomSource(of, path) : projectSource(of, page.picture.sizes)
    const source = await Promise.race([found, setTimeout(PATIENCE_MS, null, { ref: false })])
    if (source === null) return null
    const names = `class="first-picture" data-place="${page.picture.place}"`
    return `<img ${names} ${source} alt="" fetchpriority="high" decoding="sync">`
  }

  async function projectSource(of: Place, sizes: Readonly<Record<string, string | undefined>>): Promise<string | null> {
    const picture = await pictures.find(...of)
    const set = picture === null ? undefined : pictureSet(picture.url)
    const shown = picture === null ? undefined : sizes[picture.variant]
    if (picture === null || set === undefined || shown === undefined) return null
    return `src="${picture.url}" srcset="${set}" sizes="${shown}"`
  }

  async function roomSource(of: Place, path: string): Promise<string | null> {
    const [, room] = ROOM.exec(path) ?? []
    const url = room === undefined ? null : await pictures.findRoom(...of, decodeURIComponent(room))
    return url !== null && STORED_PICTURE.test(url) ? `src="${url}"` : null
  }

  async function withImage({ content }: SitePage, image: string): Promise<PreparedAnswer> {
    const html = content.identity.toString('utf8').replace(ROOT, () => image + ROOT)
    const identity = Buffer.from(html)
    const [br, gzip] = await Promise.all([compressBrotli(identity), compressGzip(identity)])
    return prepareAnswer({ ...content, hash: undefined, identity, br, gzip }, security)
  }

  return {
    async answer(path, page) {
      try {
        const image = await imageOf(path, page)
        if (image === null) return page.answer
        const key = `${page.name} ${image}`
        const prepared = known.get(key) ?? withImage(page, image)
        known.set(key, prepared)
        return await prepared
      } catch {
        return page.answer
      }
    },
  }
}
