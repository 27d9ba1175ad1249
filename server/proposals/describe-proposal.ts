import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { listProposals } from '#shared/contracts/http/proposals.contract.ts'
import { copyChange, type PreparedCatalogue } from '#shared/domain/index.ts'
import type { SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import { getUpgradeTitle } from '#server/catalogues/list-chosen-rooms.ts'
import type { Proposal, TakenEntries } from './proposals.repository.ts'

type Described = AnswerOf<typeof listProposals>[number]
type Line = Described['lines'][number]

/** A proposal as both sides read it. `named`: the unit's catalogue in the reader's language; null = it has none. */
export function describeProposal(proposal: Proposal, named: PreparedCatalogue | null): Described {
  const { id, authorName, answererName, note, sentAt, seenAt, withdrawnAt, answeredAt, taken, change, undo } = proposal
  return {
    id,
    authorName,
    note,
    state: withdrawnAt !== null ? 'withdrawn' : taken === null ? 'open' : isNothing(taken) ? 'declined' : 'taken',
    sentAt,
    seenAt,
    closedAt: answeredAt ?? withdrawnAt,
    answererName,
    change: copyChange(change),
    undo: copyChange(undo),
    lines: listLines(change, named, taken),
  }
}

function listLines(change: SelectionsChange, named: PreparedCatalogue | null, taken: TakenEntries | null): Line[] {
  const lines: Line[] = []
  for (const line of change.buyerDesignLineSelections ?? []) {
    const product = getLineTitle(named, line.designLineId)
    if (lines.some((known) => known.product === product)) continue
    lines.push({ item: null, product, isTaken: taken && taken.takesStyle })
  }
  const upgrades = new Map<string, Line>()
  for (const [lineItemId, activation] of Object.entries(change.buyerLineItemActivations)) {
    if (activation?.activated !== true) continue
    const id = activation.upgradeBundleId ?? lineItemId
    const product = named === null ? id : getUpgradeTitle(named, id)
    upgrades.set(id, { item: null, product, isTaken: taken && taken.lineItemIds.includes(lineItemId) })
  }
  for (const [itemId, selection] of Object.entries(change.buyerSelections)) {
    const product = selection === null ? '' : (named?.product(selection.productId)?.title ?? selection.productId)
    const isTaken = taken && taken.itemIds.includes(itemId)
    upgrades.set(`item ${itemId}`, { item: named?.item(itemId)?.title ?? itemId, product, isTaken })
  }
  return [...lines, ...upgrades.values()]
}

function getLineTitle(named: PreparedCatalogue | null, designLineId: string): string {
  const lines = named?.catalogue.designLineGroups.flatMap(({ designLines }) => designLines) ?? []
  return lines.find(({ id }) => id === designLineId)?.title ?? designLineId
}

/** Whether a proposal is declined by it. */
export function isNothing({ itemIds, lineItemIds, takesStyle }: TakenEntries): boolean {
  return itemIds.length + lineItemIds.length === 0 && !takesStyle
}
