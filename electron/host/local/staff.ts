import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { FromWire } from '#shared/contracts/wire.ts'
import type { Document } from '../disk/document.ts'

/** How many wrong PINs, until when; on the disk, so that pulling the plug gives no new tries. */
export const StaffLockSchema = z.object({ failed: z.int(), locked_until: z.nullable(z.number()) })
type StaffLock = FromWire<z.infer<typeof StaffLockSchema>>

export type StaffEntry =
  | { readonly outcome: 'entered'; readonly token: string }
  | { readonly outcome: 'wrong'; readonly triesLeft: number }
  | { readonly outcome: 'locked'; readonly until: string }

export interface Staff {
  enter(pin: string): Promise<StaffEntry>
  /** Whether a token opens the staff mode; using it keeps it open. */
  isStaff(token: string): boolean
  /** The end of a visit is the end of the staff mode. */
  leave(): void
}

interface Parts {
  /** `scrypt$<N>$<r>$<p>$<salt>$<hash>`; null = there is no PIN. */
  readonly pinHash: () => string | null
  readonly lock: Document<StaffLock>
  /** ms since epoch. */
  readonly now: () => number
}

const TRIES = 5
const LOCK_MS = 5 * 60_000
/** ms without any staff's call. */
const SESSION_MS = 10 * 60_000
const HASH = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([A-Za-z0-9_-]{8,200})\$([A-Za-z0-9_-]{16,200})$/
const MAX_MEMORY = 256 * 1024 * 1024

export function createStaff({ pinHash, lock, now }: Parts): Staff {
  let session: { readonly token: string; readonly until: number } | null = null
  let turn: Promise<unknown> = Promise.resolve()

  /** What was last written, for a disk that takes no more: tries count all the same. */
  let unwritten: StaffLock | null = null

  const keep = async (state: StaffLock) => {
    unwritten = (await lock.write(state)) === 'kept' ? null : state
  }
  const attempt = async (pin: string): Promise<StaffEntry> => {
    const state = unwritten ?? (await lock.read()) ?? { failed: 0, lockedUntil: null }
    // A clock that was set back must not keep the staff out for years.
    const latest = now() + LOCK_MS
    const until = state.lockedUntil === null ? 0 : Math.min(state.lockedUntil, latest)
    if (state.lockedUntil !== null && state.lockedUntil > latest) await keep({ ...state, lockedUntil: latest })
    if (until > now()) return { outcome: 'locked', until: new Date(until).toISOString() }
    const failed = state.lockedUntil === null ? state.failed + 1 : 1
    // Counted before it is looked at: a plug that is pulled in between does not help.
    const isLast = failed >= TRIES
    await keep({ failed, lockedUntil: isLast ? now() + LOCK_MS : null })
    const hash = pinHash()
    if (hash !== null && (await matches(pin, hash))) {
      await keep({ failed: 0, lockedUntil: null })
      session = { token: randomBytes(24).toString('base64url'), until: now() + SESSION_MS }
      return { outcome: 'entered', token: session.token }
    }
    if (isLast) return { outcome: 'locked', until: new Date(now() + LOCK_MS).toISOString() }
    return { outcome: 'wrong', triesLeft: TRIES - failed }
  }
  return {
    enter(pin) {
      // One after the other: tries at the same time count, too.
      const result = turn.then(() => attempt(pin))
      turn = result.catch(() => undefined)
      return result
    },
    isStaff(token) {
      if (session === null || session.until <= now() || session.token !== token) return false
      session = { token, until: now() + SESSION_MS }
      return true
    },
    leave() {
      session = null
    },
  }
}

async function matches(pin: string, hash: string): Promise<boolean> {
  const parts = HASH.exec(hash)
  if (parts === null) return false
  const [, n, r, p, salt = '', expected = ''] = parts
  const wanted = Buffer.from(expected, 'base64url')
  const options = { N: Number(n), r: Number(r), p: Number(p), maxmem: MAX_MEMORY }
  const found = await new Promise<Buffer | null>((resolve) => {
    try {
      scrypt(pin, Buffer.from(salt, 'base64url'), wanted.byteLength, options, (error, key) =>
        resolve(error === null ? key : null),
      )
    } catch {
      resolve(null)
    }
  })
  return found !== null && found.byteLength === wanted.byteLength && timingSafeEqual(found, wanted)
}
