import * as z from 'zod/mini'
import { DesignLinesContentSchema } from '../entities/design-lines-content.schema.ts'
import { IdSchema, LocaleSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

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
  kiosk: 'keeps',
  errors: [],
})
