import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { saveConfiguration } from '#shared/contracts/http/configurations.contract.ts'
import { checkToken } from '#shared/contracts/http/tokens.contract.ts'
import { onFailure } from '#renderer/api/index.ts'
import { answeringServer, noAnswer, ofProxy, refusal } from '#renderer/testing/answering-server.ts'
import { untouched } from '../testing/unit-data.ts'
import { createServerStorage } from './server-storage.ts'
import { NO_CHANGE, type SelectionsChange } from '#shared/domain/selections/selections.types.ts'

const server = answeringServer()
const ANSWER: typeof untouched = {
  ...untouched,
  revision: 8,
  currentCatalogueRevision: 'r2',
  previousTotal: 90,
  previousTotalOnRequest: 2,
  buyerSelections: { floor: { productId: 'oak' } },
  buyerLineItemActivations: { shower: { activated: true } },
  lockedTrades: [{ trade: 'HLS', title: 'Sanitär', expiresAt: '2026-10-31T22:59:59.000Z' }],
  openedPart: { orderNumber: 'LH-2026-0001', itemIds: ['floor'] },
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
  openedPart: { orderNumber: 'LH-2026-0001', itemIds: ['floor'] },
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

/** What comes of one choice that is undone. */
function writeTo(answer: ReturnType<typeof refusal>) {
  server.answer(saveConfiguration, answer)
  return write({ buyerSelections: { a: null } })
}

describe('server storage', () => {
  beforeEach(() => {
    server.answer(saveConfiguration, ANSWER)
  })

  it('API-22 names revision and key, and destroys what was cleared', async () => {
    const outcome = await write({ buyerSelections: { floor: { productId: 'oak', quantity: 2 }, wall: null } })
    expect(server.asked(saveConfiguration)[0]).toMatchObject({
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
      await write(change)
      expect(server.asked(saveConfiguration).at(-1)?.body).toEqual(body)
    }
  })

  it('tells what is worth another try from what is stale and what is refused', async () => {
    for (const answer of [noAnswer(), noAnswer('timeout'), ofProxy(502), ofProxy(504)])
      expect((await writeTo(answer)).kind).toBe('unreachable')
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    for (const answer of [refusal('INTERNAL_ERROR'), ofProxy(501), ofProxy(200)])
      expect(await writeTo(answer)).toEqual({ kind: 'failing', retryAfter: null })
    expect(await writeTo(ofProxy(409))).toEqual({ kind: 'stale', current: null })
    expect(await writeTo(refusal('CONFLICT'))).toEqual({ kind: 'refused', code: 'CONFLICT' })
  })

  it('FOUND-16 API-100: hands on which items a deadline holds, as the server says it', async () => {
    const deadline = { title: 'Sanitär', expires_at: '2026-10-31T22:59:59.000Z' }
    expect(await writeTo(refusal('ITEM_LOCKED', { field: 'buyer_selections.floor', deadline }))).toEqual({
      kind: 'refused',
      code: 'ITEM_LOCKED',
      lockedItems: [
        { itemId: 'floor', hold: { kind: 'deadline', title: 'Sanitär', expiresAt: '2026-10-31T22:59:59.000Z' } },
      ],
    })
  })

  it('FOUND-16: a key that was used elsewhere, by an earlier version, is no refusal of the choice', async () => {
    expect(await writeTo(refusal('IDEMPOTENCY_KEY_REUSED'))).toEqual({ kind: 'stale', current: null })
  })

  it.each([429, 503, 507])('FOUND-16: waits for a server that answers %d, as long as it asks for', async (status) => {
    expect(await writeTo(ofProxy(status))).toEqual({ kind: 'unavailable', retryAfter: null })
    expect(await writeTo(ofProxy(status, { retryAfter: 30 }))).toEqual({ kind: 'unavailable', retryAfter: 30_000 })
  })

  it('takes what is stored from a refusal, and tells a moved catalogue from a moved configuration', async () => {
    const stale = refusal('REVISION_CONFLICT', { field: 'If-Match', current: ANSWER })
    expect(await writeTo(stale)).toEqual({ kind: 'stale', current: STORED })
    const moved = refusal('CATALOGUE_REVISION_MOVED', { current: ANSWER })
    expect(await writeTo(moved)).toEqual({ kind: 'catalogueMoved' })
  })

  it('sends a write that changes nothing to the common endpoint', async () => {
    await write({})
    expect(server.names()).toEqual(['saveConfiguration'])
    expect(server.asked(saveConfiguration)[0]).toMatchObject({ body: {}, catalogueRevision: 'r2' })
  })

  it('lets the shell hear of a session that has ended', async () => {
    const told = vi.fn<() => void>()
    onTestFinished(onFailure(told))
    expect((await writeTo(refusal('UNAUTHORIZED'))).kind).toBe('unauthorised')
    expect(told).not.toHaveBeenCalled()
    server.answer(checkToken, refusal('UNAUTHORIZED'))
    createServerStorage('a-12').checkSession?.()
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect(server.names().at(-1)).toBe('checkToken')
  })
})
