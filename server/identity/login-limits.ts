import type { Db } from '#server/platform/db/database.types.ts'
import { getNetwork } from '#server/platform/limits/network-address.ts'
import type { RateKey, RateLimits } from '#server/platform/limits/rate-limits.ts'

/** ms for which an e-mail stays locked at most. */
export const LOGIN_WINDOW_MS = 15 * 60_000
/**
 * Wrong tries in a window. Few for one e-mail from one address, where guessing is; many more for the e-mail from
 * everywhere, so that nobody is locked out by somebody else who only knows their e-mail.
 */
const RULES = {
  pair: { name: 'login pair', limit: 10, windowMs: LOGIN_WINDOW_MS },
  email: { name: 'login email', limit: 100, windowMs: LOGIN_WINDOW_MS },
  address: { name: 'login address', limit: 100, windowMs: LOGIN_WINDOW_MS },
} as const
/** Passwords verified at the same time in this process, waiting ones included: each takes some 30 ms of a core. */
const MAX_UNDER_WAY = 32
/** Seconds after which somebody who came while too many were under way may come again. */
const BUSY_SECONDS = 2

/** A login that may be looked at; ends in one of the three ways, the last where the transaction of the first fails. */
export interface LoginAttempt {
  /** If this one is wrong, too, the e-mail is locked: from this address, or from everywhere. */
  readonly isLast: boolean
  /** The password was right: the pair starts anew, e-mail and address have one attempt more again. In a transaction. */
  succeed(db: Db): Promise<void>
  /** It was wrong: the attempt stays counted. */
  fail(): void
  /** It was never looked at: as if it had not been made. */
  abandon(): Promise<void>
}

export type LoginPermission =
  | { readonly ok: true; readonly attempt: LoginAttempt }
  /** Seconds after which it may be tried again. */
  | { readonly ok: false; readonly waitSeconds: number }

/**
 * Counts login attempts per e-mail and address in windows of 15 minutes, whether or not the e-mail exists. An attempt
 * counts as failed from its beginning, so that many at the same time are no way around the limit.
 */
export class LoginLimits {
  readonly #limits: RateLimits
  #underWay = 0

  constructor(limits: RateLimits) {
    this.#limits = limits
  }

  /** Takes one of the attempts that e-mail and address have. */
  async begin(email: string, address: string): Promise<LoginPermission> {
    if (this.#underWay >= MAX_UNDER_WAY) return { ok: false, waitSeconds: BUSY_SECONDS }
    this.#underWay += 1
    const keys = getKeys(email, address)
    try {
      const taken = await this.#limits.take([keys.pair, keys.email, keys.address])
      if (taken.ok) return { ok: true, attempt: this.#attempt(keys, taken.left) }
      this.#underWay -= 1
      return taken
    } catch (error) {
      this.#underWay -= 1
      throw error
    }
  }

  #attempt({ pair, email, address }: LoginKeys, [pairLeft, emailLeft]: readonly number[]): LoginAttempt {
    let isUnderWay = true
    const end = () => {
      if (isUnderWay) this.#underWay -= 1
      isUnderWay = false
    }
    return {
      isLast: pairLeft === 0 || emailLeft === 0,
      succeed: async (db) => {
        end()
        await this.#limits.giveBack([email, address], { anew: [pair], db })
      },
      fail: end,
      abandon: async () => {
        end()
        await this.#limits.giveBack([pair, email, address])
      },
    }
  }
}

type LoginKeys = Readonly<Record<keyof typeof RULES, RateKey>>

function getKeys(typedEmail: string, typedAddress: string): LoginKeys {
  const email = typedEmail.trim().toLowerCase()
  const address = getNetwork(typedAddress)
  return {
    pair: { rule: RULES.pair, of: `${email}\n${address}` },
    email: { rule: RULES.email, of: email },
    address: { rule: RULES.address, of: address },
  }
}
