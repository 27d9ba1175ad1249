import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { createProspectConfiguration } from '#shared/contracts/http/prospects.contract.ts'
import type { Selections } from '#shared/domain/selections/selections.types.ts'

type Body = BodyOf<typeof createProspectConfiguration>['configuration']

/** Choices as they came in; missing and null are the same. */
export function selectionsOfBody(body: Body): Selections {
  return {
    buyerSelections: mapEntries(body.buyerSelections, ({ productId, quantity }) => ({
      productId,
      quantity: quantity ?? null,
    })),
    buyerLineItemActivations: mapEntries(body.buyerLineItemActivations, ({ activated, upgradeBundleId }) => ({
      activated,
      upgradeBundleId: upgradeBundleId ?? null,
    })),
    buyerDesignLineSelections: body.buyerDesignLineSelections,
  }
}

/** A copy that may be answered. */
export function choicesOf(selections: Selections) {
  return {
    buyerSelections: { ...selections.buyerSelections },
    buyerLineItemActivations: { ...selections.buyerLineItemActivations },
    buyerDesignLineSelections: [...selections.buyerDesignLineSelections],
  }
}

/** How many choices are not among those kept: options, activated line items and design lines. */
export function countDropped(before: Selections, kept: Selections): number {
  const options = Object.keys(before.buyerSelections).filter((id) => kept.buyerSelections[id] === undefined)
  const lines = Object.entries(before.buyerLineItemActivations).filter(
    ([id, { activated }]) => activated && kept.buyerLineItemActivations[id] === undefined,
  )
  const designLines = before.buyerDesignLineSelections.length - kept.buyerDesignLineSelections.length
  return options.length + lines.length + Math.max(0, designLines)
}

function mapEntries<From, To>(entries: Readonly<Record<string, From>>, map: (entry: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, map(entry)]))
}
