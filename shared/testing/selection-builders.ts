import {
  type BuyerSelection,
  type Circumstances,
  type DesignLineSelection,
  type LineItemActivation,
  type LockedTrade,
  OPEN_CIRCUMSTANCES,
  type Selections,
} from '#shared/domain/selections/selections.types.ts'

/** What `selections` takes: `floor: 'oak'` for a choice, `shower: true` for an activation. */
export interface SelectionParts {
  readonly choices?: Readonly<Record<string, string | BuyerSelection>>
  readonly activations?: Readonly<Record<string, boolean | LineItemActivation>>
  readonly designLines?: readonly DesignLineSelection[]
}

/** Selections said briefly: `selections({ choices: { floor: 'stone' }, activations: { shower: true } })`. */
export function selections(parts: SelectionParts = {}): Selections {
  const buyerSelections: Record<string, BuyerSelection> = {}
  for (const [itemId, choice] of Object.entries(parts.choices ?? {})) {
    buyerSelections[itemId] = typeof choice === 'string' ? { productId: choice, quantity: null } : choice
  }
  const buyerLineItemActivations: Record<string, LineItemActivation> = {}
  for (const [lineItemId, activation] of Object.entries(parts.activations ?? {})) {
    buyerLineItemActivations[lineItemId] =
      typeof activation === 'boolean' ? { activated: activation, upgradeBundleId: null } : activation
  }
  return { buyerSelections, buyerLineItemActivations, buyerDesignLineSelections: parts.designLines ?? [] }
}

/** A selected design line of a room. */
export function aDesignLineSelection(room: string, group: string, line: string): DesignLineSelection {
  return { projectRoomId: room, designLineGroupId: group, designLineId: line }
}

/** What `circumstances` takes: trades that are locked by their codes alone. */
export interface CircumstanceParts extends Partial<Omit<Circumstances, 'lockedTrades'>> {
  readonly lockedTrades?: readonly string[]
}

/** Open circumstances with some differences. */
export function circumstances({ lockedTrades = [], ...overrides }: CircumstanceParts = {}): Circumstances {
  return { ...OPEN_CIRCUMSTANCES, ...overrides, lockedTrades: lockedTrades.map(aLockedTrade) }
}

/** A trade whose deadline "Frist <trade>" ran out on 31 October 2026 in Berlin. */
export function aLockedTrade(trade: string): LockedTrade {
  return { trade, title: `Frist ${trade}`, expiresAt: '2026-10-31T22:59:59.000Z' }
}

/**
 * Selections in a form in which two that mean the same are equal: sorted, without the bundle of a
 * deactivation, which nothing looks at.
 */
export function comparable(chosen: Selections): unknown {
  const sorted = <T>(record: Readonly<Record<string, T>>): [string, T][] =>
    Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b))
  return {
    choices: sorted(chosen.buyerSelections),
    activations: sorted(chosen.buyerLineItemActivations).map(([id, { activated, upgradeBundleId }]) =>
      activated ? [id, upgradeBundleId] : [id],
    ),
    designLines: chosen.buyerDesignLineSelections
      .map((entry) => `${entry.projectRoomId} ${entry.designLineGroupId} ${entry.designLineId}`)
      .toSorted(),
  }
}
