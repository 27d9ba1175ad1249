import * as z from 'zod/mini'
import { NewPasswordSchema, PersonNameSchema } from '../entities/identity.schema.ts'
import { LinkTokenSchema, LoginEmailSchema } from '../entities/login.schema.ts'
import { MAIL_FAILURES } from '../entities/mail.schema.ts'
import { TokenAnswerSchema } from '../entities/user.schema.ts'
import { EmptySchema, LocaleSchema, TextSchema, TimeSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

const PATH = '/api/v1/setup'
/** What `/bp/…` has another meaning for. */
const TAKEN_NAMES = ['api']

/** What an account is called in addresses: as people type it. */
export const AccountNameInAddressSchema = z.string().check(
  z.regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/, 'small letters, digits and hyphens, at most 40'),
  z.refine((name) => !TAKEN_NAMES.includes(name), 'another name'),
)
/** An account's name: one line with something in it, since it stands in mails. */
export const AccountNameSchema = z.string().check(z.maxLength(100), z.regex(/^(?=.*\S)[^\p{Cc}]*$/u, 'one line'))
/** A postal address, in lines. */
export const PostalAddressSchema = z.string().check(z.maxLength(500))

/** STP-1: whether there is anybody who could log in; no secret, as the bare address shows it. */
export const getSetupState = defineEndpoint({
  name: 'getSetupState',
  method: 'GET',
  path: PATH,
  audience: 'public',
  summary: 'Whether the installation has been set up',
  params: EmptySchema,
  query: EmptySchema,
  body: null,
  answer: z.object({ is_done: z.boolean() }),
  write: 'none',
  errors: [],
})

/** STP-2: whether the link of the server's log works now; unknown, used and expired are the same. */
export const checkSetupLink = defineEndpoint({
  name: 'checkSetupLink',
  method: 'GET',
  path: `${PATH}/:setup_token`,
  audience: 'public',
  summary: 'Whether a set-up link works, and what there is to set up',
  params: z.strictObject({ setup_token: LinkTokenSchema }),
  query: EmptySchema,
  body: null,
  answer: z.object({
    expires_at: TimeSchema,
    /** `name <address>` that mails come from. */
    mail_sender: z.string(),
    /** false = no mail server is set: mails lie in a folder. */
    has_mail_server: z.boolean(),
    has_sample: z.boolean(),
  }),
  write: 'none',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/** STP-6: sends one mail at once, and says what came of it. */
export const sendSetupMail = defineEndpoint({
  name: 'sendSetupMail',
  method: 'POST',
  path: `${PATH}/:setup_token/mails`,
  audience: 'public',
  summary: 'Try whether mails reach somebody, before anybody is there',
  params: z.strictObject({ setup_token: LinkTokenSchema }),
  query: EmptySchema,
  body: z.strictObject({ email: LoginEmailSchema, locale: LocaleSchema }),
  answer: z.object({
    /** `kept`: there is no mail server, it lies in the folder of mails. */
    outcome: z.enum(['sent', 'kept', 'failed']),
    milliseconds: z.int(),
    /** What stood against it, and what the mail server said; null = nothing. */
    failure: z.nullable(z.object({ kind: z.enum(MAIL_FAILURES), answer: z.string() })),
  }),
  write: 'plain',
  errors: ['TOKEN_INVALID', 'TOO_MANY_REQUESTS'],
})

/** STP-3, STP-4: account and first admin, who is logged in; all or nothing, and the link is dead then. */
export const createSetup = defineEndpoint({
  name: 'createSetup',
  method: 'POST',
  path: `${PATH}/:setup_token`,
  audience: 'public',
  summary: 'Set the installation up',
  params: z.strictObject({ setup_token: LinkTokenSchema }),
  query: EmptySchema,
  body: z.strictObject({
    account_name: AccountNameSchema,
    account_id: AccountNameInAddressSchema,
    postal_address: PostalAddressSchema,
    /** '' = later. */
    imprint: TextSchema,
    privacy_notice: TextSchema,
    first_name: PersonNameSchema,
    last_name: PersonNameSchema,
    email: LoginEmailSchema,
    password: NewPasswordSchema,
    language: LocaleSchema,
    project: z.enum(['own', 'sample']),
  }),
  answer: TokenAnswerSchema,
  write: 'plain',
  errors: ['TOKEN_INVALID', 'PASSWORD_TOO_SHORT', 'PASSWORD_GUESSABLE', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'],
})
