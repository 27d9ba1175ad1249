import type { Log } from '#server/platform/log.ts'
import type { Refusal } from './answers.ts'

/** What is said about a request. Nothing in it tells who a person is (API-70). */
export interface RequestRecord {
  readonly method: string
  /** The contract's pattern, never the address itself: it may hold tokens and names. */
  readonly route: string
  readonly status: number
  readonly milliseconds: number
  readonly userId: string | null
  readonly code: string | null
}

export interface RequestLog extends Log {
  request(record: RequestRecord): void
}

export type LogLevel = 'quiet' | 'normal' | 'all'

/**
 * One line per request that changes something or is refused; `all` adds the reads, `quiet` leaves
 * only faults.
 */
export function createRequestLog(level: LogLevel, write: (line: string) => void): RequestLog {
  const stamp = () => new Date().toISOString()
  return {
    request({ method, route, status, milliseconds, userId, code }) {
      if (level === 'quiet') return
      if (level === 'normal' && status < 400 && method === 'GET') return
      const who = userId === null ? '' : ` user=${userId}`
      const why = code === null ? '' : ` ${code}`
      write(`${stamp()} ${method} ${route} ${status}${why} ${milliseconds.toFixed(1)} ms${who}\n`)
    },
    note(text) {
      if (level !== 'quiet') write(`${stamp()} ${text}\n`)
    },
    fault(where, error) {
      write(`${stamp()} FAULT ${where}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    },
  }
}

/** Code of a refusal for the log. */
export function getCode(refusal: Refusal): string | null {
  return refusal.faults[0]?.code ?? null
}
