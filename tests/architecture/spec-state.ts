import { posix } from 'node:path'
import type { SourceFile } from '#tests/support/source-files.ts'
import { findImports } from './import-scanner.ts'
import { findCitations, getGroup, type Requirement } from './spec-ids.ts'
import { listTestTitles } from './test-titles.ts'

/** Requirements whose capability is not built yet, by capability: `docs/spec/open.json`. */
export type OpenList = Readonly<Record<string, string>>

/** What is known of a requirement. */
export interface RequirementState {
  readonly id: string
  readonly text: string
  /** `done`: a test names it in its title, and its capability is built. */
  readonly state: 'done' | 'open'
  /** Paths of the files with such tests. */
  readonly tests: readonly string[]
  /** The capability that is still to be built; null = built. */
  readonly unbuilt: string | null
}

/** A line of the table of groups. */
export interface GroupTotal {
  readonly group: string
  readonly done: number
  readonly open: number
}

/**
 * For each requirement the tests that name it in the title of a test or step.
 * @param files all of the project's sources; only tests and the tables that they import are looked at
 */
export function readState(
  requirements: readonly Requirement[],
  files: readonly SourceFile[],
  openList: OpenList,
): RequirementState[] {
  const groups = new Set(requirements.map(({ id }) => getGroup(id)))
  const unbuilt = unbuiltIds(openList, groups)
  const tests = testsById(files, groups)
  return requirements.map(({ id, text }) => {
    const missing = unbuilt.get(id) ?? null
    const named = tests.get(id) ?? []
    return { id, text, tests: named, unbuilt: missing, state: named.length > 0 && missing === null ? 'done' : 'open' }
  })
}

/** The capability that each id of the list waits for. */
export function unbuiltIds(openList: OpenList, groups: ReadonlySet<string>): Map<string, string> {
  const pairs = Object.entries(openList).flatMap(([capability, ids]) =>
    findCitations(ids, groups).map(({ id }) => [id, capability] as const),
  )
  return new Map(pairs)
}

/** How many are done and open, group by group in the order of the specification. */
export function computeTotals(states: readonly RequirementState[]): GroupTotal[] {
  return [...Map.groupBy(states, ({ id }) => getGroup(id))].map(([group, own]) => {
    const done = own.filter(({ state }) => state === 'done').length
    return { group, done, open: own.length - done }
  })
}

/** The page with every requirement, its state and its tests. */
export function statePage(states: readonly RequirementState[]): string {
  const totals = computeTotals(states).map(({ group, done, open }) => `| ${group} | ${done} | ${open} |`)
  const details = [...Map.groupBy(states, ({ id }) => getGroup(id))].flatMap(([group, own]) => [
    `\n## ${group}\n\n| id | state | tests | what |\n|---|---|---|---|`,
    ...own.map(({ id, state, tests, unbuilt, text }) => {
      const names = [...(unbuilt === null ? [] : [`(not built: ${unbuilt})`]), ...tests].join(', ')
      return `| ${id} | ${state} | ${names} | ${text.replaceAll('|', '\\|')} |`
    }),
  ])
  const head = '# State of the requirements\n\nWritten by `npm run spec`.\n\n| group | done | open |\n|---|---|---|'
  return [head, ...totals, ...details, ''].join('\n')
}

function testsById(files: readonly SourceFile[], groups: ReadonlySet<string>): Map<string, string[]> {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const tests = new Map<string, string[]>()
  for (const { path, text } of files.filter((file) => /\.(test|spec)\.tsx?$/.test(file.path))) {
    const titles = listTestTitles(text, listTables(path, text, texts))
    const ids = new Set(titles.flatMap((title) => findCitations(title, groups)).map(({ id }) => id))
    for (const id of ids) tests.set(id, [...(tests.get(id) ?? []), path])
  }
  return tests
}

/** The texts of the `…-table.ts` modules that a test imports. */
function listTables(path: string, text: string, texts: ReadonlyMap<string, string>): string[] {
  return findImports(text)
    .map(({ specifier }) => specifier)
    .filter((specifier) => specifier.endsWith('-table.ts'))
    .map((specifier) => (specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier)))
    .flatMap((table) => texts.get(table) ?? [])
}
