import { afterEach, beforeEach, expect, it } from 'vitest'
import { actingHeaders } from '#server/testing/acting-headers.ts'
import { addAnsweredProposal } from '#server/testing/records.ts'
import { codeIn, listIn, mailTo } from '#server/testing/read-answers.ts'
import { PASSWORD } from '#server/testing/seed-test-portal.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'
import { setLocalAccess } from './local-users.ts'
import { findUser, saveUser } from './users.repository.ts'

const USERS = '/bp/api/v1/account/users'
const UNIT = '/bp/api/v1/units/t-01'
const LEAD = [{ role: 'lead', project_id: null }]

describeOnDatabases('changing an account’s people', (kind) => {
  let portal: TestPortal
  let admin: Readonly<Record<string, string>>
  beforeEach(async () => {
    portal = await startTestPortal()
    admin = await portal.logIn('admin@example.com')
  })
  afterEach(() => portal.remove())

  const put = (path: string, body: unknown, headers = admin) =>
    portal.call('PUT', `${USERS}/${path}`, { headers, body })
  const disable = (id: string, headers = admin) => put(`${id}/access`, { is_disabled: true }, headers)
  const askUnit = async (headers: Readonly<Record<string, string>>, url = portal.url) =>
    (await portal.callAt(url, 'GET', UNIT, { headers })).status
  const tryLogin = async (email: string) =>
    (await portal.call('POST', '/bp/api/v1/tokens', { body: { email, password: PASSWORD } })).status
  const anOperator = (change: object = {}) => ({
    first_name: 'Olga',
    last_name: 'Ost',
    email: 'operator@example.com',
    group: 'user',
    roles: LEAD,
    ...change,
  })
  async function addAdmin(id: string) {
    const user = await findUser(portal.database.kysely, 'admin')
    if (user === null) throw new Error('no admin')
    await saveUser(
      portal.database.kysely,
      { ...user, id, email: `${id}@example.com`, disabledAt: null },
      '2026-11-20T08:00:00.000Z',
    )
  }
  const listAudit = async (action: string) =>
    listIn(await portal.call('GET', `/bp/api/v1/account/audit_entries?action=${action}`, { headers: admin }))

  it('USR-4 gives a name and roles, which hold with the next call of the same session', async () => {
    const operator = await portal.logIn('operator@example.com')
    expect(await askUnit(operator)).toBe(200)
    const roles = [{ role: 'trade', project_id: 'tiny' }]
    const { status, json } = await put('operator', anOperator({ roles }))
    expect([status, json]).toMatchObject([200, { first_name: 'Olga', roles, disabled_at: null }])
    expect(await askUnit(operator)).toBe(403)
    expect(await listAudit('user.changed')).toMatchObject([
      {
        subject: { kind: 'user', id: 'operator' },
        details: {
          fields: ['first_name', 'last_name', 'roles'],
          changes: [
            { field: 'first_name', from: 'operator', to: 'Olga' },
            { field: 'last_name', from: 'Test', to: 'Ost' },
          ],
          roles_before: LEAD,
          roles,
        },
      },
    ])
  })

  it('LOG-3, USR-7: keeps what somebody was called for as long as there is a record of them', async () => {
    await put('operator', anOperator({ email: 'olga@example.com', group: 'admin', roles: [] }))
    expect(await listAudit('user.changed')).toMatchObject([{ details: { changes: { length: 4 } } }])
    await portal.call('DELETE', `${USERS}/operator`, { headers: admin })
    const [entry] = await listAudit('user.changed')
    expect(entry).toMatchObject({ details: { changes: [{ field: 'group', from: 'user', to: 'admin' }] } })
    expect(JSON.stringify(entry)).not.toMatch(/olga|operator@/i)
  })

  it('USR-4 gives whoever becomes an admin the role of one', async () => {
    expect((await put('operator', anOperator({ group: 'admin', roles: [] }))).status).toBe(200)
    const login = await portal.call('GET', '/bp/api/v1/tokens', {
      headers: await portal.logIn('operator@example.com'),
    })
    expect(valueAt(login.json, 'token', 'user')).toMatchObject({ group: 'admin', role: 'admin' })
  })

  it.each([
    ['an operator without a role', 'operator', anOperator({ roles: [] }), 'INVALID_VALUE'],
    ['the role of an admin', 'operator', anOperator({ roles: [{ role: 'admin', project_id: null }] }), 'INVALID_VALUE'],
    [
      'a project of another account',
      'operator',
      anOperator({ roles: [{ role: 'lead', project_id: 'far' }] }),
      'INVALID_VALUE',
    ],
    ['staff made of a buyer', 'anna', anOperator({ email: 'anna@example.com' }), 'INVALID_VALUE'],
    ['somebody else’s e-mail', 'operator', anOperator({ email: 'Anna@example.com' }), 'EMAIL_TAKEN'],
    ['the last admin made an operator', 'admin', anOperator({ email: 'admin@example.com' }), 'LAST_ADMIN'],
  ])('USR-4 refuses %s', async (_what, id, body, code) => {
    const before = await findUser(portal.database.kysely, id)
    expect(codeIn(await put(id, body))[1]).toBe(code)
    expect(await findUser(portal.database.kysely, id)).toEqual(before)
  })

  it('USR-3 invites admins and operators, who hold what the invitation says', async () => {
    const roles = [{ role: 'sales', project_id: 'tiny' }]
    const person = { email: 'new@example.com', first_name: 'N', last_name: 'N', unit_ids: [] }
    const invite = (body: unknown, headers = admin) =>
      portal.call('POST', '/bp/api/v1/account/invitations', { headers, body })
    expect(codeIn(await invite({ ...person, group: 'user' }))).toEqual([400, 'INVALID_VALUE'])
    const operator = await portal.logIn('operator@example.com')
    expect(codeIn(await invite({ ...person, group: 'admin' }, operator))).toEqual([403, 'FORBIDDEN'])
    for (const [wanted, expected] of [
      [{ ...person, group: 'user', roles }, roles],
      [{ ...person, group: 'admin', email: 'boss2@example.com' }, [{ role: 'admin', project_id: null }]],
    ] as const) {
      expect((await invite(wanted)).status).toBe(201)
      const token = /registration\/([\w-]{43})/.exec(await mailTo(portal, wanted.email))?.[1] ?? ''
      const passwords = { password: 'a new password', password_confirmation: 'a new password' }
      const accepted = { accepted_terms: true, accepted_privacy_policy: true }
      const body = { token, first_name: 'N', last_name: 'N', ...passwords, ...accepted }
      const { json } = await portal.call('POST', '/bp/api/v1/invitations', { body })
      expect(valueAt(json, 'token', 'user')).toMatchObject({ group: wanted.group, roles: expected })
    }
  })

  it('USR-5 ends what a disabled person is logged in with, their streams too, and lets them in again only anew', async () => {
    const operator = await portal.logIn('operator@example.com')
    expect([await askUnit(operator), await askUnit(operator)]).toEqual([200, 200])
    const stream = await fetch(`${portal.url}${UNIT}/events`, { headers: operator })
    const reader = stream.body?.getReader()
    const ended = (async () => {
      for (;;) if ((await reader?.read())?.done !== false) return 'ended'
    })()
    expect(typeof (await disable('operator')).json['disabled_at']).toBe('string')
    expect(await askUnit(operator)).toBe(401)
    expect(await tryLogin('operator@example.com')).toBe(401)
    // Before they are looked at from time to time.
    expect(await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 3_000, 'open'))])).toBe('ended')
    await put('operator/access', { is_disabled: false })
    expect(await askUnit(operator)).toBe(401)
    expect(await tryLogin('operator@example.com')).toBe(200)
    expect(listIn(await portal.call('GET', `${USERS}?filter=disabled`, { headers: admin }))).toEqual([])
  })

  it('USR-5 lets nobody in by a link for a password that was asked for before', async () => {
    const body = { email: 'operator@example.com', account_id: 'demo', locale: 'de' }
    await portal.call('POST', '/bp/api/v1/passwords', { body })
    const tokens = portal.database.kysely.selectFrom('oneTimeTokens').selectAll().where('userId', '=', 'operator')
    expect(await tokens.execute()).toHaveLength(1)
    await disable('operator')
    expect(await tokens.execute()).toEqual([])
    await portal.call('POST', '/bp/api/v1/passwords', { body })
    expect(await tokens.execute()).toEqual([])
  })

  it.runIf(kind === 'postgres')('ROL-5 ends them in another process within a second', async () => {
    const other = await portal.startAgain()
    try {
      const operator = await portal.logIn('operator@example.com')
      expect([await askUnit(operator, other.url), await askUnit(operator, other.url)]).toEqual([200, 200])
      await disable('operator')
      await new Promise((resolve) => setTimeout(resolve, 950))
      expect(await askUnit(operator, other.url)).toBe(401)
    } finally {
      await other.close()
    }
  })

  it('USR-5 keeps somebody out by the command at the machine, and never the last admin', async () => {
    const set = (email: string, isDisabled: boolean) =>
      setLocalAccess(portal.database, { accountId: 'demo', email, isDisabled }, Date.now())
    expect(await set('operator@example.com', true)).toMatchObject({ ok: true })
    expect(await tryLogin('operator@example.com')).toBe(401)
    expect(await set('operator@example.com', false)).toMatchObject({ ok: true })
    expect(await tryLogin('operator@example.com')).toBe(200)
    expect(await set('admin@example.com', true)).toMatchObject({
      ok: false,
      error: { faults: [{ code: 'LAST_ADMIN' }] },
    })
    expect(await set('nobody@example.com', true)).toMatchObject({ ok: false })
  })

  it('USR-3 always leaves an admin who can log in, also when two go at once', async () => {
    expect(codeIn(await disable('admin'))).toEqual([422, 'LAST_ADMIN'])
    expect(codeIn(await portal.call('DELETE', `${USERS}/admin`, { headers: admin }))).toEqual([422, 'LAST_ADMIN'])
    for (let round = 0; round < 5; round++) {
      const [one, two] = [`one-${round}`, `two-${round}`]
      await addAdmin(one)
      await addAdmin(two)
      // These two alone are left.
      await portal.database.kysely
        .updateTable('users')
        .set({ disabledAt: '2026-11-20T08:00:00.000Z' })
        .where('userGroup', '=', 'admin')
        .where('accountId', '=', 'demo')
        .where('id', 'not in', [one, two])
        .execute()
      const [byOne, byTwo] = [await portal.logIn(`${one}@example.com`), await portal.logIn(`${two}@example.com`)]
      const ways = [
        (id: string, by: Readonly<Record<string, string>>) => disable(id, by),
        (id: string, by: Readonly<Record<string, string>>) => put(id, anOperator({ email: `${id}@example.com` }), by),
        (id: string, by: Readonly<Record<string, string>>) => portal.call('DELETE', `${USERS}/${id}`, { headers: by }),
      ]
      const way = ways[round % ways.length] ?? disable
      await Promise.all([way(one, byOne), way(two, byTwo)])
      const left = await portal.database.kysely
        .selectFrom('users')
        .select('id')
        .where('accountId', '=', 'demo')
        .where('userGroup', '=', 'admin')
        .where('disabledAt', 'is', null)
        .execute()
      expect([round, left.length]).toEqual([round, 1])
    }
  })

  it('USR-6 tells both addresses of another e-mail, ends every session, and logs in by the new one alone', async () => {
    const operator = await portal.logIn('operator@example.com')
    const { status } = await put('operator', anOperator({ email: 'Olga@example.com' }))
    expect(status).toBe(200)
    expect(await askUnit(operator)).toBe(401)
    expect([await tryLogin('operator@example.com'), await tryLogin('olga@example.com')]).toEqual([401, 200])
    expect(await mailTo(portal, 'operator@example.com')).toContain('nicht mehr anmelden')
    const ofNew = await mailTo(portal, 'olga@example.com')
    expect(ofNew).toContain('Ab jetzt melden Sie sich')
    expect(ofNew).not.toContain('operator@')
  })

  it('USR-7 deletes somebody with what is theirs, says before and after what stays, and orders stay readable', async () => {
    const anna = await portal.logIn('anna@example.com')
    const completion = { headers: { ...anna, 'if-match': '"0"' }, body: { message: '', status: 'completed' } }
    await actingHeaders(portal, await portal.logIn('operator@example.com'))
    await addAnsweredProposal(portal.database.kysely)
    expect((await portal.call('POST', `${UNIT}/completions`, completion)).status).toBe(200)
    const path = `${USERS}/anna`
    const { json: announced } = await portal.call('GET', `${path}/deletion`, { headers: admin })
    expect(announced['deleted']).toEqual(
      expect.arrayContaining([
        { thing: 'login', count: 1 },
        { thing: 'sessions', count: 1 },
        { thing: 'units', count: 1 },
      ]),
    )
    expect(announced['kept']).toEqual(
      expect.arrayContaining([
        { thing: 'orders', count: 1 },
        { thing: 'order_events', count: 1 },
        { thing: 'selections', count: 1 },
        { thing: 'acting_periods', count: 1 },
        { thing: 'proposals', count: 1 },
      ]),
    )
    const deleted = await portal.call('DELETE', path, { headers: admin })
    expect([deleted.status, deleted.json]).toEqual([200, announced])
    expect(await askUnit(anna)).toBe(401)
    expect(await findUser(portal.database.kysely, 'anna')).toBeNull()
    const orders = await portal.call('GET', '/bp/api/v1/account/orders', { headers: admin })
    expect(valueAt(orders.json, 'orders', '0', 'buyers')).toEqual(['anna Test'])
    expect(await listAudit('user.deleted')).toMatchObject([
      { subject: { kind: 'user', id: 'anna' }, details: { group: 'buyer', ...announced } },
    ])
    expect((await portal.call('DELETE', path, { headers: admin })).status).toBe(404)
  })
})
