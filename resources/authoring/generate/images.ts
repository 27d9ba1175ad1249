import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPicturesManifest, type RoomEntry } from '../pictures-manifest.ts'

export const RESOURCES = fileURLToPath(new URL('../..', import.meta.url))
/** The pictures are drawn for this package; the others get copies of what they use. */
export const DRAWN_PACKAGE = join(RESOURCES, 'projects/lindenhof')

/** Images that only other packages than the drawn one use. */
const OTHER_PACKAGES = join(RESOURCES, 'authoring/pictures/other-packages')

/** Where an image has been drawn to; null = it has not. */
export function drawnFile(path: string): string | null {
  return [DRAWN_PACKAGE, OTHER_PACKAGES].map((folder) => join(folder, path)).find((file) => existsSync(file)) ?? null
}

/** What is drawn, and which of it a package names. */
export interface PackageImages {
  /** The path when that file has been drawn, else null. Paths asked for are noted as used. */
  readonly existing: (path: string) => string | null
  /** The path of a drawn thumbnail, noted as used; null when there is none. */
  readonly thumbnail: (kind: 'products' | 'bundles' | 'designLines', id: string) => string | null
  readonly roomPicture: (renderId: string) => RoomEntry | null
  /** Paths that the package names, sorted. */
  readonly used: () => string[]
}

/** Opens the drawn images for one package. */
export function packageImages(): PackageImages {
  const manifest = readPicturesManifest()
  const used = new Set<string>()
  const isDrawn = (path: string) => drawnFile(path) !== null
  const existing = (path: string) => {
    if (!isDrawn(path)) return null
    used.add(path)
    return path
  }
  return {
    existing,
    thumbnail: (kind, id) => {
      const path = manifest[kind][id]
      return path === undefined ? null : existing(path)
    },
    roomPicture: (renderId) => {
      const room = manifest.rooms[renderId]
      return room !== undefined && isDrawn(room.base) && isDrawn(room.preview) ? room : null
    },
    used: () => [...used].toSorted(),
  }
}
