import * as z from 'zod/mini'
import { CountSchema, TimeSchema } from '../primitives.ts'

/** What a mail is. `other`: of before it was noted. */
export const MAIL_KINDS = [
  'invitation',
  'reminder',
  'password',
  'login_locked',
  'email_changed',
  'deletion_request',
  'order',
  'saved_configuration',
  'presentation',
  'proposal',
  'document',
  'message',
  'deadline',
  'enquiry',
  'assignment',
  'other',
] as const

/** What became of a mail, for the log. `failed`: it will be tried again; `given_up`: it will not. */
export const DELIVERY_STATES = ['waiting', 'failed', 'given_up', 'sent'] as const

/** What stood against a mail: the way to the mail server, its lock, our login there, one of the addresses, the mail itself. */
export const MAIL_FAILURES = ['unreachable', 'encryption', 'login', 'sender', 'recipient', 'content', 'other'] as const

/**
 * Whether it can be sent again, or what to do instead: it is on its way still, a new invitation or a new link for the
 * password has to be asked for, or its content is gone.
 */
export const MAIL_REPEATS = ['possible', 'under_way', 'invitation', 'password', 'erased'] as const

/** What a mail belongs to, beside its unit. */
export const MAIL_SUBJECTS = ['invitation', 'order', 'enquiry', 'presentation'] as const

/** How a mail has gone, without its content. */
export const DeliverySchema = z.object({
  state: z.enum(DELIVERY_STATES),
  attempts: CountSchema,
  sent_at: z.nullable(TimeSchema),
  next_attempt_at: z.nullable(TimeSchema),
  /** Of the last attempt; `answer`: what the mail server said, '' = nothing. */
  failure: z.nullable(z.object({ kind: z.enum(MAIL_FAILURES), answer: z.string() })),
})
