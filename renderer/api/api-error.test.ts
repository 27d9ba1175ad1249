import { expect, it } from 'vitest'
import { type ApiError, isOutOfReach } from './api-error.ts'

const http = (status: number): ApiError => ({ kind: 'http', status, errors: [], revision: null })

it('FOUND-16 SHL-15: a server that is not ready counts as one that is out of reach, and a fault of its own does not', () => {
  expect([502, 503, 504, 507].map((status) => isOutOfReach(http(status)))).toEqual([true, true, true, true])
  expect([401, 404, 409, 422, 429, 500].filter((status) => isOutOfReach(http(status)))).toEqual([])
  for (const kind of ['network', 'timeout'] as const) expect(isOutOfReach({ ...http(0), kind })).toBe(true)
  for (const kind of ['aborted', 'answer'] as const) expect(isOutOfReach({ ...http(200), kind })).toBe(false)
})
