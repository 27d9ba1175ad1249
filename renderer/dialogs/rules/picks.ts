import type { Alternative, ConflictReport, OptionRef } from '#shared/domain/configuration/configuration.types.ts'

/** An alternative with what can be picked beside the other picks (RUL-8). */
export interface NarrowedAlternative extends Alternative {
  /** Those of `productIds` that go with the other picks; picking another one takes those back. */
  readonly fittingIds: readonly string[]
  readonly pickedId: string | null
}

/** Each list as the picks of the other lists leave it. */
export function narrowedBy(report: ConflictReport, picks: readonly OptionRef[]): readonly NarrowedAlternative[] {
  return report.alternatives.map((alternative, index) => {
    const others = picks.filter((pick) => pick.itemId !== alternative.itemId)
    const narrowed = others.length === 0 ? alternative : (report.narrow(others)[index] ?? alternative)
    return {
      ...alternative,
      proposedProductId: narrowed.proposedProductId,
      fittingIds: narrowed.productIds,
      pickedId: picks.find((pick) => pick.itemId === alternative.itemId)?.productId ?? null,
    }
  })
}

/** The picks with one more; earlier ones that do not go with it are taken back. */
export function withPick(report: ConflictReport, picks: readonly OptionRef[], pick: OptionRef): readonly OptionRef[] {
  return stillOffered(report, [pick, ...picks.filter(({ itemId }) => itemId !== pick.itemId)])
}

/** The proposed way out for everything that is still open. */
export function withProposals(report: ConflictReport, picks: readonly OptionRef[]): readonly OptionRef[] {
  return report.alternatives.reduce<readonly OptionRef[]>((kept, { itemId }, index) => {
    if (kept.some((pick) => pick.itemId === itemId)) return kept
    const proposed = report.narrow(kept)[index]
    return proposed === undefined ? kept : [...kept, { itemId, productId: proposed.proposedProductId }]
  }, picks)
}

/** Picks that a report still offers: the configuration may have changed since they were made. */
export function stillOffered(report: ConflictReport, picks: readonly OptionRef[]): readonly OptionRef[] {
  return picks.reduce<readonly OptionRef[]>(
    (kept, pick) => (isOffered(report, kept, pick) ? [...kept, pick] : kept),
    [],
  )
}

function isOffered(report: ConflictReport, beside: readonly OptionRef[], { itemId, productId }: OptionRef): boolean {
  const lists = beside.length === 0 ? report.alternatives : report.narrow(beside)
  return lists.some((list) => list.itemId === itemId && list.productIds.includes(productId))
}
