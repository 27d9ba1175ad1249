const WINDOW_MS = 15 * 60_000
const MAX_FAILURES_PER_EMAIL = 10
const MAX_FAILURES_PER_ADDRESS = 100
const MAX_KEYS = 20_000
/** Passwords verified at the same time, waiting ones included: each takes some 30 ms of a core. */
const MAX_UNDER_WAY = 32
/** Seconds after which somebody who came while too many were under way may come again. */
const BUSY_SECONDS = 2

interface Attempts {
  count: number
  /** ms since epoch. */
  readonly windowEnd: number
}

/** A login that may be looked at; ends in exactly one of the three ways. */
export interface LoginAttempt {
  /** The password was right: the e-mail starts anew, and the address has one attempt more again. */
  succeed(): void
  /** It was wrong: the attempt stays counted. */
  fail(): void
  /** It was never looked at: as if it had not been made. */
  abandon(): void
}

export type LoginPermission =
  | { readonly ok: true; readonly attempt: LoginAttempt }
  /** Seconds after which it may be tried again. */
  | { readonly ok: false; readonly waitSeconds: number }

/**
 * Counts login attempts per e-mail and per address in windows of 15 minutes, whether or not the e-mail
 * exists. An attempt counts as failed from its beginning, so that many at the same time are no way
 * around the limit. Each server process counts for itself: with n processes an attacker has n times the
 * attempts, which is still few.
 */
export class LoginLimits {
  readonly #now: () => number
  readonly #attempts = new Map<string, Attempts>()
  #underWay = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** Takes one of the attempts that e-mail and address have. */
  begin(email: string, address: string): LoginPermission {
    const keys = [emailKey(email), `address ${address}`] as const
    const waitSeconds = Math.max(
      this.#wait(keys[0], MAX_FAILURES_PER_EMAIL),
      this.#wait(keys[1], MAX_FAILURES_PER_ADDRESS),
      this.#underWay >= MAX_UNDER_WAY ? BUSY_SECONDS : 0,
    )
    if (waitSeconds > 0) return { ok: false, waitSeconds }
    const counted = keys.map((key) => this.#count(key))
    this.#underWay += 1
    const giveBack = () => {
      for (const attempts of counted) attempts.count -= 1
    }
    return {
      ok: true,
      attempt: {
        succeed: () => {
          this.#underWay -= 1
          giveBack()
          this.#attempts.delete(keys[0])
        },
        fail: () => {
          this.#underWay -= 1
        },
        abandon: () => {
          this.#underWay -= 1
          giveBack()
        },
      },
    }
  }

  #wait(key: string, limit: number): number {
    const attempts = this.#attempts.get(key)
    const left = attempts === undefined ? 0 : attempts.windowEnd - this.#now()
    return attempts !== undefined && attempts.count >= limit && left > 0 ? Math.ceil(left / 1_000) : 0
  }

  #count(key: string): Attempts {
    const known = this.#attempts.get(key)
    if (known !== undefined && known.windowEnd > this.#now()) {
      known.count += 1
      return known
    }
    this.#attempts.delete(key)
    if (this.#attempts.size >= MAX_KEYS) this.#dropOld()
    const attempts = { count: 1, windowEnd: this.#now() + WINDOW_MS }
    this.#attempts.set(key, attempts)
    return attempts
  }

  /** The oldest windows come first. */
  #dropOld(): void {
    for (const [key, { windowEnd }] of this.#attempts) {
      if (windowEnd > this.#now() && this.#attempts.size < MAX_KEYS) return
      this.#attempts.delete(key)
    }
  }
}

function emailKey(email: string): string {
  return `email ${email.trim().toLowerCase()}`
}
