import * as z from 'zod/mini'
import { MarketingProjectHeadSchema, MarketingProjectSchema } from '../entities/marketing-project.schema.ts'
import { IdSchema, LocaleSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

/** NAV-21. Only projects with sample units, in the order of the account. */
export const listMarketingProjects = defineEndpoint({
  name: 'listMarketingProjects',
  method: 'GET',
  path: '/mp/api/v1/projects',
  audience: 'public',
  summary: 'The projects of an account that can be tried on the marketing portal',
  params: z.strictObject({}),
  query: z.strictObject({ account_id: IdSchema }),
  body: null,
  answer: z.array(MarketingProjectHeadSchema),
  write: 'none',
  kiosk: 'keeps',
  errors: [],
})

/** API-37. Only projects that are on the marketing portal; others answer 404. */
export const getMarketingProject = defineEndpoint({
  name: 'getMarketingProject',
  method: 'GET',
  path: '/mp/api/v1/projects/:project_id',
  audience: 'public',
  summary: 'The marketing view of a project: buildings with the units on offer, sample units',
  params: z.strictObject({ project_id: IdSchema }),
  query: z.strictObject({
    deep: z.optional(z.enum(['true', 'false'])),
    account_id: z.optional(IdSchema),
    locale: z.optional(LocaleSchema),
  }),
  body: null,
  answer: MarketingProjectSchema,
  write: 'none',
  kiosk: 'keeps',
  errors: [],
})
