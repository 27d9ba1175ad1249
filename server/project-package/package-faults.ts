import {
  englishOf,
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

/** One line for people: `error catalog.json rooms[2].render_id: …`, in English. */
export function describeFault(fault: PackageFault): string {
  const { severity, file, path } = fault
  return `${severity.padEnd(7)} ${file}${path ? ` ${path}` : ''}: ${englishOf(fault)}`
}

/** `['units', 3, 'price']` → `units[3].price`. */
export function jsonPath(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key)),
    '',
  )
}
