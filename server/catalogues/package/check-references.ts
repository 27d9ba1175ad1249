import type { CatalogIndex, IndexedItem } from './catalog-index.ts'
import type { FaultSink } from './package-faults.ts'

/** Ids that lead nowhere, and values that contradict each other, in catalog.json. */
export function checkReferences(index: CatalogIndex, faults: FaultSink): void {
  for (const entry of index.items) checkItem(index, entry, faults)
  checkLineItems(index, faults)
  checkRooms(index, faults)
  checkBundles(index, faults)
  checkDesignLinesAndRules(index, faults)
  checkPictures(index, faults)
  checkVariants(index, faults)
}

function checkItem({ roomsById, productIds }: CatalogIndex, { item, path, optionIds }: IndexedItem, faults: FaultSink) {
  if (item.room_id !== null && !roomsById.has(item.room_id)) {
    faults.error(`${path}.room_id`, 'unknownRoom', { id: item.room_id })
  }
  for (const [at, option] of item.options.entries()) {
    if (!productIds.has(option.product_id)) {
      faults.error(`${path}.options[${at}].product_id`, 'unknownProduct', { id: option.product_id })
    }
  }
  if (item.default_product_id !== null && !optionIds.has(item.default_product_id)) {
    faults.error(`${path}.default_product_id`, 'standardNotAnOption', { id: item.default_product_id })
  }
  const range = item.quantity_range
  if (!range) return
  if (range.min > range.max) faults.error(`${path}.quantity_range`, 'rangeReversed')
  if (range.step <= 0) faults.error(`${path}.quantity_range.step`, 'stepNotPositive')
  if (item.quantity < range.min || item.quantity > range.max) {
    faults.error(`${path}.quantity`, 'quantityOutside', { quantity: item.quantity })
  }
}

function checkLineItems({ lineItems, lineItemsById }: CatalogIndex, faults: FaultSink): void {
  for (const { lineItem, path } of lineItems) {
    for (const [at, id] of lineItem.replaces_line_item_ids.entries()) {
      const place = `${path}.replaces_line_item_ids[${at}]`
      if (id === lineItem.id) faults.error(place, 'replacesItself')
      else if (!lineItemsById.has(id)) faults.error(place, 'unknownLineItem', { id })
      else if (lineItemsById.get(id)?.replaces_line_item_ids.includes(lineItem.id)) {
        faults.error(place, 'replaceEachOther', { id, other: lineItem.id })
      }
    }
    if (!lineItem.optional && lineItem.replaces_line_item_ids.length > 0) {
      faults.error(`${path}.replaces_line_item_ids`, 'replacesWithoutOption')
    }
  }
}

function checkRooms({ catalog, itemsById }: CatalogIndex, faults: FaultSink): void {
  const renderIds = new Set(catalog.pictures.map((picture) => picture.render_id))
  for (const [at, room] of catalog.rooms.entries()) {
    if (room.render_id !== null && !renderIds.has(room.render_id)) {
      faults.error(`rooms[${at}].render_id`, 'unknownPicture', { id: room.render_id })
    }
    const panoramaRenderId = room.panorama_render_id ?? null
    if (panoramaRenderId !== null && !renderIds.has(panoramaRenderId)) {
      faults.error(`rooms[${at}].panorama_render_id`, 'unknownPicture', { id: panoramaRenderId })
    }
    for (const [spotAt, { sub_line_item_id: id }] of (room.panorama_hotspots ?? []).entries()) {
      const place = `rooms[${at}].panorama_hotspots[${spotAt}].sub_line_item_id`
      const entry = itemsById.get(id)
      if (!entry) faults.error(place, 'unknownItem', { id })
      else if (entry.item.room_id !== room.id) faults.error(place, 'itemOfOtherRoom', { id, room: room.id })
    }
    for (const [viewAt, view] of (room.configurator_views ?? []).entries()) {
      const place = `rooms[${at}].configurator_views[${viewAt}]`
      if (view.url === null && !renderIds.has(view.view_id)) {
        faults.error(`${place}.view_id`, 'unknownPictureWithoutUrl', { id: view.view_id })
      }
      for (const [itemAt, id] of view.sub_line_item_ids.entries()) {
        if (!itemsById.has(id)) faults.error(`${place}.sub_line_item_ids[${itemAt}]`, 'unknownItem', { id })
      }
    }
    for (const [groupAt, group] of room.configurator_groups.entries()) {
      for (const [itemAt, id] of group.sub_line_item_ids.entries()) {
        const place = `rooms[${at}].configurator_groups[${groupAt}].sub_line_item_ids[${itemAt}]`
        const entry = itemsById.get(id)
        if (!entry) faults.error(place, 'unknownItem', { id })
        else if (entry.item.room_id !== room.id) faults.error(place, 'itemOfOtherRoom', { id, room: room.id })
      }
    }
  }
}

function checkBundles({ catalog, roomsById, lineItemsById, productIds }: CatalogIndex, faults: FaultSink): void {
  const groups = new Map(catalog.upgrade_bundle_groups.map((group) => [group.id, group]))
  const defaults = new Map<string, string>()
  for (const [at, bundle] of catalog.upgrade_bundles.entries()) {
    const path = `upgrade_bundles[${at}]`
    const group = groups.get(bundle.group_id)
    if (!group) faults.error(`${path}.group_id`, 'unknownBundleGroup', { id: bundle.group_id })
    dangling(bundle.room_ids, roomsById, 'unknownRoom', `${path}.room_ids`, faults)
    dangling(bundle.line_item_ids, lineItemsById, 'unknownLineItem', `${path}.line_item_ids`, faults)
    dangling(bundle.product_ids, productIds, 'unknownProduct', `${path}.product_ids`, faults)
    if (bundle.default) {
      const other = defaults.get(bundle.group_id)
      if (other) faults.error(`${path}.default`, 'defaultTwice', { id: other, group: bundle.group_id })
      defaults.set(bundle.group_id, bundle.id)
    } else if (bundle.line_item_ids.length === 0) {
      faults.error(`${path}.line_item_ids`, 'bundleWithoutLineItems')
    } else if (
      group &&
      !group.acts_as_preselection &&
      bundle.line_item_ids.every((id) => lineItemsById.get(id)?.optional === false)
    ) {
      faults.warn(`${path}.line_item_ids`, 'bundleWithoutOptional')
    }
  }
  for (const [at, group] of catalog.upgrade_bundle_groups.entries()) {
    if (!catalog.upgrade_bundles.some((bundle) => bundle.group_id === group.id)) {
      faults.warn(`upgrade_bundle_groups[${at}]`, 'groupWithoutBundles')
    }
  }
}

function checkDesignLinesAndRules({ catalog, productIds, itemsByProductGroup }: CatalogIndex, faults: FaultSink): void {
  for (const [at, group] of catalog.design_line_groups.entries()) {
    if (group.design_lines.length === 0) faults.warn(`design_line_groups[${at}]`, 'groupWithoutDesignLines')
    for (const [lineAt, line] of group.design_lines.entries()) {
      const place = `design_line_groups[${at}].design_lines[${lineAt}].product_ids`
      dangling(line.product_ids, productIds, 'unknownProduct', place, faults)
    }
  }
  const offeredByGroup = new Map(
    [...itemsByProductGroup].map(([group, items]) => [
      group,
      new Set(items.flatMap(({ optionIds }) => [...optionIds])),
    ]),
  )
  for (const [at, rule] of catalog.rules.entries()) {
    for (const field of ['product_group_when', 'product_group_then'] as const) {
      if (!itemsByProductGroup.has(rule[field])) {
        faults.error(`rules[${at}].${field}`, 'unknownProductGroup', { id: rule[field] })
      }
    }
    for (const [clauseAt, clause] of rule.rules.entries()) {
      for (const [field, groupId] of [
        ['when', rule.product_group_when],
        ['then', rule.product_group_then],
      ] as const) {
        const offered = offeredByGroup.get(groupId)
        for (const [productAt, id] of clause[field].entries()) {
          if (offered?.has(id) === true) continue
          const place = `rules[${at}].rules[${clauseAt}].${field}[${productAt}]`
          faults.error(place, 'productNotOffered', { id, group: groupId })
        }
      }
    }
  }
}

function checkPictures({ catalog, itemsById }: CatalogIndex, faults: FaultSink): void {
  for (const [at, picture] of catalog.pictures.entries()) {
    for (const [layerAt, layer] of picture.layers.entries()) {
      const path = `pictures[${at}].layers[${layerAt}]`
      const entry = itemsById.get(layer.sub_line_item_id)
      if (!entry) faults.error(`${path}.sub_line_item_id`, 'unknownItem', { id: layer.sub_line_item_id })
      const imageByKey = new Map<string, string>()
      for (const [productId, image] of Object.entries(layer.products_by_id)) {
        const place = `${path}.products_by_id.${productId}`
        if (entry && !entry.optionIds.has(productId)) faults.error(place, 'layerOfNoOption', { item: entry.item.id })
        if (!image) continue
        const known = imageByKey.get(image.key) ?? image.image
        imageByKey.set(image.key, known)
        if (known !== image.image) faults.error(`${place}.key`, 'layerKeyTwice', { key: image.key, file: known })
        const isInside =
          image.x >= 0 &&
          image.y >= 0 &&
          image.width > 0 &&
          image.height > 0 &&
          image.x + image.width <= picture.width &&
          image.y + image.height <= picture.height
        if (!isInside) faults.error(place, 'layerOutside', { width: picture.width, height: picture.height })
      }
    }
  }
}

function checkVariants({ catalog, itemsById, roomsById }: CatalogIndex, faults: FaultSink): void {
  dangling(catalog.items_without_picture, itemsById, 'unknownItem', 'items_without_picture', faults)
  for (const [at, variant] of catalog.variants.entries()) {
    dangling(variant.without_room_ids, roomsById, 'unknownRoom', `variants[${at}].without_room_ids`, faults)
    for (const [id, quantity] of Object.entries(variant.quantities_by_id)) {
      const place = `variants[${at}].quantities_by_id.${id}`
      const item = itemsById.get(id)?.item
      if (!item) faults.error(place, 'unknownItem', { id })
      else if (item.quantity_range && (quantity < item.quantity_range.min || quantity > item.quantity_range.max)) {
        faults.error(place, 'variantQuantityOutside', { quantity })
      }
    }
  }
}

function dangling(
  ids: readonly string[],
  known: { has(id: string): boolean },
  code: 'unknownRoom' | 'unknownItem' | 'unknownLineItem' | 'unknownProduct',
  path: string,
  faults: FaultSink,
): void {
  for (const [at, id] of ids.entries()) {
    if (!known.has(id)) faults.error(`${path}[${at}]`, code, { id })
  }
}
