import type { Refusal } from './answers.ts'
import { refuse } from './answers.ts'
import { IDENTITY_LIMITS, type LimitedAction } from './identity-terms.ts'
import { WindowLimit } from './window-limit.ts'

export interface IdentityLimits {
  /**
   * Counts a call, whatever becomes of it, so that many at the same time are no way around. null = it may go on; else
   * the 429 with `Retry-After`. `account`: what the call is about, an e-mail, a token or a user's id, in any case.
   */
  take(action: LimitedAction, address: string, account: string): Refusal | null
}

/** Limits per address and per account of the calls that let somebody in. Each process counts for itself. */
export function createIdentityLimits(now: () => number): IdentityLimits {
  const pair = (action: LimitedAction) => ({
    address: new WindowLimit({ ...IDENTITY_LIMITS[action].address, now }),
    account: new WindowLimit({ ...IDENTITY_LIMITS[action].account, now }),
  })
  const limits = new Map<LimitedAction, ReturnType<typeof pair>>()
  return {
    take(action, address, account) {
      const known = limits.get(action) ?? pair(action)
      limits.set(action, known)
      const key = account.trim().toLowerCase()
      const waitSeconds = Math.max(known.address.wait(address), known.account.wait(key))
      if (waitSeconds > 0) {
        const headers = { 'Retry-After': String(waitSeconds) }
        return refuse('TOO_MANY_REQUESTS', 'Too many attempts. Try again later.', { headers })
      }
      known.address.count(address)
      known.account.count(key)
      return null
    },
  }
}
