import { designLineAt, differingPlaces, withLineAt } from './design-line-lists.ts'
import { applyToSelections, diffSelections, entryAt, isSameInEffect, isSameSelection } from './selection-algebra.ts'
import type { Selections, SelectionsChange } from './selections.types.ts'

/** A change that somebody made, and what it led away from: its inverse. */
export interface MadeChange {
  readonly change: SelectionsChange
  readonly undo: SelectionsChange
}

/**
 * What takes changes back that somebody made (decision 60), in their order: each entry that still says what they said is
 * as it was before. What others have said since stays, also between two of the changes. Nothing in it = nothing of
 * them is left.
 */
export function takeBackChanges(current: Selections, made: readonly MadeChange[]): SelectionsChange {
  return diffSelections(current, made.reduceRight(without, current))
}

function without(selections: Selections, { change, undo }: MadeChange): Selections {
  return applyToSelections(selections, {
    buyerSelections: stillSaid(change.buyerSelections, undo.buyerSelections, (id, said) =>
      isSameSelection(entryAt(selections.buyerSelections, id), said),
    ),
    buyerLineItemActivations: stillSaid(change.buyerLineItemActivations, undo.buyerLineItemActivations, (id, said) =>
      isSameInEffect(entryAt(selections.buyerLineItemActivations, id), said),
    ),
    buyerDesignLineSelections: linesWithout(selections, { change, undo }),
  })
}

/** The entries to put back: those that nobody has changed since. */
function stillSaid<Value>(
  change: Readonly<Record<string, Value | null>>,
  undo: Readonly<Record<string, Value | null>>,
  isSaid: (id: string, said: Value | null) => boolean,
): Record<string, Value | null> {
  const ids = Object.keys(change).filter((id) => isSaid(id, entryAt(change, id)))
  return Object.fromEntries(ids.map((id) => [id, entryAt(undo, id)]))
}

/** null = the lines are not its business. */
function linesWithout({ buyerDesignLineSelections: lines }: Selections, { change, undo }: MadeChange) {
  const said = change.buyerDesignLineSelections
  const before = undo.buyerDesignLineSelections
  if (said === null || before === null) return null
  return differingPlaces(before, said)
    .filter((place) => designLineAt(lines, place) === designLineAt(said, place))
    .reduce((list, place) => withLineAt(list, place, designLineAt(before, place)), lines)
}
