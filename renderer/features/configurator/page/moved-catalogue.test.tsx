import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useSyncExternalStore } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Configuration, configure, prepareCatalogue, selectionsOf, unitState } from '#shared/domain/index.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES, type Selections } from '#shared/domain/selections.types.ts'
import { bathroomCatalogue, startTexts } from '../testing/open-unit.tsx'
import type { ConfiguratorData } from './use-configurator-data.ts'

interface SentOptions {
  readonly params?: { readonly unitId: string }
  readonly body?: { readonly buyerSelections?: Selections['buyerSelections'] }
  readonly ifMatch?: number
  readonly catalogueRevision?: string
}
const server = vi.hoisted(() => ({
  call: vi.fn<(endpoint: { readonly name: string }, options: SentOptions) => Promise<unknown>>(),
}))
vi.mock('#renderer/api/index.ts', async (original) => ({
  ...(await original<object>()),
  call: server.call,
  callOrThrow: server.call,
  onFailure: () => () => undefined,
  // There is no stream here.
  openStream: async () => 404,
}))
const { useConfiguratorData } = await import('./use-configurator-data.ts')
const { useUnitStore } = await import('./use-unit-store.ts')

const ADDRESS = { portal: 'bp', accountId: 'demo', projectId: 'lindenhof' } as const

/** The bathroom with floors that cost another 100 € a square metre, as revision r2. */
function dearerCatalogue() {
  const catalogue = bathroomCatalogue()
  return {
    ...structuredClone(catalogue),
    revision: 'r2',
    roomBook: {
      sections: structuredClone(catalogue.roomBook.sections).map((section) => ({
        ...section,
        subSections: section.subSections.map((sub) => ({
          ...sub,
          lineItems: sub.lineItems.map((line) => ({
            ...line,
            subLineItems: line.subLineItems.map((item) => ({
              ...item,
              options: item.options.map((option) =>
                option.productId === 'stein' ? { ...option, price: option.price + 100_00 } : option,
              ),
            })),
          })),
        })),
      })),
    },
  }
}

/** A server in short: one unit, one catalogue at a time, revisions of both checked. */
function startServer() {
  let catalogue = bathroomCatalogue()
  let previous: typeof catalogue | null = null
  let madeOn = catalogue.revision
  let revision = 0
  let selections = NO_SELECTIONS
  const on = (book: typeof catalogue): Configuration =>
    configure(prepareCatalogue(book), selections, OPEN_CIRCUMSTANCES)
  function answer() {
    const { total, onRequestCount } = unitState(on(catalogue))
    const before = previous === null || madeOn === catalogue.revision ? null : unitState(on(previous))
    return {
      revision,
      catalogueRevision: madeOn,
      currentCatalogueRevision: catalogue.revision,
      previousTotal: before?.total ?? null,
      previousTotalOnRequest: before?.onRequestCount ?? null,
      ...selections,
      configurationStatus: { status: 'pending' },
      lockedTrades: [],
      total,
      totalOnRequest: onRequestCount,
      progress: 0,
    }
  }
  function refuse(code: string) {
    const errors = [{ field: null, code, message: '' }]
    return { ok: false, error: { kind: 'http', status: 409, errors, revision, current: answer() } }
  }
  function write({ body, ifMatch, catalogueRevision }: SentOptions) {
    if (catalogueRevision !== catalogue.revision) return refuse('CATALOGUE_REVISION_MOVED')
    if (ifMatch !== revision) return refuse('REVISION_CONFLICT')
    const buyerSelections = { ...selections.buyerSelections, ...body?.buyerSelections }
    selections = { ...selections, buyerSelections }
    revision += 1
    madeOn = catalogue.revision
    return { ok: true, value: answer() }
  }
  server.call.mockImplementation(async ({ name }, options) => {
    switch (name) {
      case 'getUnit':
        return { id: options.params?.unitId, displayName: 'Wohnung', unitType: { labelSingular: 'Wohnung' } }
      case 'getCatalogue':
        return catalogue
      case 'getMapping':
        return { mergerUrl: '', missingKey: '', rooms: [] }
      case 'getConfiguration':
        return answer()
      default:
        return write(options)
    }
  })
  return {
    stored: () => answer(),
    names: () => server.call.mock.calls.map(([{ name }]) => name),
    publish: (next: typeof catalogue) => {
      previous = catalogue
      catalogue = next
    },
  }
}

/** What the open page knows, as it would show it. */
let shown: ReturnType<typeof useUnitStore> | null = null

function Page({ unitId }: { unitId: string }) {
  const loaded = useConfiguratorData({ ...ADDRESS, unitId })
  if (loaded.status !== 'ready') return null
  return <Open data={loaded.data} reload={loaded.reload} />
}

interface OpenProps {
  readonly data: ConfiguratorData
  readonly reload: () => Promise<string | null>
}

function Open({ data, reload }: OpenProps) {
  const store = useUnitStore(data, { simplifiedConfiguration: false, showsPrices: true, reload })
  const state = useSyncExternalStore(store.state.subscribe, store.state.getState)
  const front = selectionsOf(state.configuration).buyerSelections['fronten']?.productId ?? 'standard'
  const total = unitState(state.configuration).total / 100
  useEffect(() => {
    shown = store
  }, [store])
  return <output>{[total, front, state.saving, ...(state.catalogueMove === null ? [] : ['notice'])].join(' ')}</output>
}

let observer: MutationObserver | null = null

/** Every text that could have been painted from now on. */
function watchScreen(): string[] {
  const seen: string[] = []
  const look = () => seen.push(...screen.queryAllByRole('status').map((output) => output.textContent ?? ''))
  observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return seen
}

/** The store on the screen now. */
function page(): ReturnType<typeof useUnitStore> {
  if (shown === null) throw new Error('nothing is shown')
  return shown
}

async function until(text: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
}

describe('a catalogue that moves on under an open page', () => {
  beforeAll(startTexts)
  beforeEach(() => {
    shown = null
    server.call.mockReset()
  })
  afterEach(() => {
    observer?.disconnect()
    cleanup()
  })

  it('keeps the choice on screen, shows the new prices with it, and stores it once they are accepted', async () => {
    const portal = startServer()
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Page unitId="a-11" />
      </QueryClientProvider>,
    )
    await until('0 standard untouched')
    act(() => void page().intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' }))
    await until('1000 standard saved')

    portal.publish(dearerCatalogue())
    const seen = watchScreen()
    act(() => void page().intents.chooseOption({ itemId: 'fronten', productId: 'grau' }))
    await until('1700 grau held notice')
    // Neither does the choice leave the screen in between, nor do new prices show without the notice.
    for (const text of seen) expect(text).toMatch(/^1300 grau (saving|held)$|^1700 grau held notice$/)
    expect(seen).toContain('1300 grau held')
    expect(page().state.getState().catalogueMove).toMatchObject({
      before: { total: 1_000_00 },
      now: { total: 1_400_00 },
    })
    expect(portal.stored()).toMatchObject({ revision: 1, catalogueRevision: 'r1' })

    act(() => page().acceptCatalogue())
    await until('1700 grau saved')
    expect(portal.stored()).toMatchObject({ revision: 3, catalogueRevision: 'r2', total: 1_700_00 })
  })

  it('shows the notice when the page is opened after the move', async () => {
    const portal = startServer()
    const client = new QueryClient()
    const first = render(
      <QueryClientProvider client={client}>
        <Page unitId="a-12" />
      </QueryClientProvider>,
    )
    await until('0 standard untouched')
    act(() => void page().intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' }))
    await until('1000 standard saved')
    first.unmount()
    portal.publish(dearerCatalogue())
    // The configuration is forgotten as soon as nobody shows it.
    await waitFor(() => expect(client.getQueryCache().findAll({ queryKey: ['configuration'] })).toEqual([]))
    // The old catalogue is still remembered: it is read again because the configuration speaks of another one.
    render(
      <QueryClientProvider client={client}>
        <Page unitId="a-12" />
      </QueryClientProvider>,
    )
    await until('1400 standard untouched notice')
    expect(portal.names().filter((name) => name === 'getCatalogue')).toHaveLength(2)
  })
})
