import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createLocalUser } from '#server/identity/local-users.ts'
import { tinyCatalog } from '#server/catalogues/package/fixtures/tiny-catalog.ts'
import { writeTinyPackage } from '#server/catalogues/package/fixtures/tiny-package.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const HOUR = 3_600_000
const SETUP = '/api/v1/setup'
const WANTED = {
  account_name: 'Lindenhof Projektbau GmbH',
  account_id: 'lindenhof-bau',
  postal_address: 'Seestraße 1\n12345 Lindau',
  imprint: 'Geschäftsführung: Miriam Vogt',
  privacy_notice: '',
  first_name: 'Miriam',
  last_name: 'Vogt',
  email: 'Miriam.Vogt@example.com',
  password: 'blaue Treppe im Regen',
  language: 'de',
  project: 'own',
}

describeOnDatabases('first steps', () => {
  let folder: string
  let portal: TestPortal
  let time: number

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wohnwahl-sample-'))
    await writeTinyPackage(folder, tinyCatalog())
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  beforeEach(async () => {
    time = Date.parse('2026-11-20T10:00:00Z')
    portal = await startTestPortal({ prepare: async () => undefined, now: () => time, samplePackage: folder })
  })
  afterEach(() => portal.remove())

  const open = async () => (await portal.services.setup.openLink()) ?? 'none'
  const check = async (token: string) => (await portal.call('GET', `${SETUP}/${token}`)).status
  const finish = (token: string, more: Partial<typeof WANTED> = {}) =>
    portal.call('POST', `${SETUP}/${token}`, { body: { ...WANTED, ...more } })
  const getCode = (json: Readonly<Record<string, unknown>>) => valueAt(json, 'errors', '0', 'code')
  const count = async (table: 'accounts' | 'users' | 'setupLinks') =>
    (await portal.database.kysely.selectFrom(table).selectAll().execute()).length
  const isDone = async () => valueAt((await portal.call('GET', SETUP)).json, 'is_done')

  it('STP-1 STP-2 has one link at a time, for a day, and stores its hash alone', async () => {
    const first = await open()
    const token = await open()
    expect([await check(first), await check(token), await isDone()]).toEqual([404, 200, false])
    expect(JSON.stringify(await portal.database.kysely.selectFrom('setupLinks').selectAll().execute())).not.toContain(
      token,
    )
    time += 24 * HOUR - 1
    expect(await check(token)).toBe(200)
    time += 1
    expect(await check(token)).toBe(404)
    expect(getCode((await finish(token)).json)).toBe('TOKEN_INVALID')
    expect(await count('users')).toBe(0)
  })

  it('STP-1 STP-3 STP-4 makes account and admin, who can log in then, and the link is dead', async () => {
    const token = await open()
    const done = await finish(token)
    expect(done.status).toBe(200)
    expect(valueAt(done.json, 'token', 'user')).toMatchObject({ email: 'miriam.vogt@example.com', group: 'admin' })
    const headers = { authorization: `Bearer ${String(valueAt(done.json, 'token', 'auth_token'))}` }
    expect((await portal.call('GET', '/bp/api/v1/tokens', { headers })).status).toBe(200)
    const { email, password } = WANTED
    expect((await portal.call('POST', '/bp/api/v1/tokens', { body: { email, password } })).status).toBe(200)
    expect([await check(token), getCode((await finish(token)).json), await isDone()]).toEqual([
      404,
      'TOKEN_INVALID',
      true,
    ])
    expect(await portal.services.setup.openLink()).toBeNull()
    expect(await count('setupLinks')).toBe(0)
    const legal = (await portal.call('GET', '/api/v1/accounts/lindenhof-bau/legal')).json
    expect(valueAt(legal, 'legal', 'own')).toEqual({
      postal_address: WANTED.postal_address,
      imprint: WANTED.imprint,
      privacy_notice: '',
    })
  })

  it('STP-3 refuses weak passwords and names that no address can have, and stores nothing', async () => {
    const token = await open()
    const refusals = [
      await finish(token, { password: 'kurz' }),
      // Of the company that is still to be made.
      await finish(token, { password: 'Projektbau1' }),
      await finish(token, { account_id: 'Lindenhof Bau' }),
      await finish(token, { account_id: 'api' }),
    ]
    expect(refusals.map(({ json }) => [getCode(json), valueAt(json, 'errors', '0', 'field')])).toEqual([
      ['PASSWORD_TOO_SHORT', 'password'],
      ['PASSWORD_GUESSABLE', 'password'],
      ['INVALID_VALUE', 'account_id'],
      ['INVALID_VALUE', 'account_id'],
    ])
    expect([await count('accounts'), await count('users'), await check(token)]).toEqual([0, 0, 200])
  })

  it('STP-4 makes one account and one admin of two that come together', async () => {
    const token = await open()
    const answers = await Promise.all([
      finish(token),
      finish(token, { account_id: 'another', email: 'tom@example.com' }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect([await count('accounts'), await count('users')]).toEqual([1, 1])
  })

  it('STP-1 is over as soon as the command line has made an admin', async () => {
    const token = await open()
    const { first_name: firstName, last_name: lastName, email } = WANTED
    const named = { accountId: 'bau', newAccountName: 'Bau', firstName, lastName, email }
    await createLocalUser(portal.database, { ...named, group: 'admin' }, time)
    expect([await check(token), getCode((await finish(token)).json)]).toEqual([404, 'TOKEN_INVALID'])
    expect(await count('users')).toBe(1)
  })

  it('STP-2 limits guessing', async () => {
    const tries = await Promise.all(Array.from({ length: 130 }, (_, at) => check(`${'A'.repeat(40)}${at}`)))
    expect(tries.filter((status) => status === 429).length).toBe(10)
  })

  it('STP-6 sends one mail at once, and says that it lies in the folder where no mail server is set', async () => {
    const token = await open()
    const body = { email: 'miriam@example.com', locale: 'en' }
    const tried = await portal.call('POST', `${SETUP}/${token}/mails`, { body })
    expect(tried.json).toMatchObject({ outcome: 'kept', failure: null })
    const outbox = join(portal.dataDir, 'outbox')
    const [name = '', ...others] = await readdir(outbox)
    expect(others).toEqual([])
    expect(await readFile(join(outbox, name), 'utf8')).toContain('To: miriam@example.com')
    expect((await portal.call('POST', `${SETUP}/${'A'.repeat(43)}/mails`, { body })).status).toBe(422)
  })

  it('STP-7 brings the sample project in, without its people', async () => {
    const done = await finish(await open(), { project: 'sample' })
    expect(done.status).toBe(200)
    const headers = { authorization: `Bearer ${String(valueAt(done.json, 'token', 'auth_token'))}` }
    const { json } = await portal.call('GET', '/bp/api/v1/account/projects', { headers })
    expect(JSON.stringify(json)).toContain('tiny-houses')
    expect(await count('users')).toBe(1)
  })
})
