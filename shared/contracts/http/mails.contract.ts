import * as z from 'zod/mini'
import { DELIVERY_STATES, DeliverySchema, MAIL_KINDS, MAIL_REPEATS, MAIL_SUBJECTS } from '../entities/mail.schema.ts'
import { CountSchema, EmptySchema, IdSchema, LocaleSchema, TimeSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'

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
  right: 'seeMails',
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
  right: 'seeMails',
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

const LoggedMailSchema = z.extend(DeliverySchema, {
  id: IdSchema,
  kind: z.enum(MAIL_KINDS),
  recipient: z.string(),
  subject: z.string(),
  created_at: TimeSchema,
  unit_name: z.nullable(z.string()),
  about: z.nullable(z.object({ kind: z.enum(MAIL_SUBJECTS), id: IdSchema, label: z.string() })),
  repeat: z.enum(MAIL_REPEATS),
  /** It can be read in the outbox. */
  is_readable: z.boolean(),
})

/**
 * Every mail that the portal has sent or tried to send for the account in the last 30 days, the latest first, for those
 * who have the right (MLG-1, MLG-2). Total of what is asked for in `X-Total-Count`.
 */
export const listMailLog = defineEndpoint({
  name: 'listMailLog',
  method: 'GET',
  path: '/bp/api/v1/account/mails',
  audience: 'user',
  right: 'seeMails',
  summary: 'The log of mails',
  params: EmptySchema,
  query: z.extend(PageQuery, {
    state: z.optional(z.enum(DELIVERY_STATES)),
    kind: z.optional(z.enum(MAIL_KINDS)),
    /** Part of the recipient or the subject. */
    search: z.optional(z.string().check(z.maxLength(100))),
    locale: z.optional(LocaleSchema),
  }),
  body: null,
  answer: z.object({
    mails: z.array(LoggedMailSchema),
    /** How many there are in each state, whatever state is asked for. */
    counts: z.object({
      all: CountSchema,
      waiting: CountSchema,
      failed: CountSchema,
      given_up: CountSchema,
      sent: CountSchema,
    }),
  }),
  write: 'none',
  errors: ['FORBIDDEN'],
})

/** Sends a mail once more, or tries at once what would be tried later (MLG-4). */
export const sendMailAgain = defineEndpoint({
  name: 'sendMailAgain',
  method: 'POST',
  path: '/bp/api/v1/account/mails/:mail_id/deliveries',
  audience: 'user',
  right: 'seeMails',
  summary: 'Send a mail again',
  params: z.strictObject({ mail_id: IdSchema }),
  query: EmptySchema,
  body: EmptySchema,
  answer: EmptySchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'MAIL_NOT_REPEATABLE', 'TOO_MANY_REQUESTS'],
})
