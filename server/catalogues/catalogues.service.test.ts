import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.types.ts'
import { publishCatalogue } from './catalogues.repository.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { fillWithProjects, NOW } from '#server/testing/records.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { createCataloguesService } from './catalogues.service.ts'
import { LoadCache } from '#server/platform/cache/load-cache.ts'

/** More than a pool of PostgreSQL has connections. */
const MANY = 12
const FILES: FileStore = {
  place: { folder: '' },
  put: async () => '',
  hide: () => Promise.resolve(''),
  putFile: async () => '',
  remove: () => Promise.resolve(),
  read: async () => null,
  open: async () => null,
  size: async () => null,
  has: async () => false,
  list: async () => [],
  removeRemains: async () => undefined,
  tryWriting: async () => undefined,
}

for (const databases of testDatabases()) {
  describe.skipIf(!databases.isAvailable)(`catalogues in transactions on ${databases.name}`, () => {
    let database: Database

    beforeAll(() => databases.start(), 60_000)
    afterAll(() => databases.stop(), 60_000)
    beforeEach(async () => {
      database = await databases.open()
      await fillWithProjects(database)
    })
    afterEach(() => database.close())

    it('are read through the transaction that is named, and need no other connection', async () => {
      const catalogues = createCataloguesService({ database, files: FILES })
      await database.transaction(async (transaction) => {
        await publishCatalogue(transaction, { id: 'c2', projectId: 'p1', variant: 'v', revision: 'r2' }, [], NOW)
        expect(await catalogues.getRevision('c2')).toBe('')
        expect(await catalogues.getRevision('c2', transaction)).toBe('r2')
        expect(await catalogues.prepared('c2', transaction)).toBeNull()
      })
      const works = Array.from({ length: MANY }, (_, at) =>
        database.transaction(async (transaction) => {
          // On PostgreSQL every connection of the pool is held at this point.
          if (database.kind === 'postgres') await new Promise((resolve) => setTimeout(resolve, 50))
          await catalogues.prepared('c1', transaction)
          return catalogues.getRevision(at % 2 === 0 ? 'c1' : 'c2', transaction)
        }),
      )
      expect(new Set(await Promise.all(works))).toEqual(new Set(['r1', 'r2']))
    })
  })
}

describe('the cache of what was loaded', () => {
  it('loads once for callers that come together, and waits for nobody when told so', async () => {
    const cache = new LoadCache<object>(10)
    const value = {}
    let loads = 0
    let letGo = () => {}
    const slow = () => {
      loads += 1
      return new Promise<object>((resolve) => {
        letGo = () => resolve(value)
      })
    }
    const together = [cache.get('a', slow), cache.get('a', slow)]
    const other = {}
    expect(await cache.getAlone('a', async () => other)).toBe(other)
    letGo()
    expect(await Promise.all(together)).toEqual([value, value])
    expect(loads).toBe(1)
  })

  it('looks again for what was not there, or failed', async () => {
    const cache = new LoadCache<object>(10)
    expect(await cache.get('a', async () => null)).toBeNull()
    await expect(
      cache.get('a', async () => {
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    const value = {}
    expect(await cache.get('a', async () => value)).toBe(value)
  })
})
