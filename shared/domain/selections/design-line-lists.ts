import type { DesignLineSelection } from './selections.types.ts'

/**
 * The selected design lines of a unit: for each place, a room and a group, at most one line. Their order says nothing.
 * Where a list names a place twice the last entry counts; no entry and no line are the same.
 */
export type DesignLineList = readonly DesignLineSelection[]

/** A room and a group of design lines. */
export type DesignLinePlace = Omit<DesignLineSelection, 'designLineId'>

/** A place as a text that is the same for the same place; ids have no spaces. */
export function placeKey({ projectRoomId, designLineGroupId }: DesignLinePlace): string {
  return `${projectRoomId} ${designLineGroupId}`
}

/** The line of a place, null where none is selected. */
export function designLineAt(list: DesignLineList, place: DesignLinePlace): string | null {
  const key = placeKey(place)
  return list.findLast((entry) => placeKey(entry) === key)?.designLineId ?? null
}

/** The list with another line at a place, null = none there. */
export function withLineAt(list: DesignLineList, place: DesignLinePlace, line: string | null): DesignLineList {
  const { projectRoomId, designLineGroupId } = place
  const others = list.filter((entry) => placeKey(entry) !== placeKey(place))
  return line === null ? others : [...others, { projectRoomId, designLineGroupId, designLineId: line }]
}

/** Each place once. */
export function oneLinePerPlace(list: DesignLineList): DesignLineList {
  return [...new Map(list.map((entry) => [placeKey(entry), entry])).values()]
}

/** Places in which two lists have another line, each once. */
export function differingPlaces(from: DesignLineList, to: DesignLineList): readonly DesignLinePlace[] {
  const [before, after] = [linesByPlace(from), linesByPlace(to)]
  return oneLinePerPlace([...from, ...to]).filter((place) => before.get(placeKey(place)) !== after.get(placeKey(place)))
}

/**
 * A list with what leads from one list to another: a change names the whole list, so one that was made on an old list
 * would undo what others have done to other rooms.
 */
export function moveDesignLines(list: DesignLineList, from: DesignLineList, to: DesignLineList): DesignLineList {
  const changed = new Set(differingPlaces(from, to).map(placeKey))
  if (changed.size === 0) return list
  return [
    ...list.filter((entry) => !changed.has(placeKey(entry))),
    ...to.filter((entry) => changed.has(placeKey(entry))),
  ]
}

function linesByPlace(list: DesignLineList): ReadonlyMap<string, string> {
  return new Map(list.map((entry) => [placeKey(entry), entry.designLineId]))
}
