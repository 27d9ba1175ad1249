import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useNotifications } from '#renderer/notifications/index.ts'
import { getHistory } from '#renderer/unit/history/use-unit-history.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { aCatalogue, aLineItem, anItem, aRoom, fixedOption } from '#shared/testing/builders.ts'
import { LeaveRoom } from './LeaveRoom.tsx'

describe('leaving a room as it is', () => {
  beforeAll(startTexts)
  beforeEach(() => useNotifications.getState().dismissAll())
  afterEach(cleanup)

  const two = (id: string, standard: string | null = `${id}-a`) =>
    anItem(id, {
      title: id,
      roomId: 'bad',
      defaultProductId: standard,
      options: [fixedOption(`${id}-a`, 0), fixedOption(`${id}-b`, 0)],
    })
  const bathroom = (...items: readonly ReturnType<typeof two>[]) =>
    aCatalogue({ rooms: [aRoom('bad', { title: 'Bad' })], lineItems: [aLineItem('line', items)] })

  function show(...items: readonly ReturnType<typeof two>[]) {
    const test = createTestUnit({ catalogue: bathroom(...items) })
    const room = test.prepared.room('bad')
    if (room === undefined) throw new Error('no room')
    renderInUnit(test.unit, <LeaveRoom room={room} />)
    return { ...test, history: getHistory(test.unit), user: userEvent.setup() }
  }
  const notice = () => useNotifications.getState().notices.at(-1)

  it('GUI-2: one touch is one step and one write, and the notice takes it back', async () => {
    const { user, selections, history, server, store } = show(two('Boden'), two('Wand'))
    await user.click(screen.getByRole('button', { name: '2 offene Entscheidungen so lassen' }))
    expect(Object.keys(selections().buyerSelections).toSorted()).toEqual(['Boden', 'Wand'])
    expect(history.state.getState().done.map(({ label, roomIds }) => [label, roomIds])).toEqual([
      ['Bad so gelassen', ['bad']],
    ])
    await store.settled()
    expect(server.requests).toHaveLength(1)
    expect(screen.queryByRole('button')).toBeNull()
    expect(notice()?.title).toBe('Bad: 2 Entscheidungen so gelassen, wie sie waren')
    notice()?.action?.run()
    expect(selections().buyerSelections).toEqual({})
    expect(await screen.findByRole('button', { name: /^2 offene/ })).toBeTruthy()
  })

  it('GUI-2: the focus stays at its place after a touch, and after it is taken back', async () => {
    const { user, store } = show(two('Boden'), two('Wand'))
    screen.getByRole('button').focus()
    await user.keyboard('{Enter}')
    const place = screen.getByText('In diesem Raum ist alles entschieden.').parentElement
    expect(document.activeElement).toBe(place)
    // The notice, from which it is taken back, goes with that.
    place?.blur()
    act(() => notice()?.action?.run())
    expect(document.activeElement).toBe(place)
    expect(place?.contains(await screen.findByRole('button', { name: /^2 offene/ }))).toBe(true)
    act(() => void store.intents.chooseOption({ itemId: 'Wand', productId: 'Wand-b' }))
    expect(await screen.findByRole('button', { name: /^1 offene/ })).toBeTruthy()
  })

  it('GUI-2: says nothing where nothing was open', () => {
    show(anItem('Boden', { roomId: 'bad', options: [fixedOption('a', 0)] }))
    expect(screen.queryByText('In diesem Raum ist alles entschieden.')).toBeNull()
  })

  it('GUI-2: the notice takes back nothing that was chosen after it', async () => {
    const { user, selections, store } = show(two('Boden'), two('Wand'))
    await user.click(screen.getByRole('button'))
    store.intents.chooseOption({ itemId: 'Wand', productId: 'Wand-b' })
    notice()?.action?.run()
    expect(Object.keys(selections().buyerSelections)).toHaveLength(2)
  })

  it('GUI-2: names what has no standard, and offers nothing where nothing else is open', async () => {
    const { user } = show(two('Tür'), two('Becken', null))
    expect(screen.getByText('1 bleibt offen und braucht Ihre Wahl.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '1 offene Entscheidung so lassen' }))
    expect(notice()?.body).toBe('Noch offen: Becken. Hier braucht es Ihre Wahl.')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText(/^1 bleibt offen/)).toBeTruthy()
  })
})
