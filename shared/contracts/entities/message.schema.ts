import * as z from 'zod/mini'
import { CountSchema, IdSchema, LineSchema, TimeSchema, UrlSchema } from '../primitives.ts'
import { StoredFileSchema } from './upload.schema.ts'

/** What a thread began with: a message, a completion, a wish to be contacted, a question about a date, or its completion. */
export const THREAD_KINDS = ['message', 'completion', 'contact', 'deadline_question', 'deadline_completion'] as const

/** What a buyer may begin a thread as; the other kinds come with what they are about. */
export const WRITTEN_KINDS = ['message', 'contact'] as const satisfies readonly (typeof THREAD_KINDS)[number][]

/** What a file of a message is for; `estimate_buyer` has to be signed, `signed_…` is what was signed (SIG). */
export const ATTACHMENT_ROLES = ['attachment', 'estimate_buyer', 'signed_estimate_buyer'] as const

/** API-98. */
export const MessageAttachmentSchema = z.extend(StoredFileSchema, {
  /** The same as `id`, by the name that the wire has for it. */
  attachment_id: IdSchema,
  /** Asked when somebody opens it: answers an address of minutes (decision 57). */
  url: UrlSchema,
  role: z.enum(ATTACHMENT_ROLES),
  /** The attachment that this one is the signed form of; null = of none. */
  signature_for_id: z.nullable(IdSchema),
})

/** Who takes part in a thread, or only reads it. */
export const ParticipantSchema = z.object({
  id: IdSchema,
  name: z.string(),
  type: z.enum(['user', 'buyer']),
})

const SenderSchema = z.object({
  /** null = the record is gone, or a mail box's. */
  id: z.nullable(IdSchema),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  type: z.enum(['user', 'buyer']),
})

/** API-97. */
export const MessageSchema = z.object({
  id: IdSchema,
  /** Counts up within the thread, from 1; a team's notes count, too. */
  position: CountSchema,
  subject: z.string(),
  /** Without quoted text and signature of a mail. */
  body_text: z.string(),
  /** Sanitised; nothing in it is fetched from elsewhere. */
  body_html: z.string(),
  /** What a mail quotes, and how it is signed; '' = nothing. */
  quoted_text: z.string(),
  created_at: TimeSchema,
  updated_at: TimeSchema,
  /** `outbound`: from the team. */
  message_type: z.enum(['outbound', 'inbound']),
  /** The text module that it came from; null = none. */
  macro_tag: z.nullable(z.string()),
  sender: SenderSchema,
  attachments: z.array(MessageAttachmentSchema),
})

/** A thread as its buyers see it (API-96); in lists `messages` has the newest alone. */
export const MessageThreadSchema = z.object({
  id: IdSchema,
  subject: z.string(),
  kind: z.enum(THREAD_KINDS),
  created_at: TimeSchema,
  /** Of its newest message. */
  updated_at: TimeSchema,
  state: z.enum(['open', 'closed']),
  /** The newest first (INB-11). */
  messages: z.array(MessageSchema),
  message_count: CountSchema,
  participants: z.array(ParticipantSchema),
  observers: z.array(ParticipantSchema),
  unit: z.object({ id: IdSchema, display_name: z.string() }),
  /** Derived: the caller has seen everything that others wrote (INB-22). */
  read: z.boolean(),
  /** Something in it waits for a signature: it is answered by signing (INB-18). */
  signature_required: z.boolean(),
})

/** What the team sees of a message besides. */
export const StaffMessageSchema = z.extend(MessageSchema, {
  /** A note among colleagues: no buyer ever sees it. */
  is_note: z.boolean(),
  /** The others who have seen it, the first first. */
  read_by: z.array(z.object({ name: z.string(), type: z.enum(['user', 'buyer']), at: TimeSchema })),
})

/** A line of the team's inbox. */
export const StaffThreadSummarySchema = z.object({
  id: IdSchema,
  subject: z.string(),
  kind: z.enum(THREAD_KINDS),
  state: z.enum(['open', 'closed']),
  /** Who has to write next; null = it is closed. */
  waits_for: z.nullable(z.enum(['team', 'buyer'])),
  created_at: TimeSchema,
  updated_at: TimeSchema,
  /** Begin of the newest message, notes left out, in one line. */
  excerpt: z.string(),
  last_sender_name: z.string(),
  has_attachments: z.boolean(),
  /** The caller has not seen everything. */
  is_unread: z.boolean(),
  /** null = nobody's. */
  assignee: z.nullable(z.object({ id: IdSchema, name: z.string() })),
  project: z.object({ id: IdSchema, name: z.string() }),
  unit: z.object({ id: IdSchema, display_name: z.string() }),
  buyer_names: z.array(z.string()),
})

/** A thread as the team sees it, the newest message first. */
export const StaffThreadSchema = z.extend(StaffThreadSummarySchema, {
  messages: z.array(StaffMessageSchema),
  message_count: CountSchema,
  buyers: z.array(z.object({ id: IdSchema, name: z.string(), email: z.string() })),
  /** Who of the team may be given it. */
  assignable: z.array(z.object({ id: IdSchema, name: z.string() })),
  /** The deadline that it is about, as its unit has it now; null = it is about none, or about one that is gone. */
  deadline: z.nullable(
    z.object({
      id: IdSchema,
      title: z.string(),
      expires_at: TimeSchema,
      /** Calendar days in Berlin; negative = it is over. */
      remaining_days: z.int(),
      is_completed: z.boolean(),
      /** The end that the others have, and whether it locks; null = the unit was given no time of its own. */
      given: z.nullable(z.object({ from: TimeSchema, locks: z.boolean() })),
    }),
  ),
  /** Counts up with everything that changes it. */
  revision: CountSchema,
})

/** Characters that each part of a text module has at most. */
export const TEXT_MODULE_LENGTHS = { tag: 60, title: 120, body: 10_000 } as const
/** Small letters, digits and hyphens: it stands in lists and addresses. */
export const TEXT_MODULE_TAG = /^[a-z0-9][a-z0-9-]*$/

/** A text that the team uses again and again; `{{name}}`, `{{unit}}`, `{{project}}` stand for what they say. */
export const TextModuleSchema = z.object({
  id: IdSchema,
  /** Goes with the message that it was used in. */
  tag: z.string().check(z.minLength(1), z.maxLength(TEXT_MODULE_LENGTHS.tag), z.regex(TEXT_MODULE_TAG)),
  title: LineSchema.check(z.minLength(1), z.maxLength(TEXT_MODULE_LENGTHS.title)),
  locale: z.enum(['de', 'en']),
  /** null = for every project. */
  project_id: z.nullable(IdSchema),
  body: z.string().check(z.minLength(1), z.maxLength(TEXT_MODULE_LENGTHS.body)),
})
