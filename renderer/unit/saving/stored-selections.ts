import type { Selections, SelectionsChange } from '#shared/domain/selections/selections.types.ts'

/** Missing on the wire and null are the same: no quantity of the buyer's, no bundle. */
export function selectionsFromWire(wire: {
  readonly buyerSelections: Readonly<Record<string, { productId: string; quantity?: number | null | undefined }>>
  readonly buyerLineItemActivations: Readonly<
    Record<string, { activated: boolean; upgradeBundleId?: string | null | undefined }>
  >
  readonly buyerDesignLineSelections: Selections['buyerDesignLineSelections']
}): Selections {
  return {
    buyerSelections: mapValues(wire.buyerSelections, ({ productId, quantity }) => ({
      productId,
      quantity: quantity ?? null,
    })),
    buyerLineItemActivations: mapValues(wire.buyerLineItemActivations, ({ activated, upgradeBundleId }) => ({
      activated,
      upgradeBundleId: upgradeBundleId ?? null,
    })),
    buyerDesignLineSelections: wire.buyerDesignLineSelections,
  }
}

function mapValues<From, To>(map: Readonly<Record<string, From>>, convert: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(map).map(([id, value]) => [id, convert(value)]))
}

/** The stored selections with a change merged in, as the server does it. */
export function mergeSelections(selections: Selections, change: SelectionsChange): Selections {
  return {
    buyerSelections: mergeEntries(selections.buyerSelections, change.buyerSelections),
    buyerLineItemActivations: mergeEntries(selections.buyerLineItemActivations, change.buyerLineItemActivations),
    buyerDesignLineSelections: change.buyerDesignLineSelections ?? selections.buyerDesignLineSelections,
  }
}

function mergeEntries<Value>(
  stored: Readonly<Record<string, Value>>,
  change: Readonly<Record<string, Value | null>>,
): Record<string, Value> {
  const merged: Record<string, Value> = {}
  for (const [id, value] of Object.entries({ ...stored, ...change })) if (value !== null) merged[id] = value
  return merged
}

/** What selections say where a change says something; null = nothing. */
export function changeAt(selections: Selections, change: SelectionsChange): SelectionsChange {
  return {
    buyerSelections: mapKeys(change.buyerSelections, (id) => selections.buyerSelections[id] ?? null),
    buyerLineItemActivations: mapKeys(
      change.buyerLineItemActivations,
      (id) => selections.buyerLineItemActivations[id] ?? null,
    ),
    buyerDesignLineSelections: change.buyerDesignLineSelections === null ? null : selections.buyerDesignLineSelections,
  }
}

function mapKeys<Value>(map: Readonly<Record<string, unknown>>, valueOf: (id: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.keys(map).map((id) => [id, valueOf(id)]))
}
