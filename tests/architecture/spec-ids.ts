import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_FOLDER } from '#tests/support/project-folder.ts'

const SPEC_FOLDER = join(PROJECT_FOLDER, 'docs/spec')

/** One reference to the specification: a requirement's or finding's id, `decision 6`, `ADR 2`, `domain.md "Quantity"`. */
export interface Citation {
  readonly id: string
  /** From 1. */
  readonly line: number
}

/** A requirement or finding, as the specification has it. */
export interface Requirement {
  readonly id: string
  readonly text: string
}

/** What can be cited. */
export interface Specification {
  /** Requirements in the order of their files, then findings. */
  readonly requirements: readonly Requirement[]
  readonly ids: ReadonlySet<string>
}

/** Reads `docs/spec` and the names of `docs/adr`. Throws on an id that stands twice. */
export function readSpecification(): Specification {
  const files = readdirSync(join(SPEC_FOLDER, 'requirements')).sort()
  const requirements = [...files.map((name) => `requirements/${name}`), 'findings.md'].flatMap((path) =>
    definitions(path, /^- ([A-Z]{3,5}-\d+): (.+)$/gm),
  )
  const decisions = definitions('decisions.md', /^- (decision \d+): (.+)$/gm)
  const terms = [...readSpec('domain.md').matchAll(/\*\*([^*]+)\*\*|^## ([^(\n]+)/gm)].flatMap((match) =>
    (match[1] ?? match[2] ?? '').trim().split(', '),
  )
  const records = readdirSync(join(PROJECT_FOLDER, 'docs/adr')).map((name) => `ADR ${Number.parseInt(name, 10)}`)
  const all = [...requirements, ...decisions].map(({ id }) => id)
  const twice = all.filter((id, index) => all.indexOf(id) !== index)
  if (twice.length > 0) throw new Error(`Twice in docs/spec: ${twice.join(', ')}`)
  return { requirements, ids: new Set([...all, ...records, ...terms.map(domainTerm)]) }
}

/** The letters before a requirement's number, `UPG`; findings are a group of their own. */
export function getGroup(id: string): string {
  return id.slice(0, id.indexOf('-'))
}

const BREAK = String.raw`(?:[\s*]|//)+`
const NUMBERS = String.raw`(\d+(?:(?:,? and |, | to |\.\.|–)\d+)*)`
const DECISIONS = new RegExp(String.raw`\bdecisions?${BREAK}${NUMBERS}`, 'gi')
const RECORDS = new RegExp(String.raw`\bADRs?${BREAK}${NUMBERS}`, 'g')
const TERMS = /\bdomain\.md(?:[\s*]|\/\/)+"([^"$]+)"/g

/**
 * Every reference to the specification in a text, whatever kind of file it is; ranges are written out.
 * @param groups those that exist: other words have the same form, for example UTF-8
 */
export function findCitations(text: string, groups: ReadonlySet<string>): Citation[] {
  const requirements = new RegExp(
    String.raw`(?<![\w-])(${[...groups].join('|')})-(\d+(?:\.\.\d+)?(?:, ?\d+(?:\.\.\d+)?(?=[,)]))*)(?!\w)`,
    'g',
  )
  const found = (pattern: RegExp, listIds: (match: RegExpMatchArray) => string[]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const line = text.slice(0, match.index).split('\n').length
      return listIds(match).map((id) => ({ id, line }))
    })
  return [
    ...found(requirements, (match) => getNumbers(match[2] ?? '').map((number) => `${match[1]}-${number}`)),
    ...found(DECISIONS, (match) => getNumbers(match[1] ?? '').map((number) => `decision ${number}`)),
    ...found(RECORDS, (match) => getNumbers(match[1] ?? '').map((number) => `ADR ${number}`)),
    ...found(TERMS, (match) => [domainTerm((match[1] ?? '').replace(/[\s*/]+/g, ' '))]),
  ]
}

/** `3..5, 9` and `3 to 5 and 9` are 3, 4, 5, 9. */
function getNumbers(text: string): number[] {
  return text.split(/,? and |, ?/).flatMap((part) => {
    const [from = 0, to = from] = part.split(/ to |\.\.|–/).map(Number)
    return Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => from + index)
  })
}

function domainTerm(term: string): string {
  return `domain.md "${term.toLowerCase()}"`
}

function definitions(path: string, pattern: RegExp): Requirement[] {
  return [...readSpec(path).matchAll(pattern)].map((match) => ({ id: match[1] ?? '', text: match[2] ?? '' }))
}

function readSpec(path: string): string {
  return readFileSync(join(SPEC_FOLDER, path), 'utf8')
}
