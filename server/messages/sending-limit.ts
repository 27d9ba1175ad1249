import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import { type DomainError, domainError } from '#server/platform/result.ts'

/** Messages that a buyer sends in an hour at most: more than anybody types, few enough to be read. */
const SENDING = { name: 'messages sent', limit: 60, windowMs: 3_600_000 } as const

/** Counts a message of a buyer's; null = it may be sent. */
export async function refuseFlood(rateLimits: RateLimits, userId: string): Promise<DomainError | null> {
  const taken = await rateLimits.take([{ rule: SENDING, of: userId }])
  if (taken.ok) return null
  return domainError('TOO_MANY_REQUESTS', 'Too many messages. Try again later.', {
    retryAfterSeconds: taken.waitSeconds,
  })
}
