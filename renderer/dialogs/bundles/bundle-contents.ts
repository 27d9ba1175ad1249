import type { BundleView } from '#shared/domain/configuration/configuration.types.ts'
import { type Configuration, explainPrice } from '#shared/domain/index.ts'

/** A decision that an upgrade brings or makes. */
export interface BundleContent {
  readonly itemId: string
  readonly title: string
  /** What it fits; null = to be chosen. */
  readonly productId: string | null
  /** Cents of it within the upgrade's price. */
  readonly cents: number
  readonly isOnRequest: boolean
  readonly optionCount: number
}

export interface BundleContents {
  readonly items: readonly BundleContent[]
  /** Titles of the standard positions that give way, and the cents credited for them (negative). */
  readonly replaced: readonly string[]
  readonly credit: number
}

/** What is in an upgrade, item by item; items and credit add up to the price on its card. */
export function upgradeContents(configuration: Configuration, bundle: BundleView): BundleContents {
  const { prepared } = configuration
  const lines = explainPrice(configuration, { kind: 'bundle', bundleId: bundle.id })?.lines ?? []
  const items = bundle.itemIds.flatMap((itemId) => {
    const item = prepared.item(itemId)
    if (item === undefined || !item.visible || item.cancelled) return []
    const own = lines.flatMap((line) => ('itemId' in line && line.itemId === itemId ? [line] : []))
    // A preselection says nothing of the items that it leaves alone.
    if (bundle.actsAsPreselection && own.length === 0) return []
    const chosen = own.find((line) => line.kind === 'item') ?? own[0]
    return [
      {
        itemId,
        title: item.title,
        productId: chosen?.productId ?? null,
        cents: own.reduce((sum, line) => sum + line.cents, 0),
        isOnRequest: own.some((line) => line.isOnRequest),
        optionCount: item.options.length,
      },
    ]
  })
  const credits = lines.flatMap((line) => (line.kind === 'replacement' ? [line] : []))
  return {
    items,
    replaced: credits.flatMap((line) => line.replacedLineItemIds.flatMap((id) => prepared.lineItem(id)?.title ?? [])),
    credit: credits.reduce((sum, line) => sum + line.cents, 0),
  }
}
