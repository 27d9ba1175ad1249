import type {
  ConfigurationStorage,
  StoredConfiguration,
  WriteOutcome,
  WriteRequest,
} from './configuration-storage.types.ts'
import { createPauses, offlineDelay, RETRY_DELAYS_MS, UNAUTHORISED_DELAY_MS } from './pauses.ts'

/** A storage that may be out of reach for a while. */
export interface StorageLine {
  /**
   * The same request again and again for as long as nobody answers, or nobody is logged in; faults of the server's
   * only a few times.
   */
  readonly write: (request: WriteRequest) => Promise<WriteOutcome>
  /** In the same way; null = the server cannot tell. */
  readonly load: () => Promise<StoredConfiguration | null>
  /** Resolves after so many ms, or when the line is there again. */
  readonly pause: (ms: number) => Promise<void>
  /** The line is there again, or nobody waits any more. */
  readonly hurry: () => void
}

interface Parts {
  readonly storage: ConfigurationStorage
  readonly wait: (ms: number) => Promise<void>
  /** Nobody answers, or somebody does again. */
  readonly onOffline: (isOffline: boolean) => void
  /** Nobody wants to know any more. */
  readonly isOver: () => boolean
}

/** The line to a storage: only an answer ends a write, no answer never does. */
export function createStorageLine({ storage, wait, onOffline, isOver }: Parts): StorageLine {
  const { pause, hurry } = createPauses(wait)

  /** What waits is kept: with the session, whoever listens to it ends this line (and hurries it). */
  function waitForSession(): Promise<void> {
    storage.checkSession?.()
    return pause(UNAUTHORISED_DELAY_MS)
  }

  return {
    async write(request) {
      for (let tries = 0, faults = 0; ; tries++) {
        const outcome = await storage.write(request)
        if (isOver()) return outcome
        onOffline(outcome.kind === 'unreachable' || outcome.kind === 'unauthorised')
        if (outcome.kind === 'unauthorised') await waitForSession()
        else if (outcome.kind === 'unreachable' || outcome.kind === 'failing') {
          const delay = outcome.kind === 'failing' ? RETRY_DELAYS_MS[faults++] : offlineDelay(tries)
          if (delay === undefined) return outcome
          await pause(delay)
        } else return outcome
        if (isOver()) return outcome
      }
    },
    async load() {
      for (let tries = 0, faults = 0; !isOver(); tries++) {
        try {
          const stored = await storage.load()
          onOffline(false)
          return stored
        } catch (error) {
          if (isOver()) return null
          if (storage.isUnauthorised?.(error) ?? false) {
            onOffline(true)
            await waitForSession()
            continue
          }
          const isUnreachable = storage.isUnreachable?.(error) ?? true
          onOffline(isUnreachable)
          const delay = isUnreachable ? offlineDelay(tries) : RETRY_DELAYS_MS[faults++]
          if (delay === undefined) return null
          await pause(delay)
        }
      }
      return null
    },
    pause,
    hurry,
  }
}
