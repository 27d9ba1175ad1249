import * as z from 'zod/mini'
import { ProjectConfigSchema } from '../entities/project.schema.ts'
import { IdSchema, PortalSchema } from '../primitives.ts'
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
  kiosk: 'keeps',
  errors: [],
})
