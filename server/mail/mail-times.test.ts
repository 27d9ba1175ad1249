import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeMailTime } from '#server/messages/message-mails.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { describeOnDatabases, startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'
import { doBeside } from '#server/testing/waiting-for-lock.ts'
import { takeUnitMailTime } from './unit-mail-times.ts'

const MINUTE = 60_000
const NOW = Date.parse('2026-11-20T10:00:00Z')

describeOnDatabases('times of mails', () => {
  let portal: TestPortal
  let threadId = ''
  let unitId = ''
  beforeAll(async () => {
    portal = await startTestPortal()
    const headers = await portal.logIn('anna@example.com')
    const body = { message_thread: { subject: 'Tür', body: 'Links?' } }
    const { json } = await portal.call('POST', '/bp/api/v1/units/t-01/message_threads', { headers, body })
    threadId = String(json['id'])
    const unit = await portal.database.kysely.selectFrom('messageThreads').select('unitId').executeTakeFirstOrThrow()
    unitId = unit.unitId
    await portal.database.kysely.deleteFrom('messageMails').execute()
  })
  afterAll(() => portal.remove())

  type Take = (db: Db, now: number) => Promise<number | null>
  /** Two ask at once; minutes after `now` at which their mails go, the later one null where the first tells of both. */
  async function takeTwice(database: Database, take: Take, now: number): Promise<readonly (number | null)[]> {
    const minutes = (at: number | null) => (at === null ? null : (at - now) / MINUTE)
    let first: number | null = null
    const second = await doBeside(
      database,
      async (within) => (first = await take(within, now)),
      () => database.transaction((within) => take(within, now)),
    )
    return [minutes(first), minutes(second)]
  }

  describe('of two who write at once', () => {
    const takes: Readonly<Record<string, Take>> = {
      thread: (db, now) => takeMailTime(db, { threadId, userId: 'operator' }, now, 10 * MINUTE),
      unit: (db, now) => takeUnitMailTime(db, { kind: 'document', unitId, userId: 'anna' }, now, 10 * MINUTE),
    }
    for (const [name, take] of Object.entries(takes))
      it(`MSG-8: one tells at once, and the other's mail waits, by ${name}`, async () => {
        // Nobody was ever told; then long after both mails; then a mail waits already.
        expect(await takeTwice(portal.database, take, NOW)).toEqual([0, 10])
        expect(await takeTwice(portal.database, take, NOW + 60 * MINUTE)).toEqual([0, 10])
        expect(await take(portal.database.kysely, NOW + 65 * MINUTE)).toBeNull()
        expect(await takeTwice(portal.database, take, NOW + 71 * MINUTE)).toEqual([9, null])
      })
  })
})
