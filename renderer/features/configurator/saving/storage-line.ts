import type { WithoutAnswer } from '#renderer/api/index.ts'
import type {
  ConfigurationStorage,
  StoredConfiguration,
  WriteOutcome,
  WriteRequest,
} from './configuration-storage.types.ts'
import {
  createPauses,
  faultDelay,
  offlineDelay,
  RETRY_DELAYS_MS,
  UNAUTHORISED_DELAY_MS,
} from '#renderer/platform/pauses.ts'
import type { WaitsFor } from './write-runner.types.ts'

/** What a write came to that nobody gave up. */
export type Answered = Exclude<WriteOutcome, WithoutAnswer>

/** A storage that may be out of reach for a while, or broken. */
export interface StorageLine {
  /** The same request again and again until there is an answer; null = nobody wants to know any more. */
  readonly write: (request: WriteRequest) => Promise<Answered | null>
  /** In the same way. */
  readonly load: () => Promise<StoredConfiguration | null>
  /** Resolves after so many ms, or when the line is there again. */
  readonly pause: (ms: number) => Promise<void>
  /** The pause after a fault, the longer the more there were in a row; false = given up meanwhile. */
  readonly waitForRepair: (faults: number, wishMs?: number | null) => Promise<boolean>
  /** Whoever waits for a repair does no longer: what is asked for is not wanted any more. */
  readonly giveUp: () => void
  /** The line is there again, or nobody waits any more. */
  readonly hurry: () => void
}

interface Parts {
  readonly storage: ConfigurationStorage
  readonly wait: (ms: number) => Promise<void>
  /** null = there is an answer, or will be in a moment. */
  readonly onWait: (waitsFor: WaitsFor | null) => void
  /** Nobody wants to know any more. */
  readonly isOver: () => boolean
}

/** The line to a storage: only an answer ends what was asked for, or who has asked. */
export function createStorageLine({ storage, wait, onWait, isOver }: Parts): StorageLine {
  const { pause, hurry } = createPauses(wait)
  let isGivenUp = false

  /** Until the ms are over; false = given up before. */
  async function pauseUnlessGivenUp(ms: number): Promise<boolean> {
    if (!isGivenUp) await pause(ms)
    const isWanted = !isGivenUp
    isGivenUp = false
    return isWanted
  }

  function waitForRepair(faults: number, wishMs: number | null = null): Promise<boolean> {
    const quick = RETRY_DELAYS_MS[faults]
    onWait(quick === undefined ? 'repair' : null)
    return pauseUnlessGivenUp(quick ?? faultDelay(faults - RETRY_DELAYS_MS.length, wishMs))
  }

  /** false = given up. What waits for a session is kept: whoever listens to it ends this line (and hurries it). */
  function waitAfter(failure: WithoutAnswer, tries: number, faults: number): Promise<boolean> {
    if (failure.kind === 'failing') return waitForRepair(faults, failure.retryAfter)
    onWait(failure.kind === 'unavailable' ? 'server' : 'network')
    if (failure.kind === 'unauthorised') storage.checkSession?.()
    const wish = failure.kind === 'unavailable' ? failure.retryAfter : null
    return pauseUnlessGivenUp(failure.kind === 'unauthorised' ? UNAUTHORISED_DELAY_MS : offlineDelay(tries, wish))
  }

  async function insist<Answer>(ask: () => Promise<Answer | WithoutAnswer>): Promise<Answer | null> {
    for (let tries = 0, faults = 0; !isOver(); tries++) {
      const answer = await ask()
      if (isOver()) return null
      if (!isWithoutAnswer(answer)) {
        isGivenUp = false
        onWait(null)
        return answer
      }
      if (!(await waitAfter(answer, tries, faults))) return null
      if (answer.kind === 'failing') faults++
    }
    return null
  }

  return {
    write: (request) => insist<Answered>(() => storage.write(request)),
    load: () =>
      insist<StoredConfiguration>(() =>
        storage.load().catch((error: unknown) => storage.whyNot?.(error) ?? { kind: 'unreachable' }),
      ),
    pause,
    waitForRepair,
    giveUp() {
      isGivenUp = true
      hurry()
    },
    hurry,
  }
}

const WITHOUT_ANSWER: readonly string[] = [
  'unauthorised',
  'unreachable',
  'unavailable',
  'failing',
] satisfies readonly WithoutAnswer['kind'][]

function isWithoutAnswer<Answer>(answer: Answer | WithoutAnswer): answer is WithoutAnswer {
  return (
    typeof answer === 'object' && answer !== null && 'kind' in answer && WITHOUT_ANSWER.includes(String(answer.kind))
  )
}
