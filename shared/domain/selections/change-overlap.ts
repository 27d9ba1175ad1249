import { assertNever } from '../kernel/assert-never.ts'
import { type DesignLinePlace, differingPlaces, designLineAt, placeKey, withLineAt } from './design-line-lists.ts'
import { applyToSelections, entryAt, isSameInEffect, isSameSelection } from './selection-algebra.ts'
import type { BuyerSelection, LineItemActivation, Selections, SelectionsChange } from './selections.types.ts'

/** Something that two people have decided differently (decision 6). null = nothing is chosen, or it was cleared. */
export type Overlap =
  | { readonly kind: 'item'; readonly itemId: string; readonly mine: Choice; readonly theirs: Choice }
  | { readonly kind: 'lineItem'; readonly lineItemId: string; readonly mine: Activation; readonly theirs: Activation }
  | ({ readonly kind: 'designLine'; readonly mine: string | null; readonly theirs: string | null } & DesignLinePlace)
type Choice = BuyerSelection | null
type Activation = LineItemActivation | null

/** Overlaps that only one answer fits, because the same changes of mine lead to all of them. */
export interface OverlapCluster {
  readonly overlaps: readonly Overlap[]
  /** Which of my changes, by their place. */
  readonly changes: readonly number[]
}

export interface OverlapQuestion {
  /** What was stored when my changes were made. */
  readonly base: Selections
  /** What is on my screen: the base with my changes. */
  readonly mine: Selections
  /** What is stored now. */
  readonly theirs: Selections
  /** Not stored yet, in their order, as they are said on top of theirs. */
  readonly changes: readonly SelectionsChange[]
  /** Line items of which one excludes the others: those of the bundles of a group with a single choice. */
  readonly exclusive: readonly (readonly string[])[]
}

/** Something that can be decided. */
type Subject =
  | { readonly kind: 'item'; readonly itemId: string }
  | { readonly kind: 'lineItem'; readonly lineItemId: string }
  | { readonly kind: 'designLine'; readonly place: DesignLinePlace }

/** By a text that is the same for the same subject. */
type Subjects = ReadonlyMap<string, Subject>

/**
 * The first things that somebody else has decided otherwise since my changes were made, null where nobody has:
 * then mine can be put on top of theirs and both are kept (decision 6). The same decision twice is none, nor is
 * something of theirs that I have not touched. Switching one upgrade of a group with a single choice on touches
 * the whole group.
 */
export function findOverlap(question: OverlapQuestion): OverlapCluster | null {
  const { base, mine, theirs } = question
  const touched = touchedSubjects(question)
  const isContested = (subject: Subject) => !isSameAt(subject, theirs, base) && !isSameAt(subject, theirs, mine)
  const first = touched.flatMap((subjects) => [...subjects]).find(([, subject]) => isContested(subject))
  if (first === undefined) return null
  const members = new Set<number>()
  const contested = new Map([first])
  for (let grew = true; grew; ) {
    grew = false
    for (const [index, own] of touched.entries()) {
      if (members.has(index) || ![...own.keys()].some((key) => contested.has(key))) continue
      members.add(index)
      grew = true
      for (const [key, subject] of own) if (isContested(subject)) contested.set(key, subject)
    }
  }
  return {
    overlaps: [...contested.values()].map((subject) => overlapAt(subject, mine, theirs)),
    changes: [...members].sort((a, b) => a - b),
  }
}

/** What has to be stored for my side of the overlaps to hold, whatever my changes themselves say. */
export function changeToMine(overlaps: readonly Overlap[]): SelectionsChange {
  return takeSide(overlaps, 'mine')
}

/** Selections with their side of the overlaps. */
export function withTheirs(selections: Selections, overlaps: readonly Overlap[]): Selections {
  let lines = selections.buyerDesignLineSelections
  for (const overlap of overlaps) if (overlap.kind === 'designLine') lines = withLineAt(lines, overlap, overlap.theirs)
  return applyToSelections(selections, { ...takeSide(overlaps, 'theirs'), buyerDesignLineSelections: lines })
}

/** One side of all but the design lines. */
function takeSide(overlaps: readonly Overlap[], side: 'mine' | 'theirs'): SelectionsChange {
  const buyerSelections: Record<string, Choice> = {}
  const buyerLineItemActivations: Record<string, Activation> = {}
  for (const overlap of overlaps) {
    if (overlap.kind === 'item') buyerSelections[overlap.itemId] = overlap[side]
    else if (overlap.kind === 'lineItem') buyerLineItemActivations[overlap.lineItemId] = overlap[side]
  }
  return { buyerSelections, buyerLineItemActivations, buyerDesignLineSelections: null }
}

/** What each change touches. */
function touchedSubjects({ theirs, changes, exclusive }: OverlapQuestion): readonly Subjects[] {
  let lines = theirs.buyerDesignLineSelections
  return changes.map(({ buyerSelections, buyerLineItemActivations, buyerDesignLineSelections }) => {
    const subjects = new Map<string, Subject>()
    const addLineItem = (lineItemId: string) => subjects.set(`line ${lineItemId}`, { kind: 'lineItem', lineItemId })
    for (const itemId of Object.keys(buyerSelections)) subjects.set(`item ${itemId}`, { kind: 'item', itemId })
    for (const [id, activation] of Object.entries(buyerLineItemActivations)) {
      addLineItem(id)
      if (activation?.activated !== true) continue
      for (const group of exclusive) if (group.includes(id)) for (const other of group) addLineItem(other)
    }
    if (buyerDesignLineSelections !== null) {
      for (const place of differingPlaces(lines, buyerDesignLineSelections))
        subjects.set(`style ${placeKey(place)}`, { kind: 'designLine', place })
      lines = buyerDesignLineSelections
    }
    return subjects
  })
}

/** Whether the same is decided on both sides. */
function isSameAt(subject: Subject, a: Selections, b: Selections): boolean {
  const decided = overlapAt(subject, a, b)
  switch (decided.kind) {
    case 'item':
      return isSameSelection(decided.mine, decided.theirs)
    case 'lineItem':
      return isSameInEffect(decided.mine, decided.theirs)
    case 'designLine':
      return decided.mine === decided.theirs
    default:
      return assertNever(decided)
  }
}

/** What is decided about a subject on two sides. */
function overlapAt(subject: Subject, mine: Selections, theirs: Selections): Overlap {
  switch (subject.kind) {
    case 'item': {
      const at = ({ buyerSelections }: Selections) => entryAt(buyerSelections, subject.itemId)
      return { ...subject, mine: at(mine), theirs: at(theirs) }
    }
    case 'lineItem': {
      const at = ({ buyerLineItemActivations }: Selections) => entryAt(buyerLineItemActivations, subject.lineItemId)
      return { ...subject, mine: at(mine), theirs: at(theirs) }
    }
    case 'designLine': {
      const { projectRoomId, designLineGroupId } = subject.place
      const at = ({ buyerDesignLineSelections }: Selections) => designLineAt(buyerDesignLineSelections, subject.place)
      return { kind: 'designLine', projectRoomId, designLineGroupId, mine: at(mine), theirs: at(theirs) }
    }
    default:
      return assertNever(subject)
  }
}
