/**
 * What keeps the storage from doing its work, where neither the request nor the program is at fault:
 * `full` = there is no room left to write; `away` = the database or the disk does not answer just now.
 */
export type StorageTrouble = 'full' | 'away'

/** A cause of a cause of a cause: further down lies nothing of ours. */
const MAX_CAUSES = 5

/** SQLite's primary result codes (https://sqlite.org/rescode.html); the extended ones have them in their low byte. */
const SQLITE: ReadonlyMap<number, StorageTrouble> = new Map([
  [5, 'away'], // BUSY: another process keeps the lock
  [6, 'away'], // LOCKED
  [7, 'away'], // NOMEM
  [8, 'away'], // READONLY: a disk with faults is mounted so
  [10, 'away'], // IOERR
  [13, 'full'], // FULL
  [14, 'away'], // CANTOPEN
  [15, 'away'], // PROTOCOL: locking
])

/** SQLSTATE of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html), by its start. */
const POSTGRES: readonly (readonly [start: string, trouble: StorageTrouble])[] = [
  ['53100', 'full'], // disk_full
  ['53', 'away'], // insufficient resources: memory, connections
  ['08', 'away'], // connection exceptions
  ['57P', 'away'], // it shuts down, starts up, or was ended
  ['58030', 'away'], // io_error
  ['25006', 'away'], // read only: a standby that has not taken over yet
  ['40001', 'away'], // serialisation failure and deadlock: the same once more succeeds
  ['40P01', 'away'],
  ['55P03', 'away'], // lock_not_available
]
const SQLSTATE = /^[0-9A-Z]{5}$/

/** What pg says of a connection that broke or could not be had: without a code. */
const PG_CONNECTION =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

const SYSTEM: Readonly<Record<string, StorageTrouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EMFILE: 'away',
  ENFILE: 'away',
  EIO: 'away',
  EROFS: 'away',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
}

/** What kept the storage from its work, by an error that came out of database or file store; null = something else. */
export function getStorageTrouble(error: unknown): StorageTrouble | null {
  let cause = error
  for (let depth = 0; cause instanceof Error && depth < MAX_CAUSES; depth += 1) {
    const trouble = getTrouble(cause)
    if (trouble !== null) return trouble
    // Of a host with several addresses: each was tried.
    cause = cause instanceof AggregateError ? cause.errors[0] : cause.cause
  }
  return null
}

function getTrouble(error: Error): StorageTrouble | null {
  if (PG_CONNECTION.test(error.message)) return 'away'
  const code = 'code' in error ? error.code : null
  if (code === 'ERR_SQLITE_ERROR') {
    return 'errcode' in error && typeof error.errcode === 'number' ? (SQLITE.get(error.errcode & 0xff) ?? null) : null
  }
  if (typeof code !== 'string') return null
  // A socket file that is gone is ENOENT, and one of another user EACCES: without `connect` these are the program's faults.
  if ('syscall' in error) return SYSTEM[code] ?? (error.syscall === 'connect' ? 'away' : null)
  if (!SQLSTATE.test(code) || Object.hasOwn(SYSTEM, code)) return SYSTEM[code] ?? null
  return POSTGRES.find(([start]) => code.startsWith(start))?.[1] ?? null
}
