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
    const record = { id: 'request-1', route: '/units/:unit_id', milliseconds: 1, userId: 'u1', code: null }
    log.request({ ...record, method: 'GET', status: 200 })
    log.request({ ...record, method: 'GET', status: 404, code: 'NOT_FOUND' })
    log.request({ ...record, method: 'PUT', status: 200 })
    expect(lines.map((line) => line.split(' ').slice(1, 5).join(' '))).toEqual([
      'GET /units/:unit_id 404 NOT_FOUND',
      'PUT /units/:unit_id 200 1.0',
    ])
  })

  it('OPS-4 LOG_FORMAT=json says each as one object a line, faults with their request', () => {
    const lines: string[] = []
    const log = createRequestLog('all', (line) => lines.push(line), 'json')
    const facts = { id: 'request-1', method: 'GET', route: '/units/:unit_id', milliseconds: 1.26, userId: 'u1' }
    log.request({ ...facts, status: 200, code: null })
    log.note('two\nlines')
    log.fault('GET /units/:unit_id', new Error('broken'), 'request-1')
    expect(lines.map((line) => [line.endsWith('\n'), line.trim().includes('\n')])).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ])
    const [request, note, fault] = lines.map((line): unknown => JSON.parse(line))
    expect(request).toMatchObject({
      level: 'info',
      request: 'request-1',
      route: '/units/:unit_id',
      status: 200,
      ms: 1.3,
      user: 'u1',
    })
    expect(note).toMatchObject({ level: 'info', msg: 'two\nlines' })
    expect(fault).toMatchObject({ level: 'error', request: 'request-1', err: { message: 'broken' } })
  })
})
