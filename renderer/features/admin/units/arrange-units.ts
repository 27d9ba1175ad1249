import { type AccountProject, isFree, type UnitRow } from './unit-rows.ts'
import { isNarrowed, type Question, type Sort, type SortKey, type UnitsView } from './units-view.ts'

/** A line of the table. */
export type Line =
  | { readonly kind: 'project'; readonly key: string; readonly project: AccountProject; readonly sums: Sums }
  | { readonly kind: 'unit'; readonly key: string; readonly row: UnitRow }
  | {
      readonly kind: 'free'
      readonly key: string
      readonly project: AccountProject
      readonly count: number
      readonly isUnfolded: boolean
    }

interface Sums {
  readonly count: number
  readonly sold: number
  readonly reserved: number
  /** Cents; null = the project shows no prices. */
  readonly total: number | null
}

/** Whether a row is an answer to a question. */
export function answersTo(question: Question, { unit, nextDate }: UnitRow): boolean {
  switch (question) {
    case 'waiting':
      return unit.isWaiting || unit.waitingThreadCount > 0
    case 'overdue':
      return nextDate?.isOver === true
    case 'uninvited':
      return unit.salesStatus === 'SOLD' && unit.buyers.length === 0 && unit.invited.length === 0
    case 'undecided':
      return unit.buyers.length > 0 && (unit.figures?.openCount ?? 0) > 0
    case 'nobody':
      return unit.buyers.length === 0
  }
}

/** How many rows answer to each question. */
export function countAnswers(rows: readonly UnitRow[]): Readonly<Record<Question, number>> {
  const count = (question: Question) => rows.reduce((sum, row) => sum + (answersTo(question, row) ? 1 : 0), 0)
  return {
    waiting: count('waiting'),
    overdue: count('overdue'),
    uninvited: count('uninvited'),
    undecided: count('undecided'),
    nobody: count('nobody'),
  }
}

/** Those of the rows that the view is about, but for its search. */
export function filterRows(
  rows: readonly UnitRow[],
  view: Pick<UnitsView, 'question' | 'project' | 'sale' | 'state'>,
): readonly UnitRow[] {
  const { question, project, sale, state } = view
  return rows.filter(
    (row) =>
      (project === null || row.project.slug === project) &&
      (sale === null || row.unit.salesStatus === sale) &&
      (state === null || row.unit.state === state) &&
      (question === null || answersTo(question, row)),
  )
}

/** Rows in the order of a column; those without a value come last either way, equal ones stay as they were. */
export function sortRows(rows: readonly UnitRow[], { by, isDown }: Sort, locale: string): readonly UnitRow[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const valued = rows.map((row) => ({ row, value: getValue(by, row) }))
  const order = (a: Value, b: Value): number => {
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    const difference = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
    return isDown ? -difference : difference
  }
  return valued.toSorted((a, b) => order(a.value, b.value) || a.row.position - b.row.position).map(({ row }) => row)
}

type Value = string | number | null
const SALES = { SOLD: 0, RESERVED: 1, VACANT: 2 } as const

function getValue(by: SortKey, { unit, people, rank, nextDate }: UnitRow): Value {
  switch (by) {
    case 'unit':
      return unit.unitNumber
    case 'place':
      return [unit.buildingName, unit.storeyName].filter(Boolean).join(' ') || null
    case 'people':
      return people || null
    case 'sale':
      return SALES[unit.salesStatus]
    case 'price':
      return unit.price
    case 'state':
      return rank
    case 'progress':
      return unit.figures?.progress ?? null
    case 'open':
      return unit.figures?.openCount ?? null
    case 'total':
      return unit.figures?.total ?? null
    case 'date':
      return nextDate?.expiresAt ?? null
    case 'activity':
      return unit.lastActivityAt
    case 'contract':
      return unit.contractNumber
  }
}

/** The lines of the table: each project with its sums above its rows, and its free units folded where nobody asks for them. */
export function listLines(rows: readonly UnitRow[], projects: readonly AccountProject[], view: UnitsView): Line[] {
  const byProject = Map.groupBy(rows, ({ project }) => project.id)
  const folds = !isNarrowed({ ...view, project: null }) && view.sort.by === 'state' && !view.sort.isDown
  return projects.flatMap((project): Line[] => {
    const own = byProject.get(project.id) ?? []
    if (own.length === 0) return []
    const head: Line = { kind: 'project', key: `project ${project.id}`, project, sums: sumUp(own, project) }
    const free = folds ? own.filter(({ unit }) => isFree(unit)) : []
    const isUnfolded = view.unfolded.includes(project.slug)
    const shown = free.length === 0 || isUnfolded ? own : own.filter(({ unit }) => !isFree(unit))
    const lines = shown.map((row): Line => ({ kind: 'unit', key: row.unit.id, row }))
    if (free.length === 0) return [head, ...lines]
    const fold: Line = { kind: 'free', key: `free ${project.id}`, project, count: free.length, isUnfolded }
    return [head, ...lines, fold]
  })
}

function sumUp(rows: readonly UnitRow[], project: AccountProject): Sums {
  let sold = 0
  let reserved = 0
  let total = 0
  for (const { unit } of rows) {
    if (unit.salesStatus === 'SOLD') sold++
    if (unit.salesStatus === 'RESERVED') reserved++
    // Of a unit that nobody has, the sum is nobody's.
    if (unit.state !== 'untouched') total += unit.figures?.total ?? 0
  }
  return { count: rows.length, sold, reserved, total: project.showsPrices ? total : null }
}
