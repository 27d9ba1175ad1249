import * as z from 'zod/mini'
import { CatalogueSchema } from '../entities/catalogue.schema.ts'
import { UnitSchema, UnitSummarySchema } from '../entities/unit.schema.ts'
import { IdSchema, LocaleSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

const UnitParams = z.strictObject({ unit_id: IdSchema })
/**
 * Where the unit of the path lies. A slug is unique only within a project: one that fits several units
 * the caller may touch finds none of them, unless the project is named. An id always goes before a slug.
 */
export const UnitPlaceQuery = z.strictObject({
  project_id: z.optional(IdSchema),
  account_id: z.optional(IdSchema),
})
const UnitQuery = z.extend(UnitPlaceQuery, { locale: z.optional(LocaleSchema) })
const PageNumber = z.string().check(z.regex(/^[1-9]\d{0,4}$/))

/** Decisions 10 and 34; total in `X-Total-Count`. */
export const listUnits = defineEndpoint({
  name: 'listUnits',
  method: 'GET',
  path: '/bp/api/v1/units',
  audience: 'user',
  summary: 'The units that the user may touch',
  params: z.strictObject({}),
  query: z.strictObject({
    project_id: z.optional(IdSchema),
    page: z.optional(PageNumber),
    per_page: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
    locale: z.optional(LocaleSchema),
  }),
  body: null,
  answer: z.array(UnitSummarySchema),
  write: 'none',
  errors: [],
})

export const getUnit = defineEndpoint({
  name: 'getUnit',
  method: 'GET',
  path: '/bp/api/v1/units/:unit_id',
  audience: 'unit',
  summary: 'A unit with its figures',
  params: UnitParams,
  query: UnitQuery,
  body: null,
  answer: UnitSchema,
  write: 'none',
  errors: [],
})

/** Immutable per revision and language; carries a strong ETag and is served compressed (API-21). */
export const getCatalogue = defineEndpoint({
  name: 'getCatalogue',
  method: 'GET',
  path: '/bp/api/v1/units/:unit_id/catalog',
  audience: 'unit',
  summary: 'The catalogue of a unit in one language',
  params: UnitParams,
  query: UnitQuery,
  body: null,
  answer: CatalogueSchema,
  write: 'none',
  errors: [],
})

/** API-18: a unit to try out without login. */
export const getSampleUnit = defineEndpoint({
  name: 'getSampleUnit',
  method: 'GET',
  path: '/bp/api/v1/sample_units/:unit_id',
  audience: 'public',
  summary: 'A sample unit for the marketing portal',
  params: UnitParams,
  query: z.strictObject({
    deep: z.optional(z.enum(['true', 'false'])),
    account_id: z.optional(IdSchema),
    project_id: z.optional(IdSchema),
    locale: z.optional(LocaleSchema),
  }),
  body: null,
  answer: UnitSchema,
  write: 'none',
  kiosk: 'keeps',
  errors: [],
})

/** API-19. */
export const getSampleCatalogue = defineEndpoint({
  name: 'getSampleCatalogue',
  method: 'GET',
  path: '/bp/api/v1/sample_units/:unit_id/catalog',
  audience: 'public',
  summary: 'The catalogue of a sample unit in one language',
  params: UnitParams,
  query: z.strictObject({
    account_id: z.optional(IdSchema),
    project_id: z.optional(IdSchema),
    locale: z.optional(LocaleSchema),
  }),
  body: null,
  answer: CatalogueSchema,
  write: 'none',
  kiosk: 'keeps',
  errors: [],
})
