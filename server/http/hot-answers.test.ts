import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { HotAnswers } from './hot-answers.ts'
import { prepareAnswer } from './prepared-answer.ts'

const CONTENT = { contentType: 'text/plain', cacheControl: 'no-cache', identity: Buffer.from('a') }
const PREPARED = prepareAnswer(CONTENT, [])
const ALWAYS = { validities: [], validUntil: Number.MAX_SAFE_INTEGER }

describe('hot answers', () => {
  let time = 1_000
  const freshness = { poll: () => undefined }
  const create = (limit = 3) => new HotAnswers({ limit, freshness, now: () => time })

  function isServed(hot: HotAnswers, url: string, authorization = ''): boolean {
    const request = new IncomingMessage(new Socket())
    request.method = 'GET'
    request.url = url
    request.rawHeaders = authorization === '' ? [] : ['Authorization', authorization]
    return hot.serve(request, new ServerResponse(request))
  }

  it('give what is public to everybody, and the rest to its caller alone', () => {
    const hot = create()
    hot.keep('/public', '', PREPARED, ALWAYS)
    hot.keep('/private', 'Bearer a', PREPARED, ALWAYS)
    expect(isServed(hot, '/public') && isServed(hot, '/public', 'Bearer x')).toBe(true)
    expect([isServed(hot, '/private', 'Bearer a'), isServed(hot, '/private', 'Bearer b')]).toEqual([true, false])
    expect(isServed(hot, '/private')).toBe(false)
  })

  it('let only the oldest go when there are too many, and nothing private for something public', () => {
    const hot = create(2)
    hot.keep('/private', 'Bearer a', PREPARED, ALWAYS)
    for (const url of ['/1', '/2', '/3']) hot.keep(url, '', PREPARED, ALWAYS)
    expect(['/1', '/2', '/3'].map((url) => isServed(hot, url))).toEqual([false, true, true])
    expect(isServed(hot, '/private', 'Bearer a')).toBe(true)
  })

  it('keep no address that is long or escaped', () => {
    const hot = create()
    for (const url of [`/${'x'.repeat(299)}`, '/%61']) hot.keep(url, '', PREPARED, ALWAYS)
    expect(hot.size).toBe(0)
    hot.keep(`/${'x'.repeat(298)}`, '', PREPARED, ALWAYS)
    expect(hot.size).toBe(1)
  })

  it('die by the clock they are given and with any validity, and are then let go', () => {
    const hot = create(1_000)
    const validity = { holds: true }
    for (let at = 0; at < 60; at++) hot.keep(`/${at}`, '', PREPARED, { validities: [validity], validUntil: 2_000 })
    expect(isServed(hot, '/0')).toBe(true)
    time = 2_000
    expect(isServed(hot, '/0')).toBe(false)
    time = 1_000
    expect(isServed(hot, '/1')).toBe(true)
    validity.holds = false
    expect(isServed(hot, '/1')).toBe(false)
    for (let at = 100; at < 140; at++) hot.keep(`/${at}`, '', PREPARED, ALWAYS)
    expect(hot.size).toBe(40)
  })
})
