import * as z from 'zod/mini'
import { ORDER_STATES } from '#shared/domain/orders/order-states.ts'
import {
  CentsSchema,
  CountSchema,
  DaySchema,
  IdSchema,
  ProgressSchema,
  TimeSchema,
  TotalSchema,
} from '../primitives.ts'
import { SALES_STATUSES } from './unit.schema.ts'

/** How far a unit is: nothing stored, being chosen, or what became of its last order. */
export const UNIT_STATES = ['untouched', 'choosing', ...ORDER_STATES] as const

/** What the engine makes of a unit's choices. */
export const UnitFiguresSchema = z.object({
  progress: ProgressSchema,
  /** Open decisions. */
  open_count: CountSchema,
  /** Cents; null = the project shows no prices. */
  total: z.nullable(TotalSchema),
  total_on_request: CountSchema,
})

/** A unit in the team's table. */
export const AccountUnitSchema = z.object({
  id: IdSchema,
  slug: IdSchema,
  project_id: IdSchema,
  unit_number: z.string(),
  display_name: z.string(),
  /** '' = it is not known. */
  building_name: z.string(),
  /** In short. */
  storey_name: z.string(),
  contract_number: z.nullable(z.string()),
  buyers: z.array(z.object({ id: IdSchema, name: z.string(), email: z.string() })),
  /** Who has an open invitation to it. */
  invited: z.array(z.object({ name: z.string(), email: z.string() })),
  sales_status: z.enum(SALES_STATUSES),
  reserved_until: z.nullable(DaySchema),
  reserved_for: z.string(),
  featured: z.boolean(),
  /** Purchase price, cents; null = on request, or the project shows no prices. */
  price: z.nullable(CentsSchema),
  state: z.enum(UNIT_STATES),
  /** The last order waits for the team: to be looked at, or to be opened. */
  is_waiting: z.boolean(),
  /** Threads that wait for the team, as far as who asks may read them. */
  waiting_thread_count: CountSchema,
  /** The last one. */
  order: z.nullable(z.object({ id: IdSchema, number: z.string() })),
  /** null = the unit has no room book, or its figures are not worked out yet. */
  figures: z.nullable(UnitFiguresSchema),
  /** When something was last chosen or completed; null = never. */
  last_activity_at: z.nullable(TimeSchema),
  /** The first deadline that nobody has met; it may be over. */
  next_date: z.nullable(z.object({ title: z.string(), expires_at: TimeSchema, is_over: z.boolean() })),
})

/** All units of an account with the projects that they lie in. */
export const AccountUnitsSchema = z.object({
  /** Day in Berlin on which this holds. */
  today: DaySchema,
  /** Figures that are still being worked out. */
  missing_count: CountSchema,
  projects: z.array(
    z.object({
      id: IdSchema,
      slug: IdSchema,
      name: z.string(),
      /** Its buyers, and so the team on their pages, are told amounts. */
      shows_prices: z.boolean(),
    }),
  ),
  /** In the order of their projects. */
  units: z.array(AccountUnitSchema),
})
