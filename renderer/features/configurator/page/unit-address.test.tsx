import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { configure, prepareCatalogue, unitState } from '#shared/domain/index.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '#shared/domain/selections.types.ts'
import { bathroomCatalogue, startTexts } from '../testing/open-unit.tsx'
import type { ConfiguratorData } from './use-configurator-data.ts'

interface SentOptions {
  readonly params: { readonly unitId?: string }
  readonly query?: { readonly projectId?: string; readonly accountId?: string }
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

let shown: ReturnType<typeof useUnitStore> | null = null

function Page({ projectId }: { projectId: string }) {
  const loaded = useConfiguratorData({ portal: 'bp', accountId: 'demo', projectId, unitId: 'a-12' })
  if (loaded.status !== 'ready') return null
  return <Open key={projectId} data={loaded.data} reload={loaded.reload} />
}

function Open({ data, reload }: { data: ConfiguratorData; reload: () => Promise<string | null> }) {
  const store = useUnitStore(data, { simplifiedConfiguration: false, showsPrices: true, reload })
  useEffect(() => {
    shown = store
  }, [store])
  return <output>{data.unit.id}</output>
}

/** Two projects of one account, each with a unit a-12. */
function answer({ name }: { readonly name: string }, { query }: SentOptions): unknown {
  switch (name) {
    case 'getUnit':
      return { id: `${query?.projectId}-unit`, displayName: 'A 12', unitType: { labelSingular: 'Wohnung' } }
    case 'getCatalogue':
      return bathroomCatalogue()
    case 'getMapping':
      return { mergerUrl: '', missingKey: '', rooms: [] }
    default: {
      const catalogue = bathroomCatalogue()
      const { total, onRequestCount } = unitState(
        configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES),
      )
      return {
        revision: 0,
        catalogueRevision: catalogue.revision,
        currentCatalogueRevision: catalogue.revision,
        previousTotal: null,
        previousTotalOnRequest: null,
        ...NO_SELECTIONS,
        configurationStatus: { status: 'pending' },
        lockedTrades: [],
        total,
        totalOnRequest: onRequestCount,
        progress: 0,
      }
    }
  }
}

describe('address of a unit', () => {
  beforeAll(startTexts)
  afterEach(cleanup)

  it('names the project in the first call, and the id of the unit in all others', async () => {
    server.call.mockImplementation(async (endpoint, options) =>
      endpoint.name.startsWith('save') ? { ok: true, value: answer(endpoint, options) } : answer(endpoint, options),
    )
    const client = new QueryClient()
    const page = (projectId: string) => (
      <QueryClientProvider client={client}>
        <Page projectId={projectId} />
      </QueryClientProvider>
    )
    const { rerender } = render(page('lindenhof'))
    expect(await screen.findByText('lindenhof-unit')).toBeDefined()
    act(() => void shown?.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' }))
    await waitFor(() => expect(server.call.mock.calls.some(([{ name }]) => name.startsWith('save'))).toBe(true))
    // The same slug in another project: nothing of the first unit is taken for the second.
    rerender(page('stadtgarten'))
    expect(await screen.findByText('stadtgarten-unit')).toBeDefined()

    const asked = server.call.mock.calls.map(([{ name }, { params, query }]) => ({ name, id: params.unitId, query }))
    const first = asked.filter(({ name }) => name === 'getUnit')
    expect(first.map(({ id, query }) => [id, query?.accountId, query?.projectId])).toEqual([
      ['a-12', 'demo', 'lindenhof'],
      ['a-12', 'demo', 'stadtgarten'],
    ])
    const others = asked.filter(({ name }) => name !== 'getUnit' && name !== 'getMapping')
    expect(new Set(others.map(({ name }) => name))).toEqual(
      new Set(['getCatalogue', 'getConfiguration', 'saveConfiguration']),
    )
    for (const { id } of others) expect(['lindenhof-unit', 'stadtgarten-unit']).toContain(id)
    expect(others.filter(({ name, id }) => name === 'getCatalogue' && id === 'stadtgarten-unit')).toHaveLength(1)
  })
})
