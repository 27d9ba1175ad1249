import { createStore, type StoreApi } from 'zustand/vanilla'
import type {
  IntentError,
  IntentResult,
  ItemView,
  OptionRef,
} from '#shared/domain/configuration/configuration.types.ts'
import {
  activateLineItem,
  chooseOption,
  clearOption,
  type Configuration,
  configure,
  isNoChange,
  itemView,
  type PreparedCatalogue,
  toggleBundle,
} from '#shared/domain/index.ts'
import type { SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import type { Choosing } from '../acting/acting.types.ts'
import { type CatalogueMove, getCatalogueMove } from '../saving/catalogue-move.ts'
import type {
  Author,
  ConfigurationStorage,
  NextDeadline,
  StoredConfiguration,
} from '../saving/configuration-storage.types.ts'
import { driveSaving } from '../saving/driver.ts'
import { waitingWrites } from '../saving/machine-state.ts'
import type { OnDropped, Side, WaitingWrite } from '../saving/saving.types.ts'
import { createDeferredState, type ReadableState } from './deferred-state.ts'
import { type ShownSaving, shownSaving } from './shown-saving.ts'
import { watchStorage } from './watch-storage.ts'

export interface UnitStoreState extends ShownSaving {
  /** Nobody answers just now, and what is chosen next will have to wait. Only known while the unit is watched. */
  readonly isAway: boolean
  /** What has to be decided next; null = there is no such day. */
  readonly nextDeadline: NextDeadline | null
  /** Shown until it is accepted; nothing is stored before. null = nothing to accept. */
  readonly catalogueMove: CatalogueMove | null
}

/**
 * What a touch can mean. Each answers at once, with null when the screen has changed already, else
 * with the engine's reason; storing follows by itself.
 */
export interface UnitIntents {
  readonly chooseOption: (choice: { itemId: string; productId: string; quantity?: number | null }) => IntentError | null
  readonly clearOption: (choice: { itemId: string }) => IntentError | null
  readonly activateLineItem: (choice: { lineItemId: string; activated: boolean }) => IntentError | null
  readonly toggleBundle: (choice: { bundleId: string }) => IntentError | null
}

/** Something that others have stored, and that is on this screen now. */
export interface ChangedByOthers {
  readonly before: Configuration
  readonly after: Configuration
  /** null = it is not known who. */
  readonly author: Author | null
}

/** A choice that was made on this screen. */
export interface Performed {
  readonly before: Configuration
  readonly after: Configuration
  readonly change: SelectionsChange
  readonly label: string
  /** The option that was touched; null for everything else, also for the undoing of such a choice. */
  readonly choice: OptionRef | null
  /** Tells it from every other one of this store. */
  readonly origin: number
}
export type PerformedListener = (performed: Performed) => void

export interface UnitStore {
  readonly state: StoreApi<UnitStoreState>
  /** The state a moment after each touch, for what is shown beside it. */
  readonly deferred: ReadableState<UnitStoreState>
  readonly prepared: PreparedCatalogue
  readonly intents: UnitIntents
  /**
   * Any intent of the engine's on what is on screen now, and what people call it: as `intents`, for what dialogs do
   * (several options at once, a design line, an undo).
   */
  readonly perform: (
    intent: (configuration: Configuration) => IntentResult<Configuration>,
    label: string,
  ) => IntentError | null
  /** Told after every choice made here, before it is stored: what it stood on, and what it changed. */
  readonly onPerformed: (listener: PerformedListener) => () => void
  /** Told of choices made here that were never stored and are off the screen again, by their origins. */
  readonly onGone: (listener: (origins: readonly number[]) => void) => () => void
  /** An item with its options as it stands this moment, for handlers. */
  readonly itemView: (itemId: string) => ItemView
  /** Told after others have changed what is stored. */
  readonly onOthers: (listener: (changed: ChangedByOthers) => void) => () => void
  /** Hears of what others store (decision 7) until it is stopped. */
  readonly watch: () => () => void
  /** Answers the question of the state (decision 6). */
  readonly answer: (side: Side) => void
  /** Gives up the choice that is stuck, and stores those behind it. */
  readonly takeBack: () => void
  /** The user has seen what the new catalogue changes: from now on choices are stored on it (decision 5). */
  readonly acceptCatalogue: () => void
  /** Revision of what is known to be stored. */
  readonly revision: () => number
  /** What is not known to be stored, in its order. */
  readonly waiting: () => readonly WaitingWrite[]
  /** Ends this store for good; the next one of the unit adopts what could not be stored yet. */
  readonly handOver: () => readonly WaitingWrite[]
  readonly adopt: (writes: readonly WaitingWrite[]) => void
  /** Resolves when every choice is stored, was given up, or waits: for an answer of the user's, the network, or the server. */
  readonly settled: () => Promise<void>
}

export interface UnitStorePorts {
  readonly prepared: PreparedCatalogue
  readonly stored: StoredConfiguration
  readonly storage: ConfigurationStorage
  /** Flag simplifiedConfiguration (ENG-45). */
  readonly simplifiedConfiguration: boolean
  /** Flag showPricing (SHL-36). */
  readonly showsPrices: boolean
  readonly onDropped: OnDropped
  /** The stored totals cannot be reached with this catalogue: read everything again. */
  readonly onDisagreement: (stored: StoredConfiguration) => void
  /** As `SavingPorts.onCatalogueMoved`. */
  readonly onCatalogueMoved: () => Promise<string | null>
  /** How the unit is open at this moment: `looking` chooses nothing (decision 60). Without it, for oneself. */
  readonly choosing?: () => Choosing
  /** Somebody who only looks has tried to choose. */
  readonly onLooking?: () => void
  readonly newKey: () => string
  readonly wait: (ms: number) => Promise<void>
  readonly afterPaint: (run: () => void) => void
}

/**
 * The open unit: the engine's configuration, and its writes on their way to the storage. A touch
 * changes it synchronously; what cannot be stored is taken back.
 */
export function createUnitStore(ports: UnitStorePorts): UnitStore {
  const { prepared, stored } = ports

  const start = configure(prepared, stored.selections, {
    completed: stored.completed,
    lockedTrades: stored.lockedTrades,
    openedPart: stored.openedPart,
    simplifiedConfiguration: ports.simplifiedConfiguration,
  })
  const isOutdated = stored.currentCatalogueRevision !== prepared.catalogue.revision
  const catalogueMove = isOutdated ? null : getCatalogueMove(stored, start, ports.showsPrices)
  const state = createStore<UnitStoreState>()(() => ({
    configuration: start,
    saving: 'untouched',
    stuck: null,
    isAway: false,
    nextDeadline: stored.nextDeadline ?? null,
    catalogueMove,
    question: null,
  }))
  const othersListeners = new Set<(changed: ChangedByOthers) => void>()
  const goneListeners = new Set<(origins: readonly number[]) => void>()
  const tellGone = (origins: readonly number[]) => {
    for (const listener of goneListeners) listener(origins)
  }
  let wasTakenBack = false
  let choices = 0
  const saving = driveSaving(
    {
      storage: ports.storage,
      wait: ports.wait,
      afterPaint: ports.afterPaint,
      onChange: (now) => state.setState(shownSaving(now, wasTakenBack)),
      onDropped: (...dropped) => {
        wasTakenBack = true
        if (state.getState().saving === 'saved') state.setState({ saving: 'untouched' })
        tellGone(dropped[3])
        ports.onDropped(...dropped)
      },
      onRemoteChange: (before, after, author) => {
        for (const listener of othersListeners) listener({ before, after, author })
      },
      onDisagreement: ports.onDisagreement,
      onCatalogueMoved: ports.onCatalogueMoved,
    },
    {
      confirmed: { configuration: start, revision: stored.revision },
      isHeld: catalogueMove !== null,
      isOutdated,
      keySeed: ports.newKey(),
    },
  )

  const now = () => state.getState().configuration
  const listeners = new Set<PerformedListener>()

  function perform(
    intent: (configuration: Configuration) => IntentResult<Configuration>,
    label: string,
    choice: OptionRef | null = null,
  ) {
    const choosing = ports.choosing?.() ?? OWN
    if (choosing.kind === 'looking') {
      ports.onLooking?.()
      return null
    }
    const before = now()
    const result = intent(before)
    if (!result.ok) return result.error
    const { change, configuration: after } = result
    if (isNoChange(change)) return null
    wasTakenBack = false
    const origin = choices++
    saving.dispatch({ kind: 'chose', change, label, after, actingId: getActingId(choosing), origin })
    for (const listener of listeners) listener({ before, after, change, label, choice, origin })
    return null
  }

  const intents: UnitIntents = {
    chooseOption: (choice) =>
      perform((current) => chooseOption(current, choice), prepared.product(choice.productId)?.title ?? '', choice),
    clearOption: (choice) =>
      perform((current) => clearOption(current, choice), prepared.item(choice.itemId)?.title ?? ''),
    activateLineItem: (choice) =>
      perform((current) => activateLineItem(current, choice), prepared.lineItem(choice.lineItemId)?.title ?? ''),
    toggleBundle: (choice) =>
      perform((current) => toggleBundle(current, choice), bundleTitle(prepared, choice.bundleId)),
  }
  return {
    state,
    deferred: createDeferredState(state, ports.afterPaint),
    prepared,
    intents,
    perform: (intent, label) => perform(intent, label),
    onPerformed: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onOthers: (listener) => {
      othersListeners.add(listener)
      return () => othersListeners.delete(listener)
    },
    onGone: (listener) => {
      goneListeners.add(listener)
      return () => goneListeners.delete(listener)
    },
    watch: () => watchStorage(ports.storage, saving, (seen) => state.setState(seen)),
    answer: (side) => saving.dispatch({ kind: 'answered', side }),
    takeBack: () => {
      wasTakenBack ||= state.getState().stuck?.behind === 0
      const first = saving.state().queue.pending[0]?.origin
      saving.dispatch({ kind: 'tookBack' })
      const isGone = saving.state().queue.pending.every(({ origin }) => origin !== first)
      if (first !== undefined && isGone) tellGone([first])
    },
    itemView: (itemId) => itemView(now(), itemId),
    acceptCatalogue: () => {
      if (state.getState().catalogueMove === null) return
      wasTakenBack = false
      state.setState({ catalogueMove: null })
      const choosing = ports.choosing?.() ?? OWN
      // Who only looks stores nothing, not even that they have seen it.
      if (choosing.kind !== 'looking') saving.dispatch({ kind: 'released', actingId: getActingId(choosing) })
    },
    revision: () => saving.state().queue.confirmed.revision,
    waiting: () => waitingWrites(saving.state()),
    handOver: saving.handOver,
    adopt: (writes) => saving.dispatch({ kind: 'adopted', writes }),
    settled: saving.settled,
  }
}

const OWN = { kind: 'own' } as const

function getActingId(choosing: Choosing): string | null {
  return choosing.kind === 'acting' ? choosing.acting.id : null
}

function bundleTitle(prepared: PreparedCatalogue, bundleId: string): string {
  const entry = prepared.bundles[prepared.bundleIndexById.get(bundleId) ?? -1]
  return entry?.bundle?.title ?? prepared.lineItem(bundleId)?.title ?? ''
}
