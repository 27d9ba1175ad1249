import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import {
  activateLineItem,
  bundleGroups,
  chooseDesignLine,
  chooseOption,
  clearOption,
  type Configuration,
  type PreparedCatalogue,
  prepareCatalogue,
  getSelections,
  toggleBundle,
  unitState,
} from '#shared/domain/index.ts'
import type { IntentResult } from '#shared/domain/configuration/configuration.types.ts'
import { comparable } from '#shared/testing/selection-builders.ts'
import { type SeededRandom, seededRandom } from '#shared/testing/seeded-random.ts'
import type { openUnit as OpenUnit } from '#renderer/unit/testing/headless-unit.ts'
import { logIn } from '#tests/support/api-client.ts'
import { newSampleFolder } from '#tests/support/one-template.ts'
import { type Portal, removeFolder, startPortal } from '#tests/support/portal.ts'

const WRITES = 1_000
/** Writes after which the third joins. */
const JOIN_AT = 400
/** What a hand does before it waits to see something stored. */
const MOST_PENDING = 4
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)

type Client = Awaited<ReturnType<typeof OpenUnit>>

describe(`CFG-21 ENG-16 writing together (seed ${SEED})`, () => {
  const random = seededRandom(SEED)
  let folder: string
  let portal: Portal
  let openUnit: typeof OpenUnit
  const clients: Client[] = []

  beforeAll(async () => {
    folder = await newSampleFolder('together')
    portal = await startPortal({ dataFolder: folder })
    standInForBrowser(portal.url, await logIn(portal.url, 'anna@example.com'))
    openUnit = (await import('#renderer/unit/testing/headless-unit.ts')).openUnit
  })
  afterAll(async () => {
    for (const client of clients) client.close()
    try {
      await portal.stop()
    } finally {
      removeFolder(folder)
      vi.unstubAllGlobals()
    }
  })

  it(`two people with ${WRITES} writes at once, and a third who joins late, all end in what is stored`, async () => {
    const { callOrThrow } = await import('#renderer/api/index.ts')
    const read = () => callOrThrow(ENDPOINTS.getConfiguration, { params: { unitId: 'a-11' } })
    const { client } = await import('#renderer/api/client.ts')
    client.defaults.baseURL = portal.url
    const catalogue = await callOrThrow(ENDPOINTS.getCatalogue, { params: { unitId: 'a-11' } })
    const prepared = prepareCatalogue(catalogue)
    for (let count = 0; count < 2; count++) clients.push(await openUnit('a-11', prepared, portal.url))

    let made = 0
    let questions = 0
    const write = async (client: Client) => {
      while (made < WRITES) {
        const { question } = client.store.state.getState()
        if (question !== null) {
          questions += 1
          client.store.answer(random.chance(0.5) ? 'mine' : 'theirs')
        }
        const intent = randomIntent(prepared, random)
        const before = client.store.waiting().length
        client.store.perform(intent, 'something')
        if (client.store.waiting().length > before) made += 1
        do await new Promise((resolve) => setTimeout(resolve, random.integer(0, 3)))
        while (client.store.waiting().length >= MOST_PENDING && client.store.state.getState().question === null)
      }
    }
    const join = async () => {
      while (made < JOIN_AT) await new Promise((resolve) => setTimeout(resolve, 10))
      const late = await openUnit('a-11', prepared, portal.url)
      clients.push(late)
      await write(late)
    }
    await Promise.all([...clients.map(write), join()])

    await vi.waitFor(
      async () => {
        for (const { store } of clients) if (store.state.getState().question !== null) store.answer('mine')
        await Promise.all(clients.map(({ store }) => store.settled()))
        const { revision } = await read()
        expect(clients.map(({ store }) => [store.revision(), store.waiting().length])).toEqual(
          clients.map(() => [revision, 0]),
        )
      },
      { timeout: 60_000, interval: 50 },
    )
    const stored = await read()
    for (const { store, faults } of clients) {
      const { configuration } = store.state.getState()
      expect(comparable(getSelections(configuration))).toEqual(
        comparable({
          buyerSelections: Object.fromEntries(
            Object.entries(stored.buyerSelections).map(([id, { productId, quantity }]) => [
              id,
              { productId, quantity: quantity ?? null },
            ]),
          ),
          buyerLineItemActivations: Object.fromEntries(
            Object.entries(stored.buyerLineItemActivations).map(([id, { activated, upgradeBundleId }]) => [
              id,
              { activated, upgradeBundleId: upgradeBundleId ?? null },
            ]),
          ),
          buyerDesignLineSelections: stored.buyerDesignLineSelections,
        }),
      )
      const { total, onRequestCount } = unitState(configuration)
      expect([total, onRequestCount]).toEqual([stored.total, stored.totalOnRequest])
      // Nothing was given up; only what others made impossible may have gone, and that was said.
      expect(faults).toEqual([])
    }
    expect(clients).toHaveLength(3)
    // A test in which nobody was ever in another's way would prove little.
    expect(questions).toBeGreaterThan(0)
    expect(stored.revision).toBeGreaterThan(WRITES / 2)
  })
})

type Intent = (configuration: Configuration) => IntentResult<Configuration>

/** Any touch that a buyer could make; many are refused, as many touches change nothing. */
function randomIntent({ catalogue, items, lineItems }: PreparedCatalogue, random: SeededRandom): Intent {
  switch (random.integer(0, 9)) {
    case 0:
      return (now) => {
        const groups = bundleGroups(now, null).filter(({ bundles }) => bundles.length > 0)
        return toggleBundle(now, { bundleId: random.pick(random.pick(groups).bundles).id })
      }
    case 1: {
      const { lineItem } = random.pick(lineItems.filter((line) => line.lineItem.optional))
      return (now) => activateLineItem(now, { lineItemId: lineItem.id, activated: random.chance(0.5) })
    }
    case 2: {
      const group = random.pick(catalogue.designLineGroups)
      const designLineId = random.pick(group.designLines).id
      const roomId = random.pick(catalogue.rooms).id
      return (now) => chooseDesignLine(now, { designLineGroupId: group.id, designLineId, roomId })
    }
    case 3:
      return (now) => clearOption(now, { itemId: random.pick(items).item.id })
    default: {
      const { item } = random.pick(items.filter((entry) => entry.item.options.length > 1))
      return (now) => chooseOption(now, { itemId: item.id, productId: random.pick(item.options).productId })
    }
  }
}

/** As much of a browser as the client's own code needs here; its calls are relative to the portal (API-1). */
function standInForBrowser(url: string, token: string): void {
  const kept = new Map([['token', token]])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const page = Object.assign(new EventTarget(), {
    localStorage: storage,
    sessionStorage: storage,
    location: new URL(url),
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) => send(new URL(path, url), options))
}
