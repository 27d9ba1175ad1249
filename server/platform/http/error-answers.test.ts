import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ErrorAnswerSchema } from '#shared/contracts/errors.ts'
import { startTestPortal, type TestAnswer, type TestPortal } from '#server/testing/test-portal.ts'

const TOKENS = '/bp/api/v1/tokens'
const SELECTIONS = '/bp/api/v1/units/t-01/buyer_selections'

describe('refusals', () => {
  let portal: TestPortal
  let headers: Record<string, string>

  beforeAll(async () => {
    portal = await startTestPortal()
    headers = { ...(await portal.logIn('anna@example.com')), 'if-match': '"0"' }
  })
  afterAll(() => portal.remove())

  const findFaults = (answer: TestAnswer) =>
    z.parse(z.strictObject(ErrorAnswerSchema.shape), answer.json).errors.map(({ field, code }) => `${field} ${code}`)

  it('API-4 API-9 answers 400 to what is not JSON, 415 to another type, 413 to too much', async () => {
    const json = { 'content-type': 'application/json' }
    const cases: [number, string, Record<string, string>, string][] = [
      [400, 'null MALFORMED_REQUEST', json, '{"email":'],
      [400, 'null MALFORMED_REQUEST', json, ''],
      [415, 'null UNSUPPORTED_MEDIA_TYPE', { 'content-type': 'text/plain' }, '{}'],
      [415, 'null UNSUPPORTED_MEDIA_TYPE', { 'content-type': 'application/json; charset=latin1' }, '{}'],
      [415, 'null UNSUPPORTED_MEDIA_TYPE', { 'content-type': 'nonsense' }, '{}'],
      [413, 'null PAYLOAD_TOO_LARGE', json, `"${'x'.repeat(1_100_000)}"`],
    ]
    for (const [status, fault, type, body] of cases) {
      const answer = await portal.call('POST', TOKENS, { headers: type, body })
      expect([answer.status, ...findFaults(answer)]).toEqual([status, fault])
    }
  })

  it('API-4 names every faulty field in wire spelling, dotted', async () => {
    const login = await portal.call('POST', TOKENS, { body: { email: 7, surplus: 1 } })
    expect(findFaults(login).sort()).toEqual(['email INVALID_VALUE', 'password INVALID_VALUE', 'surplus UNKNOWN_FIELD'])
    const body = { buyer_selections: { 'hall-floor': { product_id: 5, extra: true } } }
    const write = await portal.call('PUT', SELECTIONS, { headers, body })
    expect(write.status).toBe(400)
    expect(findFaults(write).sort()).toEqual([
      'buyer_selections.hall-floor.extra UNKNOWN_FIELD',
      'buyer_selections.hall-floor.product_id INVALID_VALUE',
    ])
    const query = await portal.call('GET', '/bp/api/v1/units?page=0&nothing=1', { headers })
    expect(findFaults(query).sort()).toEqual(['nothing UNKNOWN_FIELD', 'page INVALID_VALUE'])
  })

  it('API-22 refuses keys of prototypes, NUL, lone surrogates, huge numbers and deep nesting with 400', async () => {
    const bodies = [
      '{"buyer_selections":{"__proto__":{"product_id":"oak"}}}',
      '{"buyer_selections":{"hall-floor":{"product_id":"oa\\u0000k"}}}',
      '{"buyer_selections":{"hall-floor\\u0000":{"product_id":"oak"}}}',
      '{"buyer_selections":{"hall-floor":{"product_id":"\\ud800"}}}',
      '{"buyer_selections":{"hall-floor":{"product_id":"oak","quantity":1e400}}}',
      `{"buyer_selections":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
      `{"buyer_selections":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      'null',
      '[]',
    ]
    for (const body of bodies) {
      const answer = await portal.call('PUT', SELECTIONS, {
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      })
      expect([body.slice(0, 60), answer.status]).toEqual([body.slice(0, 60), 400])
      expect(findFaults(answer).length).toBeGreaterThan(0)
    }
    const completion = await portal.call('POST', '/bp/api/v1/units/t-01/completions', {
      headers,
      body: { message: 'a\u0000b', status: 'completed' },
    })
    expect([completion.status, ...findFaults(completion)]).toEqual([400, 'message MALFORMED_REQUEST'])
  })

  it('API-4 answers 404 to an unknown address, 405 to an unknown method, 400 to a broken address', async () => {
    const cases: [string, string, number][] = [
      ['GET', '/bp/api/v1/nothing', 404],
      ['POST', '/anywhere', 404],
      ['GET', '/files/..%2f..%2fetc%2fpasswd', 404],
      ['GET', `/bp/api/v1/units/${'x'.repeat(600)}`, 404],
      ['GET', '/bp/api/v1/units/%ff', 400],
      ['GET', '/bp/api/v1/units/__proto__', 400],
      ['GET', '/bp/api/v1/units/x%00', 400],
    ]
    for (const [method, path, status] of cases) {
      const answer = await portal.call(method, path, { headers })
      expect([path, answer.status]).toEqual([path, status])
      findFaults(answer)
    }
    const wrong = await portal.call('DELETE', SELECTIONS, { headers })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'PUT, PATCH'])
  })

  it('answers in the same shape to what is not HTTP', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(portal.port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk.toString()
      })
      socket.on('end', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400/)
    z.parse(ErrorAnswerSchema, JSON.parse(answer.split('\r\n\r\n')[1] ?? ''))
  })

  it('FOUND-14 every answer carries the security headers', async () => {
    for (const path of [
      '/docs',
      '/health',
      '/openapi.json',
      '/bp/api/v1/units/t-01',
      TOKENS,
      '/nothing',
      '/files/x',
      '/bp/api/v1/units/%ff',
    ]) {
      const answer = await portal.call('GET', path, { headers })
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      expect(answer.headers.get('permissions-policy')).toContain('camera=()')
      expect(answer.headers.get('strict-transport-security')).toBeNull()
    }
  })
})
