import { AxiosError, type AxiosResponse, CanceledError, type InternalAxiosRequestConfig } from 'axios'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { getConfiguration, saveBuyerSelections } from '#shared/contracts/http/configurations.contract.ts'
import { checkToken, revokeToken } from '#shared/contracts/http/tokens.contract.ts'
import { listUnits } from '#shared/contracts/http/units.contract.ts'
import { getAddress, call, callOrThrow } from './call.ts'
import { CALL_TIMEOUT, client } from './client.ts'
import { onFailure } from './failures.ts'
import { useRequests } from './requests.store.ts'

interface Seen {
  readonly method: string | undefined
  readonly url: string
  readonly headers: Record<string, unknown>
  readonly body: string
}

const seen: Seen[] = []
type Answer = (config: InternalAxiosRequestConfig) => Promise<AxiosResponse>
let answer: Answer

/** What the server says, in place of the network. */
function answers(status: number, body: unknown, headers: Record<string, string> = {}): void {
  const data = typeof body === 'string' ? body : JSON.stringify(body)
  answer = (config) => Promise.resolve({ status, statusText: '', headers, data, config })
}

function fails(code: string): void {
  answer = (config) => Promise.reject(new AxiosError('no answer', code, config))
}

const CONFIGURATION = {
  revision: 7,
  catalogue_revision: 'c1',
  current_catalogue_revision: 'c1',
  previous_total: null,
  previous_total_on_request: null,
  buyer_selections: { Item_One: { product_id: 'oak_floor' } },
  buyer_line_item_activations: {},
  buyer_design_line_selections: [],
  configuration_status: { status: 'pending' },
  locked_trades: [],
  opened_part: null,
  total: 120_000,
  total_on_request: 0,
  progress: 0.5,
}
const PARAMS = { params: { unitId: 'a-12' } }

const networkAdapter = client.defaults.adapter
beforeAll(() => {
  client.defaults.adapter = (config) => {
    seen.push({
      method: config.method?.toUpperCase(),
      url: client.getUri(config),
      headers: config.headers.toJSON(),
      body: String(config.data),
    })
    return answer(config)
  }
})
afterAll(() => {
  if (networkAdapter !== undefined) client.defaults.adapter = networkAdapter
})
afterEach(() => {
  seen.length = 0
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('calls', () => {
  it('API-1 go to this host: every address is a path', () => {
    expect(getAddress(getConfiguration.path, { unitId: 'a/1 2' })).toBe('/bp/api/v1/units/a%2F1%202/configurations')
  })

  it('API-2 carry the token of the local storage', async () => {
    answers(200, CONFIGURATION)
    await call(getConfiguration, PARAMS)
    localStorage.setItem('token', 'secret')
    await call(getConfiguration, PARAMS)
    expect(seen.map(({ headers }) => headers['Authorization'])).toEqual([undefined, 'Bearer secret'])
  })

  it('API-3 give up after 5000 ms', () => {
    expect(CALL_TIMEOUT).toBe(5_000)
    expect(client.defaults.timeout).toBe(5_000)
  })

  it('API-3 SHL-15 name a time-out and tell nobody', async () => {
    fails(AxiosError.ECONNABORTED)
    const listener = vi.fn<Parameters<typeof onFailure>[0]>()
    const stop = onFailure(listener)
    const result = await call(getConfiguration, PARAMS)
    stop()
    expect(result).toMatchObject({ ok: false, error: { kind: 'timeout', status: 0 } })
    expect(listener).not.toHaveBeenCalled()
  })

  it('API-4 API-6 send JSON by PUT, in wire spelling, with revision and idempotency key', async () => {
    answers(200, CONFIGURATION)
    await call(saveBuyerSelections, {
      ...PARAMS,
      body: { buyerSelections: { Item_One: { productId: 'oak_floor', quantity: 2 } } },
      ifMatch: 6,
      catalogueRevision: 'c1',
      idempotencyKey: 'k1',
    })
    expect(seen[0]).toMatchObject({ method: 'PUT', url: '/bp/api/v1/units/a-12/buyer_selections' })
    expect(seen[0]?.headers).toMatchObject({
      'Content-Type': 'application/json',
      'If-Match': '"6"',
      'X-Catalogue-Revision': 'c1',
      'Idempotency-Key': 'k1',
    })
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      buyer_selections: { Item_One: { product_id: 'oak_floor', quantity: 2 } },
    })
  })

  it('API-7 put the query in wire spelling', async () => {
    answers(200, [], { 'x-total-count': '24' })
    const result = await call(listUnits, { query: { projectId: 'lindenhof', perPage: '2' } })
    expect(seen[0]?.url).toBe('/bp/api/v1/units?project_id=lindenhof&per_page=2')
    expect(result).toMatchObject({ ok: true, value: [], totalCount: 24 })
  })

  it('API-8 keep a flag while a call runs, and clear it on success and on failure', async () => {
    const isRunning = () => useRequests.getState().running['getConfiguration']
    let during: number | undefined
    answers(200, CONFIGURATION)
    const answerWith = answer
    answer = (config) => {
      during = isRunning()
      return answerWith(config)
    }
    await call(getConfiguration, PARAMS)
    expect([during, isRunning()]).toEqual([1, undefined])
    answers(500, {})
    await call(getConfiguration, { ...PARAMS, silent: true })
    expect(isRunning()).toBeUndefined()
  })

  it('API-9 log an answer that is not JSON and treat it as no data', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    answers(404, '<html>')
    const result = await call(getConfiguration, { ...PARAMS, silent: true })
    expect(warn).toHaveBeenCalledOnce()
    expect(result).toMatchObject({ ok: false, error: { kind: 'http', status: 404, errors: [] } })
  })

  it('give the answer in code spelling with its revision, and leave ids alone', async () => {
    answers(200, CONFIGURATION, { etag: '"7"' })
    const result = await call(getConfiguration, PARAMS)
    expect(result).toMatchObject({ ok: true, revision: 7, etag: '"7"', value: { catalogueRevision: 'c1' } })
    expect(result.ok && result.value.buyerSelections).toEqual({ Item_One: { productId: 'oak_floor' } })
  })

  it('refuse an answer that breaks the contract', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    answers(200, { ...CONFIGURATION, total: 'much' })
    expect(await call(getConfiguration, { ...PARAMS, silent: true })).toMatchObject({
      ok: false,
      error: { kind: 'answer' },
    })
  })

  it('SHL-19 SHL-20 return the reasons of a 422', async () => {
    const reason = { field: 'buyer_selections.x', code: 'OPTION_UNKNOWN', message: 'no such option' }
    answers(422, { errors: [reason] })
    const result = await call(saveBuyerSelections, {
      ...PARAMS,
      body: { buyerSelections: {} },
      ifMatch: 1,
      catalogueRevision: 'c1',
      silent: true,
    })
    expect(result).toEqual({ ok: false, error: { kind: 'http', status: 422, errors: [reason], revision: null } })
  })

  it('give what is stored now with a 409, and do without where it is missing', async () => {
    const save = () =>
      call(saveBuyerSelections, {
        ...PARAMS,
        body: { buyerSelections: {} },
        ifMatch: 6,
        catalogueRevision: 'c1',
        silent: true,
      })
    const errors = [{ field: null, code: 'REVISION_CONFLICT', message: 'stale' }]
    answers(409, { errors, current: CONFIGURATION }, { etag: '"7"' })
    expect(await save()).toMatchObject({
      ok: false,
      error: {
        status: 409,
        errors,
        revision: 7,
        current: {
          revision: 7,
          currentCatalogueRevision: 'c1',
          buyerSelections: { Item_One: { productId: 'oak_floor' } },
        },
      },
    })
    for (const body of [{ errors }, { errors, current: { revision: 7 } }]) {
      answers(409, body, { etag: '"9"' })
      expect(await save()).toEqual({ ok: false, error: { kind: 'http', status: 409, errors, revision: 9 } })
    }
  })

  it('SHL-14 tell of a failure unless they are silent', async () => {
    const listener = vi.fn<Parameters<typeof onFailure>[0]>()
    const stop = onFailure(listener)
    answers(500, { errors: [] })
    await call(revokeToken)
    await call(revokeToken, { silent: true })
    stop()
    expect(listener).toHaveBeenCalledOnce()
    expect(listener.mock.calls[0]?.[0]).toEqual({ kind: 'delete' })
  })

  it('say how long to wait where the server does', async () => {
    answers(429, { errors: [] }, { 'retry-after': '90' })
    expect(await call(checkToken, { silent: true })).toMatchObject({
      ok: false,
      error: { status: 429, retryAfter: 90 },
    })
    answers(429, { errors: [] })
    expect(await call(checkToken, { silent: true })).not.toHaveProperty('error.retryAfter')
  })

  it('SHL-10 a silent one tells nobody that it needs a login', async () => {
    const listener = vi.fn<Parameters<typeof onFailure>[0]>()
    const stop = onFailure(listener)
    answers(401, { errors: [] })
    await call(revokeToken, { silent: true })
    stop()
    expect(listener).not.toHaveBeenCalled()
  })

  it('API-2 tell nobody of a refusal for a token that has been replaced meanwhile', async () => {
    const listener = vi.fn<Parameters<typeof onFailure>[0]>()
    const stop = onFailure(listener)
    localStorage.setItem('token', 'old')
    answers(401, { errors: [] })
    const late = call(checkToken)
    localStorage.setItem('token', 'new')
    await late
    expect(listener).not.toHaveBeenCalled()
    await call(checkToken)
    stop()
    expect(listener.mock.calls[0]?.[0]).toEqual({ kind: 'unauthorized' })
  })

  it('SHL-15 name an unreachable server', async () => {
    fails(AxiosError.ERR_NETWORK)
    expect(await call(checkToken, { silent: true })).toMatchObject({ ok: false, error: { kind: 'network' } })
  })

  it('give up when they are told to', async () => {
    const controller = new AbortController()
    answer = (config) =>
      new Promise((_, reject) => {
        controller.signal.addEventListener('abort', () => reject(new CanceledError('given up', config)))
      })
    const result = call(checkToken, { signal: controller.signal })
    // The call has to be under way before it can be given up.
    await Promise.resolve()
    controller.abort()
    expect(await result).toMatchObject({ ok: false, error: { kind: 'aborted' } })
  })

  it('throw the reason for query functions', async () => {
    answers(404, { errors: [{ field: null, code: 'NOT_FOUND', message: 'no' }] })
    await expect(callOrThrow(getConfiguration, { ...PARAMS, silent: true })).rejects.toMatchObject({
      name: 'ApiFailure',
      error: { status: 404 },
    })
  })
})
