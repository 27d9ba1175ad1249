/**
 * Says whether something kept in memory is still true. Whoever caches takes the mark *before*
 * reading the database; whoever writes ends it *after* the commit. A value that was read before a
 * write is then never kept after it.
 */
export interface LeaseMark {
  holds: boolean
}

/** How long something made from what was read may be given again without asking anyone. */
export interface CacheLease {
  /** All of them have to hold. */
  readonly marks: readonly LeaseMark[]
  /** ms since epoch. */
  readonly validUntil: number
}

/** The lease with further conditions. `validUntil`: ms since epoch. */
export function narrowLease(
  lease: CacheLease,
  more: { readonly marks?: readonly LeaseMark[]; readonly validUntil?: number },
): CacheLease {
  return {
    marks: [...lease.marks, ...(more.marks ?? [])],
    validUntil: Math.min(lease.validUntil, more.validUntil ?? lease.validUntil),
  }
}

/** Whether it still applies. `now`: ms since epoch. */
export function isLeaseValid({ marks, validUntil }: CacheLease, now: number): boolean {
  return now < validUntil && marks.every((mark) => mark.holds)
}

/** One mark per key; `end` makes all that was built on it stale. Bounded in size. */
export class LeaseMarks {
  readonly #limit: number
  readonly #byKey = new Map<string, LeaseMark>()

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The running mark of a key. */
  current(key: string): LeaseMark {
    const known = this.#byKey.get(key)
    if (known !== undefined) return known
    if (this.#byKey.size >= this.#limit) this.endAll()
    const mark: LeaseMark = { holds: true }
    this.#byKey.set(key, mark)
    return mark
  }

  end(key: string): void {
    const known = this.#byKey.get(key)
    if (known === undefined) return
    known.holds = false
    this.#byKey.delete(key)
  }

  endAll(): void {
    for (const mark of this.#byKey.values()) mark.holds = false
    this.#byKey.clear()
  }
}
