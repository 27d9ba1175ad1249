import { isJsonObject, type Json } from '#shared/domain/designs/json.types.ts'
import type { Outline } from '#shared/domain/designs/outline.ts'
import { listChildren, type ItemPath } from '#shared/domain/designs/read-dashboard.ts'

/** A row of the tree. */
export interface OutlineRow {
  readonly item: Json
  readonly path: ItemPath
  /** How many stand beside it, for screen readers. */
  readonly siblings: number
  readonly children: number
}

/** Every item of an outline in the order of the page, what stands in an item below it. */
export function flatten(outline: Outline): OutlineRow[] {
  const rows: OutlineRow[] = []
  const add = (list: readonly Json[], at: ItemPath) => {
    for (const [index, item] of list.entries()) {
      const path = [...at, index]
      const inner = isJsonObject(item) ? listChildren(item) : []
      rows.push({ item, path, siblings: list.length, children: inner.length })
      add(inner, path)
    }
  }
  add(outline, [])
  return rows
}
