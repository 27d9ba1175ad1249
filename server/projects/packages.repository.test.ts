import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.types.ts'
import { createPackageFiles } from '#server/platform/db/migrations/0016-package-files.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { fillWithProjects, NOW } from '#server/testing/records.ts'
import { findPackage, isPackageFile, savePackage, type StoredPackage } from './packages.repository.ts'

const key = (at: number) => `sha256/${String(at).padStart(64, '0')}.webp`
const packed = (files: StoredPackage['files']): StoredPackage => ({
  projectId: 'p1',
  fingerprint: 'f',
  projectFile: 'private/a.json',
  catalogFile: 'private/b.json',
  files,
})

for (const databases of testDatabases()) {
  describe.skipIf(!databases.isAvailable)(`packages on ${databases.name}`, () => {
    let database: Database
    beforeAll(() => databases.start(), 60_000)
    afterAll(() => databases.stop(), 60_000)
    beforeEach(async () => {
      database = await databases.open()
      await fillWithProjects(database)
    })
    afterEach(() => database.close())

    it('FOUND-3: know which files came with them, however many, and no longer what was replaced', async () => {
      const db = database.kysely
      const many = Object.fromEntries(Array.from({ length: 1_201 }, (_, at) => [`${at}.webp`, key(at)]))
      await savePackage(db, packed({ ...many, 'again.webp': key(0) }), NOW)
      expect([await isPackageFile(db, key(0)), await isPackageFile(db, key(1_200))]).toEqual([true, true])
      // Neither a part of one nor what a search would take for anything.
      for (const none of [key(1_201), key(0).slice(0, -1), '%', '']) expect(await isPackageFile(db, none)).toBe(false)
      await savePackage(db, packed({ 'other.webp': key(5_000) }), NOW)
      expect([await isPackageFile(db, key(0)), await isPackageFile(db, key(5_000))]).toEqual([false, true])
      expect((await findPackage(db, 'p1'))?.files).toEqual({ 'other.webp': key(5_000) })
    })

    it('FOUND-3: of before are known by their files, too', async () => {
      const db = database.kysely
      const files = Object.fromEntries(Array.from({ length: 401 }, (_, at) => [`${at}.webp`, key(at)]))
      await savePackage(db, packed({ ...files, 'again.webp': key(7) }), NOW)
      await sql`drop table package_files`.execute(db)
      await createPackageFiles(db)
      expect([await isPackageFile(db, key(7)), await isPackageFile(db, key(400))]).toEqual([true, true])
      expect(await isPackageFile(db, key(401))).toBe(false)
    })

    // PostgreSQL reads small tables from end to end.
    if (databases.name !== 'SQLite') return
    it('FOUND-3: are asked for a file by an index', async () => {
      const asked: string[] = []
      const db = database.kysely.withPlugin({
        transformQuery({ node, queryId }) {
          asked.push(database.kysely.getExecutor().compileQuery(node, queryId).sql)
          return node
        },
        transformResult: ({ result }) => Promise.resolve(result),
      })
      await isPackageFile(db, key(1))
      const plan = await sql<{ detail: string }>`explain query plan ${sql.raw(asked[0] ?? '')}`.execute(database.kysely)
      expect(plan.rows.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH .* USING .*INDEX/)])
    })
  })
}
