import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveUnit, findUnit } from '#server/projects/units.repository.ts'
import { saveUser, assignUnits } from '#server/identity/users.repository.ts'
import { startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'
import { seedSampleMessages } from './seed-sample-messages.ts'
import { SAMPLE_MODULES, SAMPLE_THREADS } from './sample-threads.ts'

const LONG_AGO = '2020-01-01T00:00:00.000Z'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.remove())

it('MSG-1, MSG-6: the sample has threads of every kind and text modules in both languages, once', async () => {
  const { database, files } = portal
  const db = database.kysely
  const unit = await findUnit(db, 't-01', { kind: 'account', accountId: 'demo' })
  if (unit === null) throw new Error('There is no unit')
  for (const packageId of new Set(SAMPLE_THREADS.map((thread) => thread.unit))) {
    await saveUnit(db, { ...unit, id: `demo/${packageId}`, packageId, slug: packageId }, LONG_AGO)
  }
  for (const id of new Set(SAMPLE_THREADS.flatMap(({ messages }) => messages.map(({ by }) => by)))) {
    const group = id === 'user-operator' ? 'user' : id === 'user-admin' ? 'admin' : 'buyer'
    const name = { firstName: id, lastName: 'Test', mobile: null, passwordHash: null, disabledAt: null }
    await saveUser(db, { id, accountId: 'demo', email: `${id}@example.com`, group, role: group, ...name }, LONG_AGO)
    if (group === 'buyer') await assignUnits(db, id, [], LONG_AGO)
  }
  const now = Date.parse('2026-11-20T10:00:00Z')
  await seedSampleMessages({ database, files, now })
  await seedSampleMessages({ database, files, now })
  const threads = await db.selectFrom('messageThreads').selectAll().execute()
  expect(threads).toHaveLength(SAMPLE_THREADS.length)
  expect(threads.filter(({ state }) => state === 'closed').length).toBeGreaterThan(2)
  expect(threads.filter(({ assigneeId }) => assigneeId !== null).length).toBeGreaterThan(2)
  expect(threads.filter(({ waitsFor }) => waitsFor === 'team').length).toBeGreaterThan(2)
  expect(threads.filter(({ hasAttachments }) => hasAttachments === 1)).toHaveLength(2)
  expect(await db.selectFrom('textModules').selectAll().execute()).toHaveLength(SAMPLE_MODULES.length)
})
