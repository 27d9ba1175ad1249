import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

/** One layer picture at its place in the room's picture (pixels); paths are relative to the package's folder. */
export const LayerEntrySchema = z.readonly(
  z.object({ image: z.string(), x: z.int(), y: z.int(), width: z.int(), height: z.int() }),
)
export type LayerEntry = z.infer<typeof LayerEntrySchema>

/** The pictures of one room. */
const RoomEntrySchema = z.readonly(
  z.object({
    width: z.int(),
    height: z.int(),
    base: z.string(),
    preview: z.string(),
    /** Bottom first. A product that is not listed cannot be seen. */
    layers: z.array(z.object({ slot: z.string(), products: z.readonly(z.record(z.string(), LayerEntrySchema)) })),
  }),
)
export type RoomEntry = z.infer<typeof RoomEntrySchema>

/** Product, bundle or design line id → path of its picture. */
const PathsSchema = z.readonly(z.record(z.string(), z.string()))

/**
 * What pictures/manifest.json says. Rooms and fingerprints are put there by `resources/scenes` when it publishes, the
 * rest by `pictures/build-pictures.ts`. Paths lie in the package of lindenhof.
 */
const PicturesManifestSchema = z.readonly(
  z.object({
    rooms: z.readonly(z.record(z.string(), RoomEntrySchema)),
    products: PathsSchema,
    /** Product id → the colour of its thumbnail, `#rrggbb`. */
    colors: PathsSchema,
    /** Product id → what it was when the studio took its thumbnail (`computeFingerprint` of `pictures/staged-products.ts`). */
    fingerprints: z.readonly(z.record(z.string(), z.string())),
    bundles: PathsSchema,
    designLines: PathsSchema,
  }),
)
export type PicturesManifest = z.infer<typeof PicturesManifestSchema>

const MANIFEST = fileURLToPath(new URL('./pictures/manifest.json', import.meta.url))

/** The manifest; empty while there are no pictures. Throws when it is malformed. */
export function readPicturesManifest(): PicturesManifest {
  if (!existsSync(MANIFEST))
    return { rooms: {}, products: {}, colors: {}, fingerprints: {}, bundles: {}, designLines: {} }
  return PicturesManifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
}

/** A room's pictures. Throws when it has none: `resources/scenes` has to publish it first. */
export function getRoomEntry(roomId: string): RoomEntry {
  const found = readPicturesManifest().rooms[roomId]
  if (!found) throw new Error(`${roomId} has no pictures: publish it from resources/scenes`)
  return found
}
