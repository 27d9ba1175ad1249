import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'
import { startFakeClamd } from '#server/uploads/testing/fake-clamd.ts'
import { createMessageMails } from './message-mails.ts'
import { createMessagesService } from './messages.service.ts'

const TEAM = '/bp/api/v1/account/message_threads'

let clamd: Awaited<ReturnType<typeof startFakeClamd>>
beforeAll(async () => {
  clamd = await startFakeClamd()
})
afterAll(() => clamd.close())

describeOnDatabases('files of messages that are checked', () => {
  let portal: TestPortal
  let headers: Record<string, string>
  const told: string[] = []
  beforeAll(async () => {
    portal = await startTestPortal({ clamavUrl: clamd.url })
    headers = await portal.logIn('operator@example.com')
    told.splice(0)
    const { database, services } = portal
    const { uploads, mails } = services
    const note = (whom: string) => (unit: { id: string }, topic: string) =>
      void told.push(`${topic} ${whom} ${unit.id}`)
    // The same service, whose news are noted here.
    createMessagesService({
      database,
      uploads,
      mails,
      rateLimits: createRateLimits({ database, auditKey: Buffer.alloc(32), now: Date.now }),
      messageMails: createMessageMails({
        mails,
        baseUrl: () => portal.url,
        getReplyAddress: () => null,
        now: Date.now,
      }),
      news: { tell: note('of'), tellTeam: note('among the team of') },
      now: Date.now,
    })
  })
  afterAll(() => portal.remove())

  async function upload(content: string) {
    const path = `${portal.url}/bp/api/v1/account/uploads?file_name=scan.pdf`
    const type = { 'content-type': 'application/octet-stream' }
    const answer = await fetch(path, { method: 'POST', headers: { ...headers, ...type }, body: `%PDF-1.7 ${content}` })
    return { upload_id: String(valueAt(await answer.json(), 'id')) }
  }
  const takeTold = () => told.splice(0).toSorted((one, other) => (one < other ? -1 : 1))

  it('FILE-8: every unit whose messages name a file hears that it is checked, and of a note’s the team alone', async () => {
    clamd.setUp(false)
    const letter = { unit_ids: ['t-01', 't-02'], subject: 'Plan', body: 'Anbei', attachments: [await upload('one')] }
    const written = await portal.call('POST', TEAM, { headers, body: letter })
    expect(written.status).toBe(201)
    clamd.setUp(true)
    await portal.services.uploads.scan()
    expect(takeTold()).toEqual(['messages of demo/t-01', 'messages of demo/t-02'])
    clamd.setUp(false)
    const { id } = await portal.database.kysely
      .selectFrom('messageThreads')
      .select('id')
      .where('unitId', '=', 'demo/t-01')
      .executeTakeFirstOrThrow()
    const note = { body: 'Unter uns', is_note: true, attachments: [await upload('two')] }
    expect((await portal.call('POST', `${TEAM}/${id}/messages`, { headers, body: note })).status).toBe(201)
    clamd.setUp(true)
    await portal.services.uploads.scan()
    expect(takeTold()).toEqual(['messages among the team of demo/t-01'])
  })
})
