import * as z from 'zod/mini'
import { InvitationToRegisterSchema, NewPasswordSchema, PersonNameSchema } from '../entities/identity.schema.ts'
import { LinkTokenSchema } from '../entities/login.schema.ts'
import { TokenAnswerSchema } from '../entities/user.schema.ts'
import { EmptySchema, IdSchema, LocaleSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

/** API-45, AUT-22: unknown, used, revoked and expired are the same. */
export const getInvitation = defineEndpoint({
  name: 'getInvitation',
  method: 'GET',
  path: '/bp/api/v1/invitations/:invitation_token',
  audience: 'public',
  summary: 'The invitation behind a link',
  params: z.strictObject({ invitation_token: LinkTokenSchema }),
  query: z.strictObject({ locale: z.optional(LocaleSchema) }),
  body: null,
  answer: InvitationToRegisterSchema,
  write: 'none',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/**
 * API-46, API-114, decision 51: makes the user that was invited, with their units, and logs them in (AUT-21). The
 * e-mail is the invitation's; `id` and `email` may be sent along and then have to be the invitation's own.
 */
export const createRegistration = defineEndpoint({
  name: 'createRegistration',
  method: 'POST',
  path: '/bp/api/v1/invitations',
  audience: 'public',
  summary: 'Register with an invitation',
  params: EmptySchema,
  query: EmptySchema,
  body: z.strictObject({
    token: LinkTokenSchema,
    id: z.optional(IdSchema),
    email: z.optional(z.string().check(z.maxLength(254))),
    first_name: PersonNameSchema,
    last_name: PersonNameSchema,
    password: NewPasswordSchema,
    password_confirmation: z.optional(NewPasswordSchema),
    accepted_terms: z.boolean(),
    accepted_privacy_policy: z.boolean(),
    /** Language of the mails to come. */
    language: z.optional(LocaleSchema),
  }),
  answer: TokenAnswerSchema,
  write: 'plain',
  errors: [
    'TOKEN_INVALID',
    'EMAIL_TAKEN',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_GUESSABLE',
    'PASSWORD_MISMATCH',
    'TERMS_NOT_ACCEPTED',
    'TOO_MANY_REQUESTS',
  ],
})

/**
 * Takes the units of an invitation into an account that is there already. The token alone is not enough: whoever calls
 * has to be logged in with the e-mail that was invited, in that account.
 */
export const acceptInvitation = defineEndpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/bp/api/v1/invitations/:invitation_token/acceptances',
  audience: 'user',
  summary: 'Accept an invitation to further units',
  params: z.strictObject({ invitation_token: LinkTokenSchema }),
  query: EmptySchema,
  body: EmptySchema,
  answer: z.object({ unit_ids: z.array(IdSchema) }),
  write: 'plain',
  errors: ['FORBIDDEN', 'TOKEN_INVALID', 'TOO_MANY_REQUESTS'],
})
