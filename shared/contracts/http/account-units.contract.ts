import * as z from 'zod/mini'
import { AccountUnitsSchema } from '../entities/account-unit.schema.ts'
import { EmptySchema, LocaleSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

const UNITS = '/bp/api/v1/account/units'

/** Every unit of the account at once, without those to try out: the page sorts, filters and searches itself (UNT-1). */
export const listAccountUnits = defineEndpoint({
  name: 'listAccountUnits',
  method: 'GET',
  path: UNITS,
  audience: 'user',
  right: 'seeUnits',
  summary: 'All units of the account with what the team needs to know of each',
  params: EmptySchema,
  query: z.strictObject({ locale: z.optional(LocaleSchema) }),
  body: null,
  answer: AccountUnitsSchema,
  write: 'none',
  errors: ['FORBIDDEN'],
})
