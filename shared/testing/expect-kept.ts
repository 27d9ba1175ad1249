import { type Configuration, itemState, getSelections } from '#shared/domain/index.ts'
import { bundlesOfGroup, countsAsOn } from './reference/bundles.ts'
import { allItems, isHeld, type Situation } from './reference/situation.ts'

/**
 * What nothing that is accepted may change: what is fitted in items of locked trades, and which bundles of locked
 * groups are on. Throws where it has changed.
 */
export function expectKept(before: Configuration, after: Configuration): void {
  const [old, now] = [getSituation(before), getSituation(after)]
  const locked = allItems(old.catalogue).filter(({ item }) => isHeld(old, item))
  for (const { item } of locked) {
    const [was, is] = [fittedIn(before, item.id), fittedIn(after, item.id)]
    if (was !== is) throw new Error(`The locked item ${item.id} has changed from ${was} to ${is}`)
  }
  for (const group of old.catalogue.upgradeBundleGroups.filter((candidate) => candidate.locked)) {
    for (const bundle of bundlesOfGroup(old, group.id).filter((candidate) => !candidate.default)) {
      const [wasOn, isOn] = [countsAsOn(old, bundle), countsAsOn(now, bundle)]
      if (wasOn && !isOn) throw new Error(`The held bundle ${bundle.id} has gone off`)
      if (!wasOn && isOn && group.mode === 'SINGLE_SELECT') throw new Error(`The bundle ${bundle.id} has gone on`)
    }
  }
}

function getSituation(configuration: Configuration): Situation {
  const { prepared, circumstances } = configuration
  return { catalogue: prepared.catalogue, selections: getSelections(configuration), circumstances }
}

/** null where the item takes no part. */
function fittedIn(configuration: Configuration, itemId: string): string | null {
  const { takesPart, defactoProductId, quantity } = itemState(configuration, itemId)
  return takesPart ? `${defactoProductId} ${quantity}` : null
}
