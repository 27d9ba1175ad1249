import * as z from 'zod/mini'
import { MessageThreadSchema, WRITTEN_KINDS } from '../entities/message.schema.ts'
import { EmptySchema, IdSchema, LineSchema, TimeSchema, UrlSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'
import { FileNameSchema } from './uploads.contract.ts'
import { UnitPlaceQuery } from './units.contract.ts'

const THREADS = '/bp/api/v1/units/:unit_id/message_threads'
const UnitParams = z.strictObject({ unit_id: IdSchema })
const ThreadParams = z.strictObject({ unit_id: IdSchema, thread_id: IdSchema })

/** Files that one message has at most. */
export const MAX_ATTACHMENTS = 20
export const MAX_SUBJECT_LENGTH = 200
export const MAX_BODY_LENGTH = 20_000

/** A file that was sent before, or one that comes along as base64 (INB-26). */
export const NewAttachmentSchema = z.union([
  z.strictObject({ upload_id: IdSchema }),
  z.strictObject({ file_name: FileNameSchema, file: z.string() }),
])

export const MessageBodySchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_BODY_LENGTH))
export const SubjectSchema = LineSchema.check(z.trim(), z.minLength(1), z.maxLength(MAX_SUBJECT_LENGTH))
export const AttachmentsSchema = z.optional(z.array(NewAttachmentSchema).check(z.maxLength(MAX_ATTACHMENTS)))

const SENDING_ERRORS = [
  'FORBIDDEN',
  'PAYLOAD_TOO_LARGE',
  'UPLOAD_UNKNOWN',
  'FILE_TYPE_REFUSED',
  'FILE_EMPTY',
  'IDEMPOTENCY_KEY_REUSED',
  'TOO_MANY_REQUESTS',
] as const

/** API-30: the threads of a unit that are its present buyers' affair, the newest first; each with its newest message. */
export const listMessageThreads = defineEndpoint({
  name: 'listMessageThreads',
  method: 'GET',
  path: THREADS,
  audience: 'unit',
  isBuyersOnly: true,
  summary: 'What buyers and the project team have written about a unit',
  params: UnitParams,
  query: z.extend(z.extend(UnitPlaceQuery, PageQuery.shape), {
    /** Part of a subject or a message. */
    search: z.optional(z.string().check(z.maxLength(100))),
  }),
  body: null,
  answer: z.array(MessageThreadSchema),
  write: 'none',
  errors: ['FORBIDDEN'],
})

/** One of them with its messages, at most the newest 200. */
export const getMessageThread = defineEndpoint({
  name: 'getMessageThread',
  method: 'GET',
  path: `${THREADS}/:thread_id`,
  audience: 'unit',
  isBuyersOnly: true,
  summary: 'A thread of a unit',
  params: ThreadParams,
  query: UnitPlaceQuery,
  body: null,
  answer: MessageThreadSchema,
  write: 'none',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** API-31: a buyer begins a thread. */
export const createMessageThread = defineEndpoint({
  name: 'createMessageThread',
  method: 'POST',
  path: THREADS,
  audience: 'unit',
  isBuyersOnly: true,
  summary: 'Write to the project team about a unit',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: z.strictObject({
    message_thread: z.strictObject({
      /** Left out: a message. */
      kind: z.optional(z.enum(WRITTEN_KINDS)),
      subject: SubjectSchema,
      body: MessageBodySchema,
      attachments: AttachmentsSchema,
    }),
  }),
  carriesFiles: true,
  answer: MessageThreadSchema,
  write: 'plain',
  once: true,
  errors: SENDING_ERRORS,
})

/** API-32: a buyer answers in a thread; one that was closed is open again. */
export const replyToThread = defineEndpoint({
  name: 'replyToThread',
  method: 'POST',
  path: `${THREADS}/:thread_id/messages`,
  audience: 'unit',
  isBuyersOnly: true,
  summary: 'Answer in a thread of a unit',
  params: ThreadParams,
  query: UnitPlaceQuery,
  body: z.strictObject({ body: MessageBodySchema, attachments: AttachmentsSchema }),
  carriesFiles: true,
  answer: MessageThreadSchema,
  write: 'plain',
  once: true,
  errors: [...SENDING_ERRORS, 'NOT_FOUND'],
})

/** API-99. `read` is the only one there is. */
const BuyerLabelSchema = z.strictObject({
  item_type: z.enum(['message_thread', 'document']),
  item_id: IdSchema,
  label: z.enum(['read']),
})

/** API-33: what the caller has read, derived from what was shown to them last. */
export const listBuyerLabels = defineEndpoint({
  name: 'listBuyerLabels',
  method: 'GET',
  path: '/bp/api/v1/buyer_labels',
  audience: 'user',
  isBuyersOnly: true,
  summary: 'What the caller has read',
  params: EmptySchema,
  query: EmptySchema,
  body: null,
  answer: z.array(BuyerLabelSchema),
  write: 'none',
  errors: ['FORBIDDEN'],
})

/** API-34, INB-21: the caller has seen everything that is in it now. */
export const createBuyerLabel = defineEndpoint({
  name: 'createBuyerLabel',
  method: 'POST',
  path: '/bp/api/v1/buyer_labels',
  audience: 'user',
  isBuyersOnly: true,
  summary: 'Mark something as read',
  params: EmptySchema,
  query: EmptySchema,
  body: z.strictObject({ buyer_label: BuyerLabelSchema }),
  answer: BuyerLabelSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** Where a file of a message can be had, for buyers of its unit and the team (decision 57). */
export const getAttachment = defineEndpoint({
  name: 'getAttachment',
  method: 'GET',
  path: '/bp/api/v1/attachments/:attachment_id',
  audience: 'user',
  rightOfStaff: 'seeMessages',
  summary: 'An address of a message’s file that opens it for some minutes',
  params: z.strictObject({ attachment_id: IdSchema }),
  query: EmptySchema,
  body: null,
  answer: z.object({
    /** Needs no login; not to be kept. Answers a download. */
    url: UrlSchema,
    expires_at: TimeSchema,
  }),
  write: 'none',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'FILE_HELD', 'FILE_INFECTED'],
})
