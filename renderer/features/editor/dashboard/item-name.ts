import type { TFunction } from 'i18next'
import type { ItemType } from '#shared/domain/designs/item-type.types.ts'
import { findItemType, type ItemTypeName } from '#shared/domain/designs/item-types.ts'
import { isJsonObject, type Json, type JsonObject, valueAt } from '#shared/domain/designs/json.types.ts'

/** The type of an item as it is written; null = nobody knows it. */
export function findType(item: Json | null): ItemType | null {
  return isJsonObject(item ?? null) ? findItemType((item as JsonObject)['type']) : null
}

/** What an item is called in the outline: its type in words, or what is written there. */
export function itemName(t: TFunction<'editor'>, item: Json): string {
  const type = findItemType(isJsonObject(item) ? item['type'] : undefined)
  if (type !== null) return typeName(t, type.name)
  const written = isJsonObject(item) ? item['type'] : undefined
  return t('outline.unknown', { name: typeof written === 'string' ? written.slice(0, 40) : '–' })
}

export function typeName(t: TFunction<'editor'>, name: ItemTypeName): string {
  return t(`item.${name}.name`)
}

/** Words of its own that tell it from others of its type; '' = none. */
export function itemWords(item: JsonObject): string {
  for (const path of WORDS) {
    const value = valueAt(item, path)
    const text = isJsonObject(value ?? null) ? Object.values(value as JsonObject)[0] : value
    if (typeof text === 'string' && text.trim() !== '') return text.trim().slice(0, 60)
  }
  return ''
}

const WORDS = [
  'params.feature.title.text',
  'params.title',
  'params.title.text',
  'params.label.text',
  'params.text',
  'content',
]
