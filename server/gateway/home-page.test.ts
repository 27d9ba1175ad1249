import { expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.types.ts'
import { saveAccount } from '#server/projects/accounts.repository.ts'
import { saveBuildings, saveProject } from '#server/projects/projects.repository.ts'
import { saveUnit } from '#server/projects/units.repository.ts'
import { aProject, aUnit, NOW } from '#server/testing/records.ts'
import { describeOnDatabases, startTestPortal } from '#server/testing/test-portal.ts'

const LATER = '2026-11-21T08:00:00.000Z'
const STOREY = { id: 'eg', nameShort: 'EG', name: { de: 'Erdgeschoss' }, position: 0 }
const BUILDING = { id: 'a', slug: 'haus-a', name: { de: 'Haus A' }, position: 0, storeys: [STOREY] }

/** Projects of the account `demo`, each with a unit, the first one's to try out or not. */
async function fill({ kysely }: Database, names: readonly string[], { isSample }: { isSample: boolean }) {
  await saveAccount(kysely, { id: 'demo', name: 'Demo' }, NOW)
  for (const [position, id] of names.entries()) {
    await saveProject(kysely, aProject({ id, slug: `${id} wohnen`, position }), NOW)
    await saveBuildings(kysely, id, [BUILDING])
    const unit = { id: `${id}-1`, projectId: id, isSample, marketingPortalEnabled: isSample }
    await saveUnit(kysely, aUnit(unit), NOW)
  }
}

describeOnDatabases('the bare address of a portal', () => {
  it.each<[string, string, (database: Database) => Promise<void>]>([
    ['without anything in it', '/setup', async () => undefined],
    ['with one project to look at', '/mp/demo/p1%20wohnen', (database) => fill(database, ['p1'], { isSample: true })],
    [
      'with one for buyers alone',
      '/bp/demo/p1%20wohnen/login',
      (database) => fill(database, ['p1'], { isSample: false }),
    ],
    ['with two projects', '/bp/demo/login', (database) => fill(database, ['p1', 'p2'], { isSample: true })],
    ['with an account and no project', '/bp/demo/login', (database) => fill(database, [], { isSample: false })],
    [
      'with a later account',
      '/bp/demo/p1%20wohnen/login',
      async (database) => {
        await saveAccount(database.kysely, { id: 'another', name: 'Another' }, LATER)
        await fill(database, ['p1'], { isSample: true })
      },
    ],
  ])('FOUND-14: %s leads to %s', async (_, address, prepare) => {
    const portal = await startTestPortal({ prepare })
    try {
      const answer = await fetch(`${portal.url}/`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([302, address])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    } finally {
      await portal.remove()
    }
  })
})
