import { afterEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '#renderer/session/index.ts'
import { browserKeep } from '#renderer/platform/storage.ts'
import { createTestUnit } from '../testing/open-unit.tsx'
import { getHistory } from './use-unit-history.ts'

afterEach(() => {
  vi.restoreAllMocks()
  browserKeep.removeItem('history_first')
  browserKeep.removeItem('history_second')
})

it('ENG-34 keeps the steps when the page is left right after a choice, and listens no longer than it has to', () => {
  const listened = vi.spyOn(window, 'addEventListener')
  const ended = vi.spyOn(window, 'removeEventListener')
  const listeners = () => new Set(listened.mock.calls.flatMap(([name, it]) => (name === 'pagehide' ? [it] : [])))
  const stores = ['first', 'second'].map((id) => {
    const { store, unit } = createTestUnit()
    getHistory({ store, isLocal: true, unit: { ...unit.unit, id } })
    return store
  })
  expect(listeners().size).toBe(0)
  for (const store of stores) store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
  expect(listeners().size).toBe(1)
  expect(ended.mock.calls.some(([name]) => name === 'pagehide')).toBe(false)
  window.dispatchEvent(new Event('pagehide'))
  for (const id of ['first', 'second']) expect(browserKeep.getItem(`history_${id}`)).toContain('grau')
  expect(ended.mock.calls.flatMap(([name, it]) => (name === 'pagehide' ? [it] : []))).toEqual([...listeners()])
})

describe('the steps of a unit with buyers', () => {
  const USER = {
    id: 'u1',
    group: 'buyer',
    role: 'buyer',
    email: 'b@example.com',
    firstName: 'B',
    lastName: 'B',
    mobile: null,
  } as const

  function logIn(user: ReturnType<typeof useSession.getState>['user'] = USER) {
    useSession.setState({ status: user === null ? 'anonymous' : 'loggedIn', user })
  }
  /** The page after a reload: a store of its own on what is stored. */
  function open(server: ReturnType<typeof createTestUnit>['server']) {
    const test = createTestUnit({ server })
    const history = getHistory({ ...test.unit, unit: { ...test.unit.unit, id: 'third' } })
    return { ...test, history, done: () => history.state.getState().done.map(({ label }) => label) }
  }
  async function chooseAndLeave() {
    const first = open(createTestUnit().server)
    first.store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    await first.store.settled()
    window.dispatchEvent(new Event('pagehide'))
    return first
  }

  afterEach(() => {
    logIn(null)
    sessionStorage.clear()
  })

  it('GUI-4: come back after a reload, in this tab, and are undone', async () => {
    logIn()
    const { server } = await chooseAndLeave()
    expect(localStorage.getItem('history_third')).toBeNull()
    const again = open(server)
    expect(again.done()).toEqual(['grau'])
    expect(again.history.move('undo')?.outcome).toBe('moved')
    expect(again.selections().buyerSelections).toEqual({})
  })

  it('GUI-4: are gone where others have chosen meanwhile, on another catalogue, and for another user', async () => {
    logIn()
    const { server } = await chooseAndLeave()
    const { selections } = server.stored()
    server.replace({ selections: { ...selections, buyerSelections: {} } })
    expect(open(server).done()).toEqual([])
    server.replace({ selections })
    expect(open(server).done()).toEqual(['grau'])
    logIn({ ...USER, id: 'u2' })
    expect(open(server).done()).toEqual([])
    logIn()
    sessionStorage.setItem(
      'history_u1_third',
      (sessionStorage.getItem('history_u1_third') ?? '').replace('"r1"', '"r2"'),
    )
    expect(open(server).done()).toEqual([])
  })

  it('GUI-4: come back with a choice that could not be sent before the reload', async () => {
    logIn()
    const { server } = createTestUnit()
    server.answerWith(() => ({ kind: 'unreachable' }))
    const first = open(server)
    first.store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    window.dispatchEvent(new Event('pagehide'))
    const waiting = first.store.handOver()
    const again = open(server)
    expect(again.done()).toEqual([])
    again.store.adopt(waiting)
    expect(again.done()).toEqual(['grau'])
  })

  it('GUI-4: are not kept any more once their user has logged out, right after the choice', async () => {
    logIn()
    const { store } = open(createTestUnit().server)
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    logIn(null)
    window.dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem('history_u1_third')).toBeNull()
  })
})
