import * as z from 'zod/mini'
import { SALES_STATUSES } from '../entities/unit.schema.ts'
import { UnitSaleSchema } from '../entities/unit-sale.schema.ts'
import { CentsSchema, CountSchema, DaySchema, IdSchema, LineSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { UnitPlaceQuery } from './units.contract.ts'

const PATH = '/bp/api/v1/units/:unit_id/sale'
const UnitParams = z.strictObject({ unit_id: IdSchema })

/** How a unit is sold, with everything that was said of it (SAL-1, SAL-2). */
export const getUnitSale = defineEndpoint({
  name: 'getUnitSale',
  method: 'GET',
  path: PATH,
  audience: 'unit',
  right: 'seeUnits',
  summary: 'How a unit is sold, and what was said of that when',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: null,
  answer: UnitSaleSchema,
  write: 'none',
  errors: ['FORBIDDEN'],
})

/** SAL-1. 409 when somebody else has said something of it since `revision`. */
export const saveUnitSale = defineEndpoint({
  name: 'saveUnitSale',
  method: 'PUT',
  path: PATH,
  audience: 'unit',
  right: 'setSales',
  summary: 'Say how a unit is sold',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: z.strictObject({
    /** The one that was read before. */
    revision: CountSchema,
    sales_status: z.enum(SALES_STATUSES),
    /** Of a reservation; else they say nothing. */
    reserved_until: z.nullable(DaySchema),
    reserved_for: LineSchema.check(z.maxLength(200)),
    /** Cents; null = on request; missing = as it is. */
    price: z.optional(z.nullable(CentsSchema.check(z.minimum(0)))),
    featured: z.boolean(),
    /** Why; it stands in the history. */
    note: LineSchema,
  }),
  answer: UnitSaleSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'REVISION_CONFLICT', 'RESERVATION_INCOMPLETE', 'RESERVATION_PAST'],
})
