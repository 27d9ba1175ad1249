import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getConfiguration, saveConfiguration } from '#shared/contracts/http/configurations.contract.ts'
import { getMapping } from '#shared/contracts/http/pictures.contract.ts'
import { getCatalogue, getUnit } from '#shared/contracts/http/units.contract.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { bathroomCatalogue, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { emptyMapping, unitData, untouched } from '#renderer/unit/testing/unit-data.ts'
import { type ConfiguratorData, useConfiguratorData } from '#renderer/unit/data/use-configurator-data.ts'
import { useUnitStore } from '#renderer/unit/data/use-unit-store.ts'

const server = answeringServer()
let shown: ReturnType<typeof useUnitStore> | null = null

function Page({ projectId }: { projectId: string }) {
  const loaded = useConfiguratorData({ portal: 'bp', accountId: 'demo', projectId, unitId: 'a-12' })
  if (loaded.status !== 'ready') return null
  return <Open key={projectId} data={loaded.data} reload={loaded.reload} />
}

function Open({ data, reload }: { data: ConfiguratorData; reload: () => Promise<string | null> }) {
  const store = useUnitStore(data, { simplifiedConfiguration: false, showsPrices: true, isLocal: false, reload })
  useEffect(() => {
    shown = store
  }, [store])
  return <output>{data.unit.id}</output>
}

describe('address of a unit', () => {
  beforeAll(startTexts)
  afterEach(cleanup)

  it('names the project in the first call, and the id of the unit in all others', async () => {
    // Two projects of one account, each with a unit a-12.
    server.answer(getUnit, ({ query }) => ({ ...unitData, id: `${query.projectId}-unit` }))
    server.answer(getCatalogue, bathroomCatalogue())
    server.answer(getMapping, emptyMapping)
    server.answer(getConfiguration, untouched)
    server.answer(saveConfiguration, untouched)
    const client = new QueryClient()
    const page = (projectId: string) => (
      <QueryClientProvider client={client}>
        <Page projectId={projectId} />
      </QueryClientProvider>
    )
    const { rerender } = render(page('lindenhof'))
    expect(await screen.findByText('lindenhof-unit')).toBeDefined()
    act(() => void shown?.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' }))
    await waitFor(() => expect(server.names()).toContain('saveConfiguration'))
    // The same slug in another project: nothing of the first unit is taken for the second.
    rerender(page('stadtgarten'))
    expect(await screen.findByText('stadtgarten-unit')).toBeDefined()

    expect(server.asked(getUnit).map(({ params, query }) => [params.unitId, query.accountId, query.projectId])).toEqual(
      [
        ['a-12', 'demo', 'lindenhof'],
        ['a-12', 'demo', 'stadtgarten'],
      ],
    )
    expect(new Set(server.names())).toEqual(
      new Set(['getUnit', 'getMapping', 'getCatalogue', 'getConfiguration', 'saveConfiguration']),
    )
    const others = [getCatalogue, getConfiguration, saveConfiguration].flatMap((endpoint) => server.asked(endpoint))
    for (const { params } of others) expect(['lindenhof-unit', 'stadtgarten-unit']).toContain(params.unitId)
    expect(server.asked(getCatalogue).filter(({ params }) => params.unitId === 'stadtgarten-unit')).toHaveLength(1)
  })
})
