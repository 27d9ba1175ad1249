import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getMail, listMails } from '#shared/contracts/http/mails.contract.ts'
import type { ServerOptions } from '#server/app.ts'
import { deleteExpired } from '#server/platform/db/housekeeping.ts'
import { codeIn, listIn } from '#server/testing/read-answers.ts'
import { describeOnDatabases, startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'

const DAY_MS = 24 * 3_600_000
const BUYER = { email: 'nora@example.com', first_name: 'Nora', last_name: 'Neu', group: 'buyer', unit_ids: ['t-01'] }

describeOnDatabases('the outbox', () => {
  let portal: TestPortal
  let time: number

  async function start(options: Partial<ServerOptions> = {}): Promise<void> {
    time = Date.now()
    portal = await startTestPortal({ now: () => time, ...options })
  }
  afterEach(() => portal.remove())

  const get = async (name: string, path = '') =>
    portal.call('GET', `/bp/api/v1/mails${path}`, { headers: await portal.logIn(`${name}@example.com`) })
  const mailAs = async (name: string, id: string) => z.parse(getMail.answer, (await get(name, `/${id}`)).json)
  const getId = async (recipient: string) => {
    const mails = z.parse(listMails.answer, listIn(await get('admin')))
    return mails.find((mail) => mail.recipient === recipient)?.id ?? ''
  }
  const invite = async (person: Record<string, unknown> = {}) =>
    portal.call('POST', '/bp/api/v1/account/invitations', {
      headers: await portal.logIn('operator@example.com'),
      body: { ...BUYER, ...person },
    })
  const requestReset = (email: string) =>
    portal.call('POST', '/bp/api/v1/passwords', { body: { email, account_id: 'demo' } })

  it('FOUND-13: shows operators no link that leads into somebody’s account, and notes that an admin reads one', async () => {
    await start()
    expect((await invite()).status).toBe(201)
    expect((await invite({ email: 'ben@example.com' })).status).toBe(201)
    expect((await requestReset('anna@example.com')).status).toBe(200)
    for (const [recipient, link] of [
      ['nora@example.com', /\/registration\/[\w-]{43}/],
      ['anna@example.com', /\/users\/password\?token=[\w-]{43}/],
    ] as const) {
      const id = await getId(recipient)
      const seen = await get('operator', `/${id}`)
      expect(z.parse(getMail.answer, seen.json)).toMatchObject({ recipient, text: '', html: '', is_withheld: true })
      expect(seen.text).not.toMatch(link)
      const whole = await mailAs('admin', id)
      expect(whole.is_withheld).toBe(false)
      expect(whole.text).toMatch(link)
      expect(whole.html).toMatch(link)
      const read = await portal.database.kysely
        .selectFrom('auditLog')
        .select('userId')
        .where('action', '=', 'mail.read')
        .where('subjectId', '=', id)
        .execute()
      expect(read).toEqual([{ userId: 'admin' }])
    }
    // Who has an account already gets in by that alone.
    const toMember = await mailAs('operator', await getId('ben@example.com'))
    expect(toMember.is_withheld).toBe(false)
    expect(toMember.text).toMatch(/\/users\/units\?token=/)
  })

  it('FOUND-13: is for admins alone where others reach the portal', async () => {
    await start({ publicUrl: 'https://portal.example' })
    await invite({ email: 'ben@example.com' })
    const id = await getId('ben@example.com')
    expect(codeIn(await get('operator'))).toEqual([403, 'FORBIDDEN'])
    expect(codeIn(await get('operator', `/${id}`))).toEqual([403, 'FORBIDDEN'])
    expect((await mailAs('admin', id)).is_withheld).toBe(false)
  })

  it('FOUND-13: keeps mails for 30 days, in table and folder, and those that still wait for as long as they do', async () => {
    await start()
    await invite()
    await requestReset('anna@example.com')
    await invite({ email: 'otto@example.com' })
    await portal.services.mails.sendDue()
    const folder = join(portal.dataDir, 'outbox')
    expect(await readdir(folder)).toHaveLength(3)
    const { kysely } = portal.database
    const change = (recipient: string, fields: { sentAt?: null; error?: string | null }) =>
      kysely.updateTable('mails').set(fields).where('recipient', '=', recipient).execute()
    await change('nora@example.com', { sentAt: null })
    await change('anna@example.com', { sentAt: null, error: 'refused' })
    const recipients = async () =>
      (await kysely.selectFrom('mails').select('recipient').orderBy('recipient').execute()).map(
        (mail) => mail.recipient,
      )

    await deleteExpired(kysely, new Date(time + 30 * DAY_MS))
    expect(await recipients()).toEqual(['anna@example.com', 'nora@example.com', 'otto@example.com'])
    await deleteExpired(kysely, new Date(time + 30 * DAY_MS + 60_000))
    expect(await recipients()).toEqual(['nora@example.com'])

    const { id } = await kysely.selectFrom('mails').select('id').executeTakeFirstOrThrow()
    const again = await portal.startAgain({ now: () => time })
    await expect.poll(() => readdir(folder)).toEqual([`${id}.eml`])
    await again.close()
  })
})
