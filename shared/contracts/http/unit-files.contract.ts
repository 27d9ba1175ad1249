import * as z from 'zod/mini'
import { IdSchema, TimeSchema, UrlSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { UnitPlaceQuery } from './units.contract.ts'

/**
 * Where a file of a unit can be had (decision 57): its plans and documents are for its buyers and the account's own
 * people. An attachment's `url` that is an address of this endpoint is asked for when somebody opens it.
 */
export const getUnitFile = defineEndpoint({
  name: 'getUnitFile',
  method: 'GET',
  path: '/bp/api/v1/units/:unit_id/files/:file_name',
  audience: 'unit',
  summary: 'An address of a unit’s file that opens it for some minutes',
  params: z.strictObject({
    unit_id: IdSchema,
    file_name: z.string().check(z.regex(/^[0-9a-f]{64}\.[a-z0-9]{1,8}$/)),
  }),
  query: UnitPlaceQuery,
  body: null,
  answer: z.object({
    /** Needs no login; not to be kept. */
    url: UrlSchema,
    expires_at: TimeSchema,
  }),
  write: 'none',
  errors: [],
})
