import { isLeaseValid, type CacheLease } from '#server/platform/cache/cache-lease.ts'
import type { PreparedAnswer } from '#server/platform/http/prepared-answer.ts'

interface Kept {
  readonly prepared: PreparedAnswer
  readonly lease: CacheLease
}

/** No address of the contract is as long as this, or needs escapes: others would only fill the memory. */
const MAX_URL_LENGTH = 300
/** Entries are looked through after this many new ones, or as many as there are. */
const MIN_SWEEP = 100

interface Options {
  /** Most entries kept; then the oldest goes. */
  readonly limit: number
  /** ms since epoch. */
  readonly now: () => number
}

/**
 * Answers that may be repeated as they are, by address, to whoever may have them: one cache for everybody's, one for
 * each caller's. An entry is only ever made by the full path (session, access, contract) and dies with any of its
 * marks.
 */
export class ResponseCache {
  readonly #limit: number
  readonly #now: () => number
  readonly #kept = new Map<string, Kept>()
  #keptSinceSweep = 0

  constructor({ limit, now }: Options) {
    this.#limit = limit
    this.#now = now
  }

  /** Entries kept, dead ones included. */
  get size(): number {
    return this.#kept.size
  }

  /** @param url as it stands in the request */
  keep(url: string, prepared: PreparedAnswer, lease: CacheLease): void {
    if (url.length >= MAX_URL_LENGTH || url.includes('%')) return
    this.#keptSinceSweep += 1
    if (this.#keptSinceSweep >= Math.max(MIN_SWEEP, this.size)) this.#sweep()
    this.#kept.delete(url)
    if (this.#kept.size >= this.#limit) {
      const oldest = this.#kept.keys().next()
      if (oldest.done !== true) this.#kept.delete(oldest.value)
    }
    this.#kept.set(url, { prepared, lease })
  }

  /** The answer of an address, if it still holds. */
  find(url: string): PreparedAnswer | null {
    const kept = this.#kept.get(url)
    if (kept === undefined) return null
    if (isLeaseValid(kept.lease, this.#now())) return kept.prepared
    this.#kept.delete(url)
    return null
  }

  /** The dead hold on to their bytes until somebody asks for them, which may be never. */
  #sweep(): void {
    this.#keptSinceSweep = 0
    for (const [url, { lease }] of this.#kept) if (!isLeaseValid(lease, this.#now())) this.#kept.delete(url)
  }
}
