import { readFileSync } from 'node:fs'
import type { Portal } from '#tests/support/portal.ts'

/** MB of memory that the portal's process has; only Linux tells, elsewhere 0. */
export function residentMegabytes({ process }: Portal): number {
  try {
    const status = readFileSync(`/proc/${process.pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
