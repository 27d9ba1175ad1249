import { checkToken } from '#shared/contracts/http/tokens.contract.ts'
import { ApiFailure, call, reportFailure, type WithoutAnswer, withoutAnswer } from '#renderer/api/index.ts'
import {
  createPauses,
  faultDelay,
  offlineDelay,
  RETRY_DELAYS_MS,
  UNAUTHORISED_DELAY_MS,
} from '#renderer/platform/pauses.ts'
import type { PendingFavorites, PendingFavorite } from './pending-favorites.ts'

interface SenderParts {
  readonly pending: PendingFavorites
  /** Rejects when it is not known to be stored. */
  readonly attempt: (change: PendingFavorite) => Promise<void>
  /** One is stored, or refused. */
  readonly onEnd: () => void
  /** Whether some have to wait for longer than a moment. */
  readonly onWaiting: (isWaiting: boolean) => void
  /** ms. */
  readonly wait: (ms: number) => Promise<void>
}

export interface FavoriteSender {
  /** Ends a pause, too: what is marked while others wait may be stored all the same. */
  readonly send: () => void
  readonly stop: () => void
}

/**
 * Sends them until each has its answer, by the rules of choices (ADR 8): only a refusal takes one back, and is told
 * once; one that the server breaks over holds up no other.
 */
export function createFavoriteSender({ pending, attempt, onEnd, onWaiting, wait }: SenderParts): FavoriteSender {
  const { pause, retryNow } = createPauses(wait)
  let isSending = false
  let isStopped = false

  async function send(): Promise<void> {
    if (isSending) return retryNow()
    isSending = true
    for (let tries = 0, faults = 0; !isStopped; tries++) {
      const failure = await sendAll()
      if (isStopped || failure === null) break
      if (failure.kind === 'failing') faults++
      // Not silent: the shell says that the session has ended, and leads to the login.
      if (failure.kind === 'unauthorised') void call(checkToken)
      onWaiting(failure.kind !== 'failing' || faults > RETRY_DELAYS_MS.length)
      await pause(delayAfter(failure, tries, faults - 1))
    }
    isSending = false
    if (!isStopped) onWaiting(false)
  }

  /** Each once, also those that come meanwhile. Gives why some have to be sent again, null = none has. */
  async function sendAll(): Promise<WithoutAnswer | null> {
    const failed = new Set<string>()
    let last: WithoutAnswer | null = null
    for (;;) {
      const change = pending.read().find((one) => !failed.has(JSON.stringify(one)))
      if (change === undefined || isStopped) return last
      const failure = await sendOne(change)
      if (failure === null) continue
      last = failure
      failed.add(JSON.stringify(change))
      // The others would fare no better.
      if (failure.kind !== 'failing') return last
    }
  }

  async function sendOne(change: PendingFavorite): Promise<WithoutAnswer | null> {
    try {
      await attempt(change)
    } catch (error) {
      const failure = error instanceof ApiFailure ? withoutAnswer(error.error) : null
      if (failure !== null) return failure
      // Whoever comes next is refused as well, and can say so.
      if (isStopped) return null
      if (error instanceof ApiFailure) reportFailure(change.isOne ? 'POST' : 'DELETE', error.error)
    }
    pending.forget(change)
    if (!isStopped) onEnd()
    return null
  }

  return {
    send: () => void send(),
    stop: () => {
      isStopped = true
      retryNow()
    },
  }
}

function delayAfter(failure: WithoutAnswer, tries: number, faults: number): number {
  switch (failure.kind) {
    case 'unauthorised':
      return UNAUTHORISED_DELAY_MS
    case 'failing':
      return RETRY_DELAYS_MS[faults] ?? faultDelay(faults - RETRY_DELAYS_MS.length, failure.retryAfter)
    case 'unavailable':
      return offlineDelay(tries, failure.retryAfter)
    case 'unreachable':
      return offlineDelay(tries)
  }
}
