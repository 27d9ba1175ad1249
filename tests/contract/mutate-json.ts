import type { SeededRandom } from '#shared/testing/seeded-random.ts'

type Json = unknown

const WRONG_VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  ' ',
  '0',
  'x'.repeat(100_000),
  '\u0000',
  '\ud800',
  '__proto__',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  [],
  [[]],
  [null],
  {},
  { $ne: null },
  { toString: 'x' },
]
const SURPLUS_KEYS = [
  'surplus',
  '__proto__',
  'constructor',
  'toString',
  'id',
  'total',
  'price',
  '_destroy',
  'destroy',
  '',
  'x'.repeat(500),
]

/** A copy of a JSON value with one to three things wrong in it: types, missing and surplus fields, other keys. */
export function mutateJson(value: Json, random: SeededRandom): Json {
  let mutated: Json = structuredClone(value)
  for (let count = 1 + random.integer(0, 2); count > 0; count--) {
    const paths = getPaths(mutated)
    mutated = mutateAt(mutated, random.pick(paths), random)
  }
  return mutated
}

function mutateAt(value: Json, path: readonly string[], random: SeededRandom): Json {
  const [key, ...rest] = path
  if (key === undefined) return damage(value, random)
  const copy: Json[] | Record<string, Json> = Array.isArray(value)
    ? [...(value as Json[])]
    : { ...(value as Record<string, Json>) }
  const holder = copy as Record<string, Json>
  if (rest.length === 0 && !Array.isArray(value)) {
    const roll = random.integer(0, 3)
    if (roll === 0) {
      delete holder[key]
      return copy
    }
    if (roll === 1) {
      const moved = holder[key]
      delete holder[key]
      setOwn(holder, random.pick(SURPLUS_KEYS), moved)
      return copy
    }
  }
  setOwn(holder, key, mutateAt(holder[key], rest, random))
  return copy
}

function damage(value: Json, random: SeededRandom): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && random.integer(0, 1) === 0) {
    const copy = { ...value }
    setOwn(copy, random.pick(SURPLUS_KEYS), random.pick(WRONG_VALUES))
    return copy
  }
  return random.pick(WRONG_VALUES)
}

/** Also for keys such as `__proto__`, which an assignment would not make a property. */
function setOwn(holder: Record<string, Json>, key: string, value: Json): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

function getPaths(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, entry]) => getPaths(entry, [...path, key]))]
}
