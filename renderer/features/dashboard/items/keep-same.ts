import type { ReadItem } from '#shared/domain/designs/read-dashboard.ts'

/** The items of another reading, each that reads as before being the same object: only what has changed is drawn again. */
export function keepSame(before: readonly ReadItem[], after: readonly ReadItem[]): readonly ReadItem[] {
  if (before === after) return before
  const known = new Map(before.map((item) => [item.key, item]))
  const kept = after.map((item) => {
    const last = known.get(item.key)
    return last === undefined ? item : keepSameItem(last, item)
  })
  return kept.length === before.length && kept.every((item, index) => item === before[index]) ? before : kept
}

function keepSameItem(before: ReadItem, after: ReadItem): ReadItem {
  const items = keepSame(before.items, after.items)
  const { items: _before, ...own } = before
  const { items: _after, ...other } = after
  if (isSame(own, other)) return items === before.items ? before : { ...after, items }
  return items === after.items ? after : { ...after, items }
}

/** Values as JSON has them. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const left = Object.entries(a)
  return left.length === Object.keys(b).length && left.every(([key, value]) => isSame(value, Reflect.get(b, key)))
}
