import { type Configuration, selectionsOf } from '#shared/domain/index.ts'

/** Whether the buyer has made any choice of their own. */
export function hasOwnChoice(configuration: Configuration): boolean {
  const selections = selectionsOf(configuration)
  return [
    Object.keys(selections.buyerSelections),
    Object.keys(selections.buyerLineItemActivations),
    selections.buyerDesignLineSelections,
  ].some(({ length }) => length > 0)
}
