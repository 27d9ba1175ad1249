import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getUnitOrder } from '#shared/contracts/http/orders.contract.ts'
import type { Catalogue } from '#shared/domain/catalogue/catalogue.types.ts'
import { applyToSelections, prepareCatalogue, getSelections } from '#shared/domain/index.ts'
import type { PictureMapping } from '#shared/domain/look/pictures.ts'
import { NO_SELECTIONS, type Selections } from '#shared/domain/selections/selections.types.ts'
import {
  aBundle,
  aCatalogue,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aProduct,
  aRoom,
  aRule,
  fixedOption,
  perUnitOption,
} from '#shared/testing/builders.ts'
import { LOCALES } from '#shared/contracts/primitives.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import i18next from 'i18next'
import type { Choosing } from '../acting/acting.types.ts'
import type { DecodableImage } from '../pictures/image-loader.ts'
import { createImageLoader } from '../pictures/image-loader.ts'
import type {
  ConfigurationStorage,
  StoredConfiguration,
  WriteOutcome,
  WriteRequest,
} from '../saving/configuration-storage.types.ts'
import type { DropReason } from '../saving/saving.types.ts'
import { type DisplayFlags, displayFlags } from '../state/display-flags.ts'
import { type OpenUnit, OpenUnitContext } from '../state/unit.context.ts'
import { projectConfig, unitData } from './unit-data.ts'
import { orderListKey, type UnitOrder } from '../order/use-orders.ts'
import { createUnitStore } from '../state/unit.store.ts'

/** A bathroom with every kind of thing to choose, and a kitchen. */
export function bathroomCatalogue(): Catalogue {
  return aCatalogue({
    rooms: [
      aRoom('bad', {
        title: 'Badezimmer',
        slug: 'bathroom',
        renderId: 'bad-picture',
        positionUpgradeBundles: 'BOTTOM',
      }),
      aRoom('kueche', { title: 'Küche', slug: 'kitchen' }),
    ],
    products: [
      aProduct('eiche', { title: 'Eiche geölt' }),
      aProduct('stein', { title: 'Feinsteinzeug' }),
      aProduct('terrazzo', { title: 'Terrazzo' }),
      aProduct('wanne', { title: 'Badewanne' }),
      aProduct('sockel-holz', { title: 'Holzsockel' }),
      aProduct('sockel-stein', { title: 'Steinsockel' }),
    ],
    lineItems: [
      aLineItem('boden', [
        anItem('bodenbelag', {
          title: 'Bodenbelag',
          roomId: 'bad',
          quantityRange: { min: 1, max: 10, step: 0.5 },
          quantityUnit: 'm²',
          quantity: 4,
          options: [fixedOption('eiche', 1_800_00), perUnitOption('stein', 700_00), fixedOption('terrazzo', 1_500_00)],
        }),
        anItem('sockel', {
          title: 'Sockelleiste',
          roomId: 'bad',
          options: [fixedOption('sockel-holz', 0), fixedOption('sockel-stein', 120_00)],
        }),
      ]),
      anOptionalLineItem('wanne-paket', [
        anItem('wannen-art', { title: 'Wanne', roomId: 'bad', options: [fixedOption('wanne', 900_00)] }),
      ]),
      aLineItem('front', [
        anItem('fronten', {
          title: 'Fronten',
          roomId: 'kueche',
          options: [fixedOption('weiss', 0), fixedOption('grau', 300_00)],
        }),
      ]),
    ],
    bundles: [aBundle('wellness', ['wanne-paket'], { title: 'Wellness' })],
    rules: [
      aRule('stein-zu-stein', ['sockel', 'bodenbelag'], [{ when: ['sockel-stein'], then: ['stein', 'terrazzo'] }], {
        hint: 'Steinsockel gibt es nur zu Stein.',
      }),
    ],
  })
}

/** A storage whose writes wait until the test lets them end. */
export function createTestStorage(selections: Selections = NO_SELECTIONS, catalogueRevision = 'r1') {
  let stored: StoredConfiguration = {
    revision: 0,
    catalogueRevision,
    currentCatalogueRevision: catalogueRevision,
    selections,
    completed: false,
    lockedTrades: [],
    openedPart: null,
    totals: null,
    previousTotals: null,
  }
  const requests: WriteRequest[] = []
  const stores = (request: WriteRequest): WriteOutcome => {
    if (request.catalogueRevision !== stored.currentCatalogueRevision) return { kind: 'catalogueMoved' }
    if (request.basedOnRevision !== stored.revision) return { kind: 'stale', current: stored }
    stored = {
      ...stored,
      revision: stored.revision + 1,
      catalogueRevision: stored.currentCatalogueRevision,
      selections: applyToSelections(stored.selections, request.change),
      totals: null,
      previousTotals: null,
    }
    return { kind: 'stored', stored }
  }
  let answer: (request: WriteRequest) => WriteOutcome | Promise<WriteOutcome> = stores
  const storage: ConfigurationStorage = {
    load: async () => stored,
    write: async (request) => {
      requests.push(request)
      return answer(request)
    },
  }
  return {
    storage,
    requests,
    stored: () => stored,
    /** Somebody else stores something. */
    replace: (next: Partial<StoredConfiguration>) => {
      stored = { ...stored, revision: stored.revision + 1, ...next }
    },
    answerWith: (next: typeof answer) => {
      answer = next
    },
    /** What it answers by itself. */
    stores,
  }
}

export interface TestUnitOptions {
  /** One that another store writes to as well. */
  readonly server?: ReturnType<typeof createTestStorage>
  readonly catalogue?: Catalogue
  readonly selections?: Selections
  readonly completed?: boolean
  /** Differs from a configuration that is stored on this catalogue. */
  readonly stored?: Partial<StoredConfiguration>
  readonly mapping?: PictureMapping | null
  readonly flags?: Partial<DisplayFlags>
  readonly createImage?: () => DecodableImage
  readonly onCatalogueMoved?: () => Promise<string | null>
  readonly choosing?: () => Choosing
}

/** An open unit as the page makes it, on a storage of the test's. */
export function createTestUnit(options: TestUnitOptions = {}) {
  const server =
    options.server ?? createTestStorage(options.selections, (options.catalogue ?? bathroomCatalogue()).revision)
  const dropped: { labels: readonly string[]; reason: DropReason }[] = []
  const catalogue = options.catalogue ?? bathroomCatalogue()
  const prepared = prepareCatalogue(catalogue)
  if (options.completed) server.replace({ completed: true, revision: 0 })
  if (options.stored !== undefined) server.replace({ revision: 0, ...options.stored })
  const store = createUnitStore({
    prepared,
    stored: server.stored(),
    storage: server.storage,
    simplifiedConfiguration: false,
    showsPrices: options.flags?.showPricing !== false,
    onDropped: (labels, reason) => dropped.push({ labels, reason }),
    onDisagreement: () => undefined,
    onCatalogueMoved: options.onCatalogueMoved ?? (async () => null),
    ...(options.choosing === undefined ? {} : { choosing: options.choosing }),
    newKey: () => `key-${server.requests.length}-${Math.random()}`,
    wait: () => new Promise((resolve) => setTimeout(resolve, 0)),
    afterPaint: (run) => setTimeout(run, 0),
  })
  const unit: OpenUnit = {
    store,
    mapping: options.mapping ?? null,
    images: createImageLoader(options.createImage ?? deadImage),
    flags: { ...displayFlags({ showQuantity: true }, 'bp'), ...options.flags },
    isLocal: false,
    portal: 'bp',
    favorites: null,
    unit: unitData,
    project: projectConfig,
    name: 'Wohnung A 12',
    typeLabel: 'Wohnung',
    basePath: '/bp/demo/lindenhof/a-12/configurator',
    reload: async () => catalogue.revision,
  }
  return {
    unit,
    store,
    server,
    dropped,
    prepared,
    selections: () => getSelections(store.state.getState().configuration),
  }
}

function deadImage(): DecodableImage {
  return { src: '', decoding: 'auto', fetchPriority: 'auto', decode: () => new Promise(() => undefined) }
}

/** Texts in German, loaded once. */
export async function startTexts(): Promise<void> {
  await startI18n()
  await changeLocale('de')
  await i18next.loadNamespaces(['configurator', 'common', 'session'])
}

function AddressSpy() {
  const { pathname } = useLocation()
  return <output data-testid="address">{pathname}</output>
}

/** Renders something inside an open unit and a router. */
export function renderInUnit(unit: OpenUnit, children: ReactNode, address = '/', orders = knowOrders(unit)) {
  return render(
    <QueryClientProvider client={knowing(unit, orders)}>
      <MemoryRouter initialEntries={[address]}>
        <OpenUnitContext value={unit}>{children}</OpenUnitContext>
        <AddressSpy />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

/** The orders of a unit: one that nobody has confirmed where it is completed, else none. */
function knowOrders({ store, flags }: OpenUnit): readonly UnitOrder[] {
  const { completed } = store.state.getState().configuration.circumstances
  const buyerStep = flags.askBeforeReopen ? 'reopening_asked' : 'reopened'
  return completed ? [anOrder({ buyerStep, ...(flags.showPricing ? {} : { total: null }) })] : []
}

/** These orders as they were just read. */
function knowing({ unit, store }: OpenUnit, orders: readonly UnitOrder[]): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { completed } = store.state.getState().configuration.circumstances
  // None, and nobody asks: what is about them has a client of its own.
  client.setQueryDefaults(['deadlines'], { staleTime: Number.POSITIVE_INFINITY })
  for (const locale of LOCALES) {
    client.setQueryData(orderListKey(unit.id, completed, locale), orders)
    client.setQueryData(['deadlines', unit.id, locale], [])
  }
  return client
}

/** An order that waits for its confirmation. */
export function anOrder(order: Partial<UnitOrder> = {}): UnitOrder {
  return {
    id: 'order-1',
    number: 'LH-2026-0001',
    project: { id: 'lindenhof', slug: 'lindenhof', name: 'Wohnen am Lindenhof' },
    unit: { id: 'a-12', slug: 'a-12', name: 'Wohnung A 12' },
    buyers: ['Ben Kaltenbach'],
    completedAt: '2026-11-20T15:42:00.000Z',
    state: 'completed',
    isReopeningAsked: false,
    replacedBy: null,
    total: 100_00,
    onRequestCount: 0,
    difference: null,
    buyerStep: 'reopened',
    ...order,
  }
}

/** The same read whole, after the team has sent it back for this reason; `items`: what is open again, null = all of it. */
export function returnedOrder(
  order: UnitOrder,
  reason: string,
  items: readonly string[] | null,
): AnswerOf<typeof getUnitOrder> {
  const at = order.completedAt
  return {
    ...order,
    revision: 2,
    message: '',
    openAnswer: '',
    sender: { name: 'Lindenhof Projektbau GmbH', address: ['Marktplatz 1', '79098 Freiburg'] },
    address: ['Lindenhof 1', '79098 Freiburg'],
    events: [
      { kind: 'placed', at, by: { name: 'Ben Kaltenbach', isStaff: false }, reason: '', items: null },
      {
        kind: 'returned',
        at: '2026-11-21T09:00:00.000Z',
        by: { name: 'Miriam Vogt', isStaff: true },
        reason,
        items: items === null ? null : [...items],
      },
    ],
    rooms: [],
    previous: null,
    sha256: 'ab'.repeat(32),
    isIntact: true,
    staffSteps: [],
    opensOnlyItems: false,
  }
}
