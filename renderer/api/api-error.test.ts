import { expect, it } from 'vitest'
import { type ApiError, isOutOfReach, withoutAnswer } from './api-error.ts'

const http = (status: number): ApiError => ({ kind: 'http', status, errors: [], revision: null })

it('FOUND-16 SHL-15: a server that is not ready counts as one that is out of reach, and a fault of its own does not', () => {
  expect([502, 503, 504, 507].map((status) => isOutOfReach(http(status)))).toEqual([true, true, true, true])
  expect([401, 404, 409, 422, 429, 500].filter((status) => isOutOfReach(http(status)))).toEqual([])
  for (const kind of ['network', 'timeout'] as const) expect(isOutOfReach({ ...http(0), kind })).toBe(true)
  for (const kind of ['aborted', 'answer'] as const) expect(isOutOfReach({ ...http(200), kind })).toBe(false)
})

it('FOUND-16: says by one table why nothing is known, and nothing where the server has looked at it', () => {
  const kinds = [429, 500, 502, 503, 504, 507].map((status) => withoutAnswer(http(status))?.kind)
  expect(kinds).toEqual(['unavailable', 'failing', 'unreachable', 'unavailable', 'unreachable', 'unavailable'])
  expect(withoutAnswer({ ...http(503), retryAfter: 30 })).toEqual({ kind: 'unavailable', retryAfter: 30_000 })
  expect(withoutAnswer(http(401))).toEqual({ kind: 'unauthorised' })
  expect([400, 403, 404, 409, 422].map((status) => withoutAnswer(http(status)))).toEqual([null, null, null, null, null])
  // A call that was given up may have arrived.
  expect(withoutAnswer({ ...http(0), kind: 'aborted' })).toEqual({ kind: 'unreachable' })
})
