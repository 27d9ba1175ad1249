import { createHash } from 'node:crypto'
import { getLayers, type PictureMapping, type ShownPicture } from '#shared/domain/look/pictures.ts'
import { type FileStore, keyOfFileName } from '#server/platform/files/file-store.ts'
import { createDiskCache } from './disk-cache.ts'
import { createLimit } from '#server/platform/limits/limit.ts'
import { openPicture, overlay } from './open-picture.ts'

/** WebP quality: no difference to be seen at arm's length. */
const QUALITY = 82
/** Goes up when the same layers would give another picture. */
const RENDERER_VERSION = 1
const MAX_CACHE_BYTES = 512 * 1024 * 1024
/** Pictures composed at the same time; more wait, so that memory stays bounded. */
const MAX_PARALLEL = 2
/** Pictures that may wait for that; whoever comes then is sent away. */
const MAX_WAITING = 50

export interface MergedPicture {
  /** WebP. */
  readonly bytes: Buffer
  /** Strong, with its quotes. */
  readonly etag: string
  /** Some layer had no image and was left out (IMG-8, IMG-15). */
  readonly isIncomplete: boolean
}

export interface PictureMerger {
  /**
   * The picture of a room with the given layers as one image (API-39); `unknown` = the mapping has no
   * such room, `busy` = too many are waiting. The same picture is composed once, also for callers that
   * come together.
   * @param isGone nobody waits for it any more: one that all have left is not begun, and `busy`
   * @throws when a file of the mapping is not in the store
   */
  combine(
    mapping: PictureMapping,
    renderId: string,
    keysByCategory: Readonly<Record<string, string>>,
    isGone?: () => boolean,
  ): Promise<MergedPicture | 'unknown' | 'busy'>
}

export interface PictureMergerOptions {
  readonly files: FileStore
  /** Folder for composed pictures; may be emptied at any time. */
  readonly cacheDir: string
  /** Bytes that the folder may hold; the longest unused go first. */
  readonly maxCacheBytes?: number
  /** Pictures that may wait while others are composed. */
  readonly maxWaiting?: number
}

/** A picture on its way, and who waits for it. */
interface Order {
  readonly bytes: Promise<Buffer | 'busy'>
  readonly isGone: (() => boolean)[]
}

/** Composes room pictures with sharp and keeps them on the disk. */
export function createPictureMerger({
  files,
  cacheDir,
  maxCacheBytes = MAX_CACHE_BYTES,
  maxWaiting = MAX_WAITING,
}: PictureMergerOptions): PictureMerger {
  const underWay = new Map<string, Order>()
  const limit = createLimit(MAX_PARALLEL, maxWaiting)
  const cache = createDiskCache(cacheDir, maxCacheBytes)

  async function getBytes(name: string, picture: ShownPicture, isWanted: () => boolean): Promise<Buffer | 'busy'> {
    const cached = await cache.read(name)
    if (cached) return cached
    const bytes = await limit(async () => (isWanted() ? compose(picture, files) : 'busy'))
    if (bytes !== 'busy') await cache.write(name, bytes)
    return bytes
  }

  function order(name: string, picture: ShownPicture, isGone: () => boolean): Order {
    const callers = [isGone]
    const isWanted = () => {
      const wanted = callers.some((gone) => !gone())
      // At once, so that who comes now does not join what is given up.
      if (!wanted) underWay.delete(name)
      return wanted
    }
    const placed: Order = {
      isGone: callers,
      bytes: getBytes(name, picture, isWanted).finally(() => {
        if (underWay.get(name) === placed) underWay.delete(name)
      }),
    }
    underWay.set(name, placed)
    return placed
  }

  return {
    async combine(mapping, renderId, keysByCategory, isGone = () => false) {
      const picture = getLayers(mapping, renderId, keysByCategory)
      if (!picture) return 'unknown'
      const hash = computeHash(picture)
      const name = `${hash}.webp`
      const known = underWay.get(name)
      known?.isGone.push(isGone)
      const bytes = await (known ?? order(name, picture, isGone)).bytes
      if (bytes === 'busy') return 'busy'
      return { bytes, etag: `"${hash.slice(0, 32)}"`, isIncomplete: picture.layers.some((layer) => layer.missing) }
    },
  }
}

/** Files are named by their content, so addresses and places are all that a picture depends on. */
function computeHash({ width, height, baseUrl, layers }: ShownPicture): string {
  const parts = layers.filter((layer) => !layer.missing).map(({ url, x, y }) => [url, x, y])
  const inputs = JSON.stringify([RENDERER_VERSION, QUALITY, width, height, baseUrl, parts])
  return createHash('sha256').update(inputs).digest('hex')
}

async function compose(picture: ShownPicture, files: FileStore): Promise<Buffer> {
  const shownLayers = picture.layers.filter((layer) => !layer.missing)
  const [base, images] = await Promise.all([
    readByUrl(picture.baseUrl, files),
    Promise.all(shownLayers.map((layer) => readByUrl(layer.url, files))),
  ])
  const overlays = shownLayers.flatMap(({ x, y }, at) => {
    const input = images[at]
    return input ? [overlay(input, x, y)] : []
  })
  return openPicture(base).composite(overlays).webp({ quality: QUALITY, effort: 3 }).toBuffer()
}

async function readByUrl(url: string, files: FileStore): Promise<Buffer> {
  const key = keyOfFileName(url.slice(url.lastIndexOf('/') + 1))
  const bytes = key === null ? null : await files.read(key)
  if (!bytes) throw new Error(`The picture ${url} is not in the file store`)
  return bytes
}
