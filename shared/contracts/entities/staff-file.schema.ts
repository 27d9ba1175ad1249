import * as z from 'zod/mini'
import { CountSchema, IdSchema, TimeSchema, TotalSchema } from '../primitives.ts'
import { UNIT_STATES } from './account-unit.schema.ts'
import { OrderDifferenceSchema, OrderPositionSchema } from './order.schema.ts'
import { SALES_STATUSES } from './unit.schema.ts'

/** What becomes of a proposal when buyers answer it. */
export const PROPOSAL_ANSWERS = ['taken', 'partly', 'declined'] as const

/** Gross cents; null = the project shows no prices to who asks. */
const AmountSchema = z.nullable(TotalSchema)

/** What staff see of a unit in one place (FIL-1); nothing in it can be written. */
export const StaffFileSchema = z.object({
  unit: z.object({ id: IdSchema, slug: IdSchema, name: z.string(), sales_status: z.enum(SALES_STATUSES) }),
  project: z.object({ id: IdSchema, slug: IdSchema, name: z.string() }),
  /** As the table of units says it. */
  state: z.enum(UNIT_STATES),
  /** Whether anything has been chosen, be it the standard; what there is no choice about is nobody's choice. */
  has_choices: z.boolean(),
  /** The unit's last order; null = there is none. */
  order: z.nullable(z.object({ id: IdSchema, number: z.string(), is_waiting: z.boolean() })),
  /** Threads that wait for the team, the newest first, as far as who asks may read them. */
  waiting_threads: z.array(z.object({ id: IdSchema, subject: z.string() })),
  /** 0 to 1. */
  progress: z.number(),
  decided_count: CountSchema,
  pending_count: CountSchema,
  total: AmountSchema,
  on_request_count: CountSchema,
  /** The next one that is not over; null = none. */
  next_deadline: z.nullable(z.object({ title: z.string(), expires_at: TimeSchema, is_over: z.boolean() })),
  buyers: z.array(
    z.object({
      id: IdSchema,
      name: z.string(),
      email: z.string(),
      mobile: z.nullable(z.string()),
      /** When they last used the portal, to the hour; null = not in the last weeks. */
      last_seen_at: z.nullable(TimeSchema),
    }),
  ),
  /** People who were invited to the unit and have not come yet. */
  invited: z.array(z.object({ id: IdSchema, email: z.string(), sent_at: TimeSchema })),
  rooms: z.array(
    z.object({
      /** '' = what belongs to no room. */
      title: z.string(),
      total: AmountSchema,
      positions: z.array(z.extend(OrderPositionSchema, { is_pending: z.boolean() })),
    }),
  ),
  /** What is not as it was when who asks was here before; null = they have not been. */
  changes: z.nullable(
    z.object({ since: TimeSchema, cents: AmountSchema, differences: z.array(OrderDifferenceSchema) }),
  ),
})

/** Something that was done to a unit, so that it can be said in a sentence (FIL-4). */
export const HistoryEntrySchema = z.object({
  id: IdSchema,
  at: TimeSchema,
  /** Dotted, as in the audit log. */
  action: z.string(),
  /** null = the portal itself, or their record is gone. */
  by: z.nullable(z.object({ name: z.string(), is_staff: z.boolean() })),
  /** Done in a buyer's name ('' = the unit had none), and why; null = in one's own. */
  acting: z.nullable(z.object({ buyer_name: z.string(), reason: z.string() })),
  /** Whom it was done to, such as who was invited; '' = nobody, or their record is gone. */
  person: z.string(),
  /** What became of the proposal that it answers; null = it answers none, or does not say. */
  answer: z.nullable(z.enum(PROPOSAL_ANSWERS)),
  /** What was chosen: product '' = the choice was taken back. */
  choices: z.array(z.object({ item: z.string(), product: z.string() })),
  /** Upgrades that were switched. */
  upgrades: z.array(z.object({ title: z.string(), is_on: z.boolean() })),
  /** Design lines that were chosen, or taken off: then the title is their group's. Room '' = for several, or the unit. */
  design_lines: z.array(z.object({ title: z.string(), room: z.string(), is_on: z.boolean() })),
  /** Number of the order it is about; '' = of none. */
  order_number: z.string(),
})
