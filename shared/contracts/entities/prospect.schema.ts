import * as z from 'zod/mini'
import { CountSchema, IdSchema, TimeSchema, TotalSchema } from '../primitives.ts'
import { SelectionsSchema } from './selections.schema.ts'

/** A picture of the configuration on this host, as the merger or the file store addresses it. */
const PreviewUrlSchema = z.string().check(z.maxLength(2_000), z.regex(/^\/(?:merger|files)\/[\x21-\x7e]*$/))

/** API-111: what a visitor has chosen, and pictures of it (PRO-22). */
export const ProspectSelectionsSchema = z.strictObject({
  ...SelectionsSchema.shape,
  preview_image_urls: z.array(PreviewUrlSchema).check(z.maxLength(12)),
})

/** A saved configuration as whoever has its link sees it. */
export const SavedProspectSchema = z.object({
  unit_id: IdSchema,
  ...ProspectSelectionsSchema.shape,
  /** Catalogue that it was saved on, and the unit's now (decision 5). */
  catalogue_revision: z.string(),
  current_catalogue_revision: z.string(),
  /** Cents and count on the catalogue of now. */
  total: TotalSchema,
  total_on_request: CountSchema,
  /** The same when it was saved: what the mail says. */
  saved_total: TotalSchema,
  saved_total_on_request: CountSchema,
  /** Choices that the catalogue of now does not know any more; they count nowhere. */
  dropped_count: CountSchema,
  created_at: TimeSchema,
  expires_at: TimeSchema,
})
