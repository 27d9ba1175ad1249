import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/**
 * What a schema has against a value, one after another and only as far as somebody reads on: the library itself would
 * collect all there is before it answers, which of a hostile document is millions. Goes through lists, objects and
 * records entry by entry; anything else is small. Leaves out what is checked of a list or object as a whole.
 */
export function getIssues(schema: Schema, value: unknown): Generator<Issue> {
  return entryIssues(schema, value, [])
}

function* entryIssues(schema: Schema, value: unknown, path: Path): Generator<Issue> {
  if (schema instanceof z.ZodMiniOptional) {
    if (value !== undefined) yield* entryIssues(schema._zod.def.innerType, value, path)
  } else if (schema instanceof z.ZodMiniNullable) {
    if (value !== null) yield* entryIssues(schema._zod.def.innerType, value, path)
  } else if (schema instanceof z.ZodMiniUnion) {
    yield* unionIssues(schema, value, path)
  } else if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    for (const [at, entry] of value.entries()) yield* entryIssues(schema._zod.def.element, entry, [...path, at])
  } else if (schema instanceof z.ZodMiniObject && isObject(value)) {
    yield* objectIssues(schema, value, path)
  } else if (schema instanceof z.ZodMiniRecord && isObject(value)) {
    yield* recordIssues(schema, value, path)
  } else {
    yield* ownIssues(schema, value, path)
  }
}

/** Of what is none of several, what it is not of the first: contracts put the plain form there. */
function* unionIssues(schema: z.ZodMiniUnion, value: unknown, path: Path): Generator<Issue> {
  const [plain] = schema._zod.def.options
  if (z.safeParse(schema, value).success) return
  if (plain !== undefined && isObject(value)) yield* entryIssues(plain, value, path)
  else yield* ownIssues(schema, value, path)
}

function* objectIssues(schema: z.ZodMiniObject, value: object, path: Path): Generator<Issue> {
  const { shape, catchall } = schema._zod.def
  for (const [key, entry] of Object.entries(shape)) {
    yield* entryIssues(entry, Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined, [...path, key])
  }
  if (catchall === undefined) return
  const keys = Object.keys(value).filter((key) => !Object.hasOwn(shape, key))
  if (keys.length > 0) yield { code: 'unrecognized_keys', keys, path: [...path], message: '' }
}

function* recordIssues(schema: z.ZodMiniRecord, value: object, path: Path): Generator<Issue> {
  const { keyType, valueType } = schema._zod.def
  for (const [key, entry] of Object.entries(value)) {
    const place = [...path, key]
    const [wrongKey] = ownIssues(keyType, key, place)
    if (wrongKey === undefined) yield* entryIssues(valueType, entry, place)
    else yield wrongKey
  }
}

function* ownIssues(schema: Schema, value: unknown, path: Path): Generator<Issue> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return
  for (const issue of parsed.error.issues) yield { ...issue, path: [...path, ...issue.path] }
}

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
