import { describe, expect, it } from 'vitest'
import { domainError, failed, failedWith, passed } from '#server/platform/result.ts'
import { answerTo, createdAnswerTo, refusalFor, revisionHeaders } from './answers.ts'

describe('what came of the work', () => {
  it('API-1 is answered with the status of its first fault’s code', () => {
    const missing = { field: 'b', code: 'INVALID_VALUE', message: 'No.' } as const
    const taken = { field: 'a', code: 'EMAIL_TAKEN', message: 'Taken.' } as const
    expect(refusalFor({ faults: [taken, missing] })).toEqual({
      kind: 'refusal',
      status: 422,
      faults: [taken, missing],
      headers: {},
    })
    expect(answerTo(failedWith('NOT_FOUND', 'Nothing.'))).toMatchObject({ kind: 'refusal', status: 404 })
    expect(createdAnswerTo(failedWith('FORBIDDEN', 'No.', { field: 'a' }))).toMatchObject({
      status: 403,
      faults: [{ field: 'a', code: 'FORBIDDEN', message: 'No.' }],
    })
  })

  it('API-1 says in headers when to come again, and which revision is stored', () => {
    const busy = refusalFor(domainError('TOO_MANY_REQUESTS', 'Later.', { retryAfterSeconds: 7 }))
    expect([busy.status, busy.headers]).toEqual([429, { 'Retry-After': '7' }])
    const current = {
      revision: 3,
      catalogueRevision: 'a',
      currentCatalogueRevision: 'a',
      previousTotal: null,
      previousTotalOnRequest: null,
      configurationStatus: { status: 'pending' as const },
      buyerSelections: {},
      buyerLineItemActivations: {},
      buyerDesignLineSelections: [],
      lockedTrades: [],
      openedPart: null,
      total: 0,
      totalOnRequest: 0,
      progress: 1,
    }
    const conflict = answerTo(failed(domainError('REVISION_CONFLICT', 'Moved.', { current })))
    expect(conflict).toMatchObject({ status: 409, headers: { ETag: '"3"' }, current })
  })

  it('API-1 names the header that was wrong, unless a field of the body was', () => {
    const listFields = (...error: Parameters<typeof domainError>) =>
      refusalFor(domainError(...error)).faults.map(({ field }) => field)
    expect([
      listFields('REVISION_CONFLICT', 'Moved.'),
      listFields('CATALOGUE_REVISION_MOVED', 'Moved.'),
      listFields('IDEMPOTENCY_KEY_REUSED', 'Used.'),
      listFields('REVISION_CONFLICT', 'Moved.', { field: 'revision' }),
      listFields('NOT_FOUND', 'Nothing.'),
    ]).toEqual([['If-Match'], ['X-Catalogue-Revision'], ['Idempotency-Key'], ['revision'], [null]])
  })

  it('API-1 is 200 with the headers of what was done, or 201 where something was made', () => {
    expect(answerTo(passed({ revision: 4 }), revisionHeaders)).toEqual({
      kind: 'json',
      status: 200,
      body: { revision: 4 },
      headers: { ETag: '"4"' },
    })
    expect(createdAnswerTo(passed({ id: 'a' }))).toMatchObject({ status: 201, body: { id: 'a' }, headers: {} })
  })
})
