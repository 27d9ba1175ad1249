import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.types.ts'
import { takeJob } from './jobs.repository.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { fillWithProjects } from '#server/testing/records.ts'
import { createRequestLog } from '#server/platform/http/request-log.ts'
import { createMailQueue, type NewMail } from './mail-queue.ts'
import type { MailPictures } from './mail-pictures.ts'
import { openSmtp } from './smtp-port.ts'
import { startTestMailServer, type TestMailServer } from './testing/smtp-server.ts'

const SENDER = 'Wohnwahl <portal@wohnwahl.example>'
const MAIL: NewMail = {
  kind: 'saved_configuration',
  accountId: 'demo',
  recipient: 'vera@example.com',
  replyTo: 'jo@example.com',
  subject: 'Größe – 80 €',
  text: 'Ein Text.',
  html: '<p>Ein <b>Text</b>.</p><img src="cid:logo">',
  pictures: [{ kind: 'logo', cid: 'logo' }],
}
const PICTURES: MailPictures = {
  getFile: async ({ cid }) => ({ cid, fileName: 'x.png', contentType: 'image/png', bytes: Buffer.from('png') }),
}

for (const databases of testDatabases()) {
  describe.skipIf(!databases.isAvailable)(`mails by SMTP on ${databases.name}`, () => {
    let database: Database
    let server: TestMailServer
    let time: number

    beforeAll(() => databases.start(), 60_000)
    afterAll(() => databases.stop(), 60_000)
    beforeEach(async () => {
      time = Date.parse('2026-11-20T10:00:00Z')
      database = await databases.open()
      await fillWithProjects(database)
      server = await startTestMailServer()
    })
    afterEach(async () => {
      await server.close()
      await database.close()
    })

    const queueOn = (pictures = PICTURES) =>
      createMailQueue({
        database,
        port: openSmtp({ url: server.url, sender: SENDER }),
        pictures,
        log: createRequestLog('quiet', () => undefined),
        now: () => time,
      })
    const add = (queue = queueOn()) => database.transaction((db) => queue.add(db, MAIL))
    const mail = () => database.kysely.selectFrom('mails').selectAll().executeTakeFirstOrThrow()

    it('sends text, HTML and pictures, once, and keeps no content afterwards', async () => {
      const queue = queueOn()
      await add(queue)
      await Promise.all([queue.sendDue(), queueOn().sendDue()])
      await queue.sendDue()
      expect(server.received).toHaveLength(1)
      const [sent] = server.received
      expect([sent?.from, sent?.to]).toEqual(['MAIL FROM:<portal@wohnwahl.example>', 'RCPT TO:<vera@example.com>'])
      for (const part of ['multipart/alternative', 'text/plain', 'text/html', 'Content-ID: <logo>', 'Reply-To: jo@']) {
        expect(sent?.source).toContain(part)
      }
      expect(await mail()).toMatchObject({ bodyText: '', bodyHtml: '', attachments: '[]', error: null })
      expect((await mail()).sentAt).toBe(new Date(time).toISOString())
      await queue.stop()
    })

    it('sends nothing of a transaction that was rolled back', async () => {
      const queue = queueOn()
      const work = database.transaction(async (db) => {
        await queue.add(db, MAIL)
        throw new Error('no')
      })
      await expect(work).rejects.toThrow('no')
      await queue.sendDue()
      expect(server.received).toHaveLength(0)
    })

    it('tries again later, under the same Message-ID, while the server says “not now”', async () => {
      const queue = queueOn()
      await add(queue)
      server.answerRecipientsWith('450 later')
      await queue.sendDue()
      expect((await mail()).sentAt).toBeNull()
      server.answerRecipientsWith(null)
      await queue.sendDue()
      expect(server.received).toHaveLength(0)
      time += 30_000
      await queue.sendDue()
      expect(server.received[0]?.source).toContain(`Message-ID: <${(await mail()).id}@wohnwahl.example>`)
      await queue.stop()
    })

    it('gives up what the server refuses for good, and what has failed too often', async () => {
      const queue = queueOn()
      await add(queue)
      server.answerRecipientsWith('550 no such person')
      await queue.sendDue()
      expect((await mail()).error).toContain('550')
      await database.kysely.deleteFrom('mails').execute()
      await add(queue)
      server.answerRecipientsWith('450 later')
      for (let attempt = 0; attempt < 8; attempt += 1) {
        await queue.sendDue()
        time += 25 * 3_600_000
      }
      expect((await mail()).error).toContain('450')
      await queue.stop()
    })

    it('FOUND-13: keeps no link of a mail that is given up, either', async () => {
      const queue = queueOn()
      await add(queue)
      server.answerRecipientsWith('550 no such person')
      await queue.sendDue()
      expect(await mail()).toMatchObject({ sentAt: null, bodyText: '', bodyHtml: '', attachments: '[]' })
      await queue.stop()
    })

    it('sends what a killed process had taken, when its time is over', async () => {
      await add()
      const at = (ms: number) => new Date(ms).toISOString()
      expect(await takeJob(database.kysely, 'mail', at(time), at(time + 60_000))).not.toBeNull()
      const queue = queueOn()
      await queue.sendDue()
      expect(server.received).toHaveLength(0)
      time += 60_000
      await queue.sendDue()
      expect(server.received).toHaveLength(1)
      await queue.stop()
    })

    it('MLG-1: counts a try that ended with its process, and takes none of the later ones for it', async () => {
      await add()
      const at = (ms: number) => new Date(ms).toISOString()
      const killed = 9
      for (let count = 0; count < killed; count += 1) {
        expect(await takeJob(database.kysely, 'mail', at(time), at(time + 60_000))).not.toBeNull()
        // Of two who come for it then, one gets it.
        expect(await takeJob(database.kysely, 'mail', at(time), at(time + 60_000))).toBeNull()
        time += 60_000
      }
      const queue = queueOn()
      server.answerRecipientsWith('450 later')
      await queue.sendDue()
      expect(await mail()).toMatchObject({ error: null, attempts: 2, failure: 'recipient' })
      server.answerRecipientsWith(null)
      time += 30_000
      await queue.sendDue()
      expect(server.received).toHaveLength(1)
      expect(await mail()).toMatchObject({ attempts: 3, sentAt: at(time) })
      await queue.stop()
    })

    it('goes without a picture that is gone, and waits for one that cannot be made just now', async () => {
      const queue = queueOn({ getFile: async () => null })
      await add(queue)
      await queue.sendDue()
      expect(server.received[0]?.source).not.toContain('Content-ID')
      const busy = queueOn({ getFile: () => Promise.reject(new Error('busy')) })
      await add(busy)
      await busy.sendDue()
      expect(server.received).toHaveLength(1)
      time += 30_000
      await queue.sendDue()
      expect(server.received).toHaveLength(2)
      await queue.stop()
    })
  })
}
