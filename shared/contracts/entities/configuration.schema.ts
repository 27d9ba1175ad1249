import * as z from 'zod/mini'
import { CountSchema, IdSchema, ProgressSchema, TimeSchema, TitlesSchema, TotalSchema } from '../primitives.ts'
import { SelectionsSchema } from './selections.schema.ts'

/** The stored configuration of a unit with what the engine makes of it (API-27). */
export const ConfigurationSchema = z.object({
  /** Goes up by one with every write; what `If-Match` names. */
  revision: CountSchema,
  /** Catalogue the selections were made on (decision 5). */
  catalogue_revision: z.string(),
  /** The unit's catalogue now: `total` is computed on it. Empty without a room book. */
  current_catalogue_revision: z.string(),
  /**
   * Cents and count that the same selections come to on the catalogue they were made on, when that is
   * no longer the unit's; null when it is, or when the old catalogue is gone (ADR 6).
   */
  previous_total: z.nullable(TotalSchema),
  previous_total_on_request: z.nullable(CountSchema),
  ...SelectionsSchema.shape,
  configuration_status: z.object({ status: z.enum(['pending', 'completed']) }),
  /** Trades locked by an overdue deadline (decision 23), each once, with the deadline that ran out first. */
  locked_trades: z.array(
    z.object({
      trade: z.string(),
      title: z.string(),
      titles: z.optional(TitlesSchema),
      expires_at: TimeSchema,
      /** Absent from a server that does not say it yet. */
      deadline_id: z.optional(IdSchema),
    }),
  ),
  /** The first deadline of the unit or its project that nobody has met and that is not over; absent = there is none. */
  next_deadline: z.optional(z.object({ title: z.string(), titles: z.optional(TitlesSchema), expires_at: TimeSchema })),
  /** What the team has opened of an order, whose other items stay (decision 59); null = nothing is held by an order. */
  opened_part: z.nullable(z.object({ order_number: z.string(), item_ids: z.array(IdSchema) })),
  total: TotalSchema,
  total_on_request: CountSchema,
  progress: ProgressSchema,
})
