import * as z from 'zod/mini'
import { DashboardMenuSchema, DashboardVersionSchema, OutlineSchema } from './outline.schema.ts'
import { CountSchema, IdSchema, LocaleSchema, PortalSchema, TextSchema, TimeSchema, UrlSchema } from '../primitives.ts'

const ThemeSchema = z.enum(['light', 'dark', 'element'])
/** By the names of EDT-34. */
const StylingSimpleSchema = z
  .record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(100)))
  .check(z.refine((colours) => Object.keys(colours).length <= 40, 'at most 40'))
/** Own words by `namespace:place.of.the.text`. */
const OwnTextsSchema = z
  .array(
    z.strictObject({
      locale: LocaleSchema,
      key: z.string().check(z.maxLength(400)),
      text: z.string().check(z.maxLength(2_000)),
    }),
  )
  .check(z.maxLength(4_000))

/** API-17: what is said for whichever portal. */
export const designLook = {
  theme: ThemeSchema,
  styling_simple: StylingSimpleSchema,
  styling_advanced: TextSchema,
  translations: OwnTextsSchema,
}

/** API-102: a design as it is shown and edited. */
export const DesignSchema = z.object({
  ...designLook,
  dashboard_version: DashboardVersionSchema,
  dashboard_config: OutlineSchema,
  dashboard_menu: DashboardMenuSchema,
})

/** Who wrote a design, and when. */
const SavedSchema = z.object({ saved_at: TimeSchema, saved_by: z.nullable(z.string()) })

/** What an editor begins with. */
export const EditedDesignSchema = z.object({
  /** null = nothing has been saved yet: what is shown comes from the package. */
  id: z.nullable(IdSchema),
  portal_id: PortalSchema,
  /** Goes up with every save, of drafts too; 0 = there was none. */
  revision: CountSchema,
  /** As visitors see it. */
  published: z.extend(DesignSchema, SavedSchema.shape),
  /** What colleagues can look at before visitors do. */
  draft: z.nullable(z.extend(DesignSchema, SavedSchema.shape)),
  /** As the package brings it: what is shown when nothing has been saved. */
  package_design: DesignSchema,
  /** Published ones, the newest first; at most 20. */
  versions: z.array(z.extend(SavedSchema, { revision: CountSchema, dashboard_version: DashboardVersionSchema })),
  /** Hosts whose pages `IFrameCard` may show. */
  frame_hosts: z.array(z.string()),
})

/** Bytes of a picture that is sent in; it is written anew. */
export const MAX_PROJECT_IMAGE_BYTES = 25 * 1_048_576

/** API-101, a picture of the media library. */
export const ProjectImageSchema = z.object({
  id: IdSchema,
  /** Its largest size; smaller ones as `pictureSet` says. */
  url: UrlSchema,
  image_file_name: z.string(),
  role: z.literal('project_image'),
  /** px */
  width: CountSchema,
  height: CountSchema,
  /** What it shows, for those who do not see it. */
  alt: z.object({ de: z.optional(z.string()), en: z.optional(z.string()) }),
  /** Portals whose design, published or draft, names it. */
  used_in: z.array(PortalSchema),
})
