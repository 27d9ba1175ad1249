import type { BundleGroupView, BundleView } from '#shared/domain/configuration/configuration.types.ts'
import type { PreparedCatalogue } from '#shared/domain/index.ts'

/** UPG-26. */
const MAX_LENGTH = 70

/** A description that fits a card (UPG-26), cut between words. */
export function shortText(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const cut = text.slice(0, MAX_LENGTH - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > MAX_LENGTH / 2 ? end : cut.length).trimEnd()}…`
}

/** By the price on the card, lowest first (UPG-24); on request last. The standard goes before its equals. */
export function byPrice(a: BundleView, b: BundleView): number {
  return (
    Number(a.isPriceOnRequest) - Number(b.isPriceOnRequest) ||
    a.surcharge - b.surcharge ||
    Number(b.default) - Number(a.default)
  )
}

export interface BundleWords {
  readonly title: string
  /** For a card: cut it with `shortText`. */
  readonly description: string
  /** The whole of it, for the details. */
  readonly fullText: string
  readonly imageUrl: string | null
}

/** A bundle's texts; those of the line item for an upgrade that stands alone (UPG-10). */
export function bundleWords(
  prepared: PreparedCatalogue,
  { id, standaloneLineItemId }: Pick<BundleView, 'id' | 'standaloneLineItemId'>,
): BundleWords {
  if (standaloneLineItemId !== null) {
    const lineItem = prepared.lineItem(standaloneLineItemId)
    const first = lineItem?.subLineItems[0]
    const product = first?.defaultProductId ? prepared.product(first.defaultProductId) : undefined
    const description = first?.description ?? ''
    return {
      title: lineItem?.title ?? '',
      description,
      fullText: description,
      imageUrl: product?.thumbUrl ?? null,
    }
  }
  const known = prepared.bundles[prepared.bundleIndexById.get(id) ?? -1]?.bundle
  return {
    title: known?.title ?? '',
    description: known?.summary || known?.description || '',
    fullText: known?.description || known?.summary || '',
    imageUrl: known?.imageUrl ?? null,
  }
}

/** What an upgrade is called; empty when there is none with this id. */
export function bundleTitle(prepared: PreparedCatalogue, bundleId: string): string {
  const entry = prepared.bundles[prepared.bundleIndexById.get(bundleId) ?? -1]
  return entry?.bundle?.title ?? prepared.lineItem(bundleId)?.title ?? ''
}

/** The trades of an upgrade's items, each once. */
export function getTrades(prepared: PreparedCatalogue, { itemIds }: Pick<BundleView, 'itemIds'>): readonly string[] {
  return [...new Set(itemIds.flatMap((id) => prepared.item(id)?.trade ?? []))]
}

/** The trade of what a group of upgrades is about, for the sign in the place of a picture. */
export function getTrade(prepared: PreparedCatalogue, { bundles }: BundleGroupView): string | undefined {
  return prepared.item(bundles.flatMap(({ itemIds }) => itemIds)[0] ?? '')?.trade
}
