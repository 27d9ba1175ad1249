import { describe, expect, it } from 'vitest'
import { Freshness } from './freshness.ts'
import { LruCache } from './lru-cache.ts'

describe('freshness', () => {
  it('ends everything when the database has another version', () => {
    let version = 1
    let time = 1_000
    const freshness = new Freshness(
      () => version,
      () => 0,
      () => time,
    )
    const before = freshness.database()
    version = 2
    time += 5
    freshness.poll()
    expect(before.holds).toBe(false)
    expect(freshness.database().holds).toBe(true)
    expect(freshness.keepUntil()).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('looks again although the machine’s clock has been set back', () => {
    let [version, clock, elapsed] = [1, 1_000_000, 0]
    const freshness = new Freshness(
      () => version,
      () => clock,
      () => elapsed,
    )
    const before = freshness.database()
    version = 2
    clock = 0
    elapsed += 5
    freshness.poll()
    expect(before.holds).toBe(false)
  })

  it('ends only what was written', () => {
    const freshness = new Freshness(
      () => 1,
      () => 0,
    )
    const [first, second] = [freshness.units.current('a'), freshness.units.current('b')]
    freshness.units.end('a')
    expect([first.holds, second.holds, freshness.units.current('a').holds]).toEqual([false, true, true])
  })

  it('believes nothing for longer than two seconds without a version', () => {
    const freshness = new Freshness(
      () => null,
      () => 10_000,
    )
    expect([freshness.isExact, freshness.keepUntil()]).toEqual([false, 12_000])
  })
})

describe('the cache', () => {
  it('drops what was used longest ago', () => {
    const cache = new LruCache<number>(2)
    cache.set('a', 1)
    cache.set('b', 2)
    cache.get('a')
    cache.set('c', 3)
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
  })
})
