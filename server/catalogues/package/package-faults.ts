import { MAX_REPORTED_FAULTS } from '#shared/contracts/http/admin-projects.contract.ts'
import {
  describeInEnglish,
  type Finding,
  finding,
  type FindingArgument,
  type FindingCode,
} from '#shared/contracts/package-findings.ts'

/** Something wrong with a project package. */
export interface PackageFault extends Finding {
  /** Errors stop an import, warnings do not. */
  readonly severity: 'error' | 'warning'
  /** Path inside the package, for example `catalog.json`. */
  readonly file: string
  /** Where in that file, for example `rooms[2].render_id`; empty = the whole file. */
  readonly path: string
}

/** Collects faults of one file. */
export interface FaultSink {
  error<Code extends FindingCode>(path: string, code: Code, ...params: FindingArgument<Code>): void
  warn<Code extends FindingCode>(path: string, code: Code, ...params: FindingArgument<Code>): void
}

export function faultSink(faults: PackageFault[], file: string): FaultSink {
  return {
    error: (path, ...found) => faults.push({ severity: 'error', file, path, ...finding(...found) }),
    warn: (path, ...found) => faults.push({ severity: 'warning', file, path, ...finding(...found) }),
  }
}

/** What is told of all that was found: small, however much it was. */
export interface FaultReport {
  readonly errorCount: number
  readonly warningCount: number
  /** Errors first; as many as anybody reads, texts that are long cut short. */
  readonly faults: readonly PackageFault[]
}

/** Characters of a name or place that are told. */
const MAX_TOLD = 300

export function reportFaults(found: readonly PackageFault[]): FaultReport {
  const errors = found.filter(({ severity }) => severity === 'error')
  const warnings = found.filter(({ severity }) => severity === 'warning')
  const faults = [...errors, ...warnings].slice(0, MAX_REPORTED_FAULTS).map(shortened)
  return { errorCount: errors.length, warningCount: warnings.length, faults }
}

/** One report of two, the errors of both first. */
export function joinReports(one: FaultReport, other: FaultReport): FaultReport {
  const { faults } = reportFaults([...one.faults, ...other.faults])
  const errorCount = one.errorCount + other.errorCount
  return { errorCount, warningCount: one.warningCount + other.warningCount, faults }
}

function shortened({ severity, file, path, code, params }: PackageFault): PackageFault {
  const told = Object.entries(params).map(
    ([name, value]) => [name, typeof value === 'string' ? value.slice(0, MAX_TOLD) : value] as const,
  )
  const place = { file: file.slice(0, MAX_TOLD), path: path.slice(0, MAX_TOLD) }
  return { severity, ...place, code, params: Object.fromEntries(told) }
}

/** One line for people: `error catalog.json rooms[2].render_id: …`, in English. */
export function describeFault(fault: PackageFault): string {
  const { severity, file, path } = fault
  return `${severity.padEnd(7)} ${file}${path ? ` ${path}` : ''}: ${describeInEnglish(fault)}`
}

/** `['units', 3, 'price']` → `units[3].price`. */
export function jsonPath(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key)),
    '',
  )
}
