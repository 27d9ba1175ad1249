import type { Json } from '#shared/domain/designs/json.types.ts'

/**
 * Names are snake_case on the wire and camelCase in code (decision 31). These two functions are
 * the only place that knows; server and client each call them at one spot. Maps keyed by ids keep
 * their keys.
 */

/** Properties whose value is a map keyed by ids: its keys are left as they are. */
const ID_KEYED_MAPS = new Set([
  'buyer_selections',
  'buyer_line_item_activations',
  'products_by_id',
  'prefetch_urls_by_sub_line_item_id',
  'rooms_by_id',
  'quantities_by_id',
  'feature_flags',
  'translations',
  'picture_texts',
])

/** Properties whose value is left as it is, all the way down: outlines of pages, as their authors have written them. */
const KEPT_ON_WIRE = ['dashboard_config', 'buyer_portal_dashboard', 'marketing_portal_dashboard']
/** In either spelling. */
const KEPT: ReadonlySet<string> = new Set([
  ...KEPT_ON_WIRE,
  'dashboardConfig',
  'buyerPortalDashboard',
  'marketingPortalDashboard',
])

type CamelKey<K extends string> = K extends `_${infer Rest}`
  ? `_${CamelKey<Rest>}`
  : K extends `${infer Head}_${infer Tail}`
    ? `${Head}${Capitalize<CamelKey<Tail>>}`
    : K

/** The type in code of a value whose type on the wire is `T`. */
export type FromWire<T> = Json extends T
  ? T
  : T extends readonly (infer E)[]
    ? FromWire<E>[]
    : T extends object
      ? { [K in keyof T as K extends string ? (string extends K ? K : CamelKey<K>) : K]: FromWire<T[K]> }
      : T

/** A catalogue has tens of thousands of keys, and some hundred names. */
const camelKeys = new Map<string, string>()
/** More names than the contracts have are not theirs; nothing is remembered of them. */
const MOST_NAMES = 2_000

/** `sub_line_item_id` → `subLineItemId`; a leading underscore stays. */
export function camelKey(key: string): string {
  if (!key.includes('_')) return key
  const known = camelKeys.get(key)
  if (known !== undefined) return known
  const name = key.replace(/(?<=[^_])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  if (camelKeys.size < MOST_NAMES) camelKeys.set(key, name)
  return name
}

const ID_KEYED_MAPS_IN_CODE = new Set([...ID_KEYED_MAPS].map(camelKey))

/** `subLineItemId` → `sub_line_item_id`. */
export function snakeKey(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function rename(
  value: unknown,
  renameKey: (key: string) => string,
  maps: ReadonlySet<string>,
  isMap: boolean,
): unknown {
  if (Array.isArray(value)) return value.map((entry) => rename(entry, renameKey, maps, false))
  if (value === null || typeof value !== 'object') return value
  const renamed: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const target = isMap ? key : renameKey(key)
    // defineProperty: a key such as __proto__ must stay a plain property.
    if (target === '__proto__') continue
    const entry: unknown = Reflect.get(value, key)
    const isInside = typeof entry === 'object' && entry !== null && (isMap || !KEPT.has(key))
    renamed[target] = isInside ? rename(entry, renameKey, maps, !isMap && maps.has(key)) : entry
  }
  return renamed
}

/** A parsed wire value with the names used in code. */
export function fromWire<T>(value: T): FromWire<T> {
  return rename(value, camelKey, ID_KEYED_MAPS, false) as FromWire<T>
}

/** A value in code with the names used on the wire; parse the result with the wire schema in tests. */
export function toWire(value: unknown): unknown {
  return rename(value, snakeKey, ID_KEYED_MAPS_IN_CODE, false)
}
