import { setTimeout } from 'node:timers/promises'
import { pictureSet } from '#shared/contracts/picture-sizes.ts'
import { compressBrotli, compressGzip } from '#server/platform/files/content.ts'
import { LruCache } from '#server/platform/cache/lru-cache.ts'
import type { ProjectPictures } from '#server/pictures/project-pictures.ts'
import { type PreparedAnswer, prepareAnswer } from '#server/platform/http/prepared-answer.ts'
import type { Security, SitePage } from '#server/platform/http/static-site.ts'

/** ms; a page does not wait longer to know its picture. */
const PATIENCE_MS = 100
const MAX_PAGES = 200
/** What the picture stands before. */
const ROOT = '<div id="root">'

/** Before any script and style, so that the browser asks for the picture before it asks for those. */
const FIRST_TAG = '<meta charset="utf-8" />'

/** Portal, account and project begin the address of every page that belongs to a project (NAV-2). */
const PLACE = /^\/(?:bp|mp)\/([^/]+)\/([^/]+)\//
const ROOM = /\/configurator\/([^/]+)\/?$/
/** What may stand in the page. */
const STORED_PICTURE = /^\/files\/[\w.-]+$/

type Place = readonly [accountId: string, project: string]

interface Source {
  readonly url: string
  /** null = it comes in one size. */
  readonly set: { readonly srcset: string; readonly sizes: string } | null
}
type FirstPicture = Source & { readonly place: string }

interface Tags {
  readonly hint: string
  readonly image: string
}

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

  /** The picture of an address; null = it has none. */
  async function getPicture(path: string, page: SitePage): Promise<FirstPicture | null> {
    const [, accountId, project] = PLACE.exec(path) ?? []
    if (accountId === undefined || project === undefined || page.picture === null) return null
    const of = [decodeURIComponent(accountId), decodeURIComponent(project)] as const
    const found = page.picture.of === 'room' ? roomSource(of, path) : projectSource(of, page.picture.sizes)
    const source = await Promise.race([found, setTimeout(PATIENCE_MS, null, { ref: false })])
    return source === null ? null : { ...source, place: page.picture.place }
  }

  async function projectSource(of: Place, sizes: Readonly<Record<string, string | undefined>>): Promise<Source | null> {
    const picture = await pictures.find(...of)
    const set = picture === null ? undefined : pictureSet(picture.url)
    const shown = picture === null ? undefined : sizes[picture.variant]
    if (picture === null || set === undefined || shown === undefined) return null
    return { url: picture.url, set: { srcset: set, sizes: shown } }
  }

  async function roomSource(of: Place, path: string): Promise<Source | null> {
    const [, room] = ROOM.exec(path) ?? []
    const url = room === undefined ? null : await pictures.findRoom(...of, decodeURIComponent(room))
    return url !== null && STORED_PICTURE.test(url) ? { url, set: null } : null
  }

  async function withPicture({ content }: SitePage, { hint, image }: Tags): Promise<PreparedAnswer> {
    const html = content.identity
      .toString('utf8')
      .replace(FIRST_TAG, (first) => first + hint)
      .replace(ROOT, () => image + ROOT)
    const identity = Buffer.from(html)
    const [br, gzip] = await Promise.all([compressBrotli(identity), compressGzip(identity)])
    return prepareAnswer({ ...content, hash: undefined, identity, br, gzip }, security)
  }

  return {
    async answer(path, page) {
      try {
        const picture = await getPicture(path, page)
        if (picture === null) return page.answer
        const tags = getTags(picture)
        const key = `${page.name} ${tags.image}`
        const prepared = known.get(key) ?? withPicture(page, tags)
        known.set(key, prepared)
        return await prepared
      } catch {
        return page.answer
      }
    },
  }
}

function getTags({ url, set, place }: FirstPicture): Tags {
  const hinted = set === null ? '' : ` imagesrcset="${set.srcset}" imagesizes="${set.sizes}"`
  const shown = set === null ? '' : ` srcset="${set.srcset}" sizes="${set.sizes}"`
  const names = `class="first-picture" data-place="${place}"`
  return {
    hint: `<link rel="preload" as="image" href="${url}"${hinted} fetchpriority="high">`,
    image: `<img ${names} src="${url}"${shown} alt="" fetchpriority="high" decoding="sync">`,
  }
}
