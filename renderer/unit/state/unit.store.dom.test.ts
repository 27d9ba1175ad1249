import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { configure, itemState, getSelections, unitState } from '#shared/domain/index.ts'
import { NO_CHANGE, OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import { aLockedTrade, selections } from '#shared/testing/selection-builders.ts'
import type { ConfigurationStorage, RemoteUpdate } from '../saving/configuration-storage.types.ts'
import { registerStore } from './open-stores.ts'
import { createTestStorage, createTestUnit } from '../testing/open-unit.tsx'

describe('unit store', () => {
  it('CFG-21 CFG-26 shows a choice and its total at once, before anything is sent', async () => {
    const { store, server, selections: chosen } = createTestUnit()
    expect(store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })).toBeNull()
    expect(server.requests).toHaveLength(0)
    expect(chosen().buyerSelections['bodenbelag']?.productId).toBe('stein')
    expect(unitState(store.state.getState().configuration).total).toBe(4 * 700_00 - 1_800_00)
    expect(store.state.getState().saving).toBe('saving')
    await store.settled()
    expect(server.stored().selections).toEqual(chosen())
    expect(store.state.getState().saving).toBe('saved')
  })

  it('DDL-31 decision 55: what deadlines mean for it is there at once, and what has been chosen meanwhile stays', () => {
    const server = createTestStorage()
    let tell: (update: RemoteUpdate) => void = () => undefined
    const storage: ConfigurationStorage = {
      ...server.storage,
      watch: (_, listener) => {
        tell = listener
        return () => undefined
      },
    }
    const { store, prepared, selections: chosen } = createTestUnit({ server: { ...server, storage } })
    onTestFinished(store.watch())
    const lock = aLockedTrade(prepared.item('bodenbelag')?.trade ?? '')
    const day = { title: 'Böden', expiresAt: '2026-12-12T22:59:59.000Z' }
    tell({ kind: 'dates', lockedTrades: [lock], nextDeadline: day })
    const { configuration, nextDeadline } = store.state.getState()
    expect([itemState(configuration, 'bodenbelag').selectable, nextDeadline]).toEqual([false, day])
    tell({ kind: 'dates', lockedTrades: [], nextDeadline: undefined })
    expect(store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })).toBeNull()
    tell({ kind: 'dates', lockedTrades: [aLockedTrade('none of its items')] })
    expect([chosen().buyerSelections['bodenbelag']?.productId, store.state.getState().nextDeadline]).toEqual([
      'stein',
      null,
    ])
  })

  it('CFG-25 sends the quantity that was set, and refuses one outside of the range', async () => {
    const { store, server } = createTestUnit()
    expect(store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein', quantity: 5.5 })).toBeNull()
    expect(store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein', quantity: 99 })?.code).toBe(
      'QUANTITY_OUT_OF_RANGE',
    )
    await store.settled()
    expect(server.stored().selections.buyerSelections['bodenbelag']).toEqual({ productId: 'stein', quantity: 5.5 })
    expect(server.requests).toHaveLength(1)
  })

  it('FOUND-16 CFG-21: keeps a choice that the server breaks over, names it, and takes it back when it is told to', async () => {
    const { store, server, dropped, selections: chosen } = createTestUnit()
    server.answerWith(() => ({ kind: 'failing', retryAfter: null }))
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    await store.settled()
    expect(Object.keys(chosen().buyerSelections)).toEqual(['bodenbelag', 'fronten'])
    expect(store.state.getState()).toMatchObject({ saving: 'stuck', stuck: { label: 'Feinsteinzeug', behind: 1 } })
    store.takeBack()
    await vi.waitFor(() => expect(Object.keys(chosen().buyerSelections)).toEqual(['fronten']))
    await store.settled()
    expect(store.state.getState().stuck).toEqual({ label: 'grau', behind: 0 })
    store.takeBack()
    await vi.waitFor(() => expect(chosen()).toEqual(selections()))
    expect(store.state.getState()).toMatchObject({ saving: 'untouched', stuck: null })
    expect(dropped).toEqual([])
  })

  it('sends every try of one write with the same key', async () => {
    const { store, server } = createTestUnit()
    server.answerWith(() => ({ kind: 'failing', retryAfter: null }))
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })
    await store.settled()
    // One key for all tries of one write.
    expect(new Set(server.requests.map(({ key }) => key)).size).toBe(1)
    expect(server.requests.length).toBeGreaterThan(1)
  })

  it('puts a choice on top of what somebody else has stored meanwhile', async () => {
    const { store, server, selections: chosen } = createTestUnit()
    server.replace({ selections: selections({ choices: { fronten: 'grau' } }) })
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'terrazzo' })
    await store.settled()
    expect(Object.keys(chosen().buyerSelections).sort()).toEqual(['bodenbelag', 'fronten'])
    expect(server.stored().selections).toEqual(chosen())
    const [first, second] = server.requests
    expect([first?.basedOnRevision, second?.basedOnRevision]).toEqual([0, 1])
    expect(first?.key).not.toBe(second?.key)
  })

  it('ENG-35 drops a choice when the unit was completed meanwhile', async () => {
    const { store, server, dropped } = createTestUnit()
    server.replace({ completed: true })
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'terrazzo' })
    await store.settled()
    expect(dropped).toEqual([{ labels: ['Terrazzo'], reason: 'overtaken' }])
    expect(unitState(store.state.getState().configuration).completed).toBe(true)
    expect(store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })?.code).toBe('UNIT_COMPLETED')
  })

  it('takes over what was stored when the totals differ', async () => {
    const { store, server, prepared } = createTestUnit()
    const theirs = selections({ choices: { bodenbelag: 'terrazzo' } })
    server.answerWith(() => {
      server.replace({ selections: theirs, totals: { total: -300_00, onRequestCount: 0 } })
      return { kind: 'stored', stored: server.stored() }
    })
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })
    await store.settled()
    const { configuration } = store.state.getState()
    expect(getSelections(configuration)).toEqual(theirs)
    expect(unitState(configuration)).toEqual(unitState(configure(prepared, theirs, OPEN_CIRCUMSTANCES)))
  })

  it('sends nothing for a choice that changes nothing', async () => {
    const { store, server } = createTestUnit()
    store.intents.clearOption({ itemId: 'bodenbelag' })
    await store.settled()
    expect(server.requests).toHaveLength(0)
    expect(store.state.getState().saving).toBe('untouched')
  })

  it('switches an optional position and an upgrade on and off', async () => {
    const { store } = createTestUnit()
    const takesPart = () => itemState(store.state.getState().configuration, 'wannen-art').takesPart
    store.intents.toggleBundle({ bundleId: 'wellness' })
    expect(takesPart()).toBe(true)
    store.intents.toggleBundle({ bundleId: 'wellness' })
    expect(takesPart()).toBe(false)
    store.intents.activateLineItem({ lineItemId: 'wanne-paket', activated: true })
    expect(takesPart()).toBe(true)
    await store.settled()
  })

  describe('on another catalogue than the choices were made on', () => {
    const moved = {
      catalogueRevision: 'r0',
      selections: selections({ choices: { bodenbelag: 'stein' } }),
      totals: { total: 1_000_00, onRequestCount: 0 },
      previousTotals: { total: 900_00, onRequestCount: 0 },
    }

    it('stores nothing before the prices are accepted, and everything after', async () => {
      const { store, server, selections: chosen } = createTestUnit({ stored: moved })
      expect(store.state.getState().catalogueMove?.before).toEqual(moved.previousTotals)
      expect(store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })).toBeNull()
      await store.settled()
      expect(chosen().buyerSelections['fronten']?.productId).toBe('grau')
      expect([server.requests.length, store.state.getState().saving]).toEqual([0, 'held'])
      store.acceptCatalogue()
      expect(store.state.getState()).toMatchObject({ catalogueMove: null, saving: 'saving' })
      await store.settled()
      expect(server.stored()).toMatchObject({ catalogueRevision: 'r1', selections: chosen() })
      expect(server.requests.map(({ catalogueRevision }) => catalogueRevision)).toEqual(['r1', 'r1'])
      expect(server.requests[0]?.change).toEqual(NO_CHANGE)
      expect(store.state.getState().saving).toBe('saved')
    })

    it('hands choices that wait to the store of the same user, and of nobody else', async () => {
      const first = createTestUnit({ stored: moved })
      first.store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
      const second = createTestUnit({ stored: moved })
      registerStore('handed', 'ben', first.store)
      registerStore('handed', 'ben', first.store)
      registerStore('handed', 'ben', second.store)
      expect(second.selections().buyerSelections['fronten']?.productId).toBe('grau')
      second.store.acceptCatalogue()
      await second.store.settled()
      expect(second.server.stored().selections.buyerSelections['fronten']?.productId).toBe('grau')
      expect(first.server.requests).toEqual([])

      const third = createTestUnit({ stored: moved })
      third.store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
      registerStore('handed', 'ben', third.store)
      const fourth = createTestUnit({ stored: moved })
      registerStore('handed', 'operator', fourth.store)
      expect(fourth.selections().buyerSelections['fronten']).toBeUndefined()
    })

    it('does not store on a catalogue that the configuration does not know yet', async () => {
      const asked: string[] = []
      const { store, server, dropped } = createTestUnit({
        stored: { currentCatalogueRevision: 'r2' },
        onCatalogueMoved: async () => {
          asked.push('reload')
          return 'r2'
        },
      })
      store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
      await store.settled()
      expect(asked).toEqual(['reload'])
      expect([server.requests, dropped, store.state.getState().saving]).toEqual([[], [], 'held'])
    })
  })
})
