import { DocumentNamesSchema, DocumentRoleSchema, DocumentVisibilitySchema } from './entities/document.schema.ts'
import * as z from 'zod/mini'
import { catalogueSchemas } from './entities/catalogue.schema.ts'
import { DashboardMenuSchema, DashboardVersionSchema, OutlineSchema } from './entities/outline.schema.ts'
import { FeatureFlagsSchema, PORTAL_PAGES, ProjectVariantSchema } from './entities/project.schema.ts'
import { SALES_STATUSES } from './entities/unit.schema.ts'
import { CentsSchema, DaySchema, IdSchema, LineSchema, LocaleSchema, QuantitySchema, TextSchema } from './primitives.ts'

/**
 * A project package: a folder with `project.json`, `catalog.json` and the files that they name.
 * Every url in it (`thumb_url`, `preview_url`, `images[].url`, …) is a path relative to the
 * package's folder; importing stores the file and puts its public address in its place.
 * Texts are in the languages of `supported_languages`; a missing one falls back to the source
 * language.
 */
export const PackageTextSchema = z.union([
  z.strictObject({ de: TextSchema, en: z.optional(TextSchema) }),
  z.literal(''),
])

/** The same for names. */
const PackageLineSchema = z.union([z.strictObject({ de: LineSchema, en: z.optional(LineSchema) }), z.literal('')])

/** `m²` in every language, or `Stk` and `pcs`. */
const MeasureSchema = z.union([PackageLineSchema, LineSchema])

const PathSchema = z
  .string()
  .check(z.maxLength(300), z.regex(/^(?!\/)(?!.*\.\.)[A-Za-z0-9._/-]+$/, 'a path inside the package'))
const OptionalPath = z.nullable(PathSchema)
/** The same, or a page elsewhere: privacy notices are often part of a company's own website (NAV-58). */
const PathOrAddressSchema = z
  .string()
  .check(
    z.maxLength(2_000),
    z.regex(
      /^(?:https:\/\/[^\s"'<>\\]+|(?!\/)(?!.*\.\.)[A-Za-z0-9._/-]+)$/,
      'a path inside the package, or an https address',
    ),
  )

const WebsiteSchema = z
  .string()
  .check(z.maxLength(2_000), z.regex(/^https?:\/\/[^\s"'<>\\]+$/, 'an http or https address'))

/** With a port where it has one: `www.example.com`, `localhost:8080`. */
const HostSchema = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/, 'a host'))

const TilesSchema = PathSchema.check(z.regex(/\.pmtiles$/, 'a .pmtiles file'))

/** Own colours and words; what is said of a portal stands in the place of what is said of both. */
const lookSchemas = {
  /** Own colours by name (EDT-34); what is no colour is left out (EDT-36). */
  styling_simple: z.optional(z.record(z.string(), LineSchema)),
  /** JSON text of a theme (EDT-37). */
  styling_advanced: z.optional(TextSchema),
  /** Own words in the place of built-in ones, per language: `namespace:place.of.the.text` → text. */
  translations: z.optional(z.partialRecord(LocaleSchema, z.record(z.string(), TextSchema))),
}

/**
 * What a portal's dashboard shows (DSH-1..5), and where it looks otherwise than the other portal. Pictures and films of
 * the outline are paths of the package, as everywhere; films may also be of YouTube or Vimeo.
 */
const PackageDashboardSchema = z.strictObject({
  version: DashboardVersionSchema,
  dashboard_config: OutlineSchema,
  theme: z.optional(z.enum(['light', 'dark', 'element'])),
  dashboard_menu: z.optional(DashboardMenuSchema),
  ...lookSchemas,
})

const LayerSchema = z.strictObject({
  category: IdSchema,
  sub_line_item_id: IdSchema,
  /** null = cannot be seen in this picture. */
  products_by_id: z.record(
    IdSchema,
    z.nullable(
      z.strictObject({ key: IdSchema, image: PathSchema, x: z.int(), y: z.int(), width: z.int(), height: z.int() }),
    ),
  ),
})

export const CatalogFileSchema = z.strictObject({
  /** Travels in a header (`CATALOGUE_REVISION_HEADER`). */
  revision: z.string().check(z.regex(/^[\x21-\x7e]{1,80}$/)),
  ...catalogueSchemas({
    object: z.strictObject,
    text: PackageTextSchema,
    line: PackageLineSchema,
    measure: MeasureSchema,
    name: LineSchema,
    url: PathOrAddressSchema,
  }).content,
  /** Kinds of unit that share the catalogue but differ in quantities or lack rooms. */
  variants: z.array(
    z.strictObject({
      id: IdSchema,
      /** Item id → quantity. */
      quantities_by_id: z.record(IdSchema, QuantitySchema),
      without_room_ids: z.array(IdSchema),
    }),
  ),
  /** Layered room pictures, by `render_id` of a room. */
  pictures: z.array(
    z.strictObject({
      render_id: IdSchema,
      width: z.int(),
      height: z.int(),
      base: PathSchema,
      preview: PathSchema,
      layers: z.array(LayerSchema),
    }),
  ),
  /** Items that no picture shows (so that a missing layer is not a fault). */
  items_without_picture: z.array(IdSchema),
})

const PackagePersonSchema = z.strictObject({
  first_name: LineSchema,
  last_name: LineSchema,
  image_url: OptionalPath,
  email: z.nullable(LineSchema),
  phone: z.nullable(LineSchema),
})

const PackageUnitSchema = z.strictObject({
  id: IdSchema,
  slug: IdSchema,
  is_sample: z.boolean(),
  display_name: PackageLineSchema,
  description: PackageTextSchema,
  unit_number: LineSchema,
  building: IdSchema,
  floor: z.int(),
  storey: IdSchema,
  price: z.nullable(CentsSchema),
  floor_space: z.number(),
  room_count: z.number(),
  sales_status: z.enum(SALES_STATUSES),
  featured: z.boolean(),
  marketing_portal_enabled: z.boolean(),
  buyer_portal_enabled: z.boolean(),
  /** Variant of the catalogue; null = the catalogue as it is. */
  catalogue_variant: z.nullable(IdSchema),
  contract_number: z.nullable(LineSchema),
  parking_space_number: z.nullable(LineSchema),
  cellar_number: z.nullable(LineSchema),
  /** The project's agent is the contact for this unit (PRO-28). */
  marketed_by_agent: z.optional(z.boolean()),
  /** A demonstration of this unit can be booked (KSK-14). */
  wohnwahl_demo: z.optional(z.boolean()),
  unit_features: z.array(z.strictObject({ id: IdSchema, title: PackageLineSchema, marketing_feature: z.boolean() })),
  attachments: z.array(z.strictObject({ id: IdSchema, role: LineSchema, file: PathSchema })),
})

/** A document of the project (API-116). */
const PackageDocumentSchema = z.strictObject({
  id: IdSchema,
  /** What it is, as pages choose it (DSH-12), for example `price_list`. */
  role: IdSchema,
  display_name: PackageLineSchema,
  file: PathOrAddressSchema,
  /** Day of its present version; of two with one name the newest is shown (DOC-4). */
  updated_on: DaySchema,
  visibility: z.enum(['public', 'internal']),
})

export const ProjectFileSchema = z.strictObject({
  format: z.literal(1),
  id: IdSchema,
  slug: IdSchema,
  name: LineSchema,
  address: LineSchema,
  post_code: LineSchema,
  town: LineSchema,
  variant: ProjectVariantSchema,
  marketing_website_url: z.nullable(WebsiteSchema),
  unit_type: z.strictObject({ label_singular: PackageLineSchema, label_plural: PackageLineSchema }),
  theme: z.enum(['light', 'dark', 'element']),
  /** Letters that the numbers of its orders begin with (decision 59); absent = the slug's first three. */
  order_prefix: z.optional(z.string().check(z.regex(/^[A-Z]{1,6}$/))),
  /** SHL-71; absent = left. */
  dashboard_menu: z.optional(DashboardMenuSchema),
  source_language: LocaleSchema,
  supported_languages: z.array(LocaleSchema),
  feature_flags: z.strictObject({ bp: FeatureFlagsSchema, mp: FeatureFlagsSchema }),
  logos: z.strictObject({ project_logo_wide: OptionalPath, project_logo: OptionalPath, logo: OptionalPath }),
  project_image: OptionalPath,
  agent: z.nullable(
    z.strictObject({
      name: LineSchema,
      logo: OptionalPath,
      address_street: LineSchema,
      address_postcode: LineSchema,
      address_city: LineSchema,
      email: LineSchema,
      phone: LineSchema,
    }),
  ),
  account_manager: z.nullable(PackagePersonSchema),
  sales_manager: z.nullable(PackagePersonSchema),
  buildings: z.array(
    z.strictObject({
      id: IdSchema,
      slug: IdSchema,
      name: PackageLineSchema,
      storeys: z.array(
        z.strictObject({
          id: IdSchema,
          name_short: LineSchema,
          name: PackageLineSchema,
          position: z.int(),
          /** Drawing of the storey: one shape for each unit, `data-unit` = its id (FLF-6). */
          floor_svg: z.optional(PathSchema),
        }),
      ),
    }),
  ),
  /** All buildings as a GLB in metres, one node for each unit, named by its id (decision 52). */
  building_model: z.optional(PathSchema),
  /** The pages of a residence that work (decision 38), login and configurator among them; absent = those of the variant. */
  pages: z.optional(z.array(z.enum(PORTAL_PAGES))),
  /** A film for the dashboard (RES-11). */
  project_video: z.optional(PathSchema),
  /** A wide picture for the top of pages, and the same for phones (DSH-29). */
  project_banner: z.optional(z.strictObject({ image: PathSchema, mobile_image: PathSchema })),
  /** Hosts that visitors may be led back to, beside that of the project's website (decision 13). */
  return_hosts: z.optional(z.array(HostSchema)),
  units: z.array(PackageUnitSchema),
  /** Documents of the project, the same for each of its units; absent = none. */
  documents: z.optional(z.array(PackageDocumentSchema)),
  /** Own words in the selection of design lines (DSL-17); absent = the catalogue's alone. */
  design_lines_dialog: z.optional(
    z.strictObject({
      title: PackageLineSchema,
      subtitle: PackageLineSchema,
      description: PackageTextSchema,
      /** `id`: of a design line of the catalogue. */
      design_lines: z.array(
        z.strictObject({
          id: IdSchema,
          title: PackageLineSchema,
          subtitle: PackageLineSchema,
          summary: PackageTextSchema,
        }),
      ),
      design_lines_extra: z.array(
        z.strictObject({
          id: IdSchema,
          title: PackageLineSchema,
          description: PackageTextSchema,
          image_url: OptionalPath,
        }),
      ),
    }),
  ),
  ...lookSchemas,
  /** Absent = the classic dashboard. */
  dashboards: z.optional(
    z.strictObject({ bp: z.optional(PackageDashboardSchema), mp: z.optional(PackageDashboardSchema) }),
  ),
  /** Hosts whose pages a dashboard may show inside of it (DSH-18). */
  frame_hosts: z.optional(z.array(HostSchema).check(z.maxLength(50))),
  /** Tiles of maps; absent = maps are a still picture. */
  map_source: z.optional(TilesSchema),
  /** Legal notice shown when completing (decision 29). */
  legal_notice: z.nullable(PackageTextSchema),
})

export type ProjectFile = z.infer<typeof ProjectFileSchema>
export type PackageDashboard = z.infer<typeof PackageDashboardSchema>
export type CatalogFile = z.infer<typeof CatalogFileSchema>

/** A document that the sample's team has given to buyers. */
const SampleDocumentSchema = z.strictObject({
  id: IdSchema,
  project: IdSchema,
  building: z.nullable(IdSchema),
  unit: z.nullable(IdSchema),
  room: z.nullable(IdSchema),
  role: DocumentRoleSchema,
  visibility: DocumentVisibilitySchema,
  names: DocumentNamesSchema,
  /** The oldest first; files relative to the file, days before the day on which they are brought in. */
  versions: z.array(z.strictObject({ file: PathSchema, days_ago: z.int() })),
  /** Buyers who have opened the newest one; absent = nobody. */
  opened_by: z.optional(z.array(IdSchema)),
})

/** Accounts, users, packages and documents of the sample data: resources/sample.json. */
export const SampleFileSchema = z.strictObject({
  accounts: z.array(
    z.strictObject({
      id: IdSchema,
      name: z.string(),
      /** Package folders relative to the file. */
      packages: z.array(PathSchema),
      users: z.array(
        z.strictObject({
          id: IdSchema,
          email: z.string(),
          first_name: z.string(),
          last_name: z.string(),
          mobile: z.nullable(z.string()),
          group: z.enum(['buyer', 'admin', 'user']),
          role: z.string(),
          password: z.string(),
          unit_ids: z.array(IdSchema),
        }),
      ),
      /** Absent = none. */
      documents: z.optional(z.array(SampleDocumentSchema)),
    }),
  ),
})
