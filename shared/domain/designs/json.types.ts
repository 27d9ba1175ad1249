/** What a design holds of an outline: JSON, as it was written, so that saving without a change writes the same again. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [name: string]: Json
}

export function isJsonObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** The value at `params.coords.lng`; undefined = there is none. */
export function valueAt(object: JsonObject, path: string): Json | undefined {
  let value: Json | undefined = object
  for (const name of path.split('.')) {
    if (!isJsonObject(value) || !Object.hasOwn(value, name)) return undefined
    value = value[name]
  }
  return value
}

/** The object with another value at a path; undefined takes it away, and with it what is empty then. */
export function withValueAt(object: JsonObject, path: string, value: Json | undefined): JsonObject {
  const [name = '', ...rest] = path.split('.')
  const inner = Object.hasOwn(object, name) ? object[name] : undefined
  const next = rest.length === 0 ? value : withValueAt(isJsonObject(inner) ? inner : {}, rest.join('.'), value)
  const isGone = next === undefined || (rest.length > 0 && isJsonObject(next) && Object.keys(next).length === 0)
  if (!isGone) return { ...object, [name]: next }
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))
}
