import * as z from 'zod/mini'
import { ROLES } from '#shared/domain/roles/roles.ts'
import { IdSchema, TimeSchema } from '../primitives.ts'

export const USER_GROUPS = ['buyer', 'admin', 'user'] as const

/** A role of one of the account's own people (decision 62); without a project it is held in all of them. */
export const RoleGrantSchema = z.object({ role: z.enum(ROLES), project_id: z.nullable(IdSchema) })

export const UserSchema = z.object({
  id: IdSchema,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  mobile: z.nullable(z.string()),
  group: z.enum(USER_GROUPS),
  role: z.string(),
  /** Left out for buyers. */
  roles: z.optional(z.array(RoleGrantSchema)),
})

/** Somebody of an account as those who manage its people see them. */
export const ListedPersonSchema = z.extend(UserSchema, {
  unit_ids: z.array(IdSchema),
  created_at: TimeSchema,
  deletion_requested_at: z.nullable(TimeSchema),
  /** Since when they are kept out; null = they are not. */
  disabled_at: z.nullable(TimeSchema),
})

export const AccountSchema = z.object({ id: IdSchema, name: z.string() })

export const TokenAnswerSchema = z.object({
  token: z.object({
    /** Only when it was just made; a check does not repeat it. */
    auth_token: z.optional(z.string()),
    user: UserSchema,
    account: AccountSchema,
    /** No mail server is set up: mails are kept in the mail outbox. Left out for buyers. */
    keeps_mails: z.optional(z.boolean()),
  }),
})
