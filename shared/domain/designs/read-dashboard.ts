import {
  CARD_FIELDS,
  type CardValues,
  COMMON_FIELDS,
  type CommonValues,
  HOLDER_FIELDS,
  type HolderValues,
  ROW_FIELDS,
  type RowValues,
} from './common-fields.ts'
import type { AnyValue, DesignFaultCode, Fields, ValuesOf } from './field.types.ts'
import type { ItemType, Place } from './item-type.types.ts'
import { findItemType, type ItemTypeName, type ItemTypes } from './item-types.ts'
import { MOST_ITEMS } from './design.types.ts'
import { isJsonObject, type Json, type JsonObject, valueAt } from './json.types.ts'
import { type DesignSurroundings, getStandard, readField } from './read-field.ts'
import { readStyles, type Styles } from './read-styles.ts'

const MAX_FAULTS = 200

/** Steps from the page's list to an item: `[2, 0]` is the first of what stands in the third. */
export type ItemPath = readonly number[]

export interface DesignFault {
  readonly at: ItemPath
  /** In the item, for example `params.coords.lng`; '' = the item as a whole. */
  readonly field: string
  readonly code: DesignFaultCode
  /** Whether visitors do not see the item for it. */
  readonly hides: boolean
}

/** An item as it was understood; the design itself stays as it is written. */
export interface ReadItem<Name extends ItemTypeName = ItemTypeName> {
  readonly type: Name
  /** Unique on the page: its own id, or its place. */
  readonly key: string
  readonly at: ItemPath
  readonly values: ValuesOf<ItemTypes[Name]['fields']> & CommonValues & RowValues & CardValues & HolderValues
  readonly styles: Styles
  readonly items: readonly ReadItem[]
  /** Something in it cannot be meant: visitors do not see it. */
  readonly isFaulty: boolean
}

export interface ReadDashboard {
  readonly items: readonly ReadItem[]
  readonly faults: readonly DesignFault[]
}

const ANY_SURROUNDINGS: DesignSurroundings = { frameHosts: null, pictures: null }

/** What a page shows by its outline, and what is wrong with it; never throws, whatever is in it. */
export function readDashboard(config: Json, around: DesignSurroundings = ANY_SURROUNDINGS): ReadDashboard {
  const reader = new Reader(around)
  return { items: reader.list(config, [], 'page'), faults: reader.faults }
}

/** The types of fields that an item has in all, wherever it stands. */
export function listFields(type: ItemType): Fields {
  return {
    ...type.fields,
    ...(type.isCard ? CARD_FIELDS : {}),
    ...(type.children === undefined ? {} : HOLDER_FIELDS),
    ...ROW_FIELDS,
    ...COMMON_FIELDS,
  }
}

/** Parts of an item whose looks one may change. */
export function listParts(type: ItemType): readonly string[] {
  return ['root', ...type.parts]
}

/** What stands within an item, as it is written. */
export function listChildren(item: JsonObject): readonly Json[] {
  const at = getChildrenPlace(item)
  const value = at === null ? undefined : valueAt(item, at)
  return Array.isArray(value) ? (value as readonly Json[]) : []
}

/** Where others stand in it; null = it holds none. */
export function getChildrenPlace(item: JsonObject): 'items' | 'params.items' | null {
  const type: ItemType | null = findItemType(item['type'])
  return type?.children?.at ?? null
}

/** All that is in an item is known by one of these first names. */
const FRAME = ['id', 'type', 'params', 'props', 'css', 'items']

class Reader {
  readonly faults: DesignFault[] = []
  readonly #around: DesignSurroundings
  readonly #ids = new Set<string>()
  #count = 0

  constructor(around: DesignSurroundings) {
    this.#around = around
  }

  list(value: Json | undefined, at: ItemPath, place: Place): ReadItem[] {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) {
      this.#report(at, '', 'notAnItem', true)
      return []
    }
    return (value as readonly Json[]).flatMap((entry, index) => this.#item(entry, [...at, index], place) ?? [])
  }

  #item(item: Json, at: ItemPath, place: Place): ReadItem | null {
    this.#count += 1
    if (this.#count > MOST_ITEMS) {
      this.#report(at, '', 'tooMany', true)
      return null
    }
    if (!isJsonObject(item)) {
      this.#report(at, '', 'notAnItem', true)
      return null
    }
    const type: ItemType | null = findItemType(item['type'])
    if (type === null) {
      this.#report(at, 'type', 'unknownType', true)
      return null
    }
    const before = this.#hiding
    if (!type.places.includes(place)) this.#report(at, '', 'wrongPlace', true)
    const values = this.#values(item, type, at)
    const styles = this.#styles(item, type, at)
    this.#lookForUnknown(item, type, at)
    const isFaulty = this.#hiding > before
    const items = type.children === undefined ? [] : this.list(valueAt(item, type.children.at), at, type.children.place)
    // The keys of `values` are those of the type's own fields.
    return {
      type: type.name as ItemTypeName,
      key: this.#key(item, at),
      at,
      values: values as ReadItem['values'],
      styles,
      items,
      isFaulty,
    }
  }

  #hiding = 0

  #values(item: JsonObject, type: ItemType, at: ItemPath): Record<string, AnyValue> {
    const values: Record<string, AnyValue> = {}
    for (const [path, field] of Object.entries(listFields(type))) {
      const read = readField(field, valueAt(item, path), this.#around)
      if ('fault' in read) {
        this.#report(at, path, read.fault, true)
        values[path] = getStandard(field)
      } else values[path] = read.value
    }
    return values
  }

  /** A style that is none is left out, and the item stays. */
  #styles(item: JsonObject, type: ItemType, at: ItemPath): Styles {
    const { styles, faults } = readStyles(item['css'], listParts(type))
    for (const path of faults) this.#report(at, path, 'badStyle', false)
    return styles
  }

  #key(item: JsonObject, at: ItemPath): string {
    const id = item['id']
    if (typeof id !== 'string' || id === '') return `at-${at.join('-')}`
    if (!this.#ids.has(id)) {
      this.#ids.add(id)
      return id
    }
    this.#report(at, 'id', 'sameId', false)
    return `at-${at.join('-')}`
  }

  /** What nobody reads is most often misspelt. */
  #lookForUnknown(item: JsonObject, type: ItemType, at: ItemPath): void {
    const known = Object.keys(listFields(type))
    const inside = type.children === undefined ? [] : [type.children.at]
    const isKnown = (path: string) => [...known, ...inside].some((one) => one === path || one.startsWith(`${path}.`))
    for (const name of Object.keys(item)) {
      if (!FRAME.includes(name) && !isKnown(name)) this.#report(at, name, 'unknownField', false)
    }
    for (const group of ['params', 'props']) {
      const value = item[group]
      if (!isJsonObject(value)) continue
      for (const name of Object.keys(value)) {
        if (!isKnown(`${group}.${name}`)) this.#report(at, `${group}.${name}`, 'unknownField', false)
      }
    }
  }

  #report(at: ItemPath, field: string, code: DesignFaultCode, hides: boolean): void {
    if (hides) this.#hiding += 1
    if (this.faults.length < MAX_FAULTS) this.faults.push({ at, field, code, hides })
  }
}
