import { afterAll, beforeAll, expect, it } from 'vitest'
import { CatalogueSchema } from '#shared/contracts/entities/catalogue.schema.ts'
import type { Endpoint } from '#shared/contracts/http/endpoint.ts'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import { applyChange, configure, prepareCatalogue, unitState } from '#shared/domain/index.ts'
import { NO_CHANGE, NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import type { EndpointName } from '#server/gateway/handlers.types.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { makeBody, makeParams, makeQuery } from '#server/testing/isolation-calls.ts'
import { type IsolationWorld, makeWorld } from '#server/testing/isolation-world.ts'
import type { Caller } from '#server/testing/isolation-table.ts'
import {
  describeOnDatabases,
  startTestPortal,
  type TestAnswer,
  type TestPortal,
  valueAt,
  waitUntilSeen,
} from '#server/testing/test-portal.ts'

const STONE = { 'hall-floor': { product_id: 'stone' }, 'hall-skirting': { product_id: 'stone-skirting' } }
/** Revision of the unit's configuration in the world that the test begins with. */
const ORDERED_AND_OPENED = 2
const UNIT = '/bp/api/v1/units/t-01'
const PROSPECTS = '/mp/api/v1/units/t-sample/prospect_configurations'
const TAKE_HOME = '/mp/api/v1/units/t-sample/take_home_links'
/** Names of amounts in answers; counts of what is on request say nothing of money. */
const AMOUNT = /price|total|amount|cents/i
const NO_AMOUNT = /on_request$|price_mode$/
/** What buyers do themselves. */
const BUYERS_OWN: readonly string[] = [
  'createCompletion',
  'saveConfiguration',
  'saveBuyerSelections',
  'saveLineItemActivations',
  'saveDesignLineSelections',
]
/** They end what the other calls need. */
const LEFT_OUT: readonly string[] = [
  'revokeToken',
  'revokeOtherSessions',
  'revokeSession',
  'revokeDevice',
  'eraseEnquiry',
  'watchUnit',
  'watchAccountNews',
]

/** Where in a JSON value an amount stands that is neither 0 nor null. */
function amountsIn(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, entry]) => {
    const place = `${path}.${key}`
    // Whether prices are shown is no price.
    const isAmount = AMOUNT.test(key) && !NO_AMOUNT.test(key) && typeof entry !== 'boolean'
    if (isAmount && typeof entry !== 'object') return entry === 0 ? [] : [`${place} = ${String(entry)}`]
    return amountsIn(entry, place)
  })
}

/** A stream up to its first whole event. */
async function untilData({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!/data:.*\n\n/s.test(text)) {
    const next = await reader?.read()
    if (next === undefined || next.done) break
    text += next.value
  }
  await reader?.cancel()
  return text
}

describeOnDatabases('prices that a project does not show', () => {
  let portal: TestPortal
  let world: IsolationWorld
  let token = ''
  let shortCode = ''

  beforeAll(async () => {
    portal = await startTestPortal()
    world = await makeWorld(portal)
    await setFlags({ mpContactForm: true, showUnitPrices: true })
    token = String((await portal.call('POST', PROSPECTS, { body: visit() })).json['configuration_token'])
    shortCode = String((await portal.call('POST', TAKE_HOME, { body: takeHome() })).json['code'])
    await choose(ORDERED_AND_OPENED)
    // The catalogue of before is told about, too.
    await portal.reimport({ ...tinyCatalog(), revision: 'r2' })
  })
  afterAll(() => portal.remove())

  async function setFlags(flags: Record<string, boolean>, portals: readonly string[] = ['mp', 'bp']): Promise<void> {
    const path = ENDPOINTS.saveProjectFlags.path.replace(':project_id', 'tiny')
    const headers = world.headers.admin
    const { json } = await portal.call('GET', path, { headers })
    const wanted = Object.entries(flags).flatMap(([name, is_on]) =>
      portals.map((portal_id) => ({ name, portal_id, is_on })),
    )
    const known = wanted.filter(({ name, portal_id }) => portal_id === 'mp' || name === 'showPricing')
    const answer = await portal.call('PUT', path, { headers, body: { revision: json['revision'], flags: known } })
    expect(answer.status, answer.text).toBe(200)
    await waitUntilSeen(portal)
  }

  const visit = (email = 'vera@example.com') => ({
    email,
    name: '',
    comment: '',
    contact: null,
    requests_contact: false,
    configuration: {
      buyer_selections: STONE,
      buyer_line_item_activations: {},
      buyer_design_line_selections: [],
      preview_image_urls: [],
    },
  })
  const takeHome = () => ({ configuration: visit().configuration })
  const choose = (revision: number, key = `choose-${revision}`) =>
    portal.call('PUT', `${UNIT}/configurations`, {
      headers: { ...world.headers.anna, 'if-match': `"${revision}"`, 'idempotency-key': key },
      body: { buyer_selections: STONE },
    })

  function getCaller({ audience }: Endpoint, name: EndpointName): Caller {
    if (audience === 'public') return 'nobody'
    if (audience === 'device') return 'kiosk'
    return BUYERS_OWN.includes(name) ? 'anna' : 'admin'
  }

  function makeCallBody(name: EndpointName): unknown {
    if (name === 'createProspectConfiguration') return visit(`${Math.random()}@example.com`)
    return name === 'createTakeHomeLink' ? takeHome() : makeBody(name, 't-01', world)
  }

  async function getCall(name: EndpointName): Promise<TestAnswer> {
    const endpoint: Endpoint = ENDPOINTS[name]
    const unit = name === 'listProspectConfigurations' ? { unit_id: 't-sample' } : {}
    const params: Readonly<Record<string, string>> = {
      ...makeParams(name, world, 't-01'),
      ...unit,
      configuration_token: token,
      short_code: shortCode,
    }
    const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? 'unknown')
    const body = makeCallBody(name)
    const stored = await portal.call('GET', `${UNIT}/configurations`, { headers: world.headers.admin })
    const headers = {
      ...world.headers[getCaller(endpoint, name)],
      ...(endpoint.write === 'revisioned' ? { 'if-match': `"${String(stored.json['revision'])}"` } : {}),
    }
    const query = name === 'getMarketingProject' ? '?deep=true' : makeQuery(name)
    return portal.call(endpoint.method, `${path}${query}`, { headers, ...(body === undefined ? {} : { body }) })
  }

  /** Endpoint → amounts in its answer, of those that tell any. */
  async function tellers(): Promise<Record<string, string[]>> {
    const told: Record<string, string[]> = {}
    const names = Object.keys(ENDPOINTS).filter((name): name is EndpointName => !LEFT_OUT.includes(name))
    for (const name of names) {
      const amounts = amountsIn((await getCall(name)).json)
      if (amounts.length > 0) told[name] = amounts
    }
    const stale = await choose(0, 'stale')
    expect(stale.status).toBe(409)
    if (amountsIn(stale.json).length > 0) told['conflict'] = amountsIn(stale.json)
    const repeated = amountsIn((await choose(ORDERED_AND_OPENED)).json)
    if (repeated.length > 0) told['repeated'] = repeated
    const completed = await portal.call('GET', `${UNIT}/configurations`, { headers: world.headers.anna })
    await portal.call('POST', `${UNIT}/completions`, {
      headers: { ...world.headers.anna, 'if-match': `"${String(completed.json['revision'])}"` },
      body: { message: '', status: 'pending' },
    })
    const kept = await getCall('getDeviceManifest')
    for (const path of Object.values(kept.json['calls'] ?? {})) {
      const amounts = amountsIn((await portal.call('GET', String(path))).json)
      if (amounts.length > 0) told[`kiosk ${String(path)}`] = amounts
    }
    const events = await fetch(`${portal.url}${UNIT}/events`, { headers: world.headers.anna })
    const stream = await untilData(events)
    if (/total":[1-9]/.test(stream)) told['watchUnit'] = [stream]
    return told
  }

  it('FOUND-12 finds amounts in these answers while they are shown', async () => {
    const told = await tellers()
    for (const name of [
      'getUnit',
      'listUnits',
      'getCatalogue',
      'getSampleUnit',
      'getSampleCatalogue',
      'getMarketingProject',
      'getConfiguration',
      'saveConfiguration',
      'createProspectConfiguration',
      'getProspectConfiguration',
      'listProspectConfigurations',
      'listEnquiries',
      'getEnquiry',
      'createTakeHomeLink',
      'getTakeHomeLink',
      'conflict',
      'repeated',
      'watchUnit',
    ])
      expect([name, told[name]?.length]).not.toEqual([name, undefined])
    expect(Object.keys(told).filter((name) => name.startsWith('kiosk'))).not.toEqual([])
  }, 60_000)

  it('FOUND-12 sends purchase prices to the marketing portal only with showUnitPrices', async () => {
    await setFlags({ showUnitPrices: false })
    const deep = await getCall('getMarketingProject')
    expect(amountsIn(deep.json)).toEqual([])
    expect((await getCall('getSampleUnit')).json['price']).toBeNull()
    // The catalogue's own prices are another matter, and so are the buyers' pages.
    expect(amountsIn((await getCall('getSampleCatalogue')).json)).not.toEqual([])
    expect(amountsIn((await getCall('listUnits')).json)).not.toEqual([])
    await setFlags({ showUnitPrices: true })
  }, 60_000)

  it('FOUND-12 switches at once, each portal for itself, and never takes the one answer for the other', async () => {
    const priced = await getCall('getSampleCatalogue')
    const etag = priced.headers.get('etag') ?? ''
    await setFlags({ showPricing: false }, ['mp'])
    const path = '/bp/api/v1/sample_units/t-sample/catalog'
    const again = await portal.call('GET', path, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(200)
    expect(again.headers.get('etag')).not.toBe(etag)
    expect(amountsIn(again.json)).toEqual([])
    expect(amountsIn((await getCall('getCatalogue')).json)).not.toEqual([])
    await setFlags({ showPricing: true }, ['mp'])
    expect((await getCall('getSampleCatalogue')).headers.get('etag')).toBe(etag)
  }, 60_000)

  it('FOUND-12 sends no amount at all to portals that show none', async () => {
    await setFlags({ showPricing: false })
    expect(await tellers()).toEqual({})
    const catalogue = CatalogueSchema.parse((await getCall('getSampleCatalogue')).json)
    const start = configure(prepareCatalogue(fromWire(catalogue)), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
    const stone = { productId: 'stone', quantity: null }
    const skirting = { productId: 'stone-skirting', quantity: null }
    const buyerSelections = { 'hall-floor': stone, 'hall-skirting': skirting }
    const chosen = applyChange(start, { ...NO_CHANGE, buyerSelections })
    expect(chosen.ok && unitState(chosen.configuration).total).toBe(0)
    // What is stored is what it costs.
    await setFlags({ showPricing: true })
    expect(valueAt((await portal.call('GET', `${PROSPECTS}/${token}`)).json, 'saved_total')).toBe(10_000)
  }, 60_000)
})
