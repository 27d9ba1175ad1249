import { areNoSelections, areSameSelections, diffSelections } from '#shared/domain/index.ts'
import type { Selections } from '#shared/domain/selections/selections.types.ts'
import { browserKeep, type Keep } from '#renderer/platform/storage.ts'
import { createLocalStorage } from './local-storage.ts'

export interface SavedElsewhere {
  readonly unitId: string
  /** The unit's catalogue now. */
  readonly catalogueRevision: string
  readonly selections: Selections
}

/** Whether this browser keeps other choices for the sample unit, which a restore would put aside. */
export async function hasOtherChoices(saved: SavedElsewhere, keep: Keep = browserKeep): Promise<boolean> {
  const { selections } = await createLocalStorage(saved.unitId, saved.catalogueRevision, keep).load()
  return !areNoSelections(selections) && !areSameSelections(selections, saved.selections)
}

/** Makes saved choices those of this browser's sample unit (PRO-26). Another tab on the unit notices with its next write. */
export async function restoreLocally(saved: SavedElsewhere, keep: Keep = browserKeep): Promise<void> {
  const { unitId, catalogueRevision, selections } = saved
  const storage = createLocalStorage(unitId, catalogueRevision, keep)
  const before = await storage.load()
  await storage.write({
    change: diffSelections(before.selections, selections),
    basedOnRevision: before.revision,
    catalogueRevision,
    key: '',
  })
}
