import * as z from 'zod/mini'
import { SelectionsSchema } from '../entities/selections.schema.ts'
import { VariantListSchema, VariantNameSchema } from '../entities/variant.schema.ts'
import { SELECTION_ERRORS } from '../errors.ts'
import { IdSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { UnitPlaceQuery } from './units.contract.ts'

const PATH = '/bp/api/v1/units/:unit_id/configuration_variants'
const ONE = `${PATH}/:variant_id` as const

const UnitParams = z.strictObject({ unit_id: IdSchema })
const VariantParams = z.strictObject({ unit_id: IdSchema, variant_id: IdSchema })

/** Every answer is the whole list: it is short, and two people may change it at the same time. */
export const listVariants = defineEndpoint({
  name: 'listVariants',
  method: 'GET',
  path: PATH,
  audience: 'unit',
  summary: 'The variants of a unit’s configuration',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: null,
  answer: VariantListSchema,
  write: 'none',
  errors: [],
})

export const createVariant = defineEndpoint({
  name: 'createVariant',
  method: 'POST',
  path: PATH,
  audience: 'unit',
  summary: 'Keep choices as a variant, at most five for a unit',
  params: UnitParams,
  query: UnitPlaceQuery,
  /** `key`: made by the client; sent again after a time-out it makes no second variant (decision 8). */
  body: z.strictObject({ name: VariantNameSchema, key: z.optional(IdSchema), ...SelectionsSchema.shape }),
  answer: VariantListSchema,
  write: 'plain',
  errors: ['VARIANT_LIMIT', ...SELECTION_ERRORS],
})

export const updateVariant = defineEndpoint({
  name: 'updateVariant',
  method: 'PUT',
  alsoPatch: true,
  path: ONE,
  audience: 'unit',
  summary: 'Rename a variant, or keep other choices under its name',
  params: VariantParams,
  query: UnitPlaceQuery,
  body: z.strictObject({
    name: z.optional(VariantNameSchema),
    /** The whole of the choices; without, they stay as they are. */
    selections: z.optional(SelectionsSchema),
  }),
  answer: VariantListSchema,
  write: 'plain',
  errors: SELECTION_ERRORS,
})

export const deleteVariant = defineEndpoint({
  name: 'deleteVariant',
  method: 'DELETE',
  path: ONE,
  audience: 'unit',
  summary: 'Delete a variant',
  params: VariantParams,
  query: UnitPlaceQuery,
  body: null,
  answer: VariantListSchema,
  write: 'plain',
  errors: [],
})
