import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prepareCatalogue } from '#shared/domain/index.ts'
import { aCatalogue } from '#shared/testing/builders.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { aUnit, NOW } from '#server/testing/records.ts'
import { createUnitFigures, type FiguredUnit } from './unit-figures.ts'

const WHOLE = prepareCatalogue(aCatalogue())
const [databases] = testDatabases()
if (databases === undefined) throw new Error('There is no database')
let database: Database
beforeEach(async () => {
  await databases.start()
  database = await databases.open()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await database.close()
  await databases.stop()
})

const figured = (id: string, catalogueId: string): FiguredUnit => ({
  unit: aUnit({ id, catalogueId }),
  mark: null,
  lockedTrades: id === 'a' ? [{ trade: 'tiles', title: 'Fliesen', expiresAt: NOW }] : [],
  isSimplified: false,
})

it('UNT-2: has the figures of all others where one catalogue cannot be read, and says so once', async () => {
  const faults: unknown[] = []
  let isDamaged = true
  const asked: string[] = []
  const catalogues = {
    prepared: async (id: string) => {
      asked.push(id)
      if (id === 'damaged' && isDamaged) throw new Error('Damaged')
      return WHOLE
    },
  }
  const figures = createUnitFigures({ database, catalogues, onFault: (error) => faults.push(error) })
  const units = [figured('a', 'damaged'), figured('b', 'damaged'), figured('c', 'whole')]
  const read = () => figures.read(units, 5_000)
  expect(await read()).toMatchObject([null, null, { total: 0 }])
  expect(faults).toHaveLength(1)
  // Whoever asks again does not wait for it again.
  expect(await read()).toMatchObject([null, null, { total: 0 }])
  expect([faults.length, asked]).toEqual([1, ['damaged', 'damaged', 'whole']])
  isDamaged = false
  const later = performance.now() + 11 * 60_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect(await read()).toMatchObject([{ total: 0 }, { total: 0 }, { total: 0 }])
})
