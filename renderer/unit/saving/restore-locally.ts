import { canonicalJson } from '#shared/domain/index.ts'
import type { Selections, SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import { browserKeep, type Keep } from '#renderer/platform/storage.ts'
import { createLocalStorage } from './local-storage.ts'
import { selectionsFromWire } from './stored-selections.ts'

export interface SavedElsewhere {
  readonly unitId: string
  /** The unit's catalogue now. */
  readonly catalogueRevision: string
  readonly selections: Selections
}

/** Choices of an answer, with what is missing there as null. */
export function savedSelections(answer: Parameters<typeof selectionsFromWire>[0]): Selections {
  return selectionsFromWire(answer)
}

/** Whether this browser keeps other choices for the sample unit, which a restore would put aside. */
export async function hasOtherChoices(saved: SavedElsewhere, keep: Keep = browserKeep): Promise<boolean> {
  const { selections } = await createLocalStorage(saved.unitId, saved.catalogueRevision, keep).load()
  const isEmpty =
    Object.keys(selections.buyerSelections).length === 0 &&
    Object.keys(selections.buyerLineItemActivations).length === 0 &&
    selections.buyerDesignLineSelections.length === 0
  return !isEmpty && canonicalJson(selections) !== canonicalJson(saved.selections)
}

/** Makes saved choices those of this browser's sample unit (PRO-26). Another tab on the unit notices with its next write. */
export async function restoreLocally(saved: SavedElsewhere, keep: Keep = browserKeep): Promise<void> {
  const { unitId, catalogueRevision, selections } = saved
  const storage = createLocalStorage(unitId, catalogueRevision, keep)
  const before = await storage.load()
  await storage.write({
    change: replacement(before.selections, selections),
    basedOnRevision: before.revision,
    catalogueRevision,
    key: '',
  })
}

/** The change that makes `after` of `before`, whatever was there. */
function replacement(before: Selections, after: Selections): SelectionsChange {
  return {
    buyerSelections: { ...withoutAll(before.buyerSelections), ...after.buyerSelections },
    buyerLineItemActivations: { ...withoutAll(before.buyerLineItemActivations), ...after.buyerLineItemActivations },
    buyerDesignLineSelections: after.buyerDesignLineSelections,
  }
}

function withoutAll(entries: Readonly<Record<string, unknown>>): Record<string, null> {
  return Object.fromEntries(Object.keys(entries).map((id) => [id, null]))
}
