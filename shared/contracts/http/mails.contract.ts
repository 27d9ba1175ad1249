import * as z from 'zod/mini'
import { EmptySchema, IdSchema, TimeSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

/** What became of a mail. `failed`: it will not be tried again. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const

const MailHeadSchema = z.object({
  id: IdSchema,
  recipient: z.string(),
  subject: z.string(),
  created_at: TimeSchema,
  sent_at: z.nullable(TimeSchema),
  state: z.enum(MAIL_STATES),
})

/**
 * The mails of the caller's account, the latest first, for operators and admins; for admins alone where the portal has
 * a public address. Total in `X-Total-Count`.
 */
export const listMails = defineEndpoint({
  name: 'listMails',
  method: 'GET',
  path: '/bp/api/v1/mails',
  audience: 'user',
  summary: 'The outbox: mails of the account, where none are really sent',
  params: EmptySchema,
  query: z.strictObject({
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
    per_page: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
  }),
  body: null,
  answer: z.array(MailHeadSchema),
  write: 'none',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** One mail with its parts. Its pictures stand in the HTML as `data:` addresses: nothing is fetched to show it. */
export const getMail = defineEndpoint({
  name: 'getMail',
  method: 'GET',
  path: '/bp/api/v1/mails/:mail_id',
  audience: 'user',
  summary: 'A mail of the outbox',
  params: z.strictObject({ mail_id: IdSchema }),
  query: EmptySchema,
  body: null,
  answer: z.extend(MailHeadSchema, {
    sender: z.string(),
    reply_to: z.nullable(z.string()),
    text: z.string(),
    html: z.string(),
    /** Its link opens somebody's account, and the caller is no admin: text and HTML are empty. */
    is_withheld: z.boolean(),
  }),
  write: 'none',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
