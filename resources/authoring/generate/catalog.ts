import type { CatalogFile } from '#shared/contracts/project-package.ts'
import type { ItemSpec } from '../catalogue/item.types.ts'
import type { ProductSpec } from '../catalogue/product.types.ts'
import { statedColor } from '../catalogue/colors.ts'
import { getMaterial } from '../catalogue/materials.ts'
import { ROOM_TEXTS, type RoomSpec } from '../catalogue/rooms.ts'
import { getQuantities } from '../catalogue/variants.ts'
import type { PackageImages } from './images.ts'
import { listOptions } from './options.ts'
import { getPanoramaId, listPictures } from './pictures.ts'
import type { CatalogueSpec } from './select.ts'

type Section = CatalogFile['room_book']['sections'][number]
type LineItem = Section['sub_sections'][number]['line_items'][number]
type Item = LineItem['sub_line_items'][number]

export interface CatalogSettings {
  readonly spec: CatalogueSpec
  readonly revision: string
  /** Level of prices: 1 = the list prices. */
  readonly priceFactor: number
  readonly images: PackageImages
}

/** catalog.json of a project. */
export function buildCatalog({ spec, revision, priceFactor, images }: CatalogSettings): CatalogFile {
  return {
    revision,
    rooms: spec.rooms.map((room, at) => makeRoom(room, at + 1, spec, images)),
    room_book: { sections: getSections(spec, priceFactor) },
    products: listProducts(spec.items, images),
    ...getBundles(spec, images),
    design_line_groups: getDesignLines(spec, images),
    rules: spec.rules.map((rule) => ({
      id: rule.id,
      product_group_when: rule.when,
      product_group_then: rule.then,
      scope: rule.scope,
      rules: rule.clauses.map((clause) => ({ when: [...clause.when], then: [...clause.then] })),
      description: rule.description,
      hint: rule.hint,
    })),
    variants: spec.variants.map((variant) => ({
      id: variant.id,
      quantities_by_id: getQuantities(variant, spec.items),
      without_room_ids: variant.withoutRooms.filter((slug) => spec.rooms.some((room) => room.slug === slug)),
    })),
    pictures: listPictures(spec, images),
    items_without_picture: spec.items.filter((item) => item.room !== null && !item.pictured).map((item) => item.id),
  }
}

function makeRoom(
  room: RoomSpec,
  position: number,
  spec: CatalogueSpec,
  images: PackageImages,
): CatalogFile['rooms'][number] {
  const itemIds = new Set(spec.items.map((item) => item.id))
  const picture = images.roomPicture(room.slug)
  const panorama = images.roomPicture(getPanoramaId(room.slug))
  const hotspots = room.hotspots
    .map(({ slot, yaw, pitch }) => ({ sub_line_item_id: `${room.slug}-${slot}`, yaw, pitch }))
    .filter(({ sub_line_item_id: id }) => itemIds.has(id))
  return {
    id: room.slug,
    slug: room.slug,
    title: room.title,
    description: room.description,
    position,
    room_type: room.type,
    mode: room.isFloorPlan ? 'FLOORPLAN_SELECTION' : 'PRODUCT_SELECTION',
    show_empty: false,
    configurator_groups: room.groups
      .map((group) => ({
        id: `${room.slug}-${group.id}`,
        title: group.title,
        sub_line_item_ids: group.slots.map((slot) => `${room.slug}-${slot}`).filter((id) => itemIds.has(id)),
      }))
      .filter((group) => group.sub_line_item_ids.length > 0),
    configurator_alignment: room.alignment,
    configurator_behaviour: room.behaviour,
    position_upgrade_bundles: room.bundlesOnBottom ? 'BOTTOM' : 'TOP',
    label_upgrade_bundles: room.bundleLabel,
    hint_upgrade_bundles: ROOM_TEXTS.bundleHint,
    placeholder_upgrade_bundles: ROOM_TEXTS.bundlePlaceholder,
    label_design_lines: ROOM_TEXTS.designLineLabel,
    hint_design_lines: ROOM_TEXTS.designLineHint,
    disclaimer_text: room.disclaimer,
    render_id: picture === null ? null : room.slug,
    preview_url: picture === null ? null : images.existing(picture.preview),
    panorama_url: panorama === null ? null : images.existing(panorama.base),
    ...(panorama === null ? {} : { panorama_render_id: getPanoramaId(room.slug), panorama_hotspots: hotspots }),
  }
}

function getSections(spec: CatalogueSpec, priceFactor: number): Section[] {
  const items = new Map(spec.items.map((item) => [item.id, item]))
  return spec.sections.map((section, at) => ({
    id: `section-${section.trade.toLowerCase()}`,
    position: at + 1,
    title: section.title,
    sub_sections: section.subSections.map((sub, subAt) => ({
      id: `sub-${sub.id}`,
      position: subAt + 1,
      title: sub.title,
      line_items: sub.lines.map((line, lineAt): LineItem => {
        const number = `${at + 1}.${subAt + 1}.${lineAt + 1}`
        return {
          id: line.id,
          position: lineAt + 1,
          title: line.title,
          display_number: number,
          optional: line.optional,
          activated: line.activated,
          cancelled: false,
          visible: true,
          replacement_total: line.replacementTotal,
          replaces_line_item_ids: [...line.replaces],
          sub_line_items: line.itemIds.map((id, itemAt) =>
            makeItem(items.get(id), id, itemAt + 1, number, priceFactor),
          ),
        }
      }),
    })),
  }))
}

/** The one unit of measure that is not the same in both languages. */
const PIECES = { de: 'Stk', en: 'pcs' } as const

function makeItem(item: ItemSpec | undefined, id: string, position: number, number: string, priceFactor: number): Item {
  if (item === undefined) throw new Error(`the room book names the unknown item ${id}`)
  return {
    id: item.id,
    position,
    title: item.title,
    display_number: `${number}.${position}`,
    description: item.description,
    room_id: item.room,
    product_group_id: item.group,
    trade: item.trade,
    cancelled: false,
    visible: true,
    quantity: item.quantity,
    quantity_unit: item.unit === 'Stk' ? PIECES : item.unit,
    quantity_hidden: item.quantityHidden,
    quantity_range: item.range,
    default_product_id: item.standard,
    options: listOptions(item, priceFactor),
  }
}

function listProducts(items: readonly ItemSpec[], images: PackageImages): CatalogFile['products'] {
  const products = new Map<string, ProductSpec>()
  for (const item of items) for (const product of item.products) products.set(product.id, product)
  return [...products.values()].map((product) => {
    const thumb = images.thumbnail('products', product.id)
    return {
      id: product.id,
      sku: product.sku,
      title: product.title,
      subtitle: product.subtitle,
      display_hint: product.displayHint,
      description: product.description,
      supplier: product.supplier,
      series: product.series,
      trades: [...product.trades],
      material: getMaterial(product.id),
      color: statedColor(product) ?? images.color(product.id),
      thumb_url: thumb,
      images: thumb === null ? [] : [{ url: thumb }],
      files: [],
      videos: [],
    }
  })
}

function getBundles(
  spec: CatalogueSpec,
  images: PackageImages,
): Pick<CatalogFile, 'upgrade_bundle_groups' | 'upgrade_bundles'> {
  return {
    upgrade_bundle_groups: spec.bundleGroups.map((group) => ({
      id: group.id,
      name: group.title,
      title: group.title,
      mode: group.mode,
      dynamic_calculation: group.dynamic,
      acts_as_preselection: group.preselection,
      acts_as_product_group: group.productGroup,
      locked: group.locked,
    })),
    upgrade_bundles: spec.bundleGroups.flatMap((group) =>
      group.bundles.map((bundle) => ({
        id: bundle.id,
        group_id: group.id,
        default: bundle.isDefault,
        name: bundle.title,
        title: bundle.title,
        description: bundle.description,
        summary: bundle.summary,
        image_url: images.thumbnail('bundles', bundle.id),
        portal_offer: bundle.isPortalOffer,
        room_ids: [...bundle.rooms],
        line_item_ids: [...bundle.lines],
        product_ids: [...bundle.products],
      })),
    ),
  }
}

function getDesignLines(spec: CatalogueSpec, images: PackageImages): CatalogFile['design_line_groups'] {
  return spec.designLineGroups.map((group) => ({
    id: group.id,
    name: group.id,
    title: group.title,
    description: group.description,
    display_message: group.message,
    scope: group.scope,
    severity: group.severity,
    design_lines: group.lines.map((line, at) => ({
      id: line.id,
      name: line.title.de,
      title: line.title,
      position: at + 1,
      subtitle: line.subtitle,
      description: line.description,
      summary: line.summary,
      image_url: images.thumbnail('designLines', line.id),
      product_ids: [...line.products],
    })),
  }))
}
