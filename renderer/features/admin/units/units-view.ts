import { SALES_STATUSES } from '#shared/contracts/entities/unit.schema.ts'
import { UNIT_STATES } from '#shared/contracts/entities/account-unit.schema.ts'

/** Columns in their order; the unit itself is always there. */
export const COLUMNS = [
  'place',
  'people',
  'sale',
  'price',
  'state',
  'progress',
  'open',
  'total',
  'date',
  'activity',
  'contract',
] as const
export type Column = (typeof COLUMNS)[number]
export type SortKey = 'unit' | Column

/** Shown where nobody has chosen. */
const USUAL: readonly Column[] = ['place', 'people', 'sale', 'state', 'progress', 'open', 'total', 'date', 'activity']
const USUAL_SORT: Sort = { by: 'state', isDown: false }

/** Questions that the table answers with a touch. */
export const QUESTIONS = ['waiting', 'overdue', 'uninvited', 'undecided', 'nobody'] as const
export type Question = (typeof QUESTIONS)[number]

export interface Sort {
  readonly by: SortKey
  readonly isDown: boolean
}

/** What of the table is shown: kept in the address, so that it survives a reload and can be sent to somebody (UNT-6). */
export interface UnitsView {
  readonly search: string
  readonly question: Question | null
  /** Slug; null = of any. */
  readonly project: string | null
  readonly sale: (typeof SALES_STATUSES)[number] | null
  readonly state: (typeof UNIT_STATES)[number] | null
  readonly sort: Sort
  readonly columns: readonly Column[]
  /** Projects, by slug, whose free units are unfolded. */
  readonly unfolded: readonly string[]
}

/** The view that an address has; what it does not know it leaves out. */
export function readView(params: URLSearchParams): UnitsView {
  const [by, isDown] = readSort(params.get('sort') ?? '')
  const columns = params.get('columns')
  return {
    search: params.get('search') ?? '',
    question: QUESTIONS.find((one) => one === params.get('only')) ?? null,
    project: params.get('project'),
    sale: SALES_STATUSES.find((one) => one === params.get('sale')) ?? null,
    state: UNIT_STATES.find((one) => one === params.get('state')) ?? null,
    sort: (['unit', ...COLUMNS] as const).flatMap((key) => (key === by ? [{ by: key, isDown }] : []))[0] ?? USUAL_SORT,
    columns: columns === null ? USUAL : COLUMNS.filter((column) => columns.split(',').includes(column)),
    unfolded: params.getAll('free'),
  }
}

function readSort(text: string): readonly [string, boolean] {
  return text.startsWith('-') ? [text.slice(1), true] : [text, false]
}

/** The address of a view: what is as usual is not named. */
export function writeView(view: UnitsView): URLSearchParams {
  const { search, question, project, sale, state, sort, columns, unfolded } = view
  const params = new URLSearchParams()
  const named = { search: search || null, only: question, project, sale, state }
  for (const [name, value] of Object.entries(named)) if (value !== null) params.set(name, value)
  if (sort.by !== USUAL_SORT.by || sort.isDown) params.set('sort', `${sort.isDown ? '-' : ''}${sort.by}`)
  if (columns.join() !== USUAL.join()) params.set('columns', columns.join())
  for (const slug of unfolded) params.append('free', slug)
  return params
}

/** Whether anything is left out. */
export function isNarrowed({ search, question, project, sale, state }: UnitsView): boolean {
  return search !== '' || [question, project, sale, state].some((one) => one !== null)
}
