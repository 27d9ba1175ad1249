import type { UnitRow } from './unit-rows.ts'

/** Letters alone: no case, no accents, `ß` as `ss`. */
export function fold(text: string): string {
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

function describeOnce(row: UnitRow): string {
  const before = known.get(row)
  if (before !== undefined) return before
  const text = describe(row)
  known.set(row, text)
  return text
}

/** Rows that have all words of a search, in their order. */
export function findRows(rows: readonly UnitRow[], search: string): readonly UnitRow[] {
  const words = splitSearch(search)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = describeOnce(row)
    return words.every((word) => text.includes(word))
  })
}
