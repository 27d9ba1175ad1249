import type { Selections } from '#shared/domain/selections/selections.types.ts'

/** How many choices are not among those kept: options, activated line items and design lines. */
export function countDropped(before: Selections, kept: Selections): number {
  const options = Object.keys(before.buyerSelections).filter((id) => kept.buyerSelections[id] === undefined)
  const lines = Object.entries(before.buyerLineItemActivations).filter(
    ([id, { activated }]) => activated && kept.buyerLineItemActivations[id] === undefined,
  )
  const designLines = before.buyerDesignLineSelections.length - kept.buyerDesignLineSelections.length
  return options.length + lines.length + Math.max(0, designLines)
}
