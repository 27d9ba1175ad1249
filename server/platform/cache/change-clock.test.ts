import { describe, expect, it } from 'vitest'
import { ChangeClock } from './change-clock.ts'
import { LruCache } from './lru-cache.ts'

describe('changeClock', () => {
  it('ends everything when the database has another version', () => {
    let version = 1
    let time = 1_000
    const changeClock = new ChangeClock(
      () => version,
      () => 0,
      () => time,
    )
    const before = changeClock.database()
    version = 2
    time += 5
    changeClock.poll()
    expect(before.holds).toBe(false)
    expect(changeClock.database().holds).toBe(true)
    expect(changeClock.keepUntil()).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('looks again although the machine’s clock has been set back', () => {
    let [version, clock, elapsed] = [1, 1_000_000, 0]
    const changeClock = new ChangeClock(
      () => version,
      () => clock,
      () => elapsed,
    )
    const before = changeClock.database()
    version = 2
    clock = 0
    elapsed += 5
    changeClock.poll()
    expect(before.holds).toBe(false)
  })

  it('ends only what was written', () => {
    const changeClock = new ChangeClock(
      () => 1,
      () => 0,
    )
    const [first, second] = [changeClock.units.current('a'), changeClock.units.current('b')]
    changeClock.units.end('a')
    expect([first.holds, second.holds, changeClock.units.current('a').holds]).toEqual([false, true, true])
  })

  it('believes nothing for longer than two seconds without a version', () => {
    const changeClock = new ChangeClock(
      () => null,
      () => 10_000,
    )
    expect([changeClock.isExact, changeClock.keepUntil()]).toEqual([false, 10_900])
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
