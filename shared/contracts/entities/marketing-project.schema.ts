import * as z from 'zod/mini'
import { IdSchema } from '../primitives.ts'
import { ProjectConfigSchema } from './project.schema.ts'
import { UnitSummarySchema } from './unit.schema.ts'

/** One project of an account on the marketing portal (NAV-21). */
export const MarketingProjectHeadSchema = z.object({ id: IdSchema, slug: IdSchema, name: z.string() })

/** GET /mp/api/v1/projects/{projectId}?deep=true: the marketing view of a project. */
export const MarketingProjectSchema = z.object({
  ...ProjectConfigSchema.shape,
  /** Buildings with their units (API-106). */
  sections: z.array(z.object({ id: IdSchema, slug: IdSchema, name: z.string(), units: z.array(UnitSummarySchema) })),
  sample_units: z.array(UnitSummarySchema),
})
