import * as z from 'zod/mini'
import { CountSchema, IdSchema, TimeSchema, TotalSchema, UrlSchema } from '../primitives.ts'
import { OrderPositionSchema } from './order.schema.ts'

/** Gross cents; null = the project shows no prices to who asks. */
const AmountSchema = z.nullable(TotalSchema)

/** PST-7: one row of the unit's file. */
export const PresentationSchema = z.object({
  id: IdSchema,
  /** Who presented; null = their record is gone. */
  presenter: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  /** As people read it, with its dash. */
  code: z.string(),
  /** Where it opens: a path on this host. */
  short_path: z.string(),
  total: AmountSchema,
  total_on_request: CountSchema,
  created_at: TimeSchema,
  expires_at: TimeSchema,
  /** When it became the unit's choices; null = it has not. */
  taken_over_at: z.nullable(TimeSchema),
})

/** What the code of a presentation opens (PST-5): the selection as it was, nobody's name, nothing else of the unit. */
export const SharedPresentationSchema = z.object({
  kind: z.literal('presentation'),
  account_id: IdSchema,
  project_slug: z.string(),
  unit: z.object({
    display_name: z.string(),
    /** Somebody has bought it meanwhile. */
    is_sold: z.boolean(),
  }),
  rooms: z.array(
    z.object({
      /** '' = what belongs to no room. */
      title: z.string(),
      picture_url: z.nullable(UrlSchema),
      total: AmountSchema,
      /** What is not as everywhere. */
      positions: z.array(OrderPositionSchema),
    }),
  ),
  total: AmountSchema,
  total_on_request: CountSchema,
  seller: z.nullable(z.object({ name: z.string(), email: z.nullable(z.string()), phone: z.nullable(z.string()) })),
  created_at: TimeSchema,
  expires_at: TimeSchema,
})
