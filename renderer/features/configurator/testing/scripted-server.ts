import type { LockedItem } from '#shared/domain/configuration.types.ts'
import type { SelectionsChange } from '#shared/domain/selections.types.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import type { ConfigurationStorage, StoredConfiguration, WriteOutcome } from '../saving/configuration-storage.types.ts'
import { changeAt } from '../saving/stored-selections.ts'
import { type Confirmed, shownConfiguration, type WriteQueue } from '../saving/write-queue.ts'
import { createWriteRunner } from '../saving/write-runner.ts'
import type { DropReason, RunnerStatus, Side, WaitingWrite, WriteRunner } from '../saving/write-runner.types.ts'

/** A configuration that is nothing but the products chosen, in place of the engine's. */
export type Choices = Readonly<Record<string, string>>

/** What happens to one request on its way. */
export type Fate =
  | 'ok'
  | 'lost_before'
  | 'lost_after'
  | 'foreign_first'
  | 'catalogue_first'
  | 'refused'
  | 'fault'
  | 'full'

export const FAULT = { kind: 'failing', retryAfter: null } as const

export function changeOf(itemId: string, productId: string): SelectionsChange {
  return {
    buyerSelections: { [itemId]: { productId, quantity: null } },
    buyerLineItemActivations: {},
    buyerDesignLineSelections: null,
  }
}

function apply(choices: Choices, change: SelectionsChange): Choices | null {
  const next: Record<string, string> = { ...choices }
  for (const [itemId, selection] of Object.entries(change.buyerSelections)) {
    if (selection === null) delete next[itemId]
    else next[itemId] = selection.productId
  }
  if (change.buyerSelections['child'] !== undefined && choices['parent'] === undefined) return null
  // Rules of this model: nothing can be chosen once the item "sealed" is set, and no "child" without a "parent".
  return choices['sealed'] === undefined ? next : null
}

function selectionsOfChoices(choices: Choices) {
  return selections({ choices })
}

function choicesOf(stored: StoredConfiguration): Choices {
  return Object.fromEntries(
    Object.entries(stored.selections.buyerSelections).map(([id, { productId }]) => [id, productId]),
  )
}

/** A server with revisions and idempotency, on a line that follows a script. */
export function createServer(script: readonly Fate[], { tellsCurrent = true } = {}) {
  const fates = [...script]
  let revision = 0
  let choices: Choices = {}
  let catalogue = 1
  const answered = new Map<string, StoredConfiguration>()
  const log: string[] = []

  function stored(): StoredConfiguration {
    return {
      revision,
      catalogueRevision: '1',
      currentCatalogueRevision: String(catalogue),
      selections: {
        buyerSelections: Object.fromEntries(
          Object.entries(choices).map(([id, productId]) => [id, { productId, quantity: null }]),
        ),
        buyerLineItemActivations: {},
        buyerDesignLineSelections: [],
      },
      completed: false,
      lockedTrades: [],
      totals: null,
      previousTotals: null,
    }
  }

  function keep(change: SelectionsChange): void {
    choices = apply(choices, change) ?? choices
    revision += 1
  }

  const storage: ConfigurationStorage = {
    load: async () => {
      const fate = fates.shift()
      if (fate === 'lost_before' || fate === 'fault') throw new Error(fate)
      return stored()
    },
    whyNot: (error) => (error instanceof Error && error.message === 'lost_before' ? { kind: 'unreachable' } : FAULT),
    write: async ({ change, key, basedOnRevision, catalogueRevision }): Promise<WriteOutcome> => {
      const fate = fates.shift() ?? 'ok'
      if (fate === 'lost_before') return { kind: 'unreachable' }
      if (fate === 'fault') return FAULT
      if (fate === 'full') return { kind: 'unavailable', retryAfter: 2_000 }
      if (fate === 'foreign_first') keep(changeOf('foreign', `f${revision}`))
      if (fate === 'catalogue_first') catalogue += 1
      const known = answered.get(key)
      if (known !== undefined) return { kind: 'stored', stored: known }
      if (fate === 'refused') return { kind: 'refused', code: 'OPTION_UNKNOWN' }
      if (catalogueRevision !== String(catalogue)) return { kind: 'catalogueMoved' }
      if (basedOnRevision !== revision) return { kind: 'stale', current: tellsCurrent ? stored() : null }
      keep(change)
      log.push(...Object.values(change.buyerSelections).flatMap((selection) => selection?.productId ?? []))
      answered.set(key, stored())
      return fate === 'lost_after' ? { kind: 'unreachable' } : { kind: 'stored', stored: stored() }
    },
  }
  return {
    storage,
    log,
    choices: () => choices,
    stored,
    foreign: (change: SelectionsChange) => keep(change),
    revision: () => revision,
  }
}

export function createClient(
  storage: ConfigurationStorage,
  wait: (ms: number) => Promise<void> = () => Promise.resolve(),
) {
  let key = 0
  const dropped: { labels: readonly string[]; reason: DropReason }[] = []
  const locked: (readonly LockedItem[])[] = []
  let queue: WriteQueue<Choices> = { confirmed: { configuration: {}, revision: 0 }, pending: [] }
  let status: RunnerStatus<Choices> = { isHeld: false, waitsFor: null, question: null }
  /** How often prices were shown and accepted. */
  let accepted = 0

  function open(confirmed: Confirmed<Choices>, catalogueRevision: string, isHeld: boolean): WriteRunner<Choices> {
    return createWriteRunner<Choices>(
      {
        storage,
        catalogueRevision,
        build: choicesOf,
        agrees: (choices, stored) => JSON.stringify(sorted(choices)) === JSON.stringify(sorted(choicesOf(stored))),
        apply,
        linesOf: () => [],
        selectionsOf: selectionsOfChoices,
        seenBy: (choices, change) => changeAt(selectionsOfChoices(choices), change),
        exclusive: [],
        newKey: () => `key-${key++}`,
        wait,
        afterPaint: (run) => queueMicrotask(run),
        onQueue: (next, nextStatus) => {
          queue = next
          status = nextStatus
        },
        onDropped: (labels, reason, lockedItems) => {
          dropped.push({ labels, reason })
          if (lockedItems.length > 0) locked.push(lockedItems)
        },
        onDisagreement: () => {
          throw new Error('the model never disagrees with itself')
        },
        onCatalogueMoved: async () => {
          const stored = await storage.load().catch(() => null)
          if (stored === null) return null
          if (stored.currentCatalogueRevision !== catalogueRevision) queueMicrotask(() => replace(stored))
          return stored.currentCatalogueRevision
        },
      },
      { confirmed, isHeld, isOutdated: false },
    )
  }

  /** What the page does: a new runner on the new catalogue, whose prices are accepted a little later. */
  function replace(stored: StoredConfiguration): void {
    const before = runner
    const confirmed = { configuration: choicesOf(stored), revision: stored.revision }
    queue = { confirmed, pending: [] }
    runner = open(confirmed, stored.currentCatalogueRevision, true)
    runner.adopt(before.handOver())
    queueMicrotask(() => {
      accepted += 1
      runner.release()
    })
  }

  let runner = open(queue.confirmed, '1', false)
  return {
    dropped,
    /** What could not be changed any more, each time where that was why. */
    locked,
    accepted: () => accepted,
    /** A page that is opened on what is stored. */
    open: (stored: StoredConfiguration) => {
      queue = { confirmed: { configuration: choicesOf(stored), revision: stored.revision }, pending: [] }
      runner = open(queue.confirmed, stored.currentCatalogueRevision, false)
    },
    adopt: (writes: readonly WaitingWrite[]) => runner.adopt(writes),
    handOver: () => runner.handOver(),
    queue: () => queue,
    status: () => status,
    takeBack: () => runner.takeBack(),
    answer: (side: Side) => runner.answer(side),
    hear: (stored: StoredConfiguration) => runner.hear(stored, null),
    settled: async () => {
      do {
        await runner.settled()
        await Promise.resolve()
      } while (queue.pending.length > 0 && status.question === null)
    },
    choose: (itemId: string, productId: string) => {
      const change = changeOf(itemId, productId)
      const after = apply(shownConfiguration(queue), change)
      if (after !== null) runner.push({ change, label: productId, after })
    },
  }
}

export function sorted(choices: Choices): [string, string][] {
  return Object.entries(choices).toSorted(([a], [b]) => a.localeCompare(b))
}
