import type { Circumstances, LockedTrade } from '#shared/domain/selections/selections.types.ts'
import type { StoredConfiguration } from './configurations.repository.ts'

/** What the engine has to know besides catalogue and selections. */
export function getCircumstances(
  { status, openedPart }: Pick<StoredConfiguration, 'status' | 'openedPart'>,
  lockedTrades: readonly LockedTrade[],
  simplifiedConfiguration: boolean,
): Circumstances {
  return { completed: status === 'completed', lockedTrades, openedPart, simplifiedConfiguration }
}
