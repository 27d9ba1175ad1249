import * as z from 'zod/mini'
import { StoredChangeSchema } from '../entities/selections.schema.ts'
import { CountSchema, IdSchema, TimeSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { UnitPlaceQuery } from './units.contract.ts'

const UnitParams = z.strictObject({ unit_id: IdSchema })
const PeriodParams = z.strictObject({ unit_id: IdSchema, period_id: IdSchema })

/** Characters that a reason has at least. */
export const MIN_REASON = 5

/** Staff begin to choose in a buyer's name (ACT-2): for 8 hours, their session, or until they end it. */
export const startActing = defineEndpoint({
  name: 'startActing',
  method: 'POST',
  path: '/bp/api/v1/units/:unit_id/acting_periods',
  audience: 'unit',
  right: 'chooseForBuyers',
  summary: 'Begin to choose in the name of a buyer',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: z.strictObject({
    /** null = for whoever buys the unit: it has no buyer yet. */
    buyer_id: z.nullable(IdSchema),
    reason: z.string().check(z.trim(), z.minLength(MIN_REASON), z.maxLength(500)),
  }),
  answer: z.object({ id: IdSchema, buyer_name: z.string(), reason: z.string(), ends_at: TimeSchema }),
  write: 'plain',
  errors: ['FORBIDDEN', 'BUYER_UNKNOWN'],
})

/** It is over before its time; what was chosen stays. */
export const endActing = defineEndpoint({
  name: 'endActing',
  method: 'DELETE',
  path: '/bp/api/v1/units/:unit_id/acting_periods/:period_id',
  audience: 'unit',
  right: 'chooseForBuyers',
  summary: 'End choosing in the name of a buyer',
  params: PeriodParams,
  query: UnitPlaceQuery,
  body: null,
  answer: z.object({ id: IdSchema }),
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** What staff chose in the buyers' name and no buyer has put aside, the latest first (ACT-3). */
export const listActedChanges = defineEndpoint({
  name: 'listActedChanges',
  method: 'GET',
  path: '/bp/api/v1/units/:unit_id/acting_periods',
  audience: 'unit',
  summary: 'What staff chose for a unit in the name of its buyers',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: null,
  answer: z.array(
    z.object({
      id: IdSchema,
      /** Who chose. */
      staff_name: z.string(),
      /** In whose name; '' = nobody's, the unit had no buyer. */
      buyer_name: z.string(),
      reason: z.string(),
      started_at: TimeSchema,
      /** In their order. */
      changes: z.array(
        z.object({ revision: CountSchema, at: TimeSchema, change: StoredChangeSchema, undo: StoredChangeSchema }),
      ),
    }),
  ),
  write: 'none',
  errors: [],
})

/** A buyer says that it may stay so, or has taken it back (ACT-4). */
export const putActedAside = defineEndpoint({
  name: 'putActedAside',
  method: 'PUT',
  path: '/bp/api/v1/units/:unit_id/acting_periods/:period_id',
  audience: 'unit',
  isBuyersOnly: true,
  summary: 'Put aside what staff chose in a buyer’s name',
  params: PeriodParams,
  query: UnitPlaceQuery,
  body: null,
  answer: z.object({ id: IdSchema }),
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
