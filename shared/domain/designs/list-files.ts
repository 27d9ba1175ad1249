import type { ItemType } from './item-type.types.ts'
import { findItemType } from './item-types.ts'
import { isJsonObject, type Json, type JsonObject, valueAt, withValueAt } from './json.types.ts'
import { listChildren, getChildrenPlace } from './read-dashboard.ts'

const WITH_FILES: ReadonlySet<string> = new Set(['picture', 'pictures', 'film'])

/** An outline whose addresses of pictures and films (DSH-42) are each what `change` makes of them. */
export function mapFiles(outline: readonly Json[], change: (address: string) => string): readonly Json[] {
  return outline.map((item) => (isJsonObject(item) ? mapItem(item, change) : item))
}

/** Every address of a picture or a film in an outline, as often as it is named. */
export function listFiles(outline: readonly Json[]): string[] {
  const files: string[] = []
  mapFiles(outline, (address) => {
    files.push(address)
    return address
  })
  return files
}

function mapItem(item: JsonObject, change: (address: string) => string): JsonObject {
  const type: ItemType | null = findItemType(item['type'])
  let mapped = item
  for (const [path, field] of Object.entries(type?.fields ?? {})) {
    const value = WITH_FILES.has(field.kind) ? valueAt(item, path) : undefined
    if (value !== undefined) mapped = withValueAt(mapped, path, mapValue(value, change))
  }
  const place = getChildrenPlace(item)
  return place === null || listChildren(item).length === 0
    ? mapped
    : withValueAt(mapped, place, mapFiles(listChildren(item), change))
}

function mapValue(value: Json, change: (address: string) => string): Json {
  if (typeof value === 'string') return value === '' ? value : change(value)
  if (Array.isArray(value)) return (value as readonly Json[]).map((entry) => mapValue(entry, change))
  const url = isJsonObject(value) ? value['url'] : undefined
  return typeof url === 'string' && isJsonObject(value) ? { ...value, url: change(url) } : value
}
