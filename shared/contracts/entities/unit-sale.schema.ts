import * as z from 'zod/mini'
import { CentsSchema, CountSchema, DaySchema, TimeSchema } from '../primitives.ts'
import { SALES_STATUSES } from './unit.schema.ts'

const StandingSchema = z.object({
  sales_status: z.enum(SALES_STATUSES),
  /** The last day; null = the reservation has no end, or there is none. */
  reserved_until: z.nullable(DaySchema),
  /** '' = nobody is named. */
  reserved_for: z.string(),
})

/** Cents; null = on request, or the project shows no prices. */
const PriceSchema = z.nullable(CentsSchema)

/** Something that was said of a unit's sale (SAL-2). */
const SaleEventSchema = z.object({
  sequence: CountSchema,
  at: TimeSchema,
  /** null = an import; '' = their record is gone. */
  by: z.nullable(z.string()),
  note: z.string(),
  standing: z.nullable(z.object({ from: StandingSchema, to: StandingSchema })),
  price: z.nullable(z.object({ from: PriceSchema, to: PriceSchema })),
  featured: z.nullable(z.object({ from: z.boolean(), to: z.boolean() })),
})

/** How a unit is sold, and what was said of that when (SAL-1, SAL-2). */
export const UnitSaleSchema = z.extend(StandingSchema, {
  /** Goes up with everything that is said; 0 = nothing has been said but by its package. */
  revision: CountSchema,
  /** Day in Berlin on which this holds. */
  today: DaySchema,
  price: PriceSchema,
  /** The project tells amounts. */
  shows_prices: z.boolean(),
  featured: z.boolean(),
  /** How many people hold a link to what they saved of it. */
  saved_count: CountSchema,
  /** The latest first. */
  events: z.array(SaleEventSchema),
})
