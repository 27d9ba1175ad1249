import * as z from 'zod/mini'
import { StoredChangeSchema } from '../entities/selections.schema.ts'
import { SELECTION_ERRORS } from '../errors.ts'
import { IdSchema, LocaleSchema, TimeSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { UnitPlaceQuery } from './units.contract.ts'

const PATH = '/bp/api/v1/units/:unit_id/proposals'
const UnitParams = z.strictObject({ unit_id: IdSchema })
const ProposalParams = z.strictObject({ unit_id: IdSchema, proposal_id: IdSchema })
const ChangedSchema = z.object({ id: IdSchema })

/** Characters that a note has at most. */
export const MAX_PROPOSAL_NOTE = 2_000

const ProposalSchema = z.object({
  id: IdSchema,
  /** '' = their record has none. */
  author_name: z.string(),
  note: z.string(),
  /** `open`: nobody has answered. `declined`: nothing of it was taken. */
  state: z.enum(['open', 'taken', 'declined', 'withdrawn']),
  sent_at: TimeSchema,
  /** When a buyer saw it first. */
  seen_at: z.nullable(TimeSchema),
  /** When it was answered or withdrawn. */
  closed_at: z.nullable(TimeSchema),
  /** Who answered; '' = nobody. */
  answerer_name: z.string(),
  change: StoredChangeSchema,
  undo: StoredChangeSchema,
  /** In words; `item` null = an upgrade, '' in its place = nothing is chosen, `is_taken` null = not answered. */
  lines: z.array(z.object({ item: z.nullable(z.string()), product: z.string(), is_taken: z.nullable(z.boolean()) })),
})

/** PRP-1: staff propose choices to the buyers of a unit. Nothing of the unit changes. */
export const createProposal = defineEndpoint({
  name: 'createProposal',
  method: 'POST',
  path: PATH,
  audience: 'unit',
  right: 'proposeChoices',
  summary: 'Propose choices to the buyers of a unit',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: z.strictObject({
    note: z.string().check(z.trim(), z.maxLength(MAX_PROPOSAL_NOTE)),
    change: StoredChangeSchema,
  }),
  answer: ChangedSchema,
  write: 'plain',
  once: true,
  errors: [
    'FORBIDDEN',
    'BUYER_UNKNOWN',
    'UNIT_COMPLETED',
    'NOTHING_PROPOSED',
    'IDEMPOTENCY_KEY_REUSED',
    ...SELECTION_ERRORS,
  ],
})

/** PRP-3, PRP-6: what was proposed for a unit, the latest first; prices come from the engine of who reads. */
export const listProposals = defineEndpoint({
  name: 'listProposals',
  method: 'GET',
  path: PATH,
  audience: 'unit',
  summary: 'What was proposed to the buyers of a unit',
  params: UnitParams,
  query: z.extend(UnitPlaceQuery, { locale: z.optional(LocaleSchema) }),
  body: null,
  answer: z.array(ProposalSchema),
  write: 'none',
  errors: [],
})

/** PRP-6: a buyer has it on the screen. */
export const noteProposalSeen = defineEndpoint({
  name: 'noteProposalSeen',
  method: 'PUT',
  path: `${PATH}/:proposal_id/seen`,
  audience: 'unit',
  isBuyersOnly: true,
  summary: 'Note that a buyer has seen a proposal',
  params: ProposalParams,
  query: UnitPlaceQuery,
  body: null,
  answer: ChangedSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** PRP-5: a buyer's answer, once. The choices themselves are written as all others are. */
export const answerProposal = defineEndpoint({
  name: 'answerProposal',
  method: 'PUT',
  path: `${PATH}/:proposal_id/answer`,
  audience: 'unit',
  isBuyersOnly: true,
  summary: 'Say what of a proposal is taken',
  params: ProposalParams,
  query: UnitPlaceQuery,
  /** What of the change is taken; nothing = it is declined. */
  body: z.strictObject({
    item_ids: z.array(IdSchema).check(z.maxLength(5_000)),
    line_item_ids: z.array(IdSchema).check(z.maxLength(5_000)),
    takes_style: z.boolean(),
  }),
  answer: ChangedSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PROPOSAL_CLOSED', 'NOTHING_PROPOSED'],
})

/** PRP-6: it is not on offer any more. */
export const withdrawProposal = defineEndpoint({
  name: 'withdrawProposal',
  method: 'DELETE',
  path: `${PATH}/:proposal_id`,
  audience: 'unit',
  right: 'proposeChoices',
  summary: 'Withdraw a proposal',
  params: ProposalParams,
  query: UnitPlaceQuery,
  body: null,
  answer: ChangedSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PROPOSAL_CLOSED'],
})
