import * as z from 'zod/mini'
import { ENQUIRY_STATES, EnquirySchema, EnquirySummarySchema, NextStepSchema } from '../entities/enquiry.schema.ts'
import { CountSchema, EmptySchema, IdSchema, LineSchema, LocaleSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'

const PATH = '/bp/api/v1/account/enquiries'
const Params = z.strictObject({ enquiry_id: IdSchema })
const LocaleQuery = z.strictObject({ locale: z.optional(LocaleSchema) })

/** `open`: new or in work; `mine`: open and the caller's. */
export const ENQUIRY_FILTERS = ['open', 'new', 'mine', 'answered', 'closed'] as const
export const ENQUIRY_SOURCES = ['portal', 'kiosk'] as const

/** What prospects have sent, what is new first, then the newest (ENQ-2). */
export const listEnquiries = defineEndpoint({
  name: 'listEnquiries',
  method: 'GET',
  path: PATH,
  audience: 'user',
  right: 'answerEnquiries',
  summary: 'The enquiries of the account',
  params: EmptySchema,
  query: z.extend(PageQuery, {
    filter: z.optional(z.enum(ENQUIRY_FILTERS)),
    project_id: z.optional(IdSchema),
    source: z.optional(z.enum(ENQUIRY_SOURCES)),
    /** Part of name, e-mail or number of the unit. */
    search: z.optional(z.string().check(z.maxLength(100))),
    locale: z.optional(LocaleSchema),
  }),
  body: null,
  answer: z.object({
    enquiries: z.array(EnquirySummarySchema),
    /** How many there are of each kind, whatever the filter. */
    counts: z.object({
      all: CountSchema,
      open: CountSchema,
      new: CountSchema,
      mine: CountSchema,
      answered: CountSchema,
      closed: CountSchema,
    }),
  }),
  write: 'none',
  errors: ['FORBIDDEN'],
})

/** One of them, whole (ENQ-3). */
export const getEnquiry = defineEndpoint({
  name: 'getEnquiry',
  method: 'GET',
  path: `${PATH}/:enquiry_id`,
  audience: 'user',
  right: 'answerEnquiries',
  summary: 'An enquiry of the account',
  params: Params,
  query: LocaleQuery,
  body: null,
  answer: EnquirySchema,
  write: 'none',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** Takes it, gives it to somebody, says how it stands and what comes next (ENQ-4). 409 when it has moved since. */
export const changeEnquiry = defineEndpoint({
  name: 'changeEnquiry',
  method: 'POST',
  path: `${PATH}/:enquiry_id/changes`,
  audience: 'user',
  right: 'answerEnquiries',
  summary: 'Change state, assignee or next step of an enquiry',
  params: Params,
  query: LocaleQuery,
  body: z.strictObject({
    /** The one that was read before. */
    revision: CountSchema,
    state: z.optional(z.enum(ENQUIRY_STATES)),
    /** null = nobody. */
    assignee_id: z.optional(z.nullable(IdSchema)),
    next: z.optional(
      z.nullable(z.strictObject({ ...NextStepSchema.shape, text: LineSchema.check(z.trim(), z.maxLength(200)) })),
    ),
  }),
  answer: EnquirySchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'REVISION_CONFLICT', 'INVALID_VALUE', 'ENQUIRY_ERASED'],
})

/** Adds a note for the team alone (ENQ-5). It takes nothing from what others do, so it needs no revision. */
export const addEnquiryNote = defineEndpoint({
  name: 'addEnquiryNote',
  method: 'POST',
  path: `${PATH}/:enquiry_id/notes`,
  audience: 'user',
  right: 'answerEnquiries',
  summary: 'Add a note to an enquiry',
  params: Params,
  query: LocaleQuery,
  body: z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)) }),
  answer: EnquirySchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'ENQUIRY_ERASED'],
})

/** A new link to the page that the prospect has one to, too (ENQ-3). */
export const openEnquiry = defineEndpoint({
  name: 'openEnquiry',
  method: 'POST',
  path: `${PATH}/:enquiry_id/links`,
  audience: 'user',
  right: 'answerEnquiries',
  summary: 'A link to the configuration of an enquiry',
  params: Params,
  query: EmptySchema,
  body: EmptySchema,
  /** A path on this host. */
  answer: z.object({ restore_path: z.string() }),
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** Erases everything of the prospect, and leaves that there was an enquiry (ENQ-7). */
export const eraseEnquiry = defineEndpoint({
  name: 'eraseEnquiry',
  method: 'DELETE',
  path: `${PATH}/:enquiry_id`,
  audience: 'user',
  right: 'answerEnquiries',
  summary: 'Erase what an enquiry says of a person',
  params: Params,
  query: LocaleQuery,
  body: null,
  answer: EnquirySchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
