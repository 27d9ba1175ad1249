import type { LockedItem } from '#shared/domain/configuration/configuration.types.ts'
import { applyChange, type Configuration, configure, prepareCatalogue, getSelections } from '#shared/domain/index.ts'
import { OPEN_CIRCUMSTANCES, type SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import { aCatalogue, aLineItem, anItem, anOption, aRule } from '#shared/testing/builders.ts'
import type { ConfigurationStorage, StoredConfiguration, WriteOutcome } from '../saving/configuration-storage.types.ts'
import { driveSaving, type SavingDriver } from '../saving/driver.ts'
import { savingStatus } from '../saving/machine-state.ts'
import type { DropReason, Side, WaitingWrite } from '../saving/saving.types.ts'
import { shownConfiguration } from '../saving/write-queue.ts'

/** The products chosen: what the server of this model stores. */
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

export function makeChange(itemId: string, productId: string): SelectionsChange {
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

const NUMBERS = Array.from({ length: 100 }, (_, number) => number)
const ITEMS = ['a', 'b', 'c', 'foreign', 'parent', 'child', 'sealed']
const WORDS = ['oak', 'stone', 'tiles', 'mine', 'also mine', 'theirs', 'good', 'bad', 'poison', 'yes']
const numbered = (letter: string) => NUMBERS.map((number) => `${letter}${number}`)
/** What may be chosen for each item. */
const listOptions = (id: string) =>
  id.length === 1 ? [...WORDS, ...numbered(id)] : id === 'foreign' ? numbered('f') : WORDS

/** The same rules for the engine: everything may be chosen for everything, but for the two rules of the model. */
const catalogue = aCatalogue({
  lineItems: [
    aLineItem(
      'line',
      ITEMS.map((id) =>
        anItem(id, { options: [`${id}-standard`, ...listOptions(id)].map((product) => anOption(product)) }),
      ),
    ),
  ],
  rules: [
    aRule('no-child-without-parent', ['child', 'parent'], [{ when: WORDS, then: WORDS }]),
    ...['a', 'b', 'c'].map((id) =>
      aRule(`${id}-sealed`, ['sealed', id], [{ when: ['yes'], then: [`${id}-standard`] }]),
    ),
  ],
})
/** By revision: another one differs in nothing else. */
const prepared = new Map<string, ReturnType<typeof prepareCatalogue>>()

/** What a page makes of what is stored. */
export function configurationFrom(
  { selections }: Pick<StoredConfiguration, 'selections'>,
  revision = '1',
): Configuration {
  let known = prepared.get(revision)
  if (known === undefined) prepared.set(revision, (known = prepareCatalogue({ ...catalogue, revision })))
  return configure(known, selections, OPEN_CIRCUMSTANCES)
}

export function getChoices(configuration: Configuration): Choices {
  const { buyerSelections } = getSelections(configuration)
  return Object.fromEntries(Object.entries(buyerSelections).map(([id, { productId }]) => [id, productId]))
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
      openedPart: null,
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
      if (fate === 'foreign_first') keep(makeChange('foreign', `f${revision}`))
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
  let seeds = 0
  const dropped: { labels: readonly string[]; reason: DropReason }[] = []
  const locked: (readonly LockedItem[])[] = []
  /** How often prices were shown and accepted. */
  let accepted = 0

  function open(
    stored: Pick<StoredConfiguration, 'selections' | 'revision'>,
    catalogueRevision: string,
    isHeld: boolean,
  ) {
    const configuration = configurationFrom(stored, catalogueRevision)
    return driveSaving(
      {
        storage,
        wait,
        afterPaint: (run) => queueMicrotask(run),
        onChange: () => undefined,
        onDropped: (labels, reason, lockedItems) => {
          dropped.push({ labels, reason })
          if (lockedItems.length > 0) locked.push(lockedItems)
        },
        onRemoteChange: () => undefined,
        onDisagreement: ({ currentCatalogueRevision }) => {
          // An answer that is given again may be from before the catalogue moved; a page then reads anew.
          if (currentCatalogueRevision === catalogueRevision) throw new Error('the model never disagrees with itself')
        },
        onCatalogueMoved: async () => {
          const now = await storage.load().catch(() => null)
          if (now === null) return null
          if (now.currentCatalogueRevision !== catalogueRevision) queueMicrotask(() => replace(now))
          return now.currentCatalogueRevision
        },
      },
      { confirmed: { configuration, revision: stored.revision }, isHeld, isOutdated: false, keySeed: `key-${seeds++}` },
    )
  }

  /** What the page does: a new one on the new catalogue, whose prices are accepted a little later. */
  function replace(stored: StoredConfiguration): void {
    const before = saving
    saving = open(stored, stored.currentCatalogueRevision, true)
    saving.dispatch({ kind: 'adopted', writes: before.handOver() })
    queueMicrotask(() => {
      accepted += 1
      saving.dispatch({ kind: 'released' })
    })
  }

  const nothing = { buyerSelections: {}, buyerLineItemActivations: {}, buyerDesignLineSelections: [] }
  let saving: SavingDriver = open({ selections: nothing, revision: 0 }, '1', false)
  const queue = () => saving.state().queue
  const shown = () => getChoices(shownConfiguration(queue()))
  function status() {
    const { question, ...rest } = savingStatus(saving.state())
    const sides = question === null ? null : { mine: getChoices(question.mine), theirs: getChoices(question.theirs) }
    return { ...rest, question: question === null ? null : { ...question, ...sides } }
  }
  return {
    dropped,
    /** What could not be changed any more, each time where that was why. */
    locked,
    accepted: () => accepted,
    /** A page that is opened on what is stored. */
    open: (stored: StoredConfiguration) => {
      saving = open(stored, stored.currentCatalogueRevision, false)
    },
    adopt: (writes: readonly WaitingWrite[]) => saving.dispatch({ kind: 'adopted', writes }),
    handOver: () => saving.handOver(),
    /** What is on screen. */
    shown,
    confirmed: () => {
      const { configuration, revision } = queue().confirmed
      return { configuration: getChoices(configuration), revision }
    },
    pending: () => queue().pending,
    status,
    takeBack: () => saving.dispatch({ kind: 'tookBack' }),
    answer: (side: Side) => saving.dispatch({ kind: 'answered', side }),
    hear: (stored: StoredConfiguration) => saving.dispatch({ kind: 'heard', stored, author: null }),
    settled: async () => {
      do {
        await saving.settled()
        await Promise.resolve()
      } while (queue().pending.length > 0 && status().question === null)
    },
    choose: (itemId: string, productId: string) => {
      const change = makeChange(itemId, productId)
      const applied = applyChange(shownConfiguration(queue()), change)
      if (applied.ok) saving.dispatch({ kind: 'chose', change, label: productId, after: applied.configuration })
    },
  }
}

export function sorted(choices: Choices): [string, string][] {
  return Object.entries(choices).toSorted(([a], [b]) => a.localeCompare(b))
}
