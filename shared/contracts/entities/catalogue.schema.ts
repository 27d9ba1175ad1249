import * as z from 'zod/mini'
import { ROOM_TYPES } from '#shared/domain/catalogue.types.ts'
import { CentsSchema, IdSchema, QuantitySchema, TextSchema, UrlSchema } from '../primitives.ts'

/**
 * The catalogue's schemas, for two uses: on the wire every text is a string in one language; in a
 * project package it is an object of languages. Field meanings: shared/domain/catalogue.types.ts.
 *
 * @param unit of measure: a text, too, but most read the same in every language
 */
export function catalogueSchemas<Text extends z.ZodMiniType, Unit extends z.ZodMiniType>(text: Text, unit: Unit) {
  const Option = z.strictObject({
    product_id: IdSchema,
    price_mode: z.enum(['fixed', 'per_unit', 'included', 'on_request']),
    price: CentsSchema,
    is_minimum_price: z.boolean(),
    quantity: z.nullable(QuantitySchema),
    quantity_on_request: z.boolean(),
    is_configurable: z.boolean(),
    is_portal_offer: z.boolean(),
  })
  const Item = z.strictObject({
    id: IdSchema,
    position: z.int(),
    title: text,
    display_number: z.string(),
    description: text,
    room_id: z.nullable(IdSchema),
    product_group_id: IdSchema,
    trade: z.string(),
    cancelled: z.boolean(),
    visible: z.boolean(),
    quantity: QuantitySchema,
    quantity_unit: unit,
    quantity_hidden: z.boolean(),
    quantity_range: z.nullable(z.strictObject({ min: QuantitySchema, max: QuantitySchema, step: QuantitySchema })),
    default_product_id: z.nullable(IdSchema),
    options: z.array(Option),
  })
  const LineItem = z.strictObject({
    id: IdSchema,
    position: z.int(),
    title: text,
    display_number: z.string(),
    optional: z.boolean(),
    activated: z.boolean(),
    cancelled: z.boolean(),
    visible: z.boolean(),
    replacement_total: CentsSchema,
    replaces_line_item_ids: z.array(IdSchema),
    sub_line_items: z.array(Item),
  })
  const SubSection = z.strictObject({ id: IdSchema, position: z.int(), title: text, line_items: z.array(LineItem) })
  const Section = z.strictObject({ id: IdSchema, position: z.int(), title: text, sub_sections: z.array(SubSection) })
  const Product = z.strictObject({
    id: IdSchema,
    sku: z.string(),
    title: text,
    subtitle: text,
    display_hint: text,
    description: text,
    supplier: z.string(),
    series: z.string(),
    trades: z.array(z.string()),
    thumb_url: z.nullable(UrlSchema),
    images: z.array(z.strictObject({ url: UrlSchema })),
    files: z.array(z.strictObject({ id: IdSchema, url: UrlSchema, file_name: z.string() })),
    videos: z.array(z.strictObject({ url: UrlSchema })),
  })
  const Room = z.strictObject({
    id: IdSchema,
    slug: IdSchema,
    title: text,
    description: text,
    position: z.int(),
    room_type: z.enum(ROOM_TYPES),
    mode: z.enum(['FLOORPLAN_SELECTION', 'PRODUCT_SELECTION']),
    show_empty: z.boolean(),
    configurator_groups: z.array(z.strictObject({ id: IdSchema, title: text, sub_line_item_ids: z.array(IdSchema) })),
    configurator_views: z.optional(
      z.array(
        z.strictObject({
          view_id: IdSchema,
          url: z.nullable(UrlSchema),
          sub_line_item_ids: z.array(IdSchema),
          prefetch_urls_by_sub_line_item_id: z.optional(z.record(IdSchema, z.array(UrlSchema))),
        }),
      ),
    ),
    configurator_alignment: z.enum(['left', 'center', 'right']),
    configurator_behaviour: z.enum(['dynamic', 'fixed_height']),
    position_upgrade_bundles: z.enum(['TOP', 'BOTTOM']),
    label_upgrade_bundles: text,
    hint_upgrade_bundles: text,
    placeholder_upgrade_bundles: text,
    label_design_lines: text,
    hint_design_lines: text,
    disclaimer_text: text,
    render_id: z.nullable(IdSchema),
    preview_url: z.nullable(UrlSchema),
    panorama_url: z.nullable(UrlSchema),
    panorama_render_id: z.optional(z.nullable(IdSchema)),
    panorama_hotspots: z.optional(
      z.array(
        z.strictObject({
          sub_line_item_id: IdSchema,
          yaw: z.number().check(z.gte(-180), z.lte(180)),
          pitch: z.number().check(z.gte(-90), z.lte(90)),
        }),
      ),
    ),
  })
  const UpgradeBundleGroup = z.strictObject({
    id: IdSchema,
    name: text,
    title: text,
    mode: z.enum(['MULTI_SELECT', 'SINGLE_SELECT']),
    dynamic_calculation: z.boolean(),
    acts_as_preselection: z.boolean(),
    acts_as_product_group: z.boolean(),
    locked: z.boolean(),
  })
  const UpgradeBundle = z.strictObject({
    id: IdSchema,
    group_id: IdSchema,
    default: z.boolean(),
    name: text,
    title: text,
    description: text,
    summary: text,
    image_url: z.nullable(UrlSchema),
    portal_offer: z.boolean(),
    room_ids: z.array(IdSchema),
    line_item_ids: z.array(IdSchema),
    product_ids: z.array(IdSchema),
  })
  const DesignLine = z.strictObject({
    id: IdSchema,
    name: z.string(),
    title: text,
    position: z.int(),
    subtitle: text,
    description: text,
    summary: text,
    image_url: z.nullable(UrlSchema),
    product_ids: z.array(IdSchema),
  })
  const DesignLineGroup = z.strictObject({
    id: IdSchema,
    name: z.string(),
    title: text,
    description: text,
    display_message: text,
    scope: z.enum(['room', 'unit']),
    severity: z.enum(['info', 'warning']),
    design_lines: z.array(DesignLine),
  })
  const Rule = z.strictObject({
    id: IdSchema,
    product_group_when: IdSchema,
    product_group_then: IdSchema,
    scope: z.enum(['room', 'unit']),
    rules: z.array(z.strictObject({ when: z.array(IdSchema), then: z.array(IdSchema) })),
    description: text,
    hint: text,
  })
  const content = {
    rooms: z.array(Room),
    room_book: z.strictObject({ sections: z.array(Section) }),
    products: z.array(Product),
    upgrade_bundle_groups: z.array(UpgradeBundleGroup),
    upgrade_bundles: z.array(UpgradeBundle),
    design_line_groups: z.array(DesignLineGroup),
    rules: z.array(Rule),
  }
  return { content }
}

/** GET …/catalog: one language, immutable per revision. */
export const CatalogueSchema = z.strictObject({
  id: IdSchema,
  revision: z.string(),
  locale: z.string(),
  ...catalogueSchemas(TextSchema, z.string()).content,
  configurator_backend_url: z.nullable(UrlSchema),
})
