import { describe, expect, it } from 'vitest'
import { reportDevice } from '#shared/contracts/http/devices.contract.ts'
import { createProspectConfiguration } from '#shared/contracts/http/prospects.contract.ts'
import { checkedAnswer, checkedRefusal, endpointAt } from './checked-answer.ts'

const REPORTED = { settings_revision: 1, manifest_revision: null, orders: [] }

describe('FOUND-18: answers of a stand-in', () => {
  it('are those of the contract', () => {
    expect(checkedAnswer(reportDevice, 200, REPORTED)).toEqual({ status: 200, body: JSON.stringify(REPORTED) })
    expect(checkedRefusal(createProspectConfiguration, 'TOO_MANY_REQUESTS').status).toBe(429)
  })

  it.each([
    ['a field is missing', 200, { orders: [] }],
    ['there is one more', 200, { ...REPORTED, more: 1 }],
    ['the status is another', 202, REPORTED],
    ['no reason is said', 401, { errors: [] }],
    ['the code has another status', 401, { errors: [{ field: null, code: 'NOT_FOUND', message: '' }] }],
    ['the code is none of the endpoint', 429, { errors: [{ field: null, code: 'TOO_MANY_REQUESTS', message: '' }] }],
    ['the code is none at all', 401, { errors: [{ field: null, code: 'GO_AWAY', message: '' }] }],
    ['the shape is another', 401, { error: 'No.' }],
  ])('are none where %s', (_what, status, body) => {
    expect(() => checkedAnswer(reportDevice, status, body)).toThrow('reportDevice never answers')
  })

  it('are found by method and path', () => {
    expect(endpointAt('POST', reportDevice.path)).toBe(reportDevice)
    expect(endpointAt('POST', '/mp/api/v1/units/u-1/prospect_configurations')).toBe(createProspectConfiguration)
    expect(endpointAt('GET', '/api/v1/made-up')).toBeNull()
  })
})
