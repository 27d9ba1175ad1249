import { createStore, type StoreApi } from 'zustand/vanilla'
import type { IntentError, IntentResult, ItemView } from '#shared/domain/configuration.types.ts'
import {
  activateLineItem,
  applyChange,
  type Configuration,
  chooseOption,
  clearOption,
  configure,
  itemView,
  type PreparedCatalogue,
  toggleBundle,
  unitState,
} from '#shared/domain/index.ts'
import type { SelectionsChange } from '#shared/domain/selections.types.ts'
import { type CatalogueMove, catalogueMoveOf } from '../saving/catalogue-move.ts'
import type { ConfigurationStorage, StoredConfiguration } from '../saving/configuration-storage.types.ts'
import { shownConfiguration } from '../saving/write-queue.ts'
import { createWriteRunner, type DropReason, type WaitingWrite } from '../saving/write-runner.ts'

/**
 * - `untouched`: nothing was chosen yet, or what was chosen last had to be taken back.
 * - `held`: choices are on screen and wait for an answer of the user's (decision 5).
 */
export type SavingState = 'untouched' | 'saving' | 'saved' | 'held'

export interface UnitStoreState {
  /** Everything on screen that is a price, a validity or a state is derived from this. */
  readonly configuration: Configuration
  readonly saving: SavingState
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

/** A choice that was made on this screen. */
export interface Performed {
  readonly before: Configuration
  readonly after: Configuration
  readonly change: SelectionsChange
  readonly label: string
}
export type PerformedListener = (performed: Performed) => void

export interface UnitStore {
  readonly state: StoreApi<UnitStoreState>
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
  /** An item with its options as it stands this moment, for handlers. */
  readonly itemView: (itemId: string) => ItemView
  /** The user has seen what the new catalogue changes: from now on choices are stored on it (decision 5). */
  readonly acceptCatalogue: () => void
  /** What is not known to be stored, in its order. */
  readonly waiting: () => readonly WaitingWrite[]
  /** Ends this store for good; the next one of the unit adopts what could not be stored yet. */
  readonly handOver: () => readonly WaitingWrite[]
  readonly adopt: (writes: readonly WaitingWrite[]) => void
  /** Resolves when every choice is stored, was given up, or waits for an answer of the user's. */
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
  readonly onDropped: (labels: readonly string[], reason: DropReason) => void
  /** The stored totals cannot be reached with this catalogue: read everything again. */
  readonly onDisagreement: (stored: StoredConfiguration) => void
  /** As `RunnerPorts.onCatalogueMoved`. */
  readonly onCatalogueMoved: () => Promise<string | null>
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
  const catalogueRevision = prepared.catalogue.revision

  function build(stored: StoredConfiguration): Configuration {
    return configure(prepared, stored.selections, {
      completed: stored.completed,
      lockedTrades: stored.lockedTrades,
      simplifiedConfiguration: ports.simplifiedConfiguration,
    })
  }

  const start = build(stored)
  const isOutdated = stored.currentCatalogueRevision !== catalogueRevision
  const catalogueMove = isOutdated ? null : catalogueMoveOf(stored, start, ports.showsPrices)
  const state = createStore<UnitStoreState>()(() => ({ configuration: start, saving: 'untouched', catalogueMove }))
  let wasTakenBack = false
  const runner = createWriteRunner<Configuration>(
    {
      storage: ports.storage,
      catalogueRevision,
      build,
      agrees,
      apply: (configuration, change) => {
        const result = applyChange(configuration, change)
        return result.ok ? result.configuration : null
      },
      newKey: ports.newKey,
      wait: ports.wait,
      afterPaint: ports.afterPaint,
      onQueue: ({ pending, ...queue }, isHeld) => {
        const settled = wasTakenBack ? 'untouched' : 'saved'
        const saving = pending.length === 0 ? settled : isHeld ? 'held' : 'saving'
        state.setState({ configuration: shownConfiguration({ ...queue, pending }), saving })
      },
      onDropped: (labels, reason) => {
        wasTakenBack = true
        if (state.getState().saving === 'saved') state.setState({ saving: 'untouched' })
        ports.onDropped(labels, reason)
      },
      onDisagreement: ports.onDisagreement,
      onCatalogueMoved: ports.onCatalogueMoved,
    },
    {
      confirmed: { configuration: start, revision: stored.revision },
      isHeld: catalogueMove !== null,
      isOutdated,
    },
  )

  const now = () => state.getState().configuration
  const listeners = new Set<PerformedListener>()

  function perform(intent: (configuration: Configuration) => IntentResult<Configuration>, label: string) {
    const before = now()
    const result = intent(before)
    if (!result.ok) return result.error
    const { change, configuration: after } = result
    if (isEmpty(change)) return null
    wasTakenBack = false
    runner.push({ change, label, after })
    for (const listener of listeners) listener({ before, after, change, label })
    return null
  }

  const intents: UnitIntents = {
    chooseOption: (choice) =>
      perform((current) => chooseOption(current, choice), prepared.product(choice.productId)?.title ?? ''),
    clearOption: (choice) =>
      perform((current) => clearOption(current, choice), prepared.item(choice.itemId)?.title ?? ''),
    activateLineItem: (choice) =>
      perform((current) => activateLineItem(current, choice), prepared.lineItem(choice.lineItemId)?.title ?? ''),
    toggleBundle: (choice) =>
      perform((current) => toggleBundle(current, choice), bundleTitle(prepared, choice.bundleId)),
  }
  return {
    state,
    prepared,
    intents,
    perform,
    onPerformed: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    itemView: (itemId) => itemView(now(), itemId),
    acceptCatalogue: () => {
      if (state.getState().catalogueMove === null) return
      wasTakenBack = false
      state.setState({ catalogueMove: null })
      runner.release()
    },
    waiting: runner.waiting,
    handOver: runner.handOver,
    adopt: runner.adopt,
    settled: runner.settled,
  }
}

/** The keeper stands on our catalogue, and its figures, recomputed with the same engine, are ours (decision 2). */
function agrees(configuration: Configuration, stored: StoredConfiguration): boolean {
  if (stored.currentCatalogueRevision !== configuration.prepared.catalogue.revision) return false
  if (stored.totals === null) return true
  const { total, onRequestCount } = unitState(configuration)
  return total === stored.totals.total && onRequestCount === stored.totals.onRequestCount
}

function isEmpty(change: SelectionsChange): boolean {
  return (
    change.buyerDesignLineSelections === null &&
    Object.keys(change.buyerSelections).length === 0 &&
    Object.keys(change.buyerLineItemActivations).length === 0
  )
}

function bundleTitle(prepared: PreparedCatalogue, bundleId: string): string {
  const entry = prepared.bundles[prepared.bundleIndexById.get(bundleId) ?? -1]
  return entry?.bundle?.title ?? prepared.lineItem(bundleId)?.title ?? ''
}
