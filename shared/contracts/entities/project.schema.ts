import * as z from 'zod/mini'
import { IdSchema, LocaleSchema, UrlSchema } from '../primitives.ts'
import { UnitSummarySchema } from './unit.schema.ts'

/** SHL-35..60. Unknown flags are allowed, so that a package may be newer than the program. */
export const FeatureFlagsSchema = z.record(z.string(), z.boolean())

/** Everything a portal needs before anyone is logged in (API-109). */
export const ProjectConfigSchema = z.object({
  id: IdSchema,
  slug: IdSchema,
  name: z.string(),
  address: z.string(),
  post_code: z.string(),
  town: z.string(),
  account: z.object({ id: IdSchema, name: z.string() }),
  variant: z.enum(['default', 'residence']),
  feature_flags: FeatureFlagsSchema,
  supported_languages: z.array(LocaleSchema),
  source_language: LocaleSchema,
  theme: z.enum(['light', 'dark', 'element']),
  logos: z.object({
    project_logo_wide_url: z.nullable(UrlSchema),
    project_logo_url: z.nullable(UrlSchema),
    logo_url: z.nullable(UrlSchema),
  }),
  project_image_url: z.nullable(UrlSchema),
  /** Where parts of pages get content of the project's own; absent = they have none. */
  components: z.optional(
    z.object({
      /** DSL-16: address of the design lines dialog's content, on this host. */
      design_lines_dialog: z.object({ params: z.object({ content: z.nullable(UrlSchema) }) }),
    }),
  ),
})

/** The project's own words in the selection of design lines (DSL-17). Texts in one language, '' = none. */
export const DesignLinesContentSchema = z.object({
  content: z.object({ title: z.string(), subtitle: z.string(), description: z.string() }),
  /** Words for lines, by their id or name, in the place of the catalogue's. */
  design_lines: z.array(z.object({ id: IdSchema, title: z.string(), subtitle: z.string(), summary: z.string() })),
  /** What stands below the lines, such as an offer of advice. */
  design_lines_extra: z.array(
    z.object({ id: IdSchema, title: z.string(), description: z.string(), image_url: z.nullable(UrlSchema) }),
  ),
})

/** GET /mp/api/v1/projects/{projectId}?deep=true: the marketing view of a project. */
export const MarketingProjectSchema = z.object({
  ...ProjectConfigSchema.shape,
  /** Buildings with their units (API-106). */
  sections: z.array(z.object({ id: IdSchema, slug: IdSchema, name: z.string(), units: z.array(UnitSummarySchema) })),
  sample_units: z.array(UnitSummarySchema),
})
