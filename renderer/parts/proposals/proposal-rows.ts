import {
  compareConfigurations,
  type Configuration,
  type ConfigurationComparison,
  itemState,
  listProposedParts,
  type MadeChange,
  type PartBlock,
  type PreparedCatalogue,
  type ProposedPart,
  takeParts,
} from '#shared/domain/index.ts'

/** What is fitted, or which upgrade there is. */
interface Shown {
  readonly title: string
  readonly thumbUrl: string | null
}

export interface ProposalRow {
  readonly id: string
  /** What is decided; null = which upgrades there are. */
  readonly item: string | null
  /** null = nothing. */
  readonly before: Shown | null
  readonly after: Shown | null
}

/** Ids of products; null = nothing. */
interface Sides {
  readonly before: string | null
  readonly after: string | null
}

/** What is taken or left as one, as it is read. */
export interface ShownPart {
  readonly part: ProposedPart
  /** null = it can be taken. */
  readonly reason: PartBlock | null
  readonly rows: readonly ProposalRow[]
}

/** A proposal beside what is chosen: first what can be taken, then what cannot (PRP-3, PRP-4). */
export function listShownParts(current: Configuration, proposed: MadeChange): readonly ShownPart[] {
  const { parts, blocked } = listProposedParts(current, proposed)
  const taken = takeParts(current, parts)
  const comparison = compareConfigurations(current, taken.ok ? taken.configuration : current)
  const { prepared } = current
  /** Where it is not part of the home, nothing is fitted. */
  const getSides = (itemId: string): Sides => {
    const different = comparison.items.find((item) => item.itemId === itemId)
    const same = itemState(current, itemId).defactoProductId
    return different === undefined
      ? { before: same, after: same }
      : { before: different.left?.productId ?? null, after: different.right?.productId ?? null }
  }
  const shown = [
    ...parts.map((part) => ({
      part,
      reason: null,
      rows: [
        ...styleRows(prepared, comparison, part),
        ...upgradeRows(prepared, comparison, part),
        ...itemRows(prepared, part, getSides),
      ],
    })),
    ...blocked.map(({ reason, ...part }) => ({
      part,
      reason,
      rows: [
        ...blockedUpgradeRows(prepared, part),
        ...itemRows(prepared, part, (id) => ({
          before: itemState(current, id).defactoProductId,
          after: part.change.buyerSelections[id]?.productId ?? null,
        })),
      ],
    })),
  ]
  return shown.filter(({ rows }) => rows.length > 0)
}

/** What a part is called in a sentence. */
export function getPartTitle({ rows }: ShownPart, upgrades: string): string {
  return rows.map(({ item, after }) => item ?? after?.title ?? upgrades).join(', ')
}

function styleRows(
  { catalogue }: PreparedCatalogue,
  { designLines }: ConfigurationComparison,
  { change }: ProposedPart,
): ProposalRow[] {
  if (change.buyerDesignLineSelections === null) return []
  const rows = new Map<string, ProposalRow>()
  for (const { groupId, left, right } of designLines) {
    const group = catalogue.designLineGroups.find(({ id }) => id === groupId)
    const getLine = (id: string | null): Shown | null => {
      const line = group?.designLines.find((one) => one.id === id)
      return line === undefined ? null : { title: line.title, thumbUrl: line.imageUrl }
    }
    // One row says it, for however many rooms.
    const id = `${groupId} ${left} ${right}`
    rows.set(id, { id, item: group?.title ?? '', before: getLine(left), after: getLine(right) })
  }
  return [...rows.values()]
}

function upgradeRows(
  prepared: PreparedCatalogue,
  { bundles }: ConfigurationComparison,
  { id, change }: ProposedPart,
): ProposalRow[] {
  const lines = new Set(Object.keys(change.buyerLineItemActivations))
  const own = bundles.filter(({ bundleId }) => listLines(prepared, bundleId).some((line) => lines.has(line)))
  if (own.length === 0) return []
  const join = (side: 'left' | 'right') => {
    const shown = own.filter((bundle) => bundle.side === side).map(({ bundleId }) => getUpgrade(prepared, bundleId))
    const [first] = shown
    return first === undefined ? null : { ...first, title: shown.map(({ title }) => title).join(', ') }
  }
  return [{ id: `upgrades ${id}`, item: null, before: join('left'), after: join('right') }]
}

function blockedUpgradeRows(prepared: PreparedCatalogue, { change }: ProposedPart): ProposalRow[] {
  const ids = Object.entries(change.buyerLineItemActivations).flatMap(([lineItemId, activation]) =>
    activation?.activated === true ? [activation.upgradeBundleId ?? lineItemId] : [],
  )
  return [...new Set(ids)].map((id) => ({ id, item: null, before: null, after: getUpgrade(prepared, id) }))
}

function itemRows(
  prepared: PreparedCatalogue,
  { change }: ProposedPart,
  getSides: (itemId: string) => Sides,
): ProposalRow[] {
  const getShown = (productId: string | null): Shown | null => {
    if (productId === null) return null
    const product = prepared.product(productId)
    return { title: product?.title ?? '', thumbUrl: product?.thumbUrl ?? null }
  }
  return Object.keys(change.buyerSelections).map((id) => {
    const item = prepared.item(id)
    // What the catalogue does not have has no name any more.
    if (item === undefined) return { id, item: '', before: null, after: getShown('') }
    const { before, after } = getSides(id)
    return { id, item: item.title, before: getShown(before), after: getShown(after) }
  })
}

function listLines(prepared: PreparedCatalogue, bundleId: string): readonly string[] {
  return prepared.catalogue.upgradeBundles.find(({ id }) => id === bundleId)?.lineItemIds ?? [bundleId]
}

/** An upgrade is a bundle, or a line item of its own. */
function getUpgrade(prepared: PreparedCatalogue, id: string): Shown {
  const bundle = prepared.catalogue.upgradeBundles.find((one) => one.id === id)
  return { title: bundle?.title ?? prepared.lineItem(id)?.title ?? '', thumbUrl: bundle?.imageUrl ?? null }
}
