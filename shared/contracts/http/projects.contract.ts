import * as z from 'zod/mini'
import { DesignLinesContentSchema, MarketingProjectSchema, ProjectConfigSchema } from '../entities/project.schema.ts'
import { IdSchema, LocaleSchema, PortalSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

export const getProjectConfig = defineEndpoint({
  name: 'getProjectConfig',
  method: 'GET',
  path: '/api/v1/accounts/:account_id/projects/:project_id/config',
  audience: 'public',
  summary: 'Name, logos, languages, theme and feature flags of a project for one portal',
  params: z.strictObject({ account_id: IdSchema, project_id: IdSchema }),
  query: z.strictObject({ portal_id: z.optional(PortalSchema) }),
  body: null,
  answer: ProjectConfigSchema,
  write: 'none',
  errors: [],
})

/** DSL-16, DSL-17. Empty for a project that brings none. */
export const getDesignLinesContent = defineEndpoint({
  name: 'getDesignLinesContent',
  method: 'GET',
  path: '/api/v1/accounts/:account_id/projects/:project_id/design_lines_dialog',
  audience: 'public',
  summary: 'The project’s own words in the selection of design lines',
  params: z.strictObject({ account_id: IdSchema, project_id: IdSchema }),
  query: z.strictObject({ locale: z.optional(LocaleSchema) }),
  body: null,
  answer: DesignLinesContentSchema,
  write: 'none',
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
  errors: [],
})
