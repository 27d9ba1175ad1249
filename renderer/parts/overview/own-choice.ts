import { areNoSelections, type Configuration, selectionsOf } from '#shared/domain/index.ts'

/** Whether the buyer has made any choice of their own. */
export function hasOwnChoice(configuration: Configuration): boolean {
  return !areNoSelections(selectionsOf(configuration))
}
