import { assertNever } from '#shared/domain/assert-never.ts'
import type { Configuration } from '#shared/domain/index.ts'
import { faultDelay, offlineDelay, RETRY_DELAYS_MS, UNAUTHORISED_DELAY_MS } from '#renderer/platform/pauses.ts'
import type { Author, ConfigurationStorage, StoredConfiguration } from './configuration-storage.types.ts'
import { transition } from './machine.ts'
import type { Effect, Pause, Saving, SavingEvent } from './machine.types.ts'
import { isSettled, startSaving, waitingWrites } from './machine-state.ts'
import type { OnDropped, WaitingWrite } from './saving.types.ts'

/** ms that a change of others waits for the word who made it. */
const NAME_WAIT_MS = 1_500
/** ms, at most, between tries where many write at once. */
const CROWDED_PAUSE_MS = 60

export interface SavingPorts {
  readonly storage: ConfigurationStorage
  readonly wait: (ms: number) => Promise<void>
  /** Runs something soon, but after the screen has been painted. */
  readonly afterPaint: (run: () => void) => void
  readonly onChange: (saving: Saving) => void
  readonly onDropped: OnDropped
  /** Others have stored something: what was stored before, and what is now. */
  readonly onRemoteChange: (before: Configuration, after: Configuration, author: Author | null) => void
  /** The storage still disagrees after its own state was taken over: the catalogues differ. */
  readonly onDisagreement: (stored: StoredConfiguration) => void
  /**
   * The catalogue on screen is not the unit's any more: read catalogue and configuration again. Gives
   * the revision that it is now, null when it cannot be read; with another one than ours another page
   * takes over. Never rejects.
   */
  readonly onCatalogueMoved: () => Promise<string | null>
}

export interface SavingDriver {
  readonly dispatch: (event: SavingEvent) => void
  readonly state: () => Saving
  /** Ends it for good and gives what is not known to be stored, for `adopted` of the next one. */
  readonly handOver: () => readonly WaitingWrite[]
  /** Resolves when nothing is pending, or what is pending waits: for an answer of the user's, or as `WaitsFor` says. */
  readonly settled: () => Promise<void>
}

/** Runs the machine: does what it wants done, and tells it what came of it. */
export function driveSaving(ports: SavingPorts, start: Parameters<typeof startSaving>[0]): SavingDriver {
  let saving = startSaving(start)
  const waiters = new Set<() => void>()

  function dispatch(event: SavingEvent): void {
    const before = saving
    const [next, effects] = step(saving, event)
    saving = next
    if (next !== before && next.phase.kind !== 'over') ports.onChange(next)
    if (isSettled(saving)) {
      for (const resolve of waiters) resolve()
      waiters.clear()
    }
    for (const effect of effects) run(effect)
  }

  function tell(coming: () => Promise<SavingEvent>): void {
    const settled = async () => {
      try {
        return await coming()
      } catch (error) {
        globalThis.reportError(error)
        return { kind: 'failing', retryAfter: null } as const
      }
    }
    void settled().then(dispatch)
  }

  function run(effect: Effect): void {
    const { storage, wait } = ports
    switch (effect.kind) {
      case 'send':
        return tell(() => storage.write(effect.request))
      case 'read':
        return tell(() => readStored(storage))
      case 'readCatalogue':
        return tell(async () => ({ kind: 'catalogueRead', revision: await ports.onCatalogueMoved() }))
      case 'pause':
        return tell(() => wait(msOf(effect.pause)).then(() => ({ kind: 'pauseOver', turn: effect.turn })))
      case 'awaitName':
        return tell(() => wait(NAME_WAIT_MS).then(() => ({ kind: 'nameOverdue', revision: effect.revision })))
      case 'paint':
        return ports.afterPaint(() => dispatch({ kind: 'painted' }))
      case 'checkSession':
        return storage.checkSession?.()
      case 'tellDropped':
        return ports.onDropped(effect.labels, effect.reason, effect.lockedItems)
      case 'tellRemoteChange':
        return ports.onRemoteChange(effect.before, effect.after, effect.author)
      case 'tellDisagreement':
        return ports.onDisagreement(effect.stored)
      default:
        return assertNever(effect)
    }
  }

  return {
    dispatch,
    state: () => saving,
    handOver() {
      const writes = waitingWrites(saving)
      dispatch({ kind: 'ended' })
      return writes
    },
    settled: async () => {
      while (!isSettled(saving)) await new Promise<void>((resolve) => waiters.add(resolve))
    },
  }
}

/** A fault of ours is told, and waits like one of the server's. */
function step(saving: Saving, event: SavingEvent) {
  try {
    return transition(saving, event)
  } catch (error) {
    globalThis.reportError(error)
    return transition(saving, { kind: 'broke' })
  }
}

async function readStored(storage: ConfigurationStorage): Promise<SavingEvent> {
  try {
    return { kind: 'read', stored: await storage.load() }
  } catch (error) {
    return storage.whyNot?.(error) ?? { kind: 'unreachable' }
  }
}

/** How long a pause is, ms. */
function msOf(pause: Pause): number {
  switch (pause.kind) {
    case 'offline':
      return offlineDelay(pause.tries, pause.wish)
    case 'fault':
      return RETRY_DELAYS_MS[pause.faults] ?? faultDelay(pause.faults - RETRY_DELAYS_MS.length, pause.wish)
    case 'session':
      return UNAUTHORISED_DELAY_MS
    case 'crowded':
      return Math.random() * CROWDED_PAUSE_MS
    default:
      return assertNever(pause)
  }
}
