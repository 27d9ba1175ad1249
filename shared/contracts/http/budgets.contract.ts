import * as z from 'zod/mini'
import { IdSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { UnitPlaceQuery } from './units.contract.ts'

const PATH = '/bp/api/v1/units/:unit_id/buyer_budget'
/** More items than any unit has. */
const MOST_KEPT = 5_000

/** BUD-1, BUD-4. What a buyer wants a unit's total not to go beyond, and what matters to them in it. */
export const BudgetSchema = z.strictObject({
  /** Cents; null = none. */
  amount: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
  /** Items that no proposal touches. */
  kept_item_ids: z.array(IdSchema).check(z.maxLength(MOST_KEPT)),
})

/** A buyer's own; nobody else's, not even for the account's people (BUD-6). */
export const getBudget = defineEndpoint({
  name: 'getBudget',
  method: 'GET',
  path: PATH,
  audience: 'unit',
  summary: 'The budget that the buyer has set for the unit',
  params: z.strictObject({ unit_id: IdSchema }),
  query: UnitPlaceQuery,
  body: null,
  answer: BudgetSchema,
  write: 'none',
  errors: ['FORBIDDEN'],
})

export const saveBudget = defineEndpoint({
  name: 'saveBudget',
  method: 'PUT',
  path: PATH,
  audience: 'unit',
  summary: 'Set, change or give up the buyer’s budget for the unit',
  params: z.strictObject({ unit_id: IdSchema }),
  query: UnitPlaceQuery,
  body: BudgetSchema,
  answer: BudgetSchema,
  write: 'plain',
  errors: ['FORBIDDEN'],
})
