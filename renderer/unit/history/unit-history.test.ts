import { describe, expect, it } from 'vitest'
import { applyChange, chooseDesignLine, chooseOption, unitState } from '#shared/domain/index.ts'
import { NO_CHANGE } from '#shared/domain/selections/selections.types.ts'
import {
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aRoom,
  fixedOption,
} from '#shared/testing/builders.ts'
import { aLockedTrade } from '#shared/testing/selection-builders.ts'
import { createTestUnit } from '../testing/open-unit.tsx'
import { endsIn, keepHistory, MAX_STEPS, placeOfSample, readHistory } from './kept-history.ts'
import { createUnitHistory } from './unit-history.ts'

function setUp() {
  const test = createTestUnit()
  const history = createUnitHistory(test.store)
  const total = () => unitState(test.store.state.getState().configuration).total
  return { ...test, history, total }
}

/** A keep of its own, so that tests do not see each other. */
function memoryKeep() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('undo and redo', () => {
  it('takes back options, quantities, upgrades and several items at once, each as one step, and makes them again', () => {
    const { store, history, selections, total } = setUp()
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein', quantity: 2.5 })
    store.intents.toggleBundle({ bundleId: 'wellness' })
    const both = [
      { itemId: 'sockel', productId: 'sockel-stein' },
      { itemId: 'fronten', productId: 'grau' },
    ]
    store.perform((current) => chooseOption(current, ...both), 'Beides')
    const end = { selections: selections(), total: total() }

    expect(history.move('undo')?.step).toMatchObject({ label: 'Beides', roomIds: ['bad', 'kueche'] })
    expect(selections().buyerSelections['sockel']).toBeUndefined()
    expect(history.move('undo')?.step.roomIds).toEqual(['bad'])
    expect(selections().buyerLineItemActivations).toEqual({})
    history.move('undo')
    expect(selections().buyerSelections['bodenbelag']).toEqual({ productId: 'stein', quantity: null })
    history.move('undo')
    expect([selections().buyerSelections, total()]).toEqual([{}, 0])
    expect(history.move('undo')).toBeNull()

    for (let step = 0; step < 4; step++) expect(history.move('redo')?.outcome).toBe('moved')
    expect({ selections: selections(), total: total() }).toEqual(end)
    expect(history.move('redo')).toBeNull()
  })

  it('stores an undo like any other choice', async () => {
    const { store, history, server } = setUp()
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    history.move('undo')
    await store.settled()
    expect(server.stored().selections.buyerSelections).toEqual({})
    expect(server.requests).toHaveLength(2)
  })

  it('GUI-4: a choice that is refused leaves nothing to take back, and what was chosen before and after it does', async () => {
    const { store, history, server, selections } = setUp()
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    await store.settled()
    server.answerWith(() => ({ kind: 'refused', code: 'ITEM_LOCKED' }))
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'terrazzo' })
    await store.settled()
    server.answerWith(server.stores)
    store.intents.toggleBundle({ bundleId: 'wellness' })
    expect(history.state.getState().done.map(({ roomIds }) => roomIds)).toEqual([['kueche'], ['bad']])
    history.move('undo')
    expect(history.move('undo')?.outcome).toBe('moved')
    expect(selections().buyerSelections).toEqual({})
    expect(history.move('undo')).toBeNull()
  })

  it('GUI-4: a choice whose taking back is refused can be taken back still', async () => {
    const { store, history, server, selections } = setUp()
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    await store.settled()
    server.answerWith(() => ({ kind: 'refused', code: 'ITEM_LOCKED' }))
    history.move('undo')
    await store.settled()
    expect([history.state.getState().done.length, history.state.getState().undone]).toEqual([1, []])
    server.answerWith(server.stores)
    expect(history.move('undo')?.outcome).toBe('moved')
    expect(selections().buyerSelections).toEqual({})
  })

  it('GUI-4: a choice that is refused after it was taken back cannot be made again', async () => {
    const { store, history, server } = setUp()
    server.answerWith(() => ({ kind: 'refused', code: 'ITEM_LOCKED' }))
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    history.move('undo')
    await store.settled()
    expect(history.state.getState()).toEqual({ done: [], undone: [] })
  })

  it('forgets what was undone once something else is chosen', () => {
    const { store, history } = setUp()
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    history.move('undo')
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })
    expect(history.move('redo')).toBeNull()
    expect(history.state.getState().done).toHaveLength(1)
  })

  it('drops a step that somebody has overtaken, and leaves their choice', async () => {
    const { store, history, server, selections } = setUp()
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    await store.settled()
    const theirs = { productId: 'weiss', quantity: null }
    server.replace({ selections: { ...selections(), buyerSelections: { fronten: theirs } } })
    // A write of ours brings theirs.
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })
    await store.settled()
    expect(history.move('undo')?.outcome).toBe('moved')
    expect(history.move('undo')).toMatchObject({ outcome: 'overtaken', step: { label: 'grau' } })
    expect(selections().buyerSelections['fronten']).toEqual(theirs)
    expect(history.move('undo')).toBeNull()
  })

  it('takes back the design line of one room, and leaves what somebody else has chosen for another', async () => {
    const catalogue = aCatalogue({
      rooms: [aRoom('bad'), aRoom('kueche')],
      lineItems: [
        aLineItem('line', [
          anItem('boden', { roomId: 'bad', options: [fixedOption('b0', 0), fixedOption('b1', 100)] }),
          anItem('front', { roomId: 'kueche', options: [fixedOption('k0', 0), fixedOption('k1', 200)] }),
        ]),
      ],
      designLineGroups: [aDesignLineGroup('stil', [aDesignLine('warm', ['b1', 'k1'])], { scope: 'room' })],
    })
    const { store, server, selections } = createTestUnit({ catalogue })
    const history = createUnitHistory(store)
    const line = (roomId: string) => ({ designLineGroupId: 'stil', designLineId: 'warm', roomId })
    const rooms = () => selections().buyerDesignLineSelections.map(({ projectRoomId }) => projectRoomId)
    store.perform((current) => chooseDesignLine(current, line('bad')), 'Warm')
    await store.settled()
    const theirs = { projectRoomId: 'kueche', designLineGroupId: 'stil', designLineId: 'warm' }
    const { selections: stored } = server.stored()
    const buyerDesignLineSelections = [...stored.buyerDesignLineSelections, theirs]
    server.replace({ selections: { ...stored, buyerDesignLineSelections } })
    // A write of ours brings theirs.
    store.intents.chooseOption({ itemId: 'front', productId: 'k1' })
    await store.settled()
    expect(rooms().toSorted()).toEqual(['bad', 'kueche'])
    history.move('undo')
    expect(history.move('undo')?.outcome).toBe('moved')
    expect(rooms()).toEqual(['kueche'])
    expect(history.move('redo')?.outcome).toBe('moved')
    expect(rooms().toSorted()).toEqual(['bad', 'kueche'])
  })

  it('FOUND-6, ENG-16: a step whose deadline has passed is not taken back, and says which', async () => {
    const { store, server, history } = setUp()
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    await store.settled()
    server.replace({ selections: server.stored().selections, lockedTrades: [aLockedTrade('FLI')] })
    // A write of another kind finds the lock out.
    store.perform((current) => applyChange(current, NO_CHANGE), '')
    store.intents.chooseOption({ itemId: 'sockel', productId: 'sockel-holz' })
    await store.settled()
    history.state.setState({ done: history.state.getState().done.slice(0, 1), undone: [] })
    const move = history.move('undo')
    expect([move?.outcome, move?.error?.lockedItems.map(({ itemId }) => itemId)]).toEqual(['overtaken', ['fronten']])
  })

  it('FOUND-8, ENG-16: what cannot be put back yet, since its item gave way, goes back with the step before', () => {
    const two = (id: string) => anItem(id, { options: [fixedOption(`${id}-a`, 0), fixedOption(`${id}-b`, 100_00)] })
    const catalogue = aCatalogue({
      lineItems: [
        aLineItem('tub', [two('tub')]),
        anOptionalLineItem('shower', [two('shower')], { replacesLineItemIds: ['tub'] }),
      ],
      designLineGroups: [aDesignLineGroup('style', [aDesignLine('plain', ['tub-a'])])],
    })
    const { store, selections } = createTestUnit({ catalogue })
    const history = createUnitHistory(store)
    store.intents.chooseOption({ itemId: 'tub', productId: 'tub-b' })
    const start = selections()
    store.intents.activateLineItem({ lineItemId: 'shower', activated: true })
    const choice = { designLineGroupId: 'style', designLineId: 'plain', roomId: null }
    store.perform((current) => chooseDesignLine(current, choice), 'Schlicht')
    const end = selections()
    expect(end.buyerSelections).toEqual({})
    expect(history.move('undo')?.outcome).toBe('moved')
    expect(history.move('redo')?.outcome).toBe('moved')
    expect(selections()).toEqual(end)
    for (const _step of [1, 2]) expect(history.move('undo')?.outcome).toBe('moved')
    expect(selections()).toEqual(start)
    for (const _step of [1, 2]) expect(history.move('redo')?.outcome).toBe('moved')
    expect(unitState(store.state.getState().configuration).total).toBe(0)
    expect(selections().buyerDesignLineSelections).toEqual(end.buyerDesignLineSelections)
  })

  it('drops a step that breaks a rule now, and changes nothing', () => {
    const { store, history, selections } = setUp()
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })
    const { done } = history.state.getState()
    store.intents.chooseOption({ itemId: 'sockel', productId: 'sockel-stein' })
    history.state.setState({ done, undone: [] })
    const before = selections()
    expect(history.move('undo')?.outcome).toBe('overtaken')
    expect(selections()).toEqual(before)
  })

  it('keeps the last hundred steps', () => {
    const { store, history } = setUp()
    for (let step = 0; step < MAX_STEPS + 5; step++)
      store.intents.chooseOption({ itemId: 'fronten', productId: step % 2 === 0 ? 'grau' : 'weiss' })
    expect(history.state.getState().done).toHaveLength(MAX_STEPS)
  })
})

describe('steps kept in the browser', () => {
  it('ENG-34 come back where they ended, and not on another catalogue or other choices', () => {
    const { store, history } = setUp()
    const keep = memoryKeep()
    const start = store.state.getState().configuration
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })
    history.move('undo')
    const { configuration } = store.state.getState()
    const place = placeOfSample('a-12', keep)
    const kept = (now = configuration, at = place) => {
      const found = readHistory(at)
      return found !== null && endsIn(found, now) ? { done: found.done, undone: found.undone } : null
    }
    keepHistory(place, history.state.getState(), configuration)
    const steps = history.state.getState()
    // Which choices of this page they were, no other page can know.
    const ofAnyPage = (list: typeof steps.done) => list.map((step) => ({ ...step, origins: undefined }))
    expect(kept()).toEqual({ done: ofAnyPage(steps.done), undone: ofAnyPage(steps.undone) })
    expect(kept(configuration, placeOfSample('a-11', keep))).toBeNull()
    expect(kept(start)).toBeNull()
    const text = keep.getItem('history_a-12') ?? ''
    keep.setItem('history_a-12', text.replace('"r1"', '"r2"'))
    expect(kept()).toBeNull()
    const step = JSON.stringify(ofAnyPage(steps.done)[0])
    const tooMany = text.replace(step, Array.from({ length: MAX_STEPS + 1 }, () => step).join(','))
    for (const broken of ['', '{', '{}', 'null', text.slice(0, -2), tooMany]) {
      keep.setItem('history_a-12', broken)
      expect(kept()).toBeNull()
    }
  })
})
