import { type Configuration, getSelections, unitState } from '#shared/domain/index.ts'
import type { StoredConfiguration, Totals } from './configuration-storage.types.ts'

/** What another catalogue makes of choices that were made on an older one (decision 5). */
export interface CatalogueMove {
  /** null: nobody can say any more what it was. */
  readonly before: Totals | null
  readonly now: Totals
  /** Items whose chosen option is no longer offered: the standard holds again. */
  readonly dropped: readonly DroppedChoice[]
  /** Choices for what is no longer in the catalogue at all, and so has no name. */
  readonly namelessDropped: number
}

export interface DroppedChoice {
  readonly itemTitle: string
  /** null = belongs to no room. */
  readonly roomTitle: string | null
}

/**
 * What has to be shown before anything more is stored, or null: on the same catalogue, for a completed
 * unit (its snapshot stays as it is), on a sample unit, and where the move changes nothing for these
 * choices (ADR 6).
 *
 * @param configuration the stored selections on the catalogue of now
 * @param showsPrices the project shows prices; without, only what is gone is worth a word
 */
export function getCatalogueMove(
  stored: StoredConfiguration,
  configuration: Configuration,
  showsPrices: boolean,
): CatalogueMove | null {
  const isMoved = stored.catalogueRevision !== stored.currentCatalogueRevision
  if (!isMoved || stored.completed || stored.totals === null) return null
  const { total, onRequestCount } = unitState(configuration)
  const before = stored.previousTotals
  const isSamePrice = before !== null && before.total === total && before.onRequestCount === onRequestCount
  const gone = droppedChoices(stored, configuration)
  if (gone.dropped.length + gone.namelessDropped === 0 && (isSamePrice || !showsPrices)) return null
  return { before, now: { total, onRequestCount }, ...gone }
}

/** Choices that the catalogue of a configuration does not have any more. */
export function droppedChoices(
  { selections }: Pick<StoredConfiguration, 'selections'>,
  configuration: Configuration,
): Pick<CatalogueMove, 'dropped' | 'namelessDropped'> {
  const { prepared } = configuration
  const kept = getSelections(configuration)
  const items = Object.keys(selections.buyerSelections)
    .filter((itemId) => kept.buyerSelections[itemId] === undefined)
    .map((itemId) => prepared.item(itemId))
  const lineItems = Object.entries(selections.buyerLineItemActivations).filter(
    ([lineItemId, { activated }]) => activated && kept.buyerLineItemActivations[lineItemId] === undefined,
  )
  const dropped = items.flatMap((item) => {
    if (item === undefined) return []
    const room = item.roomId === null ? undefined : prepared.room(item.roomId)
    return [{ itemTitle: item.title, roomTitle: room?.title ?? null }]
  })
  return { dropped, namelessDropped: items.length - dropped.length + lineItems.length }
}
