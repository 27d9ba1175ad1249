import pino from 'pino'
import type { Log } from '#server/platform/log.ts'
import type { Refusal } from './answers.ts'

/** What is said about a request. Nothing in it tells who a person is (API-70). */
export interface RequestRecord {
  /** Also in the answer's `X-Request-Id`. */
  readonly id: string
  readonly method: string
  /** The contract's pattern, never the address itself: it may hold tokens and names. */
  readonly route: string
  readonly status: number
  readonly milliseconds: number
  readonly userId: string | null
  readonly code: string | null
}

export interface RequestLog extends Log {
  /** Whether requests that only read are told, too. */
  readonly hasReads: boolean
  request(record: RequestRecord): void
  /** @param requestId of the request that it happened in */
  fault(where: string, error: unknown, requestId?: string): void
}

export const LOG_LEVELS = ['quiet', 'normal', 'all'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
/** `text`: lines for people; `json`: one object a line, for programs. */
export const LOG_FORMATS = ['text', 'json'] as const
export type LogFormat = (typeof LOG_FORMATS)[number]

/** How things are put. */
type Lines = Pick<RequestLog, 'request' | 'note' | 'fault'>

/**
 * One line per request that changes something or is refused; `all` adds the reads, `quiet` leaves
 * only faults.
 */
export function createRequestLog(
  level: LogLevel,
  write: (line: string) => void,
  format: LogFormat = 'text',
): RequestLog {
  const lines = format === 'json' ? jsonLines(write) : textLines(write)
  return {
    hasReads: level === 'all',
    request(record) {
      if (level === 'quiet') return
      if (level === 'normal' && record.status < 400 && record.method === 'GET') return
      lines.request(record)
    },
    note(text) {
      if (level !== 'quiet') lines.note(text)
    },
    fault: lines.fault,
  }
}

function textLines(write: (line: string) => void): Lines {
  const say = (text: string) => write(`${new Date().toISOString()} ${text}\n`)
  return {
    request({ id, method, route, status, milliseconds, userId, code }) {
      const who = userId === null ? '' : ` user=${userId}`
      const why = code === null ? '' : ` ${code}`
      say(`${method} ${route} ${status}${why} ${milliseconds.toFixed(1)} ms${who} request=${id}`)
    },
    note: say,
    fault(where, error, requestId) {
      const during = requestId === undefined ? '' : ` request=${requestId}`
      say(`FAULT ${where}${during}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    },
  }
}

function jsonLines(write: (line: string) => void): Lines {
  const settings = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  const logger = pino(settings, { write })
  return {
    request({ id, method, route, status, milliseconds, userId, code }) {
      const facts = { request: id, method, route, status, ms: Math.round(milliseconds * 10) / 10, user: userId, code }
      logger[status >= 500 ? 'error' : 'info'](facts, 'request')
    },
    note: (text) => logger.info(text),
    fault(where, error, requestId) {
      const during = requestId === undefined ? {} : { request: requestId }
      logger.error({ ...during, where, err: error instanceof Error ? error : new Error(String(error)) }, 'fault')
    },
  }
}

/** Code of a refusal for the log. */
export function getCode(refusal: Refusal): string | null {
  return refusal.faults[0]?.code ?? null
}
