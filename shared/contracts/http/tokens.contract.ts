import * as z from 'zod/mini'
import { LinkTokenSchema, LoginEmailSchema, LoginTokenSchema } from '../entities/login.schema.ts'
import { TokenAnswerSchema } from '../entities/user.schema.ts'
import { EmptySchema, IdSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

const PATH = '/bp/api/v1/tokens'

/** Login by e-mail and password (decision 10), or by the `login_token` of a link (AUT-12, API-42). */
export const createToken = defineEndpoint({
  name: 'createToken',
  method: 'POST',
  path: PATH,
  audience: 'public',
  summary: 'Log in with e-mail and password, or with the token of a link',
  params: EmptySchema,
  query: EmptySchema,
  body: z.union([
    z.strictObject({
      email: LoginEmailSchema,
      password: z.string().check(z.minLength(1), z.maxLength(1_000)),
      account_id: z.optional(IdSchema),
    }),
    /** `account_id`: what `accountOfLoginToken` reads from it. */
    z.strictObject({ login_token: LoginTokenSchema, account_id: z.optional(IdSchema) }),
  ]),
  answer: TokenAnswerSchema,
  write: 'plain',
  errors: ['LOGIN_DENIED', 'TOO_MANY_REQUESTS'],
})

/** AUT-11, API-41: login by the `auth_token` of a link; it works once. */
export const createAccessToken = defineEndpoint({
  name: 'createAccessToken',
  method: 'POST',
  path: '/bp/api/v1/access_tokens',
  audience: 'public',
  summary: 'Log in with the token of a link',
  params: EmptySchema,
  query: EmptySchema,
  body: z.strictObject({ auth_token: LinkTokenSchema }),
  answer: TokenAnswerSchema,
  write: 'plain',
  errors: ['LOGIN_DENIED', 'TOO_MANY_REQUESTS'],
})

/** AUT-10: is the stored token still good, and whose is it. */
export const checkToken = defineEndpoint({
  name: 'checkToken',
  method: 'GET',
  path: PATH,
  audience: 'user',
  summary: 'Check the token and read its user',
  params: EmptySchema,
  query: EmptySchema,
  body: null,
  answer: TokenAnswerSchema,
  write: 'none',
  errors: [],
})

export const revokeToken = defineEndpoint({
  name: 'revokeToken',
  method: 'DELETE',
  path: PATH,
  audience: 'user',
  summary: 'Log out: revoke the token of this call',
  params: EmptySchema,
  query: EmptySchema,
  body: null,
  answer: EmptySchema,
  write: 'plain',
  errors: [],
})
