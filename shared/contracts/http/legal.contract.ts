import * as z from 'zod/mini'
import { LegalDocumentsSchema } from '../entities/project.schema.ts'
import { IdSchema, UrlSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

/**
 * Who runs the portal, for pages that belong to no project (SHL-72); documents and logo are those that its first
 * project brought along.
 */
export const AccountLegalSchema = z.object({
  /** `logo_url`: of the account itself (SHL-74); null = there is none. */
  account: z.object({ id: IdSchema, name: z.string(), logo_url: z.nullable(UrlSchema) }),
  legal: LegalDocumentsSchema,
})

/** SHL-72, SHL-75. */
export const getAccountLegal = defineEndpoint({
  name: 'getAccountLegal',
  method: 'GET',
  path: '/api/v1/accounts/:account_id/legal',
  audience: 'public',
  summary: 'Name and logo of an account, and its imprint and privacy notice where there are any',
  params: z.strictObject({ account_id: IdSchema }),
  query: z.strictObject({}),
  body: null,
  answer: AccountLegalSchema,
  write: 'none',
  kiosk: 'keeps',
  errors: [],
})
