import * as z from 'zod/mini'
import { IdSchema, UrlSchema } from '../primitives.ts'

/** A layer of a room picture: where it lies in the room's pixel space, and its image. */
export const LayerImageSchema = z.object({
  /** Value of the layer's category in combine and layers queries. */
  key: IdSchema,
  url: UrlSchema,
  /** px in the room's `width` × `height`. */
  x: z.int(),
  y: z.int(),
  width: z.int(),
  height: z.int(),
})

export const RoomPictureSchema = z.object({
  render_id: IdSchema,
  width: z.int(),
  height: z.int(),
  base_url: UrlSchema,
  preview_url: UrlSchema,
  /** Bottom first. */
  layers: z.array(
    z.object({
      /** Name of the query parameter, for example `floor`. */
      category: IdSchema,
      sub_line_item_id: IdSchema,
      /** null = this product cannot be seen in this room. A product not listed is missing. */
      products_by_id: z.record(IdSchema, z.nullable(LayerImageSchema)),
    }),
  ),
})

/** GET {configuratorBackendUrl}/mapping (API-38). */
export const MappingSchema = z.object({
  /** Ends before `/combine` and `/layers`. */
  merger_url: UrlSchema,
  /** Origins that answer `merger_url` instead of this host, by visual version (IMG-13); absent = this host does. */
  merger_hosts: z.optional(z.object({ v1: z.nullable(UrlSchema), v2: z.nullable(UrlSchema) })),
  /** Key sent where a product has no image (IMG-15). */
  missing_key: IdSchema,
  rooms: z.array(RoomPictureSchema),
})

/** API-119; the place of each layer besides. */
export const LayersAnswerSchema = z.object({
  width: z.int(),
  height: z.int(),
  layers: z.array(
    z.object({
      url: UrlSchema,
      missing: z.optional(z.boolean()),
      x: z.int(),
      y: z.int(),
      width: z.int(),
      height: z.int(),
    }),
  ),
})
