import * as z from 'zod/mini'
import { type Keep, tabKeep } from '#renderer/platform/storage.ts'
import type { WaitingWrite } from './write-runner.types.ts'

/** Whose choices for which unit. */
export interface KeptFor {
  /** null = nobody is logged in. */
  readonly userId: string | null
  readonly unitId: string
}

/** ms. A day without network is survived; a tab that is reopened days later must not bring back what nobody remembers. */
const MAX_AGE_MS = 24 * 60 * 60_000

/** A change as it is kept in this browser. */
export const ChangeSchema = z.strictObject({
  buyerSelections: z.record(
    z.string(),
    z.nullable(z.strictObject({ productId: z.string(), quantity: z.nullable(z.number()) })),
  ),
  buyerLineItemActivations: z.record(
    z.string(),
    z.nullable(z.strictObject({ activated: z.boolean(), upgradeBundleId: z.nullable(z.string()) })),
  ),
  buyerDesignLineSelections: z.nullable(
    z.array(z.strictObject({ projectRoomId: z.string(), designLineId: z.string(), designLineGroupId: z.string() })),
  ),
})

const KeptSchema = z.strictObject({
  keptAt: z.number(),
  writes: z.array(
    z.strictObject({
      key: z.string(),
      change: ChangeSchema,
      label: z.string(),
      sentOn: z.optional(z.nullable(z.number())),
      seen: z.optional(ChangeSchema),
    }),
  ),
})

function keyOf({ userId, unitId }: KeptFor): string {
  return `pending_${userId ?? ''}_${unitId}`
}

/**
 * Keeps what is not known to be stored in this tab, over a reload or a page that was left too soon,
 * with the keys it was sent with: what arrived after all is not stored twice (decision 8). `now` in ms.
 */
export function keepWrites(
  owner: KeptFor,
  writes: readonly WaitingWrite[],
  now: number = Date.now(),
  keep: Keep = tabKeep,
): void {
  if (writes.length === 0) keep.removeItem(keyOf(owner))
  else keep.setItem(keyOf(owner), JSON.stringify({ keptAt: now, writes }))
}

/** What was kept within the last day, in its order; nothing where it cannot be read. `now` in ms. */
export function keptWrites(owner: KeptFor, now: number = Date.now(), keep: Keep = tabKeep): readonly WaitingWrite[] {
  const text = keep.getItem(keyOf(owner))
  if (text === null) return []
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return []
  }
  const parsed = z.safeParse(KeptSchema, json)
  return parsed.success && now - parsed.data.keptAt <= MAX_AGE_MS ? parsed.data.writes : []
}
