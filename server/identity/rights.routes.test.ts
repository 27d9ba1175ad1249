import { afterAll, beforeAll, expect, it } from 'vitest'
import { newRowId } from '#server/platform/db/package-ids.ts'
import { findProject, listBuildings, saveBuildings, saveProject } from '#server/projects/projects.repository.ts'
import { findUnit, saveUnit } from '#server/projects/units.repository.ts'
import { codeIn, listIn } from '#server/testing/read-answers.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'
import { saveGrants } from './roles.repository.ts'
import { addUnits } from './users.repository.ts'

const ACCOUNT = '/bp/api/v1/account'
const NOW = '2026-11-20T08:00:00.000Z'

describeOnDatabases('people who are in two projects', () => {
  let portal: TestPortal
  let headers: Readonly<Record<string, string>>

  beforeAll(async () => {
    portal = await startTestPortal()
    const db = portal.database.kysely
    const tiny = await findProject(db, 'tiny', 'demo')
    const unit = await findUnit(db, 't-01', { kind: 'account', accountId: 'demo' })
    if (tiny === null || unit === null) throw new Error('nothing to start from')
    const side = { ...tiny, id: newRowId('demo', 'side'), packageId: 'side', slug: 'side', name: 'Side', position: 1 }
    await saveProject(db, side, NOW)
    await saveBuildings(db, side.id, await listBuildings(db, tiny.id))
    const id = newRowId('demo', 's-01')
    await saveUnit(db, { ...unit, id, packageId: 's-01', slug: 's-01', projectId: side.id, catalogueId: null }, NOW)
    await addUnits(db, 'ben', [id], '')
    await saveGrants(db, 'operator', [{ role: 'sales', projectId: tiny.id }])
    headers = await portal.logIn('operator@example.com')
  })
  afterAll(() => portal.remove())

  const get = async (path: string) => listIn(await portal.call('GET', `${ACCOUNT}/${path}`, { headers }))
  const invite = (unitIds: readonly string[], by = headers, email = 'new@example.com') => {
    const body = { email, first_name: 'N', last_name: 'N', group: 'buyer', unit_ids: unitIds }
    return portal.call('POST', `${ACCOUNT}/invitations`, { headers: by, body })
  }
  const makeLink = (userId: string) =>
    portal.call('POST', `${ACCOUNT}/login_links`, { headers, body: { user_id: userId, kind: 'auth_token' } })

  it('ROL-4 are listed with what lies in the caller’s projects, and those who have nothing there not at all', async () => {
    expect(await get('users')).toMatchObject([
      { id: 'anna', unit_ids: ['t-01'] },
      { id: 'ben', unit_ids: ['t-02'] },
    ])
    await saveGrants(portal.database.kysely, 'operator', [{ role: 'sales', projectId: newRowId('demo', 'side') }])
    headers = await portal.logIn('operator@example.com')
    expect(await get('users')).toMatchObject([{ id: 'ben', unit_ids: ['s-01'] }])
    expect(await get('projects')).toMatchObject([{ id: 'side' }])
    await saveGrants(portal.database.kysely, 'operator', [{ role: 'sales', projectId: newRowId('demo', 'tiny') }])
    headers = await portal.logIn('operator@example.com')
  })

  it('ROL-4 are invited to no home of another project, and such an invitation shows none', async () => {
    expect(codeIn(await invite(['t-01', 's-01']))).toEqual([422, 'UNIT_UNKNOWN'])
    const both = await invite(['t-01', 's-01'], await portal.logIn('admin@example.com'))
    expect(both.status).toBe(201)
    expect(await get('invitations')).toMatchObject([{ id: valueAt(both.json, 'id'), unit_ids: ['t-01'] }])
  })

  it.each([
    ['admin', []],
    ['user', []],
    ['buyer', ['anna', 'ben']],
  ])('USR-8 ROL-4 are listed by group, of which who sees buyers alone gets no other: %s', async (filter, ids) => {
    const listed = await portal.call('GET', `${ACCOUNT}/users?filter=${filter}`, { headers })
    expect([listed.status, listIn(listed).map((person) => valueAt(person, 'id'))]).toEqual([200, ids])
  })

  it('ROL-4 are logged in as only by those who may see all that is theirs', async () => {
    expect((await makeLink('anna')).status).toBe(201)
    expect(codeIn(await makeLink('ben'))).toEqual([404, 'NOT_FOUND'])
  })

  it('USR-10 leaves an invitation to another project as it is', async () => {
    const admin = await portal.logIn('admin@example.com')
    const other = await invite(['s-01'], admin, 'two@example.com')
    expect((await invite(['t-01'], headers, 'two@example.com')).json).toMatchObject({ unit_ids: ['t-01'] })
    const open = await portal.call('GET', `${ACCOUNT}/invitations?state=open&search=two`, { headers: admin })
    expect(listIn(open).map((one) => valueAt(one, 'unit_ids'))).toEqual([['t-01'], ['s-01']])
    expect(
      (await portal.call('DELETE', `${ACCOUNT}/invitations/${String(other.json['id'])}`, { headers })).status,
    ).toBe(404)
  })

  it('ROL-1 tells whoever is logged in what they may do, by the packages’ ids', async () => {
    const roles = async (login: Readonly<Record<string, string>>) =>
      valueAt((await portal.call('GET', '/bp/api/v1/tokens', { headers: login })).json, 'token', 'user', 'roles')
    expect(await roles(headers)).toEqual([{ role: 'sales', project_id: 'tiny' }])
    expect(await roles(await portal.logIn('admin@example.com'))).toEqual([{ role: 'admin', project_id: null }])
    expect(await roles(await portal.logIn('anna@example.com'))).toBeUndefined()
  })
})
