import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { otherPackagesFolder, packageFolder } from '../pictures/store.ts'
import { readPicturesManifest, type RoomEntry } from '../pictures-manifest.ts'

export const RESOURCES = fileURLToPath(new URL('../..', import.meta.url))

/** Where an image lies; null = there is none. */
export function imageFile(path: string): string | null {
  return (
    [packageFolder, otherPackagesFolder].map((folder) => join(folder, path)).find((file) => existsSync(file)) ?? null
  )
}

/** The images that there are, and which of them a package names. */
export interface PackageImages {
  /** The path when there is such a file, else null. Paths asked for are noted as used. */
  readonly existing: (path: string) => string | null
  /** The path of a thumbnail, noted as used; null when there is none. */
  readonly thumbnail: (kind: 'products' | 'bundles' | 'designLines', id: string) => string | null
  /** The measured colour of a product's thumbnail, `#rrggbb`; null without one. */
  readonly color: (productId: string) => string | null
  readonly roomPicture: (renderId: string) => RoomEntry | null
  /** Paths that the package names, sorted. */
  readonly used: () => string[]
}

/** Opens the images for one package. */
export function packageImages(): PackageImages {
  const manifest = readPicturesManifest()
  const used = new Set<string>()
  const isThere = (path: string) => imageFile(path) !== null
  const existing = (path: string) => {
    if (!isThere(path)) return null
    used.add(path)
    return path
  }
  return {
    existing,
    thumbnail: (kind, id) => {
      const path = manifest[kind][id]
      return path === undefined ? null : existing(path)
    },
    color: (productId) => manifest.colors[productId] ?? null,
    roomPicture: (renderId) => {
      const room = manifest.rooms[renderId]
      return room !== undefined && isThere(room.base) && isThere(room.preview) ? room : null
    },
    used: () => [...used].toSorted(),
  }
}
