import * as z from 'zod/mini'
import {
  ATTACHMENT_ROLES,
  StaffThreadSchema,
  StaffThreadSummarySchema,
  TextModuleSchema,
} from '../entities/message.schema.ts'
import { CountSchema, EmptySchema, IdSchema, LocaleSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { MAX_ATTACHMENTS, MessageBodySchema, SubjectSchema } from './messages.contract.ts'
import { PageQuery } from './paging.ts'

const THREADS = '/bp/api/v1/account/message_threads'
const MODULES = '/bp/api/v1/account/text_modules'
const ThreadParams = z.strictObject({ thread_id: IdSchema })
const LocaleQuery = z.strictObject({ locale: z.optional(LocaleSchema) })

/**
 * What the team's inbox is narrowed to. `ours`: open, and the team has to write. `buyer`: open, and the buyer has to.
 * `mine`, `unassigned`: open, and the caller's or nobody's.
 */
export const THREAD_BOXES = ['ours', 'mine', 'unassigned', 'buyer', 'unread', 'closed', 'all'] as const

/** Units that are written to at once at most. */
export const MAX_WRITTEN_UNITS = 500

const StaffAttachmentsSchema = z.optional(
  z
    .array(z.strictObject({ upload_id: IdSchema, role: z.optional(z.enum(ATTACHMENT_ROLES)) }))
    .check(z.maxLength(MAX_ATTACHMENTS)),
)
const MacroTagSchema = z.optional(z.nullable(z.string().check(z.maxLength(60))))

/** The threads of the caller's projects, the newest first. */
export const listStaffThreads = defineEndpoint({
  name: 'listStaffThreads',
  method: 'GET',
  path: THREADS,
  audience: 'user',
  right: 'seeMessages',
  summary: 'What buyers and the team have written, over all projects',
  params: EmptySchema,
  query: z.extend(PageQuery, {
    box: z.optional(z.enum(THREAD_BOXES)),
    project_id: z.optional(IdSchema),
    unit_id: z.optional(IdSchema),
    /** Part of a subject, a message, the unit's number or a buyer's name. */
    search: z.optional(z.string().check(z.maxLength(100))),
    locale: z.optional(LocaleSchema),
  }),
  body: null,
  answer: z.object({
    threads: z.array(StaffThreadSummarySchema),
    /** How many there are in each box, of the project and unit that are asked for. */
    counts: z.object({
      ours: CountSchema,
      mine: CountSchema,
      unassigned: CountSchema,
      buyer: CountSchema,
      unread: CountSchema,
      closed: CountSchema,
      all: CountSchema,
    }),
  }),
  write: 'none',
  errors: ['FORBIDDEN'],
})

/** One of them, whole. */
export const getStaffThread = defineEndpoint({
  name: 'getStaffThread',
  method: 'GET',
  path: `${THREADS}/:thread_id`,
  audience: 'user',
  right: 'seeMessages',
  summary: 'A thread of the account',
  params: ThreadParams,
  query: LocaleQuery,
  body: null,
  answer: StaffThreadSchema,
  write: 'none',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** The team writes to the buyers of one unit or of many: each unit gets a thread of its own, with its own words in placeholders. */
export const writeToUnits = defineEndpoint({
  name: 'writeToUnits',
  method: 'POST',
  path: THREADS,
  audience: 'user',
  right: 'answerMessages',
  summary: 'Write to the buyers of one unit or of many',
  params: EmptySchema,
  query: EmptySchema,
  body: z.strictObject({
    unit_ids: z.array(IdSchema).check(z.minLength(1), z.maxLength(MAX_WRITTEN_UNITS)),
    subject: SubjectSchema,
    /** May name `{{name}}`, `{{unit}}` and `{{project}}`. */
    body: MessageBodySchema,
    attachments: StaffAttachmentsSchema,
    macro_tag: MacroTagSchema,
  }),
  answer: z.object({
    /** In the order of the units; null = nobody has bought it, so nobody is written to. */
    threads: z.array(z.object({ unit_id: IdSchema, thread_id: z.nullable(IdSchema) })),
  }),
  write: 'plain',
  once: true,
  errors: ['FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'UNIT_UNKNOWN', 'UPLOAD_UNKNOWN', 'IDEMPOTENCY_KEY_REUSED'],
})

/** The team answers in a thread, or notes something among colleagues. */
export const answerThread = defineEndpoint({
  name: 'answerThread',
  method: 'POST',
  path: `${THREADS}/:thread_id/messages`,
  audience: 'user',
  right: 'answerMessages',
  summary: 'Answer in a thread, or note something in it',
  params: ThreadParams,
  query: LocaleQuery,
  body: z.strictObject({
    body: MessageBodySchema,
    /** Only colleagues see it. */
    is_note: z.boolean(),
    attachments: StaffAttachmentsSchema,
    macro_tag: MacroTagSchema,
    /** Closes the thread with it. */
    closes: z.optional(z.boolean()),
  }),
  answer: StaffThreadSchema,
  write: 'plain',
  once: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'UPLOAD_UNKNOWN', 'IDEMPOTENCY_KEY_REUSED'],
})

/** Assigns a thread, closes it or opens it again: what is named changes. */
export const changeThread = defineEndpoint({
  name: 'changeThread',
  method: 'PUT',
  alsoPatch: true,
  path: `${THREADS}/:thread_id`,
  audience: 'user',
  right: 'answerMessages',
  summary: 'Assign a thread, close it, or open it again',
  params: ThreadParams,
  query: LocaleQuery,
  body: z.strictObject({
    /** null = nobody's. */
    assignee_id: z.optional(z.nullable(IdSchema)),
    state: z.optional(z.enum(['open', 'closed'])),
    /** The one that was read before. */
    revision: CountSchema,
  }),
  answer: StaffThreadSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'REVISION_CONFLICT', 'ASSIGNEE_UNKNOWN'],
})

/** The caller has seen the thread up to this message. */
export const noteThreadRead = defineEndpoint({
  name: 'noteThreadRead',
  method: 'PUT',
  path: `${THREADS}/:thread_id/reading`,
  audience: 'user',
  right: 'seeMessages',
  summary: 'Note how far a thread was read; 0 = it is unread again',
  params: ThreadParams,
  query: EmptySchema,
  body: z.strictObject({ position: CountSchema }),
  answer: EmptySchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** Texts that the team uses again and again, by title. */
export const listTextModules = defineEndpoint({
  name: 'listTextModules',
  method: 'GET',
  path: MODULES,
  audience: 'user',
  right: 'seeMessages',
  summary: 'The text modules of the account',
  params: EmptySchema,
  query: EmptySchema,
  body: null,
  answer: z.array(TextModuleSchema),
  write: 'none',
  errors: ['FORBIDDEN'],
})

const { tag, title, locale, project_id, body } = TextModuleSchema.shape
const NewTextModuleSchema = z.strictObject({ tag, title, locale, project_id, body })

export const createTextModule = defineEndpoint({
  name: 'createTextModule',
  method: 'POST',
  path: MODULES,
  audience: 'user',
  right: 'answerMessages',
  summary: 'Keep a text for using it again',
  params: EmptySchema,
  query: EmptySchema,
  body: NewTextModuleSchema,
  answer: TextModuleSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'TAG_TAKEN'],
})

export const changeTextModule = defineEndpoint({
  name: 'changeTextModule',
  method: 'PUT',
  path: `${MODULES}/:module_id`,
  audience: 'user',
  right: 'answerMessages',
  summary: 'Change a text module',
  params: z.strictObject({ module_id: IdSchema }),
  query: EmptySchema,
  body: NewTextModuleSchema,
  answer: TextModuleSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TAG_TAKEN'],
})

export const deleteTextModule = defineEndpoint({
  name: 'deleteTextModule',
  method: 'DELETE',
  path: `${MODULES}/:module_id`,
  audience: 'user',
  right: 'answerMessages',
  summary: 'Delete a text module',
  params: z.strictObject({ module_id: IdSchema }),
  query: EmptySchema,
  body: null,
  answer: EmptySchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
