import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listAuditEntries, listUsers } from '#shared/contracts/http/account.contract.ts'
import { codeIn, listIn, mailTo, storedText } from '#server/testing/read-answers.ts'
import { PASSWORD } from '#server/testing/seed-test-portal.ts'
import { describeOnDatabases, startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'

const USERS = '/bp/api/v1/account/users'
const AUDIT = '/bp/api/v1/account/audit_entries'

describeOnDatabases('an account’s people and log', () => {
  let portal: TestPortal
  let time = Date.parse('2026-11-20T10:00:00Z')

  beforeAll(async () => {
    portal = await startTestPortal({ now: () => time++ })
  })
  afterAll(() => portal.remove())

  const get = async (path: string, email: string) => portal.call('GET', path, { headers: await portal.logIn(email) })
  const readEntries = async (query: string, email = 'admin@example.com') =>
    z.parse(listAuditEntries.answer, listIn(await get(`${AUDIT}?${query}`, email)))

  it('decision 11 lists people by name: all to admins, buyers to operators, none to buyers', async () => {
    const listIds = async (email: string, query = '') =>
      z.parse(listUsers.answer, listIn(await get(`${USERS}${query}`, email))).map(({ id }) => id)
    expect(await listIds('admin@example.com')).toEqual(['admin', 'anna', 'ben', 'operator'])
    expect(await listIds('operator@example.com')).toEqual(['anna', 'ben'])
    expect(await listIds('boss@example.com')).toEqual(['boss', 'paul'])
    expect(await listIds('admin@example.com', '?search=BEN')).toEqual(['ben'])
    const page = await get(`${USERS}?per_page=1&page=2`, 'admin@example.com')
    expect(listIn(page)).toMatchObject([{ id: 'anna', unit_ids: ['t-01'] }])
    expect(page.headers.get('x-total-count')).toBe('4')
    expect(page.text).not.toContain('hash')
    expect(codeIn(await get(USERS, 'anna@example.com'))).toEqual([403, 'FORBIDDEN'])
  })

  it('says who did what to whom and when, the latest first', async () => {
    const operator = await portal.logIn('operator@example.com')
    const body = { email: 'new@example.com', first_name: 'N', last_name: 'N', group: 'buyer', unit_ids: ['t-02'] }
    const { json } = await portal.call('POST', '/bp/api/v1/account/invitations', { headers: operator, body })
    const [entry] = await readEntries('action=invitation.')
    expect(entry).toMatchObject({
      action: 'invitation.created',
      user: { id: 'operator', name: 'operator Test', group: 'user' },
      subject: { kind: 'invitation', id: json['id'] },
      about: 'N N',
      unit_id: 't-02',
      unit_name: 'Wohnung t-02',
    })
    const all = await readEntries('')
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
    const logins = await readEntries('user_id=operator&action=session.started')
    expect(new Set(logins.map(({ action, user }) => `${action} ${user?.id ?? ''}`))).toEqual(
      new Set(['session.started operator']),
    )
    const page = await get(`${AUDIT}?per_page=1`, 'admin@example.com')
    expect(listIn(page)).toHaveLength(1)
    expect(Number(page.headers.get('x-total-count'))).toBeGreaterThan(3)
  })

  it('LOG-2: is narrowed to a kind, a person who did it or whom it was done to, and days in Berlin', async () => {
    const operator = await portal.logIn('operator@example.com')
    const body = { email: 'nora@example.com', first_name: 'Nora', last_name: 'Neu', group: 'buyer', unit_ids: ['t-02'] }
    await portal.call('POST', '/bp/api/v1/account/invitations', { headers: operator, body })
    const listActions = async (query: string) =>
      (await readEntries(query)).map(({ action, user }) => `${action} ${user?.id ?? ''}`)
    expect(await listActions('search=nora%20NEU')).toEqual(['invitation.created operator'])
    expect(await listActions('search=nora@example.com&kind=people')).toEqual(['invitation.created operator'])
    expect(await listActions('search=nora&kind=access')).toEqual([])
    expect(await listActions('search=operator@&kind=access')).toContain('session.started operator')
    expect(await listActions('search=operator@&kind=access')).not.toContain('session.started admin')
    expect(new Set((await readEntries('kind=projects')).map(({ action }) => action))).toEqual(
      new Set(['project.imported']),
    )
    expect(await listActions('search=nora&from=2026-11-20&to=2026-11-20')).toHaveLength(1)
    expect(await listActions('search=nora&to=2026-11-19')).toEqual([])
    expect(await listActions('search=nora&from=2026-11-21')).toEqual([])
    expect(codeIn(await get(`${AUDIT}?from=2026-02-31`, 'admin@example.com'))[0]).toBe(400)
  })

  it('decision 11 is for admins of the same account alone', async () => {
    await portal.logIn('anna@example.com')
    for (const email of ['anna@example.com', 'operator@example.com']) {
      expect(codeIn(await get(AUDIT, email))).toEqual([403, 'FORBIDDEN'])
    }
    const foreign = await readEntries('', 'boss@example.com')
    expect(foreign.map(({ action }) => action)).toContain('project.imported')
    expect(new Set(foreign.flatMap(({ user }) => user?.id ?? []))).toEqual(new Set(['boss']))
    expect((await portal.call('GET', AUDIT)).status).toBe(401)
  })

  it('holds no secrets and no texts of persons', async () => {
    const anna = await portal.logIn('anna@example.com')
    const call = (method: string, path: string, body: unknown) => portal.call(method, path, { headers: anna, body })
    await call('PUT', '/bp/api/v1/profile', { mobile: '+49 151 5550199', last_name: 'Geheim' })
    await call('POST', '/bp/api/v1/profile/deletion_requests', { message: 'Streng vertraulich' })
    await call('POST', '/bp/api/v1/passwords', { email: 'anna@example.com', account_id: 'demo' })
    const token = /token=([\w-]{43})/.exec(await mailTo(portal, 'anna@example.com'))?.[1] ?? 'none'
    const log = JSON.stringify(await readEntries('per_page=100'))
    for (const secret of [PASSWORD, token, anna.authorization?.slice(7), '5550199', 'vertraulich', 'anna@']) {
      expect(log).not.toContain(secret)
    }
    expect(await storedText(portal)).not.toContain(token)
    const [, , changed] = await readEntries('user_id=anna')
    expect(changed?.details).toEqual({ fields: ['last_name', 'mobile'] })
    const actions = (await readEntries('user_id=anna')).map(({ action }) => action)
    expect(actions.slice(0, 3)).toEqual(['password.requested', 'deletion.requested', 'profile.changed'])
  })
})
