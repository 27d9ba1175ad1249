import * as z from 'zod/mini'
import { NewPasswordSchema } from '../entities/identity.schema.ts'
import { DeepLinkSchema, LinkTokenSchema, LoginEmailSchema } from '../entities/login.schema.ts'
import { TokenAnswerSchema } from '../entities/user.schema.ts'
import { EmptySchema, IdSchema, LocaleSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

const PATH = '/bp/api/v1/passwords'

/** API-43: a mail with a link goes to whoever has the e-mail; the answer is the same when nobody has. */
export const requestPasswordReset = defineEndpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: PATH,
  audience: 'public',
  summary: 'Ask for a link to set a new password',
  params: EmptySchema,
  query: EmptySchema,
  body: z.strictObject({
    email: LoginEmailSchema,
    account_id: IdSchema,
    /** Language of the page that asks; the user's own goes before it. */
    locale: z.optional(LocaleSchema),
    /** Where the login leads that follows; it stands in the mailed link. */
    deep_link: z.optional(DeepLinkSchema),
  }),
  answer: EmptySchema,
  write: 'plain',
  errors: ['TOO_MANY_REQUESTS'],
})

/** Whether the link of a mail would work now; it stays as it is. Unknown, used and expired are the same. */
export const checkPasswordReset = defineEndpoint({
  name: 'checkPasswordReset',
  method: 'GET',
  path: `${PATH}/:reset_token`,
  audience: 'public',
  summary: 'Whether the token of a mail sets a new password',
  params: z.strictObject({ reset_token: LinkTokenSchema }),
  query: EmptySchema,
  body: null,
  answer: EmptySchema,
  write: 'none',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/** API-44: the token works once; every session of the user ends (decision 9). */
export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'PUT',
  path: `${PATH}/:reset_token`,
  audience: 'public',
  summary: 'Set a new password with the token of a mail',
  params: z.strictObject({ reset_token: LinkTokenSchema }),
  query: EmptySchema,
  body: z.strictObject({ password: NewPasswordSchema, password_confirmation: NewPasswordSchema }),
  answer: EmptySchema,
  write: 'plain',
  errors: ['TOKEN_INVALID', 'PASSWORD_TOO_SHORT', 'PASSWORD_GUESSABLE', 'PASSWORD_MISMATCH', 'TOO_MANY_REQUESTS'],
})

/**
 * Decisions 9 and 24: every session of the user ends, the one that asks too; the answer has the token of a new one,
 * so that this device stays in.
 */
export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/bp/api/v1/profile/password',
  audience: 'user',
  summary: 'Change one’s own password',
  params: EmptySchema,
  query: EmptySchema,
  body: z.strictObject({
    current_password: z.string().check(z.minLength(1), z.maxLength(1_000)),
    password: NewPasswordSchema,
    password_confirmation: NewPasswordSchema,
  }),
  answer: TokenAnswerSchema,
  write: 'plain',
  errors: ['PASSWORD_WRONG', 'PASSWORD_TOO_SHORT', 'PASSWORD_GUESSABLE', 'PASSWORD_MISMATCH', 'TOO_MANY_REQUESTS'],
})
