import * as z from 'zod/mini'
import { IdSchema, TimeSchema } from '../primitives.ts'
import { SelectionsSchema } from './selections.schema.ts'

/** A unit has at most so many variants besides its configuration. */
export const MAX_VARIANTS = 5
export const MAX_VARIANT_NAME = 60

/** What people call it: something to read, on one line. */
export const VariantNameSchema = z.string().check(
  z.maxLength(MAX_VARIANT_NAME),
  z.refine((name) => name.trim() !== '' && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name), 'a name on one line'),
)

/** A named set of choices that is kept beside the configuration; what it costs is computed whenever it is looked at. */
export const VariantSchema = z.object({
  id: IdSchema,
  name: VariantNameSchema,
  /** Catalogue that it was saved on. */
  catalogue_revision: z.string(),
  updated_at: TimeSchema,
  ...SelectionsSchema.shape,
})

/** Oldest first. */
export const VariantListSchema = z.object({ configuration_variants: z.array(VariantSchema) })
