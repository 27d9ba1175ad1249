import * as z from 'zod/mini'
import { LegalDocumentsSchema } from '../entities/project.schema.ts'
import { IdSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

/** Who runs the portal, for pages that belong to no project (SHL-72); the documents are those of its first project. */
export const AccountLegalSchema = z.object({
  account: z.object({ id: IdSchema, name: z.string() }),
  legal: LegalDocumentsSchema,
})

/** SHL-72, SHL-75. */
export const getAccountLegal = defineEndpoint({
  name: 'getAccountLegal',
  method: 'GET',
  path: '/api/v1/accounts/:account_id/legal',
  audience: 'public',
  summary: 'Name of an account, and its imprint and privacy notice where there are any',
  params: z.strictObject({ account_id: IdSchema }),
  query: z.strictObject({}),
  body: null,
  answer: AccountLegalSchema,
  write: 'none',
  errors: [],
})
