import * as z from 'zod/mini'
import { IdSchema, QuantitySchema } from '../primitives.ts'

/** `_destroy` and `destroy` are both accepted; the client sends `_destroy` (decision 20). */
const DestroySchema = z.union([
  z.strictObject({ _destroy: z.literal(true) }),
  z.strictObject({ destroy: z.literal(true) }),
  z.literal('destroy'),
])

export const BuyerSelectionSchema = z.strictObject({
  product_id: IdSchema,
  quantity: z.optional(z.nullable(QuantitySchema)),
})
export const LineItemActivationSchema = z.strictObject({
  activated: z.boolean(),
  upgrade_bundle_id: z.optional(z.nullable(IdSchema)),
})
export const DesignLineSelectionSchema = z.strictObject({
  project_room_id: IdSchema,
  design_line_id: IdSchema,
  design_line_group_id: IdSchema,
})

const MAX_ENTRIES = 5_000
function idMap<Value extends z.ZodMiniType>(value: Value) {
  return z
    .record(IdSchema, value)
    .check(z.refine((map) => Object.keys(map).length <= MAX_ENTRIES, `at most ${MAX_ENTRIES} entries`))
}

/** Changes on the wire: entries merge into what is stored, destroyed ones are removed (API-22..26). */
export const BuyerSelectionChangesSchema = idMap(z.union([BuyerSelectionSchema, DestroySchema]))
export const ActivationChangesSchema = idMap(z.union([LineItemActivationSchema, DestroySchema]))
export const DesignLineSelectionsSchema = z.array(DesignLineSelectionSchema).check(z.maxLength(MAX_ENTRIES))

/** What is stored. */
export const SelectionsSchema = z.strictObject({
  buyer_selections: idMap(BuyerSelectionSchema),
  buyer_line_item_activations: idMap(LineItemActivationSchema),
  buyer_design_line_selections: DesignLineSelectionsSchema,
})

/** A change that was stored: null takes an entry away; no list = the lines stay. */
export const StoredChangeSchema = z.strictObject({
  buyer_selections: idMap(z.nullable(z.strictObject({ product_id: IdSchema, quantity: z.nullable(QuantitySchema) }))),
  buyer_line_item_activations: idMap(
    z.nullable(z.strictObject({ activated: z.boolean(), upgrade_bundle_id: z.nullable(IdSchema) })),
  ),
  buyer_design_line_selections: z.nullable(DesignLineSelectionsSchema),
})
