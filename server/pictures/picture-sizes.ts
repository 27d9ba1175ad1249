import { PICTURE_WIDTHS, type PictureWidth } from '#shared/contracts/picture-sizes.ts'
import type { ShownFiles } from '#server/platform/files/shown-files.ts'
import { createDiskCache } from './disk-cache.ts'
import { createLimit } from '#server/platform/limits/limit.ts'
import { openPicture } from './open-picture.ts'

const QUALITY = 80
const MAX_CACHE_BYTES = 256 * 1024 * 1024
const MAX_PARALLEL = 1
const MAX_WAITING = 30
const PHOTO = /\.(?:webp|avif|jpe?g|png)$/

export interface PictureSizes {
  /**
   * A stored picture as WebP, made narrower than it is; null = there is no such picture, or it cannot be read, or is no
   * project's, `busy` = ask again in a moment.
   * @param width px
   */
  narrowed(fileName: string, width: PictureWidth): Promise<Buffer | 'busy' | null>
}

/** The width that an address asks for, px; null = the file as it is. */
export function parseWidth(query: unknown): PictureWidth | null {
  const asked = typeof query === 'string' ? Number(query) : Number.NaN
  return PICTURE_WIDTHS.find((width) => width === asked) ?? null
}

/** null = it cannot be read as a picture. */
async function narrow(bytes: Buffer, width: PictureWidth): Promise<Buffer | null> {
  const picture = openPicture(bytes).rotate().resize({ width, withoutEnlargement: true })
  return picture
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => null)
}

export interface PictureSizesOptions {
  readonly files: ShownFiles
  /** Folder for what is made; may be emptied at any time. */
  readonly cacheDir: string
  /** Whether a stored file belongs to a project: of others nobody asks for sizes but who means harm. */
  readonly isOfProject: (fileName: string) => Promise<boolean>
  /** Pictures that may wait for their turn; whoever comes then is sent away. */
  readonly maxWaiting?: number
}

/** Makes stored pictures narrower for small screens, and keeps them on the disk. Never makes one larger. */
export function createPictureSizes({
  files,
  cacheDir,
  isOfProject,
  maxWaiting = MAX_WAITING,
}: PictureSizesOptions): PictureSizes {
  const cache = createDiskCache(cacheDir, MAX_CACHE_BYTES)
  const limit = createLimit(MAX_PARALLEL, maxWaiting)
  const underWay = new Map<string, Promise<Buffer | 'busy' | null>>()

  async function make(fileName: string, name: string, width: PictureWidth): Promise<Buffer | 'busy' | null> {
    // Asked first: of a file that nobody may have any more, what was made of it stays in the cache for a while.
    if (!(await files.has(fileName))) return null
    const cached = await cache.read(name)
    if (cached !== null) return cached
    if (!(await isOfProject(fileName))) return null
    // Read only when it is its turn, so that memory stays bounded.
    const made = await limit(async () => {
      const bytes = await files.read(fileName)
      return bytes === null ? null : narrow(bytes, width)
    })
    if (Buffer.isBuffer(made)) await cache.write(name, made)
    return made
  }

  return {
    narrowed(fileName, width) {
      if (!PHOTO.test(fileName)) return Promise.resolve(null)
      const name = `${fileName}-${width}.webp`
      const known = underWay.get(name)
      if (known !== undefined) return known
      const placed = make(fileName, name, width).finally(() => underWay.delete(name))
      underWay.set(name, placed)
      return placed
    },
  }
}
