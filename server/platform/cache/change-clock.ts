import { type CacheLease, type LeaseMark, LeaseMarks } from './cache-lease.ts'

/** ms between two looks at the database's version: what another process wrote is seen after at most this. */
const POLL_MS = 5
/** ms that answers may be kept where the database cannot tell whether it changed (PostgreSQL). */
const BLIND_MS = 900
const MAX_KEYS = 20_000

/**
 * Whether what was read from the database is still so (ADR 5). Three ways to end: a write of this
 * process to a unit or a session ends what was made from that, at once; any commit, of this process or
 * another one, ends everything within {@link POLL_MS}; without a version (PostgreSQL) things end after
 * {@link BLIND_MS}.
 */
export class ChangeClock {
  readonly units = new LeaseMarks(MAX_KEYS)
  readonly sessions = new LeaseMarks(MAX_KEYS)
  readonly #dataVersion: () => number | null
  readonly #now: () => number
  readonly #elapsed: () => number
  readonly #writtenListeners = new Set<(unitId: string) => void>()
  #database: LeaseMark = { holds: true }
  #version: number | null
  #nextPoll = Number.NEGATIVE_INFINITY

  /**
   * @param now ms since epoch
   * @param elapsed ms since anything; never goes back, whoever sets the machine's clock
   */
  constructor(dataVersion: () => number | null, now: () => number, elapsed = () => performance.now()) {
    this.#dataVersion = dataVersion
    this.#now = now
    this.#elapsed = elapsed
    this.#version = dataVersion()
  }

  /** This process has stored something for a unit: ends what was made from it, and tells who listens. After the commit. */
  unitWritten(unitId: string): void {
    this.units.end(unitId)
    for (const listener of this.#writtenListeners) listener(unitId)
  }

  /** Hears of every write of this process. Returns the function that stops it. */
  onUnitWritten(listener: (unitId: string) => void): () => void {
    this.#writtenListeners.add(listener)
    return () => this.#writtenListeners.delete(listener)
  }

  /** The database can say whether it changed. */
  get isExact(): boolean {
    return this.#version !== null
  }

  /** LeaseMark of anything read from the database. */
  database(): LeaseMark {
    this.poll()
    return this.#database
  }

  /** ms since epoch until which something read now may be kept, if its marks hold that long. */
  keepUntil(): number {
    return this.isExact ? Number.MAX_SAFE_INTEGER : this.#now() + BLIND_MS
  }

  /** For what is read from the database from now on. */
  lease(): CacheLease {
    return { marks: [this.database()], validUntil: this.keepUntil() }
  }

  /** Looks whether the database has changed, if it has not looked just now. */
  poll(): void {
    if (this.#version === null) return
    const elapsed = this.#elapsed()
    if (elapsed < this.#nextPoll) return
    this.#nextPoll = elapsed + POLL_MS
    const version = this.#dataVersion()
    if (version === this.#version) return
    this.#version = version
    this.#database.holds = false
    this.#database = { holds: true }
  }
}
