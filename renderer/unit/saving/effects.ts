import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { Configuration } from '#shared/domain/index.ts'
import { faultDelay, offlineDelay, RETRY_DELAYS_MS, UNAUTHORISED_DELAY_MS } from '#renderer/platform/pauses.ts'
import type { Author, ConfigurationStorage, StoredConfiguration } from './configuration-storage.types.ts'
import type { Effect, Pause, SavingEvent } from './machine.types.ts'
import type { OnDropped } from './saving.types.ts'

/** ms that a change of others waits for the word who made it. */
const NAME_WAIT_MS = 1_500
/** ms, at most, between tries where many write at once. */
const CROWDED_PAUSE_MS = 60

/** What the machine's effects reach. */
export interface EffectPorts {
  readonly storage: ConfigurationStorage
  readonly wait: (ms: number) => Promise<void>
  /** Runs something soon, but after the screen has been painted. */
  readonly afterPaint: (run: () => void) => void
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

/**
 * Does what the machine wants done, and gives what comes of it; null = nothing comes of it. A fault of ours is reported,
 * and waits like one of the server's.
 */
export async function runEffect(ports: EffectPorts, effect: Effect): Promise<SavingEvent | null> {
  try {
    return await perform(ports, effect)
  } catch (error) {
    globalThis.reportError(error)
    if (effect.kind === 'readCatalogue') return { kind: 'catalogueRead', revision: null }
    return effect.kind === 'send' || effect.kind === 'read' ? { kind: 'failing', retryAfter: null } : null
  }
}

async function perform(ports: EffectPorts, effect: Effect): Promise<SavingEvent | null> {
  const { storage, wait } = ports
  switch (effect.kind) {
    case 'send':
      return storage.write(effect.request)
    case 'read':
      return readStored(storage)
    case 'readCatalogue':
      return { kind: 'catalogueRead', revision: await ports.onCatalogueMoved() }
    case 'pause':
      await wait(toMs(effect.pause))
      return { kind: 'pauseOver', turn: effect.turn }
    case 'awaitName':
      await wait(NAME_WAIT_MS)
      return { kind: 'nameOverdue', revision: effect.revision }
    case 'paint':
      await new Promise<void>((resolve) => ports.afterPaint(resolve))
      return { kind: 'painted' }
    case 'checkSession':
      storage.checkSession?.()
      return null
    case 'tellDropped':
      ports.onDropped(effect.labels, effect.reason, effect.lockedItems, effect.origins)
      return null
    case 'tellRemoteChange':
      ports.onRemoteChange(effect.before, effect.after, effect.author)
      return null
    case 'tellDisagreement':
      ports.onDisagreement(effect.stored)
      return null
    default:
      return assertNever(effect)
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
function toMs(pause: Pause): number {
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
