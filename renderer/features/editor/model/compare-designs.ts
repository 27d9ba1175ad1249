import type { ProjectDesign } from '#shared/domain/designs/design.types.ts'
import { isJsonObject, type Json, type JsonObject, withValueAt } from '#shared/domain/designs/json.types.ts'
import type { Outline } from '#shared/domain/designs/outline.ts'
import { listChildren, getChildrenPlace } from '#shared/domain/designs/read-dashboard.ts'

/** What is different in another design. */
export interface DesignDifference {
  /** Items that only the other one has, that it lacks, and that are otherwise or elsewhere in it. */
  readonly added: number
  readonly removed: number
  readonly changed: number
  readonly version: boolean
  readonly menu: boolean
  readonly theme: boolean
  /** Colours and the choice of buttons. */
  readonly colours: number
  readonly advanced: boolean
  readonly texts: number
}

/** How one design differs from another. */
export function compareDesigns(before: ProjectDesign, after: ProjectDesign): DesignDifference {
  return {
    ...compareOutlines(before.dashboardConfig, after.dashboardConfig),
    version: before.dashboardVersion !== after.dashboardVersion,
    menu: before.dashboardMenu !== after.dashboardMenu,
    theme: before.theme !== after.theme,
    colours: countDifferent(
      new Map(Object.entries(before.stylingSimple)),
      new Map(Object.entries(after.stylingSimple)),
    ),
    advanced: before.stylingAdvanced !== after.stylingAdvanced,
    texts: countDifferent(listTexts(before), listTexts(after)),
  }
}

/** How many things differ. */
export function countDifferences(difference: DesignDifference): number {
  return Object.values(difference).reduce<number>((sum, part) => sum + Number(part), 0)
}

function listTexts({ translations }: ProjectDesign): ReadonlyMap<string, string> {
  return new Map(translations.map(({ locale, key, text }) => [`${locale} ${key}`, text]))
}

function countDifferent(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number {
  return [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key)).length
}

interface Counted {
  readonly added: number
  readonly removed: number
  readonly changed: number
}

function compareOutlines(before: Outline, after: Outline): Counted {
  if (before === after) return { added: 0, removed: 0, changed: 0 }
  const [old, now] = [listItems(before), listItems(after)]
  const added = [...now.keys()].filter((key) => !old.has(key)).length
  const removed = [...old.keys()].filter((key) => !now.has(key)).length
  const kept = [...now].filter(([key]) => old.has(key))
  const changed = kept.filter(([key, item]) => item.text !== old.get(key)?.text).length
  const order = [...old.keys()].filter((key) => now.has(key))
  const moved = kept.some(([key], index) => key !== order[index]) ? 1 : 0
  return { added, removed, changed: Math.max(changed, moved) }
}

/** Every item by its id, or by its place where it has none: what is in it and what it stands in, without what stands in it. */
function listItems(outline: Outline): Map<string, { readonly text: string }> {
  const items = new Map<string, { readonly text: string }>()
  const add = (list: readonly Json[], parent: string) => {
    for (const [index, item] of list.entries()) {
      const id = isJsonObject(item) ? item['id'] : null
      const own = typeof id === 'string' && id !== '' && !items.has(id) ? id : `${parent}/${index}`
      items.set(own, { text: `${parent} ${JSON.stringify(isJsonObject(item) ? withoutChildren(item) : item)}` })
      if (isJsonObject(item)) add(listChildren(item), own)
    }
  }
  add(outline, '')
  return items
}

function withoutChildren(item: JsonObject): JsonObject {
  const place = getChildrenPlace(item)
  return place === null ? item : withValueAt(item, place, undefined)
}
