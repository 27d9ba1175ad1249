import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { readPicturesManifest, type RoomEntry, getRoomEntry } from '../../authoring/pictures-manifest.ts'
import { buildPreview } from '../../authoring/pictures/build-previews.ts'
import { keepManifest, packageFolder } from '../../authoring/pictures/store.ts'
import { compare } from './likeness.ts'
import type { Options } from './options.ts'
import type { RoomPlan } from './plan.ts'

/** Two renders of one base, at 16 samples, are at least so much alike (dB). */
const SAME_BASE = 38

/** A room as it lies in the sample project. */
interface PublishedRoom {
  readonly published: RoomEntry
  /** What its paths are relative to. */
  readonly folder: string
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The part of the picture, in pixels, that all pictures of a slot cover. */
function sharedBox({ products }: RoomEntry['layers'][number]): Box {
  const entries = Object.values(products)
  return {
    left: Math.max(...entries.map(({ x }) => x)),
    top: Math.max(...entries.map(({ y }) => y)),
    right: Math.min(...entries.map(({ x, width }) => x + width)),
    bottom: Math.min(...entries.map(({ y, height }) => y + height)),
  }
}

/** Puts a part of a picture of bytes, three a pixel, into another one of the same size. */
function keep(into: Buffer, from: Buffer, width: number, { left, top, right, bottom }: Box): void {
  for (let row = top; row < bottom && left < right; row++)
    from.copy(into, (row * width + left) * 3, (row * width + left) * 3, (row * width + right) * 3)
}

/**
 * A room of which only some slots were made, completed in the staging folder with the layers that the sample project has
 * of the others. Throws when the room's base is another one by now: shadows and light of those layers would not fit.
 */
export async function completeFromPackage(
  plan: RoomPlan,
  made: RoomEntry,
  options: Pick<Options, 'slots' | 'staging'>,
  { published, folder }: PublishedRoom = { published: getRoomEntry(plan.id), folder: packageFolder },
): Promise<RoomEntry> {
  const [now, before] = await Promise.all(
    [join(options.staging, made.base), join(folder, published.base)].map((file) =>
      sharp(file).removeAlpha().raw().toBuffer(),
    ),
  )
  const isSameSize = now !== undefined && before !== undefined && now.length === before.length
  // A stand-in that every new layer covers (another sink) may differ: nobody sees it.
  for (const layer of made.layers)
    if (isSameSize && options.slots.includes(layer.slot)) keep(now, before, made.width, sharedBox(layer))
  if (!isSameSize || compare(now, before, made.width, made.height).psnr < SAME_BASE)
    throw new Error(`${plan.id} has changed as a whole: render all of it, without --slot`)
  // The same but for noise: the one that everybody has loaded stays.
  cpSync(join(folder, published.base), join(options.staging, made.base))
  const layers = plan.slots.flatMap(({ slot }) => {
    const own = options.slots.includes(slot)
    const layer = (own ? made : published).layers.find((one) => one.slot === slot)
    if (layer === undefined) throw new Error(`${plan.id} was published without ${slot}: render all of it`)
    for (const { image } of own ? [] : Object.values(layer.products)) {
      mkdirSync(dirname(join(options.staging, image)), { recursive: true })
      cpSync(join(folder, image), join(options.staging, image))
    }
    return [layer]
  })
  const entry = { ...made, layers }
  await buildPreview(plan.id, entry, options.staging)
  return entry
}

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
