import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '#renderer/api/index.ts'
import { NO_CHANGE, type SelectionsChange } from '#shared/domain/selections.types.ts'

interface SentOptions {
  readonly body?: unknown
}
const call = vi.hoisted(() => vi.fn<(endpoint: { readonly name: string }, options?: SentOptions) => Promise<unknown>>())
vi.mock('#renderer/api/index.ts', async (original) => ({ ...(await original<object>()), call, callOrThrow: call }))
const { createServerStorage } = await import('./server-storage.ts')

const ANSWER: NonNullable<ApiError['current']> = {
  revision: 8,
  catalogueRevision: 'r1',
  currentCatalogueRevision: 'r2',
  previousTotal: 90,
  previousTotalOnRequest: 2,
  buyerSelections: { floor: { productId: 'oak' } },
  buyerLineItemActivations: { shower: { activated: true } },
  buyerDesignLineSelections: [],
  configurationStatus: { status: 'pending' },
  lockedTrades: [{ trade: 'HLS', title: 'Sanitär', expiresAt: '2026-10-31T22:59:59.000Z' }],
  total: 100,
  totalOnRequest: 1,
  progress: 0.5,
}

const STORED = {
  revision: 8,
  catalogueRevision: 'r1',
  currentCatalogueRevision: 'r2',
  selections: {
    buyerSelections: { floor: { productId: 'oak', quantity: null } },
    buyerLineItemActivations: { shower: { activated: true, upgradeBundleId: null } },
    buyerDesignLineSelections: [],
  },
  completed: false,
  lockedTrades: [{ trade: 'HLS', title: 'Sanitär', expiresAt: '2026-10-31T22:59:59.000Z' }],
  totals: { total: 100, onRequestCount: 1 },
  previousTotals: { total: 90, onRequestCount: 2 },
}

function write(change: Partial<SelectionsChange>) {
  return createServerStorage('a-12').write({
    change: { ...NO_CHANGE, ...change },
    basedOnRevision: 7,
    catalogueRevision: 'r2',
    key: 'key-1',
  })
}

/** Name of the endpoint that was called, and what with. */
function sent() {
  const [endpoint, options] = call.mock.calls[0] ?? []
  return { name: endpoint?.name, options }
}

function failWith(error: Partial<ApiError>) {
  call.mockResolvedValueOnce({ ok: false, error: { kind: 'http', status: 0, errors: [], revision: null, ...error } })
}

describe('server storage', () => {
  beforeEach(() => {
    call.mockReset()
    call.mockResolvedValue({ ok: true, value: ANSWER })
  })

  it('API-22 names revision and key, and destroys what was cleared', async () => {
    const outcome = await write({ buyerSelections: { floor: { productId: 'oak', quantity: 2 }, wall: null } })
    expect(sent().name).toBe('saveConfiguration')
    expect(sent().options).toMatchObject({
      params: { unitId: 'a-12' },
      ifMatch: 7,
      catalogueRevision: 'r2',
      idempotencyKey: 'key-1',
      body: { buyerSelections: { floor: { productId: 'oak', quantity: 2 }, wall: { _destroy: true } } },
    })
    expect(outcome).toEqual({ kind: 'stored', stored: STORED })
  })

  it('API-22 says in one request just those kinds of selections that change', async () => {
    const kinds: [Partial<SelectionsChange>, object][] = [
      [{ buyerLineItemActivations: { shower: null } }, { buyerLineItemActivations: { shower: { _destroy: true } } }],
      [{ buyerDesignLineSelections: [] }, { buyerDesignLineSelections: [] }],
      [
        { buyerSelections: { a: null }, buyerLineItemActivations: { b: null } },
        { buyerSelections: { a: { _destroy: true } }, buyerLineItemActivations: { b: { _destroy: true } } },
      ],
    ]
    for (const [change, body] of kinds) {
      call.mockClear()
      await write(change)
      expect([sent().name, sent().options?.body]).toEqual(['saveConfiguration', body])
    }
  })

  it('tells what is worth another try from what is stale and what is refused', async () => {
    for (const error of [{ kind: 'network' }, { kind: 'timeout' }, { status: 502 }, { status: 504 }] as const) {
      failWith(error)
      expect((await write({ buyerSelections: { a: null } })).kind).toBe('unreachable')
    }
    for (const error of [{ status: 500 }, { status: 501 }, { kind: 'answer', status: 200 }] as const) {
      failWith(error)
      expect(await write({ buyerSelections: { a: null } })).toEqual({ kind: 'failing', retryAfter: null })
    }
    failWith({ status: 409 })
    expect(await write({ buyerSelections: { a: null } })).toEqual({ kind: 'stale', current: null })
    failWith({ status: 422, errors: [{ field: null, code: 'CONFLICT', message: '' }] })
    expect(await write({ buyerSelections: { a: null } })).toEqual({ kind: 'refused', code: 'CONFLICT' })
  })

  it('FOUND-16 API-100: hands on which items a deadline holds, as the server says it', async () => {
    const deadline = { title: 'Sanitär', expires_at: '2026-10-31T22:59:59.000Z' }
    const reason = { field: 'buyer_selections.floor', code: 'ITEM_LOCKED', message: '', deadline } as const
    failWith({ status: 422, errors: [reason] })
    expect(await write({ buyerSelections: { floor: null } })).toEqual({
      kind: 'refused',
      code: 'ITEM_LOCKED',
      lockedItems: [{ itemId: 'floor', deadline: { title: 'Sanitär', expiresAt: '2026-10-31T22:59:59.000Z' } }],
    })
  })

  it('FOUND-16: a key that was used elsewhere, by an earlier version, is no refusal of the choice', async () => {
    failWith({ status: 422, errors: [{ field: null, code: 'IDEMPOTENCY_KEY_REUSED', message: '' }] })
    expect(await write({ buyerSelections: { a: null } })).toEqual({ kind: 'stale', current: null })
  })

  it.each([429, 503, 507])('FOUND-16: waits for a server that answers %d, as long as it asks for', async (status) => {
    failWith({ status })
    expect(await write({ buyerSelections: { a: null } })).toEqual({ kind: 'unavailable', retryAfter: null })
    failWith({ status, retryAfter: 30 })
    expect(await write({ buyerSelections: { a: null } })).toEqual({ kind: 'unavailable', retryAfter: 30_000 })
  })

  it('takes what is stored from a refusal, and tells a moved catalogue from a moved configuration', async () => {
    failWith({ status: 409, errors: [{ field: 'If-Match', code: 'REVISION_CONFLICT', message: '' }], current: ANSWER })
    expect(await write({ buyerSelections: { a: null } })).toEqual({ kind: 'stale', current: STORED })
    failWith({ status: 409, errors: [{ field: null, code: 'CATALOGUE_REVISION_MOVED', message: '' }], current: ANSWER })
    expect(await write({ buyerSelections: { a: null } })).toEqual({ kind: 'catalogueMoved' })
  })

  it('sends a write that changes nothing to the common endpoint', async () => {
    await write({})
    expect(sent()).toMatchObject({ name: 'saveConfiguration', options: { body: {}, catalogueRevision: 'r2' } })
  })

  it('lets the shell hear of a session that has ended', async () => {
    failWith({ status: 401 })
    expect((await write({ buyerSelections: { a: null } })).kind).toBe('unauthorised')
    createServerStorage('a-12').checkSession?.()
    const [endpoint, options] = call.mock.calls[1] ?? []
    expect([endpoint?.name, options]).toEqual(['checkToken', undefined])
  })
})
