import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange } from '#shared/domain/index.ts'
import { aLockedTrade } from '#shared/testing/selection-builders.ts'
import { makeChange, getChoices, configurationFrom, createServer } from '../testing/scripted-server.ts'
import type { StoredConfiguration } from './configuration-storage.types.ts'
import { transition } from './machine.ts'
import type { Effect, Saving, SavingEvent } from './machine.types.ts'
import { isSettled, startSaving, waitingWrites } from './machine-state.ts'
import { shownConfiguration } from './write-queue.ts'

const DAY = '2026-10-31T22:59:59.000Z'

/** What is stored with these choices. */
function stored(revision: number, choices: Readonly<Record<string, string>> = {}): StoredConfiguration {
  const buyerSelections = Object.fromEntries(
    Object.entries(choices).map(([id, productId]) => [id, { productId, quantity: null }]),
  )
  const base = createServer([]).stored()
  return { ...base, revision, selections: { ...base.selections, buyerSelections } }
}

const confirmed = { configuration: configurationFrom(stored(0)), revision: 0 }
const idle = startSaving({ confirmed, isHeld: false, isOutdated: false, keySeed: 'key' })

/** One event after another. */
function after(saving: Saving, ...events: readonly SavingEvent[]): Saving {
  return events.reduce((state, event) => transition(state, event)[0], saving)
}

function chose(saving: Saving, itemId: string, productId: string): SavingEvent {
  const change = makeChange(itemId, productId)
  const applied = applyChange(shownConfiguration(saving.queue), change)
  if (!applied.ok) throw new Error(applied.error.code)
  return { kind: 'chose', change, label: productId, after: applied.configuration }
}

const CHOICE = chose(idle, 'a', 'oak')
const FAILING = { kind: 'failing', retryAfter: null } as const
const PAINTED = { kind: 'painted' } as const
const heard = (revision: number, choices?: Readonly<Record<string, string>>) =>
  ({ kind: 'heard', stored: stored(revision, choices), author: null }) as const

/** Three faults of which nobody has to hear, and the one that is said. */
function broken(saving: Saving): Saving {
  let state = saving
  for (let faults = 0; faults < 4; faults++) {
    if (state.phase.kind === 'waiting') state = after(state, { kind: 'pauseOver', turn: state.turn })
    state = after(state, FAILING)
  }
  return state
}

const scheduled = after(idle, CHOICE)
const sending = after(scheduled, PAINTED)
const reading = after(sending, { kind: 'stale', current: null })
const stuck = broken(sending)
const sendingAgain = after(stuck, { kind: 'reconnected' })
const outdated = after(sending, { kind: 'catalogueMoved' })

/** Each phase, reached by what happens. */
const STATES = {
  idle,
  held: after(startSaving({ confirmed, isHeld: true, isOutdated: false, keySeed: 'key' }), CHOICE),
  asking: after(scheduled, heard(1, { a: 'stone' })),
  scheduled,
  sending,
  'sending, taken back': after(sendingAgain, { kind: 'tookBack' }),
  reading,
  'reading, taken back': after(stuck, { kind: 'tookBack' }),
  outdated,
  'waiting to send': after(sending, { kind: 'unreachable' }),
  'waiting to read': after(reading, { kind: 'unavailable', retryAfter: 2_000 }),
  'waiting for a repair': stuck,
  over: after(sending, { kind: 'ended' }),
} satisfies Record<string, Saving>

let adoptions = 0

/** Whatever can happen; a function where it depends on the state. */
const EVENTS: Readonly<Record<string, SavingEvent | ((saving: Saving) => SavingEvent)>> = {
  stored: { kind: 'stored', stored: stored(1, { a: 'oak' }) },
  'stored among others': { kind: 'stored', stored: stored(2, { a: 'oak', b: 'tiles' }) },
  'stale, and told what is': { kind: 'stale', current: stored(1, { b: 'tiles' }) },
  stale: { kind: 'stale', current: null },
  catalogueMoved: { kind: 'catalogueMoved' },
  refused: { kind: 'refused', code: 'ITEM_LOCKED' },
  unreachable: { kind: 'unreachable' },
  unavailable: { kind: 'unavailable', retryAfter: null },
  failing: FAILING,
  unauthorised: { kind: 'unauthorised' },
  chose: (saving) => chose(saving, 'b', 'good'),
  painted: PAINTED,
  read: { kind: 'read', stored: stored(1, { b: 'tiles' }) },
  'catalogueRead, another': { kind: 'catalogueRead', revision: '2' },
  'catalogueRead, the same': { kind: 'catalogueRead', revision: '1' },
  'catalogueRead, not': { kind: 'catalogueRead', revision: null },
  pauseOver: (saving) => ({ kind: 'pauseOver', turn: saving.turn }),
  'pauseOver, an earlier one': (saving) => ({ kind: 'pauseOver', turn: saving.turn - 1 }),
  reconnected: { kind: 'reconnected' },
  heard: heard(1, { b: 'tiles' }),
  'heard of long ago': heard(0),
  // Of a trade that has no items here.
  locksHeard: { kind: 'locksHeard', lockedTrades: [aLockedTrade('LATER')] },
  'locksHeard, as they are': { kind: 'locksHeard', lockedTrades: [] },
  nameOverdue: { kind: 'nameOverdue', revision: 1 },
  'answered, mine': { kind: 'answered', side: 'mine' },
  'answered, theirs': { kind: 'answered', side: 'theirs' },
  tookBack: { kind: 'tookBack' },
  released: { kind: 'released' },
  adopted: () => ({
    kind: 'adopted',
    writes: [{ key: `theirs-${adoptions++}`, change: makeChange('c', 'stone'), label: 'stone' }],
  }),
  broke: { kind: 'broke' },
  ended: { kind: 'ended' },
}

const ALWAYS = { broke: 'waiting pause', ended: 'over' } as const
const UNANSWERED = {
  unreachable: 'waiting pause',
  unavailable: 'waiting pause',
  failing: 'waiting pause',
  unauthorised: 'waiting checkSession pause',
} as const
/** The phase that follows, and what is done then; what is not named changes neither. */
const TABLE: Readonly<Record<keyof typeof STATES, Readonly<Record<string, string>>>> = {
  idle: {
    ...ALWAYS,
    chose: 'scheduled paint',
    adopted: 'scheduled paint',
    heard: 'idle tellRemoteChange',
  },
  held: {
    ...ALWAYS,
    heard: 'held tellRemoteChange',
    released: 'scheduled paint',
  },
  asking: {
    ...ALWAYS,
    'answered, mine': 'scheduled paint',
    // Nothing of mine is left.
    'answered, theirs': 'idle',
  },
  scheduled: {
    ...ALWAYS,
    painted: 'sending send',
    heard: 'sending tellRemoteChange send',
    locksHeard: 'sending send',
  },
  sending: {
    ...ALWAYS,
    ...UNANSWERED,
    stored: 'idle',
    // A refusal does not say who it was; the stream does, a moment later.
    'stored among others': 'idle awaitName',
    'stale, and told what is': 'sending awaitName send',
    stale: 'reading read',
    catalogueMoved: 'outdated readCatalogue',
    refused: 'reading tellDropped(refused) read',
  },
  'sending, taken back': {
    ...ALWAYS,
    // What is sent then undoes it.
    stored: 'sending awaitName send',
    'stored among others': 'sending awaitName send',
    'stale, and told what is': 'idle awaitName',
    stale: 'reading read',
    catalogueMoved: 'outdated readCatalogue',
    refused: 'idle',
    unreachable: 'reading read',
    unavailable: 'reading read',
    failing: 'reading read',
    unauthorised: 'reading read',
  },
  reading: {
    ...ALWAYS,
    ...UNANSWERED,
    read: 'sending awaitName send',
  },
  'reading, taken back': {
    ...ALWAYS,
    ...UNANSWERED,
    read: 'idle awaitName',
  },
  outdated: {
    ...ALWAYS,
    'catalogueRead, another': 'held',
    'catalogueRead, the same': 'waiting pause',
    'catalogueRead, not': 'waiting pause',
  },
  'waiting to send': { ...ALWAYS, pauseOver: 'sending send', reconnected: 'sending send' },
  'waiting to read': { ...ALWAYS, pauseOver: 'reading read', reconnected: 'reading read' },
  'waiting for a repair': {
    ...ALWAYS,
    pauseOver: 'sending send',
    reconnected: 'sending send',
    tookBack: 'reading read',
  },
  over: {},
}

const NOTHING = { buyerSelections: {}, buyerLineItemActivations: {}, buyerDesignLineSelections: null }
/** What each effect asks of the server, by the phase that waits for it. */
const ASKS: Readonly<Partial<Record<Effect['kind'], string>>> = {
  send: 'sending',
  read: 'reading',
  readCatalogue: 'outdated',
  pause: 'waiting',
  paint: 'scheduled',
}
const ON_ITS_WAY = Object.values(ASKS)
const SETTLED = ['idle', 'held', 'asking', 'waiting to send', 'waiting to read', 'waiting for a repair', 'over']

function canChoose({ queue }: Saving): boolean {
  return applyChange(shownConfiguration(queue), makeChange('b', 'good')).ok
}

function names(effects: readonly Effect[]): string {
  return effects
    .map((effect) => (effect.kind === 'tellDropped' ? `tellDropped(${effect.reason})` : effect.kind))
    .join(' ')
}

describe('the machine of saving', () => {
  describe.each(Object.entries(STATES))('%s', (name, saving) => {
    it.each(Object.entries(EVENTS))('%s', (eventName, event) => {
      const [next, effects] = transition(saving, typeof event === 'function' ? event(saving) : event)
      const what = `${next.phase.kind === saving.phase.kind && effects.length === 0 ? '' : next.phase.kind} ${names(effects)}`
      const row = Object.entries(TABLE).find(([state]) => state === name)?.[1]
      expect(what.trim()).toBe(row?.[eventName] ?? '')
    })
  })

  it('asks one thing at a time, whatever happens in whatever order, and never breaks', () => {
    const event = fc.constantFrom(...Object.entries(EVENTS).filter(([name]) => name !== 'ended'))
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(STATES)), fc.array(event, { maxLength: 40 }), (start, events) => {
        let saving = start
        for (const [, made] of events) {
          // Not every choice is possible in every state.
          if (made === EVENTS['chose'] && !canChoose(saving)) continue
          const before = saving.phase.kind
          const [next, effects] = transition(saving, typeof made === 'function' ? made(saving) : made)
          const asked = effects.flatMap(({ kind }) => ASKS[kind] ?? [])
          expect(asked.length).toBeLessThanOrEqual(1)
          if (asked.length > 0) expect(next.phase.kind).toBe(asked[0])
          else if (next.phase.kind !== before) expect(ON_ITS_WAY).not.toContain(next.phase.kind)
          // Nothing is pending and forgotten: it is on its way, or somebody is to decide first.
          if (next.phase.kind === 'idle') expect(next.queue.pending).toEqual([])
          // A key is nobody else's.
          expect(new Set(next.queue.pending.map(({ key }) => key)).size).toBe(next.queue.pending.length)
          saving = next
        }
      }),
      { numRuns: 500 },
    )
  })

  it('sends the same key on the same revision again until there is an answer', () => {
    const [, [first]] = transition(scheduled, PAINTED)
    const [, [again]] = transition(STATES['waiting to send'], { kind: 'reconnected' })
    expect(again).toEqual(first)
    expect(again).toMatchObject({ kind: 'send', request: { key: 'key-0', basedOnRevision: 0, catalogueRevision: '1' } })
  })

  it('FOUND-16: what was taken back and is stored all the same is undone, before what waits behind it', () => {
    const behind = after(sendingAgain, chose(sendingAgain, 'b', 'tiles'), { kind: 'tookBack' })
    expect(getChoices(shownConfiguration(behind.queue))).toEqual({ b: 'tiles' })
    const next = after(behind, { kind: 'stored', stored: stored(1, { a: 'oak' }) })
    expect(next.queue.pending.map(({ change }) => change.buyerSelections)).toEqual([
      { a: null },
      { b: { productId: 'tiles', quantity: null } },
    ])
    expect(getChoices(shownConfiguration(next.queue))).toEqual({ b: 'tiles' })
  })

  it('FOUND-16 API-100: what a lock makes impossible that was read meanwhile is said with its deadline', () => {
    const lockedTrades = [{ trade: 'FLI', title: 'Fliesen', expiresAt: DAY }]
    const [next, effects] = transition(scheduled, { ...heard(1), stored: { ...stored(1), lockedTrades } })
    const deadline = { title: 'Fliesen', expiresAt: DAY }
    expect(effects[0]).toMatchObject({ kind: 'tellRemoteChange' })
    expect(effects[1]).toEqual({
      kind: 'tellDropped',
      labels: ['oak'],
      reason: 'overtaken',
      lockedItems: [{ itemId: 'a', hold: { kind: 'deadline', ...deadline } }],
      origins: [],
    })
    expect(next.queue.pending).toEqual([])
    expect(next.queue.confirmed.configuration.circumstances.lockedTrades).toEqual(lockedTrades)
  })

  describe('DDL-31 decision 55: what deadlines lock from now on, or no longer', () => {
    const LOCKS = [aLockedTrade('FLI')]
    const HEARD = { kind: 'locksHeard', lockedTrades: LOCKS } as const
    const locked = after(idle, HEARD)
    const OF_PAGE = CHOICE.kind === 'chose' ? { ...CHOICE, origin: 7 } : CHOICE
    const getLocks = ({ queue }: Saving) => shownConfiguration(queue).circumstances.lockedTrades

    it('is on screen at once where nothing is on its way, and gone again as soon', () => {
      expect(getLocks(locked)).toEqual(LOCKS)
      expect(getLocks(after(locked, { kind: 'locksHeard', lockedTrades: [] }))).toEqual([])
      expect([locked.queue.confirmed.revision, locked.phase.kind]).toEqual([0, 'idle'])
    })

    it('takes back what waits and cannot be stored any more, with its deadline, and says which choice of this page it was', () => {
      const [next, effects] = transition(after(idle, OF_PAGE), HEARD)
      expect(effects).toMatchObject([
        {
          kind: 'tellDropped',
          labels: ['oak'],
          reason: 'overtaken',
          lockedItems: [{ itemId: 'a', hold: { kind: 'deadline', title: LOCKS[0]?.title } }],
          origins: [7],
        },
      ])
      expect([next.phase.kind, getChoices(shownConfiguration(next.queue))]).toEqual(['idle', {}])
    })

    it('leaves what is on its way as it is until that is answered, and what is chosen meanwhile stays', () => {
      const meanwhile = after(sending, { kind: 'locksHeard', lockedTrades: [aLockedTrade('LATER')] })
      expect(meanwhile.queue).toBe(sending.queue)
      const next = after(meanwhile, { kind: 'stored', stored: stored(1, { a: 'oak' }) })
      expect(getLocks(next)).toEqual([aLockedTrade('LATER')])
      expect([getChoices(shownConfiguration(next.queue)), next.queue.confirmed.revision]).toEqual([{ a: 'oak' }, 1])
    })

    it('says of what the server refuses which choice of this page it was', () => {
      const [, effects] = transition(after(idle, OF_PAGE, PAINTED), {
        kind: 'refused',
        code: 'ITEM_LOCKED',
      })
      expect(effects[0]).toMatchObject({ kind: 'tellDropped', reason: 'refused', origins: [7] })
    })
  })

  it('hands over what waits with its key, its revision and what was stored there', () => {
    expect(waitingWrites(STATES['waiting to send'])).toEqual([
      {
        key: 'key-0',
        change: makeChange('a', 'oak'),
        label: 'oak',
        baseRevision: 0,
        seen: { ...NOTHING, buyerSelections: { a: null } },
      },
    ])
  })

  it('is settled where only the user, the network or the server can help', () => {
    const settled = Object.entries(STATES).flatMap(([name, saving]) => (isSettled(saving) ? [name] : []))
    expect(settled).toEqual(SETTLED)
  })
})
