import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useSyncExternalStore } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Configuration,
  configure,
  normaliseSelections,
  prepareCatalogue,
  getSelections,
  unitState,
} from '#shared/domain/index.ts'
import { OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import {
  getConfiguration,
  saveBuyerSelections,
  saveConfiguration,
} from '#shared/contracts/http/configurations.contract.ts'
import { getMapping } from '#shared/contracts/http/pictures.contract.ts'
import { getCatalogue, getUnit } from '#shared/contracts/http/units.contract.ts'
import { answeringServer, refusal } from '#renderer/testing/answering-server.ts'
import type { SentRequest } from '#renderer/testing/sent-request.ts'
import { bathroomCatalogue, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { emptyMapping, unitData, untouched } from '#renderer/unit/testing/unit-data.ts'
import { type ConfiguratorData, useConfiguratorData } from '#renderer/unit/data/use-configurator-data.ts'
import { useUnitStore } from '#renderer/unit/data/use-unit-store.ts'

const server = answeringServer()
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
  const buyerSelections: typeof untouched.buyerSelections = {}
  const on = (book: typeof catalogue): Configuration =>
    configure(prepareCatalogue(book), normaliseSelections({ ...untouched, buyerSelections }), OPEN_CIRCUMSTANCES)
  function answer() {
    const { total, onRequestCount } = unitState(on(catalogue))
    const before = previous === null || madeOn === catalogue.revision ? null : unitState(on(previous))
    return {
      ...untouched,
      revision,
      catalogueRevision: madeOn,
      currentCatalogueRevision: catalogue.revision,
      previousTotal: before?.total ?? null,
      previousTotalOnRequest: before?.onRequestCount ?? null,
      buyerSelections: { ...buyerSelections },
      total,
      totalOnRequest: onRequestCount,
    }
  }
  type Write = Pick<SentRequest<typeof saveConfiguration>, 'body' | 'ifMatch' | 'catalogueRevision'>
  function write({ body, ifMatch, catalogueRevision }: Write) {
    if (catalogueRevision !== catalogue.revision) return refusal('CATALOGUE_REVISION_MOVED', { current: answer() })
    if (ifMatch !== revision) return refusal('REVISION_CONFLICT', { current: answer() })
    for (const [itemId, choice] of Object.entries(body.buyerSelections ?? {}))
      if (typeof choice === 'object' && 'productId' in choice) buyerSelections[itemId] = choice
    revision += 1
    madeOn = catalogue.revision
    return answer()
  }
  server.answer(getUnit, ({ params }) => ({ ...unitData, id: params.unitId }))
  server.answer(getCatalogue, () => catalogue)
  server.answer(getMapping, emptyMapping)
  server.answer(getConfiguration, answer)
  server.answer(saveBuyerSelections, write)
  server.answer(saveConfiguration, write)
  return {
    stored: () => answer(),
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
  const store = useUnitStore(data, { simplifiedConfiguration: false, showsPrices: true, isLocal: false, reload })
  const state = useSyncExternalStore(store.state.subscribe, store.state.getState)
  const front = getSelections(state.configuration).buyerSelections['fronten']?.productId ?? 'standard'
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
  beforeEach(() => void (shown = null))
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
    expect(server.asked(getCatalogue)).toHaveLength(2)
  })
})
