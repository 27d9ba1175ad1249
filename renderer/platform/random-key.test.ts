import { afterEach, describe, expect, it, vi } from 'vitest'
import { randomKey } from './random-key.ts'

describe('random key', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is made where the page has no secure context', () => {
    // What a browser offers over plain http on an address in the local network.
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect(randomKey()).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is another one every time', () => {
    expect(new Set(Array.from({ length: 100 }, randomKey)).size).toBe(100)
  })
})
