import type {
  BuyerSelection,
  DesignLineSelection,
  LineItemActivation,
  Selections,
} from '#shared/domain/selections/selections.types.ts'

/** Selections that may be written to; the naive intents work on such a copy. */
export interface Draft {
  readonly buyerSelections: Map<string, BuyerSelection>
  readonly activations: Map<string, LineItemActivation>
  designLines: readonly DesignLineSelection[]
}

export function makeDraft(selections: Selections): Draft {
  return {
    buyerSelections: new Map(Object.entries(selections.buyerSelections)),
    activations: new Map(Object.entries(selections.buyerLineItemActivations)),
    designLines: selections.buyerDesignLineSelections,
  }
}

export function selectionsFrom(draft: Draft): Selections {
  return {
    buyerSelections: Object.fromEntries(draft.buyerSelections),
    buyerLineItemActivations: Object.fromEntries(draft.activations),
    buyerDesignLineSelections: draft.designLines,
  }
}
