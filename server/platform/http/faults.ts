import type * as z from 'zod/mini'
import type { Fault } from '#server/platform/result.ts'
import type { Refusal } from './answers.ts'
import { refuse, refuseAll } from './answers.ts'

type Issue = z.core.$ZodIssue

/** More faults than this are not listed: a body of a thousand wrong entries needs no thousand lines. */
const MAX_FAULTS = 50
const MAX_DEPTH = 24

/** The refusal for what a contract's schema did not accept: 400, every faulty field named. */
export function refuseIssues(issues: readonly Issue[]): Refusal {
  const [first, ...rest] = issues.flatMap((issue) => findFaults(issue, [])).slice(0, MAX_FAULTS)
  if (first === undefined) return refuse('MALFORMED_REQUEST', 'The request does not follow the contract.')
  return refuseAll([first, ...rest])
}

function findFaults(issue: Issue, parent: readonly PropertyKey[]): Fault[] {
  const path = [...parent, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: dotted([...path, key]),
      code: 'UNKNOWN_FIELD' as const,
      message: 'This field is not part of the contract.',
    }))
  }
  // The contracts put the plain form of a union first; its complaints say most.
  const mainForm = issue.code === 'invalid_union' ? issue.errors[0] : undefined
  if (mainForm !== undefined && mainForm.some((inner) => inner.path.length > 0)) {
    return mainForm.flatMap((inner) => findFaults(inner, path))
  }
  return [{ field: dotted(path), code: 'INVALID_VALUE', message: getMessage(issue) }]
}

function getMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `Expected ${issue.expected}.`
    case 'invalid_value':
      return `Expected one of: ${issue.values.slice(0, 20).map(String).join(', ')}.`
    case 'too_small':
      return `Smaller than ${issue.minimum}.`
    case 'too_big':
      return `Larger than ${issue.maximum}.`
    default:
      return issue.message
  }
}

function dotted(path: readonly PropertyKey[]): string | null {
  return path.length === 0 ? null : path.map(String).join('.').slice(0, 300)
}

/**
 * Looks for what no contract can allow anywhere: NUL characters (PostgreSQL refuses them in text),
 * lone surrogates (not UTF-8), `__proto__` keys and nesting beyond any contract.
 *
 * @returns the refusal, or null when the value is clean.
 */
export function refuseUncleanValue(value: unknown): Refusal | null {
  const problem = uncleanPart(value, [])
  return problem === null ? null : refuse('MALFORMED_REQUEST', problem.message, { field: problem.field })
}

function uncleanPart(value: unknown, path: readonly string[]): { field: string | null; message: string } | null {
  if (typeof value === 'string') {
    return isCleanText(value) ? null : { field: dotted(path), message: 'Contains characters that are not text.' }
  }
  if (value === null || typeof value !== 'object') return null
  if (path.length >= MAX_DEPTH) return { field: dotted(path.slice(0, 3)), message: 'Nested too deeply.' }
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || !isCleanText(key))
      return { field: dotted(path), message: 'Has a key that is not allowed.' }
    const entry: unknown = Reflect.get(value, key)
    const problem = uncleanPart(entry, [...path, key])
    if (problem !== null) return problem
  }
  return null
}

function isCleanText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}
