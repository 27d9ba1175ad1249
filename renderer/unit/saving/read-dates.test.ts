import { describe, expect, it, vi } from 'vitest'
import { aLockedTrade } from '#shared/testing/selection-builders.ts'
import { createServer } from '../testing/scripted-server.ts'
import type { StoredConfiguration } from './configuration-storage.types.ts'
import { readDates } from './read-dates.ts'

/** A server of which each reading ends when the test says so. */
function setUp() {
  const base = createServer([]).stored()
  const readings: PromiseWithResolvers<StoredConfiguration>[] = []
  const told: string[][] = []
  const dates = readDates(
    () => {
      const reading = Promise.withResolvers<StoredConfiguration>()
      readings.push(reading)
      return reading.promise
    },
    ({ lockedTrades }) => told.push(lockedTrades.map(({ trade }) => trade)),
  )
  const answer = (index: number, ...trades: readonly string[]) =>
    readings[index]?.resolve({ ...base, lockedTrades: trades.map((trade) => aLockedTrade(trade)) })
  return { dates, readings, told, answer }
}

describe('DDL-31: what deadlines mean for the choices now', () => {
  it('is read once more where it was asked for meanwhile, and told as it was read last', async () => {
    const { dates, readings, told, answer } = setUp()
    dates.read()
    dates.read()
    expect(readings).toHaveLength(1)
    answer(0, 'old')
    await vi.waitFor(() => expect(readings).toHaveLength(2))
    answer(1, 'new')
    await vi.waitFor(() => expect(told).toEqual([['new']]))
  })

  it('is left where it cannot be read, and read the next time', async () => {
    const { dates, readings, told, answer } = setUp()
    dates.read()
    readings[0]?.reject(new Error('away'))
    await new Promise((resolve) => setTimeout(resolve, 0))
    dates.read()
    answer(1, 'PRK')
    await vi.waitFor(() => expect(told.at(-1)).toEqual(['PRK']))
  })

  it('is told to nobody any more once it is stopped', async () => {
    const { dates, readings, told, answer } = setUp()
    dates.read()
    dates.stop()
    answer(0, 'PRK')
    await readings[0]?.promise
    await Promise.resolve()
    dates.read()
    expect([told, readings.length]).toEqual([[], 1])
  })
})
