import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.types.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { waitingForLock } from '#server/testing/waiting-for-lock.ts'
import { countInWindows, findWindows, uncountInWindows } from './rate-limits.repository.ts'

const NOW = '2026-11-20T10:00:00.000Z'
const LATER = '2026-11-20T10:15:00.000Z'
/** Their rows lie in another order than they are counted in. */
const KEYS = ['c', 'b', 'a']

for (const databases of testDatabases()) {
  describe.skipIf(!databases.isAvailable)(`counted windows on ${databases.name}`, () => {
    let database: Database

    beforeAll(() => databases.start(), 60_000)
    afterAll(() => databases.stop(), 60_000)
    beforeEach(async () => {
      database = await databases.open()
      for (const key of KEYS) await countInWindows(database.kysely, [{ key, windowEnd: LATER }], NOW)
    })
    afterEach(() => database.close())

    it('FOUND-15: are counted back, never below zero, or begin anew', async () => {
      for (let time = 0; time < 2; time += 1) await uncountInWindows(database.kysely, { back: ['c', 'a'], anew: ['b'] })
      const left = await findWindows(database.kysely, KEYS, NOW)
      expect(left.map(({ key, count }) => `${key} ${count}`).toSorted()).toEqual(['a 0', 'c 0'])
    })

    it.skipIf(databases.name === 'SQLite')('FOUND-15: are locked in the order in which they are counted', async () => {
      let under: Promise<void> | undefined
      await database.transaction(async (first) => {
        await countInWindows(first, [{ key: 'a', windowEnd: LATER }], NOW)
        under = database.transaction((second) => uncountInWindows(second, { back: ['c', 'a'], anew: ['b'] }))
        await waitingForLock(database)
        // Whoever waits for the first holds none of the others.
        await countInWindows(
          first,
          ['b', 'c'].map((key) => ({ key, windowEnd: LATER })),
          NOW,
        )
      })
      await under
      const left = await findWindows(database.kysely, KEYS, NOW)
      expect(left.map(({ key, count }) => `${key} ${count}`).toSorted()).toEqual(['a 1', 'c 1'])
    })
  })
}
