import * as z from 'zod/mini'
import { CountSchema, DaySchema, IdSchema, LocaleSchema, TimeSchema, TotalSchema, UrlSchema } from '../primitives.ts'

/** What was sent: a wish to be contacted, a configuration to come back to, or one in which nothing is chosen but marked with hearts. */
export const ENQUIRY_KINDS = ['contact', 'saved_configuration', 'wish_list'] as const
export const ENQUIRY_STATES = ['new', 'in_work', 'answered', 'closed'] as const
export const ENQUIRY_EVENTS = ['received', 'assigned', 'state', 'next', 'note', 'erased'] as const

const ColleagueSchema = z.object({ id: IdSchema, name: z.string() })

/** What is to be done next, and when: a call, a visit. */
export const NextStepSchema = z.object({
  text: z.string(),
  day: z.nullable(DaySchema),
})

/** An enquiry as a row of a list. */
export const EnquirySummarySchema = z.object({
  id: IdSchema,
  /** Of the enquiry as it was read: who changes it says which one they have seen. */
  revision: CountSchema,
  received_at: TimeSchema,
  kind: z.enum(ENQUIRY_KINDS),
  /** Which kiosk it came from; null = the portal. */
  kiosk_name: z.nullable(z.string()),
  state: z.enum(ENQUIRY_STATES),
  /** '' = not said, or erased. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  is_erased: z.boolean(),
  project: z.object({ id: IdSchema, slug: z.string(), name: z.string() }),
  /** null = it has none any more. */
  unit: z.nullable(z.object({ id: IdSchema, slug: z.string(), name: z.string() })),
  /** Cents as of then; null = the project shows none, or nothing is left of it. */
  total: z.nullable(TotalSchema),
  total_on_request: CountSchema,
  assignee: z.nullable(ColleagueSchema),
  next: z.nullable(NextStepSchema),
})

/** An enquiry whole. */
export const EnquirySchema = z.extend(EnquirySummarySchema, {
  /** Language that the prospect had chosen. */
  locale: LocaleSchema,
  /** When everything of the prospect goes by itself. */
  erase_at: TimeSchema,
  /** What differs from the standard, by room, as of then; '' = the whole unit. */
  rooms: z.array(
    z.object({
      title: z.string(),
      total: z.nullable(TotalSchema),
      lines: z.array(
        z.object({
          /** What was decided; '' = an upgrade, which says it itself. */
          item: z.string(),
          product: z.string(),
          total: z.nullable(TotalSchema),
          is_on_request: z.boolean(),
          thumb_url: z.nullable(UrlSchema),
        }),
      ),
    }),
  ),
  /** What was marked with a heart. */
  wishes: z.array(
    z.object({ room: z.string(), item: z.string(), product: z.string(), thumb_url: z.nullable(UrlSchema) }),
  ),
  /** The prospect's page can still be opened. */
  is_openable: z.boolean(),
  /** The oldest first. */
  events: z.array(
    z.object({
      kind: z.enum(ENQUIRY_EVENTS),
      at: TimeSchema,
      /** null = the prospect, or nobody who is still there. */
      by: z.nullable(z.string()),
      /** Of `state`. */
      state: z.nullable(z.enum(ENQUIRY_STATES)),
      /** Of `assigned`: whose it is; of `next` and `note`: the words. '' = nobody, nothing, or erased. */
      text: z.string(),
    }),
  ),
  /** Who it can be given to. */
  colleagues: z.array(ColleagueSchema),
})
