import { describe, expect, it } from 'vitest'
import { maskEmail } from '#server/platform/log.ts'
import { createRequestLog } from './request-log.ts'

describe('the request log', () => {
  it('API-70 masks e-mail addresses', () => {
    expect(maskEmail('anna@example.com')).toBe('a***@e***.com')
    expect(maskEmail('nonsense')).toBe('n***@***')
  })

  it('AUT-7 says what changed or was refused, by pattern, and leaves quiet reads out', () => {
    const lines: string[] = []
    const log = createRequestLog('normal', (line) => lines.push(line))
    const record = { route: '/units/:unit_id', milliseconds: 1, userId: 'u1', code: null }
    log.request({ ...record, method: 'GET', status: 200 })
    log.request({ ...record, method: 'GET', status: 404, code: 'NOT_FOUND' })
    log.request({ ...record, method: 'PUT', status: 200 })
    expect(lines.map((line) => line.split(' ').slice(1, 5).join(' '))).toEqual([
      'GET /units/:unit_id 404 NOT_FOUND',
      'PUT /units/:unit_id 200 1.0',
    ])
  })
})
