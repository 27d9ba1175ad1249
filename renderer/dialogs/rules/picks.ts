import type { Alternative, ConflictReport, OptionRef } from '#shared/domain/configuration/configuration.types.ts'

/** An alternative with what is picked in it (RUL-8). */
export interface PickedAlternative extends Alternative {
  /** Those of `productIds` that go with the buyer's own other picks; picking another one takes those back. */
  readonly fittingIds: readonly string[]
  /** null = the buyer is asked again, since what he picked goes no longer (WAY-2). */
  readonly pickedId: string | null
}

/**
 * Every alternative with the pick that stands: the buyer's own as long as it goes with his later ones, and else what is
 * proposed beside them. Where an own pick goes no longer and several options are left, there is none (WAY-1, WAY-2).
 * `own`: the newest first; they may be older than the report.
 */
export function pickAll(report: ConflictReport, own: readonly OptionRef[]): readonly PickedAlternative[] {
  const kept = stillOffered(report, own)
  const isAskedAgain = ({ itemId, productIds }: Alternative) =>
    productIds.length > 1 && holds(own, itemId) && !holds(kept, itemId)
  const asked = new Set(narrow(report, kept).flatMap((list) => (isAskedAgain(list) ? [list.itemId] : [])))
  const picks = withProposals(report, kept, asked)
  return report.alternatives.map((alternative, index) => {
    const others = kept.filter(({ itemId }) => itemId !== alternative.itemId)
    return {
      ...alternative,
      fittingIds: narrow(report, others)[index]?.productIds ?? [],
      pickedId: picks.find(({ itemId }) => itemId === alternative.itemId)?.productId ?? null,
    }
  })
}

/** The buyer's own picks with one more, which comes before those that it may not go with. */
export function withPick(own: readonly OptionRef[], pick: OptionRef): readonly OptionRef[] {
  return [pick, ...own.filter(({ itemId }) => itemId !== pick.itemId)]
}

/** The proposed way out for everything that is still open, but for items that are to stay so. */
export function withProposals(
  report: ConflictReport,
  picks: readonly OptionRef[],
  without: ReadonlySet<string> = new Set(),
): readonly OptionRef[] {
  return report.alternatives.reduce<readonly OptionRef[]>((kept, { itemId }, index) => {
    if (without.has(itemId) || holds(kept, itemId)) return kept
    const proposed = narrow(report, kept)[index]
    return proposed === undefined ? kept : [...kept, { itemId, productId: proposed.proposedProductId }]
  }, picks)
}

/** Picks that a report still offers: the configuration may have changed since they were made. */
function stillOffered(report: ConflictReport, picks: readonly OptionRef[]): readonly OptionRef[] {
  return picks.reduce<readonly OptionRef[]>(
    (kept, { itemId, productId }) =>
      narrow(report, kept).some((list) => list.itemId === itemId && list.productIds.includes(productId))
        ? [...kept, { itemId, productId }]
        : kept,
    [],
  )
}

function narrow(report: ConflictReport, picks: readonly OptionRef[]): readonly Alternative[] {
  return picks.length === 0 ? report.alternatives : report.narrow(picks)
}

function holds(picks: readonly OptionRef[], id: string): boolean {
  return picks.some(({ itemId }) => itemId === id)
}
