import * as z from 'zod/mini'
import { ORDER_EVENTS, ORDER_STATES, STAFF_STEPS, BUYER_STEPS } from '#shared/domain/orders/order-states.ts'
import { CountSchema, IdSchema, TimeSchema, TotalSchema, UrlSchema } from '../primitives.ts'

/** Gross cents; null = the project shows no prices to who asks. */
const AmountSchema = z.nullable(TotalSchema)

/** A completion as one row of a list (decision 59). */
export const OrderSummarySchema = z.object({
  id: IdSchema,
  /** `LH-2026-0001`: project, year, count within both. */
  number: z.string(),
  project: z.object({ id: IdSchema, slug: IdSchema, name: z.string() }),
  unit: z.object({ id: IdSchema, slug: IdSchema, name: z.string() }),
  /** Of the unit, as they are now, in their order. */
  buyers: z.array(z.string()),
  completed_at: TimeSchema,
  state: z.enum(ORDER_STATES),
  /** The buyers want it opened again and nobody has answered. */
  is_reopening_asked: z.boolean(),
  /** Number of the order that came after it; null = it is the unit's last. */
  replaced_by: z.nullable(z.string()),
  total: AmountSchema,
  on_request_count: CountSchema,
  /** Cents more than the order before; null = there is none, or no prices. */
  difference: AmountSchema,
  /** What who asks may do next, as buyer: open it again, or ask for it; null = neither. */
  buyer_step: z.nullable(z.enum(BUYER_STEPS)),
})

/** What was ordered for one item, or an upgrade as such. */
export const OrderPositionSchema = z.object({
  id: z.string(),
  /** What was decided; null = an upgrade, which says it itself. */
  item: z.nullable(z.string()),
  /** '' = nothing is fitted. */
  product: z.string(),
  /** '' = it has none. */
  article_number: z.string(),
  thumb_url: z.nullable(UrlSchema),
  quantity: z.number(),
  quantity_unit: z.string(),
  /** Cents for one unit of quantity; null = it has one price as a whole, or no prices are shown. */
  unit_price: AmountSchema,
  total: AmountSchema,
  is_on_request: z.boolean(),
  /** As everywhere: nothing was chosen instead. */
  is_standard: z.boolean(),
})

/** A position that is not as it was. */
export const OrderDifferenceSchema = z.object({
  id: z.string(),
  /** Title of its room; '' = it belongs to none. */
  room: z.string(),
  /** null = it was not there. */
  before: z.nullable(OrderPositionSchema),
  /** Later on; null = it has gone. */
  now: z.nullable(OrderPositionSchema),
  cents: AmountSchema,
  is_other_product: z.boolean(),
})

export const OrderSchema = z.extend(OrderSummarySchema, {
  /** Goes up with every event. */
  revision: CountSchema,
  /** Written along by who completed; '' = nothing. */
  message: z.string(),
  /** What they picked for what was still open, in the words that they read; '' = nothing was, or nobody asked. */
  open_answer: z.string(),
  /** Whom it is placed with, as its paper says: the company, and its address a line each. */
  sender: z.object({ name: z.string(), address: z.array(z.string()) }),
  /** Of the project, a line each; empty = it names none. */
  address: z.array(z.string()),
  /** What happened to it, the oldest first. */
  events: z.array(
    z.object({
      kind: z.enum(ORDER_EVENTS),
      at: TimeSchema,
      /** null = their record is gone. */
      by: z.nullable(z.object({ name: z.string(), is_staff: z.boolean() })),
      reason: z.string(),
      /** With `returned`: what is open again, as it was called; null = all of it. */
      items: z.nullable(z.array(z.string())),
    }),
  ),
  rooms: z.array(
    z.object({
      /** '' = what belongs to no room. */
      title: z.string(),
      total: AmountSchema,
      positions: z.array(OrderPositionSchema),
    }),
  ),
  /** The order of this unit before it, and what is not as it was there; null = it is the first. */
  previous: z.nullable(
    z.object({
      id: IdSchema,
      number: z.string(),
      completed_at: TimeSchema,
      total: AmountSchema,
      differences: z.array(OrderDifferenceSchema),
    }),
  ),
  /** SHA-256, hex, of what was frozen. */
  sha256: z.string(),
  /** What is stored still has this checksum. */
  is_intact: z.boolean(),
  /** What who asks may do next, as team. */
  staff_steps: z.array(z.enum(STAFF_STEPS)),
  /** Sending it back has to name items: what is ordered already is opened in these alone. */
  opens_only_items: z.boolean(),
})
