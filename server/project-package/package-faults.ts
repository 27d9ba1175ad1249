/** Something wrong with a project package. */
export interface PackageFault {
  /** Errors stop an import, warnings do not. */
  readonly severity: 'error' | 'warning'
  /** Path inside the package, for example `catalog.json`. */
  readonly file: string
  /** Where in that file, for example `rooms[2].render_id`; empty = the whole file. */
  readonly path: string
  readonly message: string
}

/** Collects faults of one file. */
export interface FaultSink {
  error(path: string, message: string): void
  warn(path: string, message: string): void
}

export function faultSink(faults: PackageFault[], file: string): FaultSink {
  return {
    error: (path, message) => faults.push({ severity: 'error', file, path, message }),
    warn: (path, message) => faults.push({ severity: 'warning', file, path, message }),
  }
}

/** One line for people: `error catalog.json rooms[2].render_id: …`. */
export function describeFault({ severity, file, path, message }: PackageFault): string {
  return `${severity.padEnd(7)} ${file}${path ? ` ${path}` : ''}: ${message}`
}

/** `['units', 3, 'price']` → `units[3].price`. */
export function jsonPath(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key)),
    '',
  )
}
