import * as z from 'zod/mini'
import { ConfigurationSchema } from '../entities/configuration.schema.ts'
import {
  ActivationChangesSchema,
  BuyerSelectionChangesSchema,
  DesignLineSelectionsSchema,
} from '../entities/selections.schema.ts'
import { type ErrorCode, SELECTION_ERRORS } from '../errors.ts'
import { IdSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { UnitPlaceQuery } from './units.contract.ts'

const UnitParams = z.strictObject({ unit_id: IdSchema })

/** 409 answers carry the current configuration and its revision in `ETag` (decision 6). */
const WRITE_ERRORS = [
  'ACTING_NEEDED',
  'IF_MATCH_REQUIRED',
  'REVISION_CONFLICT',
  'CATALOGUE_REVISION_MOVED',
  'IDEMPOTENCY_KEY_REUSED',
  'UNIT_COMPLETED',
  ...SELECTION_ERRORS,
] as const satisfies readonly ErrorCode[]

export const getConfiguration = defineEndpoint({
  name: 'getConfiguration',
  method: 'GET',
  path: '/bp/api/v1/units/:unit_id/configurations',
  audience: 'unit',
  summary: 'The stored configuration of a unit, its revision and totals',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: null,
  answer: ConfigurationSchema,
  write: 'none',
  errors: [],
})

/** One intent that touches more than one kind of selection, as one atomic write (API-27). */
export const saveConfiguration = defineEndpoint({
  name: 'saveConfiguration',
  method: 'PUT',
  alsoPatch: true,
  path: '/bp/api/v1/units/:unit_id/configurations',
  audience: 'unit',
  summary: 'Merge changes into the configuration of a unit',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: z.strictObject({
    buyer_selections: z.optional(BuyerSelectionChangesSchema),
    buyer_line_item_activations: z.optional(ActivationChangesSchema),
    /** The whole list. Both spellings are accepted (decision 20). */
    buyer_design_line_selections: z.optional(DesignLineSelectionsSchema),
    buyer_design_line_selection: z.optional(DesignLineSelectionsSchema),
  }),
  answer: ConfigurationSchema,
  write: 'revisioned',
  errors: WRITE_ERRORS,
})

/** API-22. */
export const saveBuyerSelections = defineEndpoint({
  name: 'saveBuyerSelections',
  method: 'PUT',
  alsoPatch: true,
  path: '/bp/api/v1/units/:unit_id/buyer_selections',
  audience: 'unit',
  summary: 'Choose products and quantities for items',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: z.strictObject({ buyer_selections: BuyerSelectionChangesSchema }),
  answer: ConfigurationSchema,
  write: 'revisioned',
  errors: WRITE_ERRORS,
})

/** API-24. */
export const saveLineItemActivations = defineEndpoint({
  name: 'saveLineItemActivations',
  method: 'PUT',
  alsoPatch: true,
  path: '/bp/api/v1/units/:unit_id/buyer_line_item_activation',
  audience: 'unit',
  summary: 'Activate and deactivate optional line items',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: z.strictObject({ buyer_line_item_activations: ActivationChangesSchema }),
  answer: ConfigurationSchema,
  write: 'revisioned',
  errors: WRITE_ERRORS,
})

/** API-26: the whole list of selected lines. */
export const saveDesignLineSelections = defineEndpoint({
  name: 'saveDesignLineSelections',
  method: 'PUT',
  alsoPatch: true,
  path: '/bp/api/v1/units/:unit_id/buyer_design_line_selections',
  audience: 'unit',
  summary: 'Select design lines for rooms',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: z.strictObject({
    buyer_design_line_selections: z.optional(DesignLineSelectionsSchema),
    buyer_design_line_selection: z.optional(DesignLineSelectionsSchema),
  }),
  answer: ConfigurationSchema,
  write: 'revisioned',
  errors: WRITE_ERRORS,
})

/** ENG-32, ENG-33, API-29. Completing freezes a snapshot (decision 4). */
export const createCompletion = defineEndpoint({
  name: 'createCompletion',
  method: 'POST',
  path: '/bp/api/v1/units/:unit_id/completions',
  audience: 'unit',
  summary: 'Complete or reopen the configuration of a unit',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: z.strictObject({
    message: z.string().check(z.maxLength(10_000)),
    /** What of the message was picked for open decisions: it stands at its beginning (CHK-18) and is nobody's own words. */
    open_answer: z.optional(z.string().check(z.maxLength(1_000))),
    status: z.enum(['pending', 'completed']),
  }),
  answer: z.object({
    configuration_status: z.object({ status: z.enum(['pending', 'completed']) }),
    revision: z.int(),
    /** SHA-256, hex, over the snapshot's canonical JSON; null when reopening. */
    snapshot_sha256: z.nullable(z.string()),
  }),
  write: 'revisioned',
  errors: [
    'IF_MATCH_REQUIRED',
    'REVISION_CONFLICT',
    'CATALOGUE_REVISION_MOVED',
    'IDEMPOTENCY_KEY_REUSED',
    'STATUS_UNCHANGED',
    'REOPENING_BY_TEAM',
    'FORBIDDEN',
  ],
})
