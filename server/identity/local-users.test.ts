import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnDatabases, startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'
import { createLocalUser, resetLocalPassword } from './local-users.ts'

const BOSS = {
  accountId: 'bau',
  newAccountName: 'Bau GmbH',
  email: 'Chefin@bau.example',
  firstName: 'Carla',
  lastName: 'Chefin',
  group: 'admin',
} as const

describeOnDatabases('people who are made at the machine itself', () => {
  let portal: TestPortal
  beforeEach(async () => {
    portal = await startTestPortal()
  })
  afterEach(() => portal.remove())

  const logIn = (email: string, password: string) =>
    portal.call('POST', '/bp/api/v1/tokens', { body: { email, password } })

  it('USR-1: the first admin of a new account logs in with the password that was said, and may do what admins may', async () => {
    const made = await createLocalUser(portal.database, BOSS, Date.now())
    if (!made.ok) throw new Error(made.error.faults[0].message)
    const { status, json } = await logIn('chefin@bau.example', made.value.password)
    expect([status, json]).toMatchObject([200, { token: { user: { group: 'admin' }, account: { name: 'Bau GmbH' } } }])
    const again = await createLocalUser(portal.database, { ...BOSS, newAccountName: null }, Date.now())
    expect(again).toMatchObject({ ok: false, error: { faults: [{ code: 'EMAIL_TAKEN' }] } })
  })

  it.each([
    ['an account that is not there', { newAccountName: null }, 'NOT_FOUND'],
    ['an account that is there already', { accountId: 'demo' }, 'INVALID_VALUE'],
    ['what is no e-mail', { email: 'chefin' }, 'INVALID_VALUE'],
    ['a person without a name', { lastName: ' ' }, 'INVALID_VALUE'],
  ])('USR-1: makes nobody for %s', async (_what, wrong, code) => {
    const before = await portal.database.kysely.selectFrom('users').selectAll().execute()
    const made = await createLocalUser(portal.database, { ...BOSS, ...wrong }, Date.now())
    expect(made).toMatchObject({ ok: false, error: { faults: [{ code }] } })
    expect(await portal.database.kysely.selectFrom('users').selectAll().execute()).toEqual(before)
    expect(await portal.database.kysely.selectFrom('accounts').select('id').where('id', '=', 'bau').execute()).toEqual(
      [],
    )
  })

  it('USR-2: a new password ends what the old one opened', async () => {
    const headers = await portal.logIn('operator@example.com')
    const renewed = await resetLocalPassword(
      portal.database,
      { accountId: 'demo', email: 'operator@example.com' },
      Date.now(),
    )
    if (!renewed.ok) throw new Error(renewed.error.faults[0].message)
    expect((await logIn('operator@example.com', renewed.value.password)).status).toBe(200)
    // What is believed of a session for a moment is over after that.
    await expect
      .poll(async () => (await portal.call('GET', '/bp/api/v1/account/orders', { headers })).status, { timeout: 5_000 })
      .toBe(401)
    const nobody = await resetLocalPassword(portal.database, { accountId: 'demo', email: 'no@example.com' }, Date.now())
    expect(nobody).toMatchObject({ ok: false, error: { faults: [{ code: 'NOT_FOUND' }] } })
  })
})
