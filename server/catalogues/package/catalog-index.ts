import type { CatalogFile } from '#shared/contracts/project-package.ts'

export type CatalogLineItem = CatalogFile['room_book']['sections'][number]['sub_sections'][number]['line_items'][number]
export type CatalogItem = CatalogLineItem['sub_line_items'][number]

export interface IndexedItem {
  readonly item: CatalogItem
  readonly lineItem: CatalogLineItem
  /** Place in catalog.json. */
  readonly path: string
  readonly optionIds: ReadonlySet<string>
}

/** A catalogue document with the look-ups that its checks need. */
export interface CatalogIndex {
  readonly catalog: CatalogFile
  readonly lineItems: readonly { readonly lineItem: CatalogLineItem; readonly path: string }[]
  readonly items: readonly IndexedItem[]
  readonly itemsById: ReadonlyMap<string, IndexedItem>
  readonly lineItemsById: ReadonlyMap<string, CatalogLineItem>
  readonly roomsById: ReadonlyMap<string, CatalogFile['rooms'][number]>
  readonly productIds: ReadonlySet<string>
  readonly itemsByProductGroup: ReadonlyMap<string, readonly IndexedItem[]>
}

/** Builds the look-ups; of duplicate ids the last one stays. */
export function indexCatalog(catalog: CatalogFile): CatalogIndex {
  const lineItems: { lineItem: CatalogLineItem; path: string }[] = []
  const items: IndexedItem[] = []
  for (const [sectionAt, section] of catalog.room_book.sections.entries()) {
    for (const [subAt, subSection] of section.sub_sections.entries()) {
      for (const [lineAt, lineItem] of subSection.line_items.entries()) {
        const path = `room_book.sections[${sectionAt}].sub_sections[${subAt}].line_items[${lineAt}]`
        lineItems.push({ lineItem, path })
        for (const [itemAt, item] of lineItem.sub_line_items.entries()) {
          const optionIds = new Set(item.options.map((option) => option.product_id))
          items.push({ item, lineItem, path: `${path}.sub_line_items[${itemAt}]`, optionIds })
        }
      }
    }
  }
  return {
    catalog,
    lineItems,
    items,
    itemsById: new Map(items.map((entry) => [entry.item.id, entry])),
    lineItemsById: new Map(lineItems.map(({ lineItem }) => [lineItem.id, lineItem])),
    roomsById: new Map(catalog.rooms.map((room) => [room.id, room])),
    productIds: new Set(catalog.products.map((product) => product.id)),
    itemsByProductGroup: Map.groupBy(items, ({ item }) => item.product_group_id),
  }
}
