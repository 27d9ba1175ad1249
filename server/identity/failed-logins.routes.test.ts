import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deleteExpired } from '#server/platform/db/housekeeping.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import { createFailedLogins } from './failed-logins.ts'
import { codeIn, listIn, storedText } from '#server/testing/read-answers.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const DAY_MS = 24 * 3_600_000
const SECRET = 'a secret that somebody guessed'

describeOnDatabases('failed logins in the audit log', () => {
  let portal: TestPortal
  let time: number

  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ now: () => time, trustProxy: 1 })
  })
  afterEach(() => portal.remove())

  const fail = (email: string, address: string, accountId?: string) =>
    portal.call('POST', '/bp/api/v1/tokens', {
      headers: { 'x-forwarded-for': address },
      body: { email, password: SECRET, ...(accountId === undefined ? {} : { account_id: accountId }) },
    })
  const getLog = async (name: string) => {
    const headers = await portal.logIn(`${name}@example.com`)
    return portal.call('GET', '/bp/api/v1/account/audit_entries?action=login.failed&per_page=100', { headers })
  }
  const count = async () =>
    (await portal.database.kysely.selectFrom('auditLog').selectAll().where('action', '=', 'login.failed').execute())
      .length

  it('decisions 10 and 11 says whose login failed and from where, to the admins of that account alone', async () => {
    expect((await fail('Anna@example.com', '203.0.113.7')).status).toBe(401)
    time += 1000
    expect((await fail('anna@example.com', '203.0.113.8', 'demo')).status).toBe(401)
    time += 1000
    // Nobody's e-mail, at an account that exists, at none, and at one that does not.
    for (const accountId of ['demo', undefined, 'nowhere']) {
      expect((await fail('stranger@example.org', '203.0.113.9', accountId)).status).toBe(401)
      time += 1000
    }
    const [unknown, second, first, ...others] = listIn(await getLog('admin'))
    expect(others).toEqual([])
    expect(first).toMatchObject({
      user: null,
      subject: { kind: 'user', id: 'anna' },
      details: { address: '203.0.113.7' },
    })
    expect(second).toMatchObject({ subject: { kind: 'user', id: 'anna' }, details: { address: '203.0.113.8' } })
    expect(unknown).toMatchObject({ user: null, subject: null, details: { address: '203.0.113.9' } })
    const hashes = [first, second, unknown].map((entry) => valueAt(entry, 'details', 'email_hash'))
    expect(hashes[0]).toMatch(/^[0-9a-f]{16}$/)
    expect(hashes[0]).toBe(hashes[1])
    expect(hashes[0]).not.toBe(hashes[2])
    expect(listIn(await getLog('boss'))).toEqual([])
    expect(codeIn(await getLog('operator'))).toEqual([403, 'FORBIDDEN'])
    expect(await count()).toBe(5)
    const text = await storedText(portal)
    expect(text).not.toContain(SECRET)
    expect(text).not.toContain('stranger@')
  })

  it('decision 10 hashes e-mails so that nobody can try out guesses, the same in every process of a portal', async () => {
    const computeHash = async (of: Pick<TestPortal, 'url'>) => {
      const body = JSON.stringify({ email: 'stranger@example.org', password: SECRET, account_id: 'demo' })
      await fetch(`${of.url}/bp/api/v1/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      time += 1000
      const entry = await portal.database.kysely
        .selectFrom('auditLog')
        .select('details')
        .where('action', '=', 'login.failed')
        .orderBy('at', 'desc')
        .executeTakeFirstOrThrow()
      return valueAt(readJson(entry.details), 'emailHash')
    }
    const own = await computeHash(portal)
    const again = await portal.startAgain({ now: () => time })
    expect(await computeHash(again)).toBe(own)
    await again.close()
    const keyed = await portal.startAgain({
      now: () => time,
      auditHashKey: 'another key, of the settings: long enough',
    })
    const other = await computeHash(keyed)
    await keyed.close()
    const bare = createHash('sha256').update('login stranger@example.org').digest('hex').slice(0, 16)
    expect(new Set([own, other, bare]).size).toBe(3)
  })

  it('does not let one address fill the log, tells how much it left out, and forgets after 90 days', async () => {
    // Below HTTP: each login is a password to verify, which takes its time.
    const log = createFailedLogins(portal.database, Buffer.alloc(32), () => time)
    const record = (address: string, at: number) =>
      log.record({ email: `guess-${at}@example.org`, accountId: 'demo', address, user: null })
    for (let at = 0; at < 30; at++) await record('203.0.113.7', at)
    expect(await count()).toBe(20)
    time += 1000
    await record('203.0.113.8', 0)
    const [latest] = listIn(await getLog('admin'))
    expect(latest).toMatchObject({ details: { address: '203.0.113.8', omitted: 10 } })
    // All addresses together.
    for (let at = 0; at < 300; at++) await record(`198.51.100.${at % 100}`, at)
    expect(await count()).toBe(300)
    time += 15 * 60_000
    await record('203.0.113.8', 0)
    expect(await count()).toBe(301)

    await deleteExpired(portal.database.kysely, new Date(time + 89 * DAY_MS))
    expect(await count()).toBe(301)
    await deleteExpired(portal.database.kysely, new Date(time + 90 * DAY_MS + 1000))
    expect(await count()).toBe(0)
    expect(await portal.database.kysely.selectFrom('auditLog').selectAll().execute()).not.toEqual([])
  })
})
