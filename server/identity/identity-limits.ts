import { IDENTITY_LIMITS, type LimitedAction } from './identity-terms.ts'
import { getNetwork } from '#server/platform/limits/network-address.ts'
import type { RateKey, RateLimits } from '#server/platform/limits/rate-limits.ts'
import { type DomainError, domainError } from '#server/platform/result.ts'

export interface IdentityLimits {
  /**
   * Counts a call, whatever becomes of it, so that many at the same time are no way around. null = it may go on; else
   * the error that says how long to wait. `account`: what the call is about, an e-mail, a token or a user's id, in any case.
   */
  take(action: LimitedAction, address: string, account: string): Promise<DomainError | null>
}

/** Limits per address and per account of the calls that let somebody in. */
export function createIdentityLimits(limits: RateLimits): IdentityLimits {
  return {
    async take(action, address, account) {
      const taken = await limits.take(getKeys(action, address, account))
      if (taken.ok) return null
      const { waitSeconds: retryAfterSeconds } = taken
      return domainError('TOO_MANY_REQUESTS', 'Too many attempts. Try again later.', { retryAfterSeconds })
    },
  }
}

function getKeys(action: LimitedAction, address: string, account: string): RateKey[] {
  const { address: ofAddress, account: ofAccount, isOfReads = false } = IDENTITY_LIMITS[action]
  return [
    { rule: { name: `${action} address`, ...ofAddress, isOfReads }, of: getNetwork(address) },
    { rule: { name: `${action} account`, ...ofAccount, isOfReads }, of: account.trim().toLowerCase() },
  ]
}
