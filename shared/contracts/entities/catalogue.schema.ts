import * as z from 'zod/mini'
import { ROOM_TYPES } from '#shared/domain/catalogue/catalogue.types.ts'
import { CentsSchema, ColorSchema, IdSchema, QuantitySchema, TextSchema, UrlSchema } from '../primitives.ts'

/** How a catalogue is spelled in one of its two uses. */
interface CatalogueSpelling<
  Text extends z.ZodMiniType,
  Line extends z.ZodMiniType,
  Measure extends z.ZodMiniType,
  Name extends z.ZodMiniType,
  Url extends z.ZodMiniType,
> {
  /** Whether an object may have fields that the contract does not know. */
  readonly object: <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.ZodMiniObject<Shape>
  readonly text: Text
  /** A text of one line. */
  readonly line: Line
  /** Unit of measure: a text, too, but most read the same in every language. */
  readonly measure: Measure
  /** One line that reads the same in every language. */
  readonly name: Name
  readonly url: Url
}

/**
 * The catalogue's schemas, for two uses: on the wire every text is a string in one language; in a
 * project package it is an object of languages. Field meanings: shared/domain/catalogue/catalogue.types.ts.
 */
export function catalogueSchemas<
  Text extends z.ZodMiniType,
  Line extends z.ZodMiniType,
  Measure extends z.ZodMiniType,
  Name extends z.ZodMiniType,
  Url extends z.ZodMiniType,
>({ object, text, line, measure, name, url }: CatalogueSpelling<Text, Line, Measure, Name, Url>) {
  const Option = object({
    product_id: IdSchema,
    price_mode: z.enum(['fixed', 'per_unit', 'included', 'on_request']),
    price: CentsSchema,
    is_minimum_price: z.boolean(),
    quantity: z.nullable(QuantitySchema),
    quantity_on_request: z.boolean(),
    is_configurable: z.boolean(),
    is_portal_offer: z.boolean(),
  })
  const Item = object({
    id: IdSchema,
    position: z.int(),
    title: line,
    display_number: name,
    description: text,
    room_id: z.nullable(IdSchema),
    product_group_id: IdSchema,
    trade: name,
    cancelled: z.boolean(),
    visible: z.boolean(),
    quantity: QuantitySchema,
    quantity_unit: measure,
    quantity_hidden: z.boolean(),
    quantity_range: z.nullable(object({ min: QuantitySchema, max: QuantitySchema, step: QuantitySchema })),
    default_product_id: z.nullable(IdSchema),
    options: z.array(Option),
  })
  const LineItem = object({
    id: IdSchema,
    position: z.int(),
    title: line,
    display_number: name,
    optional: z.boolean(),
    activated: z.boolean(),
    cancelled: z.boolean(),
    visible: z.boolean(),
    replacement_total: CentsSchema,
    replaces_line_item_ids: z.array(IdSchema),
    sub_line_items: z.array(Item),
  })
  const SubSection = object({ id: IdSchema, position: z.int(), title: line, line_items: z.array(LineItem) })
  const Section = object({ id: IdSchema, position: z.int(), title: line, sub_sections: z.array(SubSection) })
  const Material = object({ key: IdSchema, title: line })
  const Product = object({
    id: IdSchema,
    sku: name,
    title: line,
    subtitle: line,
    display_hint: text,
    description: text,
    supplier: name,
    series: name,
    trades: z.array(name),
    /** LIKE-1; absent or null = not known. */
    material: z.optional(z.nullable(Material)),
    /** Absent or null = not known: of a package that says none it is measured (LIKE-2). */
    color: z.optional(z.nullable(ColorSchema)),
    thumb_url: z.nullable(url),
    images: z.array(object({ url })),
    files: z.array(object({ id: IdSchema, url, file_name: name })),
    videos: z.array(object({ url })),
  })
  const Room = object({
    id: IdSchema,
    slug: IdSchema,
    title: line,
    description: text,
    position: z.int(),
    room_type: z.enum(ROOM_TYPES),
    mode: z.enum(['FLOORPLAN_SELECTION', 'PRODUCT_SELECTION']),
    show_empty: z.boolean(),
    configurator_groups: z.array(object({ id: IdSchema, title: line, sub_line_item_ids: z.array(IdSchema) })),
    configurator_views: z.optional(
      z.array(
        object({
          view_id: IdSchema,
          url: z.nullable(url),
          sub_line_item_ids: z.array(IdSchema),
          prefetch_urls_by_sub_line_item_id: z.optional(z.record(IdSchema, z.array(url))),
        }),
      ),
    ),
    configurator_alignment: z.enum(['left', 'center', 'right']),
    configurator_behaviour: z.enum(['dynamic', 'fixed_height']),
    position_upgrade_bundles: z.enum(['TOP', 'BOTTOM']),
    label_upgrade_bundles: line,
    hint_upgrade_bundles: text,
    placeholder_upgrade_bundles: line,
    label_design_lines: line,
    hint_design_lines: text,
    disclaimer_text: text,
    render_id: z.nullable(IdSchema),
    preview_url: z.nullable(url),
    panorama_url: z.nullable(url),
    panorama_render_id: z.optional(z.nullable(IdSchema)),
    panorama_hotspots: z.optional(
      z.array(
        object({
          sub_line_item_id: IdSchema,
          yaw: z.number().check(z.gte(-180), z.lte(180)),
          pitch: z.number().check(z.gte(-90), z.lte(90)),
        }),
      ),
    ),
  })
  const UpgradeBundleGroup = object({
    id: IdSchema,
    name: line,
    title: line,
    mode: z.enum(['MULTI_SELECT', 'SINGLE_SELECT']),
    dynamic_calculation: z.boolean(),
    acts_as_preselection: z.boolean(),
    acts_as_product_group: z.boolean(),
    locked: z.boolean(),
  })
  const UpgradeBundle = object({
    id: IdSchema,
    group_id: IdSchema,
    default: z.boolean(),
    name: line,
    title: line,
    description: text,
    summary: text,
    image_url: z.nullable(url),
    portal_offer: z.boolean(),
    room_ids: z.array(IdSchema),
    line_item_ids: z.array(IdSchema),
    product_ids: z.array(IdSchema),
  })
  const DesignLine = object({
    id: IdSchema,
    name,
    title: line,
    position: z.int(),
    subtitle: line,
    description: text,
    summary: text,
    image_url: z.nullable(url),
    product_ids: z.array(IdSchema),
  })
  const DesignLineGroup = object({
    id: IdSchema,
    name,
    title: line,
    description: text,
    display_message: text,
    scope: z.enum(['room', 'unit']),
    severity: z.enum(['info', 'warning']),
    design_lines: z.array(DesignLine),
  })
  const Rule = object({
    id: IdSchema,
    product_group_when: IdSchema,
    product_group_then: IdSchema,
    scope: z.enum(['room', 'unit']),
    rules: z.array(object({ when: z.array(IdSchema), then: z.array(IdSchema) })),
    description: text,
    hint: text,
  })
  const content = {
    rooms: z.array(Room),
    room_book: object({ sections: z.array(Section) }),
    products: z.array(Product),
    upgrade_bundle_groups: z.array(UpgradeBundleGroup),
    upgrade_bundles: z.array(UpgradeBundle),
    design_line_groups: z.array(DesignLineGroup),
    rules: z.array(Rule),
  }
  return { content }
}

/** GET …/catalog: one language, immutable per revision. What a newer portal says more is left out (ADR 14). */
export const CatalogueSchema = z.object({
  id: IdSchema,
  revision: z.string(),
  locale: z.string(),
  ...catalogueSchemas({
    object: z.object,
    text: TextSchema,
    line: TextSchema,
    measure: z.string(),
    name: z.string(),
    url: UrlSchema,
  }).content,
  configurator_backend_url: z.nullable(UrlSchema),
})
