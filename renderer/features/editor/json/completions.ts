import { SCREENS, type Field } from '#shared/domain/designs/field.types.ts'
import type { ItemType } from '#shared/domain/designs/item-type.types.ts'
import { findItemType, ITEM_TYPES } from '#shared/domain/designs/item-types.ts'
import { listFields, listParts } from '#shared/domain/designs/read-dashboard.ts'
import { STYLE_OPTIONS, STYLES } from '#shared/domain/designs/read-styles.ts'

/** What may stand at a place: names of properties, or values as JSON. */
export interface Offered {
  readonly names: readonly string[]
  readonly values: readonly string[]
}

const NOTHING: Offered = { names: [], values: [] }

/**
 * What may stand at a place within an item, by its type's definition.
 *
 * @param typeName as written; unknown while it is being written
 * @param place names from the item to the object that is written in: `['params', 'coords']`
 * @param name of the property whose value is written; null = a name is
 */
export function offer(typeName: unknown, place: readonly string[], name: string | null): Offered {
  const type: ItemType | null = findItemType(typeName)
  if (name === 'type' && place.length === 0)
    return { names: [], values: ITEM_TYPES.map((one) => JSON.stringify(one.name)) }
  if (type === null) return place.length === 0 && name === null ? { names: ['id', 'type'], values: [] } : NOTHING
  return place[0] === 'css' ? offerStyles(type, place, name) : offerFields(type, place, name)
}

function offerFields(type: ItemType, place: readonly string[], name: string | null): Offered {
  const fields = listFields(type)
  if (name !== null) {
    const field = fields[[...place, name].join('.')]
    return field === undefined ? NOTHING : { names: [], values: fieldValues(field) }
  }
  const within = fields[place.join('.')]
  if (within?.kind === 'byScreen') return { names: SCREENS, values: [] }
  if (within?.kind === 'words') return { names: ['de', 'en'], values: [] }
  const paths = [...Object.keys(fields), ...(type.children === undefined ? [] : [type.children.at])]
  const names = paths
    .map((path) => path.split('.'))
    .filter((steps) => steps.length > place.length && place.every((step, index) => steps[index] === step))
    .map((steps) => steps[place.length] ?? '')
  return { names: [...new Set(place.length === 0 ? ['id', 'type', 'css', ...names] : names)], values: [] }
}

function fieldValues(field: Field): readonly string[] {
  if (field.kind === 'choice') return field.options.map((option) => JSON.stringify(option))
  if (field.kind === 'flag') return ['true', 'false']
  return field.kind === 'screens' ? SCREENS.map((screen) => JSON.stringify([screen])) : []
}

function offerStyles(type: ItemType, place: readonly string[], name: string | null): Offered {
  if (place.length === 1 && name === null) return { names: listParts(type), values: [] }
  if (place.length !== 2) return NOTHING
  if (name === null) return { names: STYLES, values: [] }
  const options = Object.entries(STYLE_OPTIONS).find(([style]) => style === name)?.[1] ?? []
  return { names: [], values: options.map((option) => JSON.stringify(option)) }
}

/** The type whose name is nearest to what is written; null = none is near. */
export function nearestType(written: string): string | null {
  const distances = ITEM_TYPES.map(({ name }) => ({ name, far: distance(written.toLowerCase(), name.toLowerCase()) }))
  const nearest = distances.reduce((best, one) => (one.far < best.far ? one : best))
  return nearest.far <= Math.max(2, Math.floor(written.length / 3)) ? nearest.name : null
}

/** Letters to change, put in or take out (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1]
    for (const [j, other] of b.split('').entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)))
    }
    row = next
  }
  return row[b.length] ?? 0
}
