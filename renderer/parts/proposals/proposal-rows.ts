import {
  type ComparedItem,
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
import { getOtherQuantity, type Quantity } from '#renderer/parts/differences/other-quantity.ts'

/** What is fitted, or which upgrade there is. */
interface Shown {
  readonly title: string
  readonly thumbUrl: string | null
  /** null = as much as on the other side. */
  readonly quantity: Quantity | null
}

export interface ProposalRow {
  readonly id: string
  /** What is decided; null = which upgrades there are. */
  readonly item: string | null
  /** Title of its room; null = it is in none of its own. */
  readonly room: string | null
  /** null = nothing. */
  readonly before: Shown | null
  readonly after: Shown | null
  /** Where the same is fitted: only its price is another, or it is as it was and becomes a decision; null = it is not. */
  readonly sameness: 'otherPrice' | 'decided' | null
}

/** null = nothing. */
interface Sides {
  readonly before: Fitted | null
  readonly after: Fitted | null
  /** There is a difference of some kind. */
  readonly isOther: boolean
}

type Fitted = Pick<ComparedItem, 'productId' | 'quantity'>

/** What is in no room of its own, and never the same on both sides. */
const WHOLE = { room: null, sameness: null } as const

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
    if (different !== undefined) return { before: different.left, after: different.right, isOther: true }
    const same = getFitted(current, itemId)
    return { before: same, after: same, isOther: false }
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
        ...itemRows(prepared, part, (id) => {
          const before = getFitted(current, id)
          const wanted = part.change.buyerSelections[id]
          const after = wanted ? { productId: wanted.productId, quantity: wanted.quantity ?? before.quantity } : null
          return { before, after, isOther: true }
        }),
      ],
    })),
  ]
  return shown.filter(({ rows }) => rows.length > 0)
}

function getFitted(configuration: Configuration, itemId: string): Fitted {
  const { defactoProductId: productId, quantity } = itemState(configuration, itemId)
  return { productId, quantity }
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
      return line === undefined ? null : { title: line.title, thumbUrl: line.imageUrl, quantity: null }
    }
    // One row says it, for however many rooms.
    const id = `${groupId} ${left} ${right}`
    rows.set(id, { id, item: group?.title ?? '', before: getLine(left), after: getLine(right), ...WHOLE })
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
  return [{ id: `upgrades ${id}`, item: null, before: join('left'), after: join('right'), ...WHOLE }]
}

function blockedUpgradeRows(prepared: PreparedCatalogue, { change }: ProposedPart): ProposalRow[] {
  const ids = Object.entries(change.buyerLineItemActivations).flatMap(([lineItemId, activation]) =>
    activation?.activated === true ? [activation.upgradeBundleId ?? lineItemId] : [],
  )
  return [...new Set(ids)].map((id) => ({ id, item: null, before: null, after: getUpgrade(prepared, id), ...WHOLE }))
}

function itemRows(
  prepared: PreparedCatalogue,
  { change }: ProposedPart,
  getSides: (itemId: string) => Sides,
): ProposalRow[] {
  const getShown = (productId: string | null | undefined, quantity: Quantity | null): Shown | null => {
    if (productId === null || productId === undefined) return null
    const product = prepared.product(productId)
    return { title: product?.title ?? '', thumbUrl: product?.thumbUrl ?? null, quantity }
  }
  return Object.keys(change.buyerSelections).map((id) => {
    const item = prepared.item(id)
    // What the catalogue does not have has no name any more.
    if (item === undefined) return { id, item: '', before: null, after: getShown('', null), ...WHOLE }
    const { before, after, isOther } = getSides(id)
    const isSame = before?.productId === after?.productId && before?.quantity === after?.quantity
    return {
      id,
      item: item.title,
      room: prepared.room(item.roomId ?? '')?.title ?? null,
      before: getShown(before?.productId, getOtherQuantity(prepared, id, before, after)),
      after: getShown(after?.productId, getOtherQuantity(prepared, id, after, before)),
      sameness: !isSame ? null : isOther ? 'otherPrice' : 'decided',
    }
  })
}

function listLines(prepared: PreparedCatalogue, bundleId: string): readonly string[] {
  return prepared.catalogue.upgradeBundles.find(({ id }) => id === bundleId)?.lineItemIds ?? [bundleId]
}

/** An upgrade is a bundle, or a line item of its own. */
function getUpgrade(prepared: PreparedCatalogue, id: string): Shown {
  const bundle = prepared.catalogue.upgradeBundles.find((one) => one.id === id)
  return {
    title: bundle?.title ?? prepared.lineItem(id)?.title ?? '',
    thumbUrl: bundle?.imageUrl ?? null,
    quantity: null,
  }
}
