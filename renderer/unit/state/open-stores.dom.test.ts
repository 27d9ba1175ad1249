import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { revokeToken } from '#shared/contracts/http/tokens.contract.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { createTestStorage, createTestUnit } from '../testing/open-unit.tsx'

const portal = answeringServer()
const BEN = {
  id: 'ben',
  email: 'ben@example.com',
  firstName: 'Ben',
  lastName: 'Berg',
  mobile: null,
  group: 'buyer',
  role: 'buyer',
} as const
const ANNA = { ...BEN, id: 'anna' } as const

const STONE = { itemId: 'bodenbelag', productId: 'stein' }
const GREY = { itemId: 'fronten', productId: 'grau' }

/** What the page has registered for the closing of the window. */
const listening = vi.spyOn(window, 'addEventListener')

/** Nothing of a page that is closed listens any more. */
function closePage(): void {
  for (const [type, listener] of listening.mock.calls) {
    if (type === 'beforeunload') window.removeEventListener(type, listener)
  }
}

/** The module as a page that was loaded anew has it. */
async function loadPage() {
  closePage()
  vi.resetModules()
  const { registerStore } = await import('./open-stores.ts')
  const session = await import('#renderer/session/index.ts')
  return { registerStore, session: session.useSession }
}

/** A server on a line that is silent until it is told otherwise. */
function silentServer() {
  const server = createTestStorage()
  server.answerWith(() => new Promise(() => undefined))
  return server
}

function asksToStay(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

const sent = (server: ReturnType<typeof createTestStorage>) =>
  vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(0), { timeout: 10_000 })

describe('open stores', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(closePage)

  it('ask before the window closes while any unit has a choice that is not stored', async () => {
    const { registerStore } = await loadPage()
    const left = createTestUnit()
    const shown = createTestUnit()
    registerStore('left', 'ben', left.store)
    left.store.intents.chooseOption(STONE)
    // The page of that unit is left; another one is open, with everything stored.
    registerStore('shown', 'ben', shown.store)
    expect(asksToStay()).toBe(true)
    await left.store.settled()
    expect(asksToStay()).toBe(false)
  })

  it('lose no choice when a unit gets a second store', async () => {
    const { registerStore } = await loadPage()
    const server = silentServer()
    const first = createTestUnit({ server })
    registerStore('unit', 'ben', first.store)
    first.store.intents.chooseOption(STONE)
    await sent(server)
    const second = createTestUnit({ server })
    registerStore('unit', 'ben', second.store)
    expect(asksToStay()).toBe(true)
    expect(second.selections().buyerSelections).toHaveProperty('bodenbelag')
    expect(second.store.waiting().map(({ key }) => key)).toEqual([server.requests[0]?.key])
  })

  it('replay in the same tab what was on its way when the page was left, with its keys', async () => {
    const before = await loadPage()
    const server = silentServer()
    const first = createTestUnit({ server })
    before.registerStore('unit', 'ben', first.store)
    first.store.intents.chooseOption(STONE)
    first.store.intents.chooseOption(GREY)
    await sent(server)
    const keys = first.store.waiting().map(({ key }) => key)

    const after = await loadPage()
    const line = createTestStorage()
    const second = createTestUnit({ server: line })
    after.registerStore('unit', 'ben', second.store)
    expect(Object.keys(second.selections().buyerSelections)).toEqual(['bodenbelag', 'fronten'])
    await second.store.settled()
    expect(line.requests.map(({ key }) => key)).toEqual(keys)
    expect(line.stored().selections).toEqual(second.selections())
    expect(sessionStorage).toHaveLength(0)
    expect(asksToStay()).toBe(false)
  })

  it("send nothing of one user's with the token of another, and keep it for the first", async () => {
    const { registerStore, session } = await loadPage()
    session.setState({ status: 'loggedIn', user: BEN })
    const server = createTestStorage()
    const bens = createTestUnit({ server })
    registerStore('unit', 'ben', bens.store)
    bens.store.intents.chooseOption(STONE)
    session.setState({ user: ANNA })
    await new Promise((resolve) => setTimeout(resolve, 20))
    const annas = createTestUnit({ server })
    registerStore('unit', 'anna', annas.store)
    await annas.store.settled()
    expect(server.requests).toEqual([])
    expect(annas.selections().buyerSelections).toEqual({})
    expect(asksToStay()).toBe(false)

    session.setState({ user: BEN })
    const again = createTestUnit({ server })
    registerStore('unit', 'ben', again.store)
    await again.store.settled()
    expect(server.stored().selections.buyerSelections).toHaveProperty('bodenbelag')
  })

  it('are asked for what is not stored before the token is removed', async () => {
    const { registerStore, session } = await loadPage()
    localStorage.setItem('token', 't1')
    portal.answer(revokeToken, {})
    session.setState({ status: 'loggedIn', user: BEN })
    const server = createTestStorage()
    const tokens: (string | null)[] = []
    const answer = server.storage.write
    const store = createTestUnit({
      server: {
        ...server,
        storage: {
          ...server.storage,
          write: (request) => {
            tokens.push(localStorage.getItem('token'))
            return answer(request)
          },
        },
      },
    }).store
    registerStore('unit', 'ben', store)
    store.intents.chooseOption(STONE)
    store.intents.chooseOption(GREY)
    await session.getState().logout()
    expect(tokens).toEqual(['t1', 't1'])
    expect(Object.keys(server.stored().selections.buyerSelections)).toHaveLength(2)
    expect(localStorage.getItem('token')).toBeNull()
  })
})
