import type { ItemType, Place } from './item-type.types.ts'
import { findItemType } from './item-types.ts'
import { isJsonObject, type Json, type JsonObject, withValueAt } from './json.types.ts'
import { listChildren, getChildrenPlace, type ItemPath } from './read-dashboard.ts'

/** The outline of a page as it is written. Every function leaves what it was given as it is, and answers another. */
export type Outline = readonly Json[]

/** The item at a path; null = there is none. */
export function itemAt(outline: Outline, path: ItemPath): JsonObject | null {
  let list = outline
  let item: JsonObject | null = null
  for (const index of path) {
    const next = list[index]
    if (!isJsonObject(next)) return null
    item = next
    list = listChildren(next)
  }
  return item
}

/** What an item stands in: the page, a row, a stack; null = nothing can. */
export function getPlace(outline: Outline, path: ItemPath): Place | null {
  if (path.length <= 1) return 'page'
  const parent = itemAt(outline, path.slice(0, -1))
  const type: ItemType | null = parent === null ? null : findItemType(parent['type'])
  return type?.children?.place ?? null
}

/** Whether a type may stand there. */
export function mayStand(typeName: Json | undefined, place: Place | null): boolean {
  const type: ItemType | null = findItemType(typeName)
  return type !== null && place !== null && type.places.includes(place)
}

/** With another item, or none, at a path. */
function withList(outline: Outline, path: ItemPath, change: (list: Outline, index: number) => Outline): Outline {
  const [index = 0, ...rest] = path
  if (rest.length === 0) return change(outline, index)
  const item = outline[index]
  if (!isJsonObject(item)) return outline
  const place = getChildrenPlace(item)
  if (place === null) return outline
  const inner = withList(listChildren(item), rest, change)
  return outline.with(index, withValueAt(item, place, inner))
}

export function replaceItem(outline: Outline, path: ItemPath, item: JsonObject): Outline {
  return withList(outline, path, (list, index) => (index < list.length ? list.with(index, item) : list))
}

/** Puts it before what stands there, or at the end. */
export function insertItem(outline: Outline, path: ItemPath, item: JsonObject): Outline {
  return withList(outline, path, (list, index) => list.toSpliced(index, 0, item))
}

export function removeItem(outline: Outline, path: ItemPath): Outline {
  return withList(outline, path, (list, index) => list.toSpliced(index, 1))
}

/** Where one item stands after another was taken away or put in before it. */
function shift(path: ItemPath, at: ItemPath, by: 1 | -1): ItemPath {
  const depth = at.length - 1
  const isBeside = path.length > depth && at.slice(0, -1).every((step, index) => path[index] === step)
  const [here, there] = [path[depth], at[depth]]
  if (!isBeside || here === undefined || there === undefined) return path
  return here > there || (by === 1 && here === there) ? path.with(depth, here + by) : path
}

/** `to` as the outline is before; null where it may not stand, or would stand within itself. */
export function moveItem(outline: Outline, from: ItemPath, to: ItemPath): { outline: Outline; path: ItemPath } | null {
  const item = itemAt(outline, from)
  const isWithin = to.length > from.length && from.every((step, index) => to[index] === step)
  if (item === null || isWithin || !mayStand(item['type'], getPlace(outline, to))) return null
  const path = shift(to, from, -1)
  return { outline: insertItem(removeItem(outline, from), path, item), path }
}

/** A step of the keyboard: among its neighbours, into the one before, or out behind what it stands in; null = there is none. */
export function stepTo(outline: Outline, path: ItemPath, step: 'up' | 'down' | 'in' | 'out'): ItemPath | null {
  const depth = path.length - 1
  const index = path[depth]
  if (index === undefined) return null
  const siblings = depth === 0 ? outline : listChildren(itemAt(outline, path.slice(0, -1)) ?? {})
  switch (step) {
    case 'up':
      return index > 0 ? path.with(depth, index - 1) : null
    case 'down':
      return index < siblings.length - 1 ? path.with(depth, index + 2) : null
    case 'in': {
      const before = siblings[index - 1]
      if (!isJsonObject(before) || getChildrenPlace(before) === null) return null
      const to = [...path.with(depth, index - 1), listChildren(before).length]
      return mayStand(itemAt(outline, path)?.['type'], getPlace(outline, to)) ? to : null
    }
    case 'out': {
      if (depth === 0) return null
      const parent = path.slice(0, -1)
      const to = parent.with(depth - 1, (parent[depth - 1] ?? 0) + 1)
      return mayStand(itemAt(outline, path)?.['type'], getPlace(outline, to)) ? to : null
    }
  }
}

/** The same once more right behind it, with ids of its own. `newId` gives one that nothing has. */
export function duplicateItem(
  outline: Outline,
  path: ItemPath,
  newId: () => string,
): { outline: Outline; path: ItemPath } | null {
  const item = itemAt(outline, path)
  const depth = path.length - 1
  if (item === null || depth < 0) return null
  const behind = path.with(depth, (path[depth] ?? 0) + 1)
  return { outline: insertItem(outline, behind, withNewIds(item, newId)), path: behind }
}

function withNewIds(item: JsonObject, newId: () => string): JsonObject {
  const place = getChildrenPlace(item)
  const named = { ...item, id: newId() }
  if (place === null || listChildren(item).length === 0) return named
  return withValueAt(
    named,
    place,
    listChildren(item).map((child) => (isJsonObject(child) ? withNewIds(child, newId) : child)),
  )
}
