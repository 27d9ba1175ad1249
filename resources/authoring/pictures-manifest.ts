import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

/** What pictures/manifest.json says (written by pictures/build-pictures.ts). Paths lie in the drawn package. */
const LayerEntrySchema = z.object({ image: z.string(), x: z.int(), y: z.int(), width: z.int(), height: z.int() })

/** Product, bundle or design line id → path. */
const PathsSchema = z.record(z.string(), z.string())

const PicturesManifestSchema = z.object({
  products: PathsSchema,
  bundles: PathsSchema,
  designLines: PathsSchema,
  rooms: z.record(
    z.string(),
    z.object({
      width: z.int(),
      height: z.int(),
      base: z.string(),
      preview: z.string(),
      /** Bottom first. A product that is not listed cannot be seen. */
      layers: z.array(z.object({ slot: z.string(), products: z.record(z.string(), LayerEntrySchema) })),
    }),
  ),
})
export type PicturesManifest = z.infer<typeof PicturesManifestSchema>
export type DrawnRoom = PicturesManifest['rooms'][string]

const MANIFEST = fileURLToPath(new URL('./pictures/manifest.json', import.meta.url))

/** The manifest; empty while nothing has been drawn. Throws when it is malformed. */
export function readPicturesManifest(): PicturesManifest {
  if (!existsSync(MANIFEST)) return { rooms: {}, products: {}, bundles: {}, designLines: {} }
  return PicturesManifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
}
