import * as z from 'zod/mini'
import { EmptySchema, IdSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

/** Units that one call names at most. */
export const MAX_REMINDED_UNITS = 500

/**
 * What somebody of a unit gets, or why nothing.
 * - `reminded`: a buyer who is still choosing, the mail that says what is open.
 * - `invited_again`: their invitation with a new link.
 * - `told_today`: they got one of the two today.
 * - `unwanted`: they want no mails about their choices. `disabled`: they are kept out.
 * - `nothing_open`: the choices are completed, or there is nothing to choose.
 * - `closed`: the invitation was accepted or taken back meanwhile. `too_many`: it was sent too often within the hour.
 */
export const REMINDER_OUTCOMES = [
  'reminded',
  'invited_again',
  'told_today',
  'unwanted',
  'disabled',
  'nothing_open',
  'closed',
  'too_many',
] as const

/**
 * Reminds everybody of several units who has not finished: buyers who are still choosing by a mail, at most one each a
 * day, and whoever has not accepted by their invitation (UNT-11). An invitation that is over goes out again only where
 * nobody else has come in its place: no buyer has one of its units, and no open invitation leads to the same.
 */
export const remindUnits = defineEndpoint({
  name: 'remindUnits',
  method: 'POST',
  path: '/bp/api/v1/account/unit_reminders',
  audience: 'user',
  right: 'inviteBuyers',
  summary: 'Remind the people of several units of what is open',
  params: EmptySchema,
  query: EmptySchema,
  body: z.strictObject({
    unit_ids: z.array(IdSchema).check(z.minLength(1), z.maxLength(MAX_REMINDED_UNITS)),
    /** Nothing is sent: only who would get what is answered. */
    is_trial: z.boolean(),
  }),
  /** In the order that was asked for; a unit without people has nobody who could be reminded. */
  answer: z.array(
    z.object({
      unit_id: IdSchema,
      people: z.array(z.object({ name: z.string(), email: z.string(), outcome: z.enum(REMINDER_OUTCOMES) })),
    }),
  ),
  write: 'plain',
  errors: ['FORBIDDEN', 'UNIT_UNKNOWN'],
})
