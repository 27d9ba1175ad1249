import { describe, expect, it } from 'vitest'
import { prepareAnswer } from '#server/platform/http/prepared-answer.ts'
import { ResponseCache } from './response-cache.ts'

const CONTENT = { contentType: 'text/plain', cacheControl: 'no-cache', identity: Buffer.from('a') }
const PREPARED = prepareAnswer(CONTENT, [])
const ALWAYS = { marks: [], validUntil: Number.MAX_SAFE_INTEGER }

describe('answers that are kept', () => {
  let time = 1_000
  const create = (limit = 3) => new ResponseCache({ limit, now: () => time })
  const isKept = (cache: ResponseCache, url: string) => cache.find(url) === PREPARED

  it('let only the oldest go when there are too many', () => {
    const cache = create(2)
    for (const url of ['/1', '/2', '/3']) cache.keep(url, PREPARED, ALWAYS)
    expect(['/1', '/2', '/3'].map((url) => isKept(cache, url))).toEqual([false, true, true])
  })

  it('are none of an address that is long or escaped', () => {
    const cache = create()
    for (const url of [`/${'x'.repeat(299)}`, '/%61']) cache.keep(url, PREPARED, ALWAYS)
    expect(cache.size).toBe(0)
    cache.keep(`/${'x'.repeat(298)}`, PREPARED, ALWAYS)
    expect(cache.size).toBe(1)
  })

  it('die by the clock they are given and with any mark, and are then let go', () => {
    const cache = create(1_000)
    const mark = { holds: true }
    for (let at = 0; at < 60; at++) cache.keep(`/${at}`, PREPARED, { marks: [mark], validUntil: 2_000 })
    expect(isKept(cache, '/0')).toBe(true)
    time = 2_000
    expect(isKept(cache, '/0')).toBe(false)
    time = 1_000
    expect(isKept(cache, '/1')).toBe(true)
    mark.holds = false
    expect(isKept(cache, '/1')).toBe(false)
    for (let at = 100; at < 140; at++) cache.keep(`/${at}`, PREPARED, ALWAYS)
    expect(cache.size).toBe(40)
  })
})
