import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readPicturesManifest, type RoomEntry } from '../../authoring/pictures-manifest.ts'
import { keepManifest, packageFolder } from '../../authoring/pictures/store.ts'

/**
 * Replaces a room's pictures in the sample project: its folder, swapped when the new one is complete, and its part of the
 * manifest.
 */
export function publishRoom(id: string, room: RoomEntry, staging: string): void {
  const folder = `images/rooms/${id}`
  const files = [room.base, room.preview, ...room.layers.flatMap((l) => Object.values(l.products).map((e) => e.image))]
  const next = join(packageFolder, `${folder}.next`)
  rmSync(next, { recursive: true, force: true })
  for (const file of new Set(files)) {
    const target = join(next, file.slice(folder.length))
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(staging, file), target)
  }
  rmSync(join(packageFolder, folder), { recursive: true, force: true })
  renameSync(next, join(packageFolder, folder))
  keepManifest({ rooms: { ...readPicturesManifest().rooms, [id]: room } })
}

/** Puts a single picture to its place in the sample project. */
export function publishPicture(base: string, picture: string, staging: string): void {
  cpSync(join(staging, base), join(packageFolder, picture))
}
