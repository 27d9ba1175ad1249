import type { UnitRow } from './unit-rows.ts'

/** Letters alone: no case, no accents, `ß` as `ss`. */
export function fold(text: string): string {
  // Most have nothing but plain letters, and these are nearly all the work of a first search.
  if (!/[^\0-\x7f]/.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}

/** The words of a search; a row has to have all of them. */
export function splitSearch(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean)
}

/** What a row can be found by: number, names, addresses, contract, order. */
function describe({ unit, project, people }: UnitRow): string {
  const { buyers, invited, order } = unit
  const emails = [...buyers, ...invited].map(({ email }) => email)
  const parts = [unit.unitNumber, unit.unitNumber.replace(/\s+/g, ''), unit.displayName, unit.buildingName]
  return fold(
    [...parts, unit.storeyName, people, unit.reservedFor, ...emails, unit.contractNumber, order?.number, project.name]
      .filter(Boolean)
      .join('\n'),
  )
}

const known = new WeakMap<UnitRow, string>()
/** Rows; fewer than one notices. */
const PREPARED_AT_ONCE = 500

function describeOnce(row: UnitRow): string {
  const before = known.get(row)
  if (before !== undefined) return before
  const text = describe(row)
  known.set(row, text)
  return text
}

/** What was found last in rows. A letter more is looked for in what was found without it. */
const lastFinds = new WeakMap<
  readonly UnitRow[],
  { readonly words: readonly string[]; readonly found: readonly UnitRow[] }
>()

/** Rows that have all words of a search, in their order. */
export function findRows(rows: readonly UnitRow[], search: string): readonly UnitRow[] {
  const words = splitSearch(search)
  if (words.length === 0) return rows
  const last = lastFinds.get(rows)
  const isNarrower = last?.words.every((before) => words.some((word) => word.includes(before))) === true
  const found = (isNarrower && last !== undefined ? last.found : rows).filter((row) => {
    const text = describeOnce(row)
    return words.every((word) => text.includes(word))
  })
  lastFinds.set(rows, { words, found })
  return found
}

/** Writes down what some of the rows can be found by that nobody has looked for yet; answers whether no more are left. */
export function prepareSearch(rows: readonly UnitRow[]): boolean {
  const next = rows.filter((row) => !known.has(row)).slice(0, PREPARED_AT_ONCE)
  for (const row of next) describeOnce(row)
  return next.length < PREPARED_AT_ONCE
}
