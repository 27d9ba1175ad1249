import { describe, expect, it } from 'vitest'
import { matchesEtag, negotiate, parseAcceptEncoding, prepareAnswer } from './prepared-answer.ts'

describe('content negotiation', () => {
  it('reads Accept-Encoding with weights', () => {
    expect(parseAcceptEncoding('gzip, deflate, br')).toEqual(['br', 'gzip', 'identity'])
    expect(parseAcceptEncoding('br;q=0, gzip;q=0.5')).toEqual(['gzip', 'identity'])
    expect(parseAcceptEncoding('*')).toEqual(['br', 'gzip', 'identity'])
    expect(parseAcceptEncoding('identity')).toEqual(['identity'])
    expect(parseAcceptEncoding('br;q=nonsense')).toEqual(['identity'])
  })

  it('falls back to what is there', () => {
    const content = { contentType: 'text/plain', cacheControl: 'no-cache', identity: Buffer.from('a') }
    const prepared = prepareAnswer({ ...content, gzip: Buffer.from('z') }, [])
    expect(negotiate(prepared, 'br, gzip')).toBe(prepared.gzip)
    expect(negotiate(prepared, 'br')).toBe(prepared.identity)
    expect(negotiate(prepareAnswer(content, []), 'gzip').headers).not.toContain('Vary')
  })

  it('compares tags one by one', () => {
    expect(matchesEtag('"a", W/"b"', '"b"')).toBe(true)
    expect(matchesEtag('"ab"', '"b"')).toBe(false)
    expect(matchesEtag('*', '"b"')).toBe(true)
  })
})
