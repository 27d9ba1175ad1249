import type { ConfiguratorGroup } from '#shared/domain/catalogue/catalogue.types.ts'

export interface ItemGroup {
  readonly id: string
  /** null = items that no group of the room names. */
  readonly title: string | null
  readonly itemIds: readonly string[]
}

/** The shown items in the room's groups (API-85), each once; the others follow at the end. */
export function groupItems(groups: readonly ConfiguratorGroup[], shownIds: readonly string[]): readonly ItemGroup[] {
  const left = new Set(shownIds)
  const grouped = groups.map((group) => {
    const itemIds = group.subLineItemIds.filter((id) => left.delete(id))
    return { id: group.id, title: group.title, itemIds }
  })
  return [...grouped, { id: 'other', title: null, itemIds: [...left] }].filter(({ itemIds }) => itemIds.length > 0)
}
