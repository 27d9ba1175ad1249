import type {
  BuyerSelection,
  DesignLineSelection,
  LineItemActivation,
  Selections,
  SelectionsChange,
} from './selections.types.ts'

/** Something that two people have decided differently (decision 6). null = nothing is chosen, or it was cleared. */
export type Overlap =
  | { readonly kind: 'item'; readonly itemId: string; readonly mine: Choice; readonly theirs: Choice }
  | { readonly kind: 'lineItem'; readonly lineItemId: string; readonly mine: Activation; readonly theirs: Activation }
  | {
      readonly kind: 'designLine'
      readonly projectRoomId: string
      readonly designLineGroupId: string
      readonly mine: string | null
      readonly theirs: string | null
    }
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
  readonly ground: Selections
  /** What is on my screen: the ground with my changes. */
  readonly mine: Selections
  /** What is stored now. */
  readonly theirs: Selections
  /** Not stored yet, in their order, as they are said on top of theirs. */
  readonly changes: readonly SelectionsChange[]
  /** Line items of which one excludes the others: those of the bundles of a group with a single choice. */
  readonly exclusive: readonly (readonly string[])[]
}

/** `item ID`, `line ID` or `style ROOM GROUP`; ids have no spaces. */
type Key = string

/**
 * The first things that somebody else has decided otherwise since my changes were made, null where nobody has:
 * then mine can be put on top of theirs and both are kept (decision 6). The same decision twice is none, nor is
 * something of theirs that I have not touched. Switching one upgrade of a group with a single choice on touches
 * the whole group.
 */
export function findOverlap(question: OverlapQuestion): OverlapCluster | null {
  const { ground, mine, theirs } = question
  const touched = touchedKeys(question)
  const isContested = (key: Key) => {
    const now = textAt(theirs, key)
    return now !== textAt(ground, key) && now !== textAt(mine, key)
  }
  const first = touched.flatMap((keys) => [...keys]).find(isContested)
  if (first === undefined) return null
  const members = new Set<number>()
  const keys = new Set<Key>([first])
  for (let grew = true; grew; ) {
    grew = false
    for (const [index, own] of touched.entries()) {
      if (members.has(index) || ![...own].some((key) => keys.has(key))) continue
      members.add(index)
      grew = true
      for (const key of own) if (isContested(key)) keys.add(key)
    }
  }
  return {
    overlaps: [...keys].map((key) => overlapAt(key, mine, theirs)),
    changes: [...members].sort((a, b) => a - b),
  }
}

/** What has to be stored for my side of the overlaps to hold, whatever my changes themselves say. */
export function changeToMine(overlaps: readonly Overlap[]): SelectionsChange {
  const buyerSelections: Record<string, Choice> = {}
  const buyerLineItemActivations: Record<string, Activation> = {}
  for (const overlap of overlaps) {
    if (overlap.kind === 'item') buyerSelections[overlap.itemId] = overlap.mine
    else if (overlap.kind === 'lineItem') buyerLineItemActivations[overlap.lineItemId] = overlap.mine
  }
  return { buyerSelections, buyerLineItemActivations, buyerDesignLineSelections: null }
}

/** Two changes as one, the second after the first. */
export function mergeChanges(first: SelectionsChange, second: SelectionsChange): SelectionsChange {
  return {
    buyerSelections: { ...first.buyerSelections, ...second.buyerSelections },
    buyerLineItemActivations: { ...first.buyerLineItemActivations, ...second.buyerLineItemActivations },
    buyerDesignLineSelections: second.buyerDesignLineSelections ?? first.buyerDesignLineSelections,
  }
}

/**
 * A list of design lines with what leads from one list to another: a change names the whole list, so one that was
 * made on an old list would undo what others have done to other rooms.
 */
export function moveDesignLines(list: Lines, from: Lines, to: Lines): Lines {
  const changed = new Set(differingStyles(from, to))
  if (changed.size === 0) return list
  return [
    ...list.filter((entry) => !changed.has(styleKey(entry))),
    ...to.filter((entry) => changed.has(styleKey(entry))),
  ]
}

/** Selections with their side of the overlaps. */
export function withTheirs(selections: Selections, overlaps: readonly Overlap[]): Selections {
  const buyerSelections = new Map(Object.entries(selections.buyerSelections))
  const buyerLineItemActivations = new Map(Object.entries(selections.buyerLineItemActivations))
  let lines = selections.buyerDesignLineSelections
  for (const overlap of overlaps) {
    if (overlap.kind === 'item') setOrDelete(buyerSelections, overlap.itemId, overlap.theirs)
    else if (overlap.kind === 'lineItem') setOrDelete(buyerLineItemActivations, overlap.lineItemId, overlap.theirs)
    else lines = withLine(lines, overlap, overlap.theirs)
  }
  return {
    buyerSelections: Object.fromEntries(buyerSelections),
    buyerLineItemActivations: Object.fromEntries(buyerLineItemActivations),
    buyerDesignLineSelections: lines,
  }
}

function setOrDelete<Value>(map: Map<string, Value>, id: string, value: Value | null): void {
  if (value === null) map.delete(id)
  else map.set(id, value)
}

function withLine(lines: Lines, place: Omit<DesignLineSelection, 'designLineId'>, line: string | null): Lines {
  const { projectRoomId, designLineGroupId } = place
  const others = lines.filter((entry) => styleKey(entry) !== styleKey(place))
  return line === null ? others : [...others, { projectRoomId, designLineGroupId, designLineId: line }]
}

type Lines = readonly DesignLineSelection[]

/** Rooms and groups in which two lists have another line. */
function differingStyles(from: Lines, to: Lines): Key[] {
  const keys = new Set([...from, ...to].map(styleKey))
  return [...keys].filter((key) => lineAt(from, key) !== lineAt(to, key))
}

function styleKey({ projectRoomId, designLineGroupId }: Omit<DesignLineSelection, 'designLineId'>): Key {
  return `style ${projectRoomId} ${designLineGroupId}`
}

function lineAt(lines: Lines, key: Key): string | null {
  return lines.findLast((entry) => styleKey(entry) === key)?.designLineId ?? null
}

/** What each change touches. */
function touchedKeys({ theirs, changes, exclusive }: OverlapQuestion): readonly ReadonlySet<Key>[] {
  let lines = theirs.buyerDesignLineSelections
  return changes.map(({ buyerSelections, buyerLineItemActivations, buyerDesignLineSelections }) => {
    const keys = new Set<Key>(Object.keys(buyerSelections).map((id) => `item ${id}`))
    for (const [id, activation] of Object.entries(buyerLineItemActivations)) {
      keys.add(`line ${id}`)
      if (activation?.activated !== true) continue
      for (const group of exclusive) if (group.includes(id)) for (const other of group) keys.add(`line ${other}`)
    }
    if (buyerDesignLineSelections !== null) {
      for (const key of differingStyles(lines, buyerDesignLineSelections)) keys.add(key)
      lines = buyerDesignLineSelections
    }
    return keys
  })
}

function idIn(key: Key): string {
  return key.slice(key.indexOf(' ') + 1)
}

/** What is decided, in a form in which the same decision is the same text. */
function textAt(selections: Selections, key: Key): string {
  if (key.startsWith('style ')) return lineAt(selections.buyerDesignLineSelections, key) ?? ''
  if (key.startsWith('item ')) {
    const choice = selections.buyerSelections[idIn(key)]
    return choice === undefined ? '' : `${choice.productId} ${choice.quantity}`
  }
  const activation = selections.buyerLineItemActivations[idIn(key)]
  if (activation === undefined) return ''
  // Through which bundle something is off, nothing looks at.
  return activation.activated ? `on ${activation.upgradeBundleId}` : 'off'
}

function overlapAt(key: Key, mine: Selections, theirs: Selections): Overlap {
  const id = idIn(key)
  if (key.startsWith('item ')) {
    const [own, other] = [mine.buyerSelections[id] ?? null, theirs.buyerSelections[id] ?? null]
    return { kind: 'item', itemId: id, mine: own, theirs: other }
  }
  if (key.startsWith('line ')) {
    const [own, other] = [mine.buyerLineItemActivations[id] ?? null, theirs.buyerLineItemActivations[id] ?? null]
    return { kind: 'lineItem', lineItemId: id, mine: own, theirs: other }
  }
  const [projectRoomId = '', designLineGroupId = ''] = id.split(' ')
  return {
    kind: 'designLine',
    projectRoomId,
    designLineGroupId,
    mine: lineAt(mine.buyerDesignLineSelections, key),
    theirs: lineAt(theirs.buyerDesignLineSelections, key),
  }
}
