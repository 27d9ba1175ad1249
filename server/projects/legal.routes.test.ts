import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProjectFile } from '#shared/contracts/project-package.ts'
import { saveProject } from './projects.repository.ts'
import { tinyProject } from '#server/catalogues/package/fixtures/tiny-package.ts'
import { projectRecord } from '#server/catalogues/package/package-records.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const NOW = '2026-11-20T08:00:00.000Z'

type Document = NonNullable<ProjectFile['documents']>[number]

function document(role: string, file: string, more: Partial<Document> = {}): Document {
  return { id: file, role, display_name: { de: role }, file, updated_on: '2026-11-02', visibility: 'public', ...more }
}

const DOCUMENTS: readonly Document[] = [
  document('privacy_notice', 'https://example.com/privacy'),
  document('imprint', 'old.pdf', { updated_on: '2025-01-01' }),
  document('imprint', 'new.pdf'),
  document('imprint', 'draft.pdf', { updated_on: '2026-11-19', visibility: 'internal' }),
]

describeOnDatabases('imprint and privacy notice', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal()
  })
  afterAll(() => portal.remove())

  const getLegal = async (path: string) => valueAt((await portal.call('GET', path)).json, 'legal')

  it('NAV-58 SHL-72 are the newest public ones of the project, in either portal', async () => {
    const project: ProjectFile = { ...tinyProject(), documents: [...DOCUMENTS] }
    const makeUrl = (file: string) => (file.startsWith('https:') ? file : `/files/${file}`)
    await saveProject(
      portal.database.kysely,
      projectRecord(project, { id: 'demo/tiny', accountId: 'demo', position: 0 }, makeUrl),
      NOW,
    )
    const expected = { privacy_notice_url: 'https://example.com/privacy', imprint_url: '/files/new.pdf' }
    for (const portalId of ['bp', 'mp'])
      expect(await getLegal(`/api/v1/accounts/demo/projects/tiny-houses/config?portal_id=${portalId}`)).toEqual(
        expected,
      )
  })

  it('SHL-75 are none where the project has brought none', async () => {
    const none = { privacy_notice_url: null, imprint_url: null }
    expect(await getLegal('/api/v1/accounts/partner/projects/far/config')).toEqual(none)
    expect(await getLegal('/api/v1/accounts/partner/legal')).toEqual(none)
  })

  it('SHL-74 come with the account’s logo on pages that belong to no project', async () => {
    const logos = { project_logo_wide: 'wide.svg', project_logo: null, logo: 'account.svg' }
    const project: ProjectFile = { ...tinyProject(), logos }
    const getLogo = async () =>
      valueAt((await portal.call('GET', '/api/v1/accounts/demo/legal')).json, 'account', 'logo_url')
    await saveProject(
      portal.database.kysely,
      projectRecord(project, { id: 'demo/tiny', accountId: 'demo', position: 0 }, (file) => `/files/${file}`),
      NOW,
    )
    expect(await getLogo()).toBe('/files/account.svg')
    const without: ProjectFile = { ...project, logos: { ...logos, logo: null } }
    await saveProject(
      portal.database.kysely,
      projectRecord(without, { id: 'demo/tiny', accountId: 'demo', position: 0 }, (file) => `/files/${file}`),
      NOW,
    )
    expect(await getLogo()).toBeNull()
  })

  it('SHL-72 have the name of the account on pages that belong to no project', async () => {
    const { status, json } = await portal.call('GET', '/api/v1/accounts/partner/legal')
    expect([status, valueAt(json, 'account', 'id')]).toEqual([200, 'partner'])
    expect(valueAt(json, 'account', 'name')).not.toBe('')
    expect((await portal.call('GET', '/api/v1/accounts/nobody/legal')).status).toBe(404)
  })
})
