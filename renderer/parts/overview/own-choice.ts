import { areNoSelections, type Configuration, getSelections } from '#shared/domain/index.ts'

/** Whether the buyer has made any choice of their own. */
export function hasOwnChoice(configuration: Configuration): boolean {
  return !areNoSelections(getSelections(configuration))
}
