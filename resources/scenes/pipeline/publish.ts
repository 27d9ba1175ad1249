import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readPicturesManifest } from '../../authoring/pictures-manifest.ts'
import type { LayerEntry, PictureManifest, RoomEntry } from '../../authoring/pictures/manifest.types.ts'

const AUTHORING = join(import.meta.dirname, '../../authoring/pictures')
const PACKAGE = join(import.meta.dirname, '../../projects/lindenhof')

/** The manifest as the authoring side writes it: keys in order, one space. */
function sortedJson(value: object): string {
  const order = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(order), null, 1)}\n`
}

/** Pictures of a room that were drawn before, so that none of them is taken for one of the new ones. */
function forget(room: string): void {
  const file = join(AUTHORING, 'hashes.json')
  if (!existsSync(file)) return
  const hashes: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof hashes !== 'object' || hashes === null) return
  const kept = Object.entries(hashes).filter(([path]) => !path.startsWith(`images/rooms/${room}/`))
  writeFileSync(file, sortedJson(Object.fromEntries(kept)))
}

/** Replaces a room's pictures in the sample project, all at once: its folder and its part of the manifest. */
export function publishRoom(id: string, room: RoomEntry, staging: string): void {
  const folder = `images/rooms/${id}`
  const files = [
    room.base,
    room.preview,
    ...room.layers.flatMap((l) => Object.values(l.products).map((e: LayerEntry) => e.image)),
  ]
  rmSync(join(PACKAGE, folder), { recursive: true, force: true })
  for (const file of new Set(files)) {
    mkdirSync(dirname(join(PACKAGE, file)), { recursive: true })
    cpSync(join(staging, file), join(PACKAGE, file))
  }
  const manifest: PictureManifest = readPicturesManifest()
  const rooms = { ...manifest.rooms, [id]: room }
  writeFileSync(join(AUTHORING, 'manifest.json'), sortedJson({ ...manifest, rooms }))
  forget(id)
}

/** Puts a single picture to its place in the sample project. */
export function publishPicture(base: string, picture: string, staging: string): void {
  cpSync(join(staging, base), join(PACKAGE, picture))
}
