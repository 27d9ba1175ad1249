/**
 * Says whether something kept in memory is still true. Whoever caches takes the validity *before*
 * reading the database; whoever writes ends it *after* the commit. A value that was read before a
 * write is then never kept after it.
 */
export interface Validity {
  holds: boolean
}

/** How long something made from what was read may be given again without asking anyone. */
export interface Permit {
  /** All of them have to hold. */
  readonly validities: readonly Validity[]
  /** ms since epoch. */
  readonly validUntil: number
}

/** The permit with further conditions. `validUntil`: ms since epoch. */
export function narrowPermit(
  permit: Permit,
  more: { readonly validities?: readonly Validity[]; readonly validUntil?: number },
): Permit {
  return {
    validities: [...permit.validities, ...(more.validities ?? [])],
    validUntil: Math.min(permit.validUntil, more.validUntil ?? permit.validUntil),
  }
}

/** Whether it still applies. `now`: ms since epoch. */
export function isPermitted({ validities, validUntil }: Permit, now: number): boolean {
  return now < validUntil && validities.every((validity) => validity.holds)
}

/** One validity per key; `end` makes all that was built on it stale. Bounded in size. */
export class ValidityRegistry {
  readonly #limit: number
  readonly #byKey = new Map<string, Validity>()

  constructor(limit: number) {
    this.#limit = limit
  }

  /** The running validity of a key. */
  current(key: string): Validity {
    const known = this.#byKey.get(key)
    if (known !== undefined) return known
    if (this.#byKey.size >= this.#limit) this.endAll()
    const validity: Validity = { holds: true }
    this.#byKey.set(key, validity)
    return validity
  }

  end(key: string): void {
    const known = this.#byKey.get(key)
    if (known === undefined) return
    known.holds = false
    this.#byKey.delete(key)
  }

  endAll(): void {
    for (const validity of this.#byKey.values()) validity.holds = false
    this.#byKey.clear()
  }
}
