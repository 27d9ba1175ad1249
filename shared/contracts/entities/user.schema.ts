import * as z from 'zod/mini'
import { IdSchema } from '../primitives.ts'

export const USER_GROUPS = ['buyer', 'admin', 'user'] as const

export const UserSchema = z.object({
  id: IdSchema,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  mobile: z.nullable(z.string()),
  group: z.enum(USER_GROUPS),
  role: z.string(),
})

export const AccountSchema = z.object({ id: IdSchema, name: z.string() })

export const TokenAnswerSchema = z.object({
  token: z.object({
    /** Only when it was just made; a check does not repeat it. */
    auth_token: z.optional(z.string()),
    user: UserSchema,
    account: AccountSchema,
  }),
})
