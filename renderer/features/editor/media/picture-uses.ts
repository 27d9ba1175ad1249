import { isJsonObject, type Json } from '#shared/domain/designs/json.types.ts'
import type { Outline } from '#shared/domain/designs/outline.ts'
import { listChildren, type ItemPath } from '#shared/domain/designs/read-dashboard.ts'

const texts = new WeakMap<Outline, string>()

/** Written once for all pictures that are looked for in it. */
function getText(outline: Outline): string {
  const known = texts.get(outline)
  if (known !== undefined) return known
  const text = JSON.stringify(outline)
  texts.set(outline, text)
  return text
}

/**
 * How often an outline names a picture. Looked for in all of its text, as the server does before it deletes one: own HTML
 * counts, and what only a later version understands.
 */
export function countUses(outline: Outline, url: string): number {
  return getText(outline).split(url).length - 1
}

/** The first item that names a picture, as deep as it stands; null = none does. */
export function findUse(outline: Outline, url: string): ItemPath | null {
  const index = outline.findIndex((item) => names(item, url))
  if (index === -1) return null
  const item = outline[index]
  const inside = isJsonObject(item) ? findUse(listChildren(item), url) : null
  return inside === null ? [index] : [index, ...inside]
}

function names(item: Json, url: string): boolean {
  return JSON.stringify(item).includes(url)
}
