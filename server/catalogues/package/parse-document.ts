import type * as z from 'zod/mini'
import { type Finding, finding } from '#shared/contracts/package-findings.ts'
import { ONE_LINE } from '#shared/contracts/primitives.ts'
import { getIssues } from './bounded-issues.ts'

export interface DocumentLimits {
  readonly bytes: number
  readonly depth: number
  readonly entries: number
}

/** What a document of a package may be at most; several times what the largest project has. */
export const DOCUMENT_LIMITS: DocumentLimits = {
  bytes: 16 * 1024 * 1024,
  /** Levels of lists and objects; the format has 13. */
  depth: 32,
  /** Entries of one list or object. */
  entries: 10_000,
}
/** Faults against the schema that are told; whoever has mended these sees the next ones. */
const MAX_ISSUES = 200

/** A fault of a document and where it is, as JSON keys; none = the document as a whole. */
export interface PlacedFinding {
  readonly path: readonly PropertyKey[]
  readonly found: Finding
}
type ParsedDocument<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly findings: readonly PlacedFinding[] }

/**
 * Reads a JSON document that somebody else has written, of at most `limits.bytes`. Takes no more time and memory than its limits allow, whatever it
 * holds: what is too large, too deep or has too many entries is not looked at further, and faults are looked for only
 * until there are enough to tell.
 */
export function parseDocument<Schema extends z.ZodMiniType>(
  bytes: Buffer,
  schema: Schema,
  limits = DOCUMENT_LIMITS,
): ParsedDocument<z.infer<Schema>> {
  const json = parseJson(bytes, limits)
  if ('findings' in json) return { ok: false, findings: json.findings }
  const findings: PlacedFinding[] = []
  for (const issue of getIssues(schema, json.value)) {
    findings.push({ path: issue.path, found: getFinding(issue) })
    if (findings.length < MAX_ISSUES) continue
    findings.push(whole(finding('moreFaults', { limit: MAX_ISSUES })))
    break
  }
  if (findings.length > 0) return { ok: false, findings }
  const parsed = schema.safeParse(json.value)
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, findings: parsed.error.issues.map((issue) => ({ path: issue.path, found: getFinding(issue) })) }
}

function parseJson(
  bytes: Buffer,
  limits: DocumentLimits,
): { readonly value: unknown } | { readonly findings: readonly PlacedFinding[] } {
  if (isDeeperThan(bytes, limits.depth)) {
    return { findings: [whole(finding('documentTooDeep', { limit: limits.depth }))] }
  }
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    const unfit = unfitPart(value, limits.entries, [])
    return unfit === null ? { value } : { findings: [unfit] }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { findings: [whole(finding('notJson', { detail }))] }
  }
}

function whole(found: Finding): PlacedFinding {
  return { path: [], found }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Before anything is parsed: counts brackets outside of texts. */
function isDeeperThan(bytes: Buffer, limit: number): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (isText) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) isText = false
    } else if (byte === QUOTE) isText = true
    else if (OPENING.has(byte)) {
      depth += 1
      if (depth > limit) return true
    } else if (CLOSING.has(byte)) depth -= 1
  }
  return false
}

/** The first list or object with too many entries, or text that no database takes. No deeper than documents may be. */
function unfitPart(value: unknown, maxEntries: number, path: readonly PropertyKey[]): PlacedFinding | null {
  if (typeof value === 'string') return isText(value) ? null : { path, found: finding('textUnclean') }
  if (value === null || typeof value !== 'object') return null
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value)
  const count = Array.isArray(value) ? value.length : Object.keys(value).length
  if (count > maxEntries) {
    return { path, found: finding('tooManyEntries', { limit: maxEntries }) }
  }
  for (const key of keys) {
    if (key === '__proto__' || (typeof key === 'string' && !isText(key))) return { path, found: finding('textUnclean') }
    const entry: unknown = Reflect.get(value, key)
    // Most values are neither text nor hold others; their place would only cost memory.
    if (typeof entry !== 'string' && (entry === null || typeof entry !== 'object')) continue
    const unfit = unfitPart(entry, maxEntries, [...path, key])
    if (unfit !== null) return unfit
  }
  return null
}

/** NUL and half characters are not text: PostgreSQL refuses the one, and UTF-8 has no form for the other. */
function isText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** Values and keys that one finding names. */
const MAX_NAMED = 20

/** What the schema says, as a finding. */
function getFinding(issue: z.core.$ZodIssue): Finding {
  switch (issue.code) {
    case 'invalid_type':
      return finding('wrongType', { expected: issue.expected })
    case 'invalid_value':
      return finding('wrongValue', { values: issue.values.map((value) => JSON.stringify(value)).join(', ') })
    case 'unrecognized_keys':
      return finding('unknownKeys', {
        keys: issue.keys
          .slice(0, MAX_NAMED)
          .map((key) => key.slice(0, 100))
          .join(', '),
      })
    case 'too_small':
      return finding('tooSmall', { minimum: Number(issue.minimum) })
    case 'too_big':
      return finding('tooBig', { maximum: Number(issue.maximum) })
    default:
      return finding(issue.message === ONE_LINE ? 'lineBroken' : 'invalid')
  }
}
