import * as z from 'zod/mini'
import { DashboardVersionSchema, OutlineSchema } from './outline.schema.ts'
import { IdSchema, LocaleSchema, TextSchema, UrlSchema } from '../primitives.ts'

/** What a project looks like: a building of many units, or a residence. */
export const ProjectVariantSchema = z.enum(['default', 'residence'])
export type ProjectVariant = z.infer<typeof ProjectVariantSchema>

/** SHL-35..60. Unknown flags are allowed, so that a package may be newer than the program. */
export const FeatureFlagsSchema = z.record(z.string(), z.boolean())

/** The pages of a project that a variant of the application may leave out (decision 38). */
export const PORTAL_PAGES = [
  'login',
  'registration',
  'configurator',
  'dashboard',
  'checkout',
  'floorplan',
  'deadlines',
  'documents',
  'inbox',
  'settings',
] as const
export type PortalPage = (typeof PORTAL_PAGES)[number]

/** The public documents that every page leads to; null = there is none, and the product's own text is shown (SHL-75). */
export const LegalDocumentsSchema = z.object({
  privacy_notice_url: z.nullable(UrlSchema),
  imprint_url: z.nullable(UrlSchema),
  /** What the account says of itself, for what it has no document of; '' = nothing. Absent = it has said nothing. */
  own: z.optional(z.object({ postal_address: TextSchema, imprint: TextSchema, privacy_notice: TextSchema })),
})

/** Everything a portal needs before anyone is logged in (API-109). */
export const ProjectConfigSchema = z.object({
  id: IdSchema,
  slug: IdSchema,
  name: z.string(),
  address: z.string(),
  post_code: z.string(),
  town: z.string(),
  account: z.object({ id: IdSchema, name: z.string() }),
  variant: ProjectVariantSchema,
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
  /** Absent = no documents of its own. */
  legal: z.optional(LegalDocumentsSchema),
  /** SHL-71: where the menu of the unit's pages is; absent = left. */
  dashboard_menu: z.optional(z.enum(['left', 'absent'])),
  /** DSH-1..5: what the dashboard shows; absent = the classic one (v1). */
  dashboard: z.optional(z.object({ version: DashboardVersionSchema, dashboard_config: OutlineSchema })),
  /** EDT-41: what pictures of that dashboard show, by their address without a size; absent = nothing has been said. */
  picture_texts: z.optional(z.record(z.string(), z.object({ de: z.optional(z.string()), en: z.optional(z.string()) }))),
  /** Hosts whose pages a dashboard may show inside of it; absent = none. */
  frame_hosts: z.optional(z.array(z.string())),
  /** What tiles of maps come from: an address of this host (a `.pmtiles` file) or a style; absent = maps are a still picture. */
  map_source: z.optional(z.nullable(UrlSchema)),
  /** Decision 38: the pages of a residence that work; absent = those of the variant. Others have all of theirs. */
  pages: z.optional(z.array(z.enum(PORTAL_PAGES))),
  /** RES-11: a film for the dashboard; absent = none. */
  video_url: z.optional(z.nullable(UrlSchema)),
  /** DSH-29: a wide picture for the top of pages (4:1), and the same for phones (3:2); absent = none. */
  banner: z.optional(z.object({ url: UrlSchema, mobile_url: UrlSchema })),
  /** Decision 13: hosts that `p001` and `p003` may lead to; absent = none. */
  return_hosts: z.optional(z.array(z.string())),
  /** EDT-34, EDT-37: own colours, as the project brings them; absent = none. */
  styling: z.optional(z.object({ simple: z.record(z.string(), z.string()), advanced: z.string() })),
  /** Own words in the place of built-in ones (API-109), by `namespace:place.of.the.text`; absent = none. */
  translations: z.optional(z.array(z.object({ locale: LocaleSchema, key: z.string(), text: z.string() }))),
  /** Where parts of pages get content of the project's own; absent = they have none. */
  components: z.optional(
    z.object({
      /** DSL-16: address of the design lines dialog's content, on this host. */
      design_lines_dialog: z.object({ params: z.object({ content: z.nullable(UrlSchema) }) }),
    }),
  ),
})
