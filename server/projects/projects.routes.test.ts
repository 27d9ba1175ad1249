import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DesignLinesContentSchema } from '#shared/contracts/entities/design-lines-content.schema.ts'
import {
  MarketingProjectHeadSchema,
  MarketingProjectSchema,
} from '#shared/contracts/entities/marketing-project.schema.ts'
import { saveProject } from './projects.repository.ts'
import type { ProjectFile } from '#shared/contracts/project-package.ts'
import { tinyProject } from '#server/catalogues/package/fixtures/tiny-package.ts'
import { projectRecord } from '#server/catalogues/package/package-records.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const CONTENT = ['components', 'design_lines_dialog', 'params', 'content'] as const
const NOW = '2026-11-20T08:00:00.000Z'

/** A project that brings words of its own. */
const OWN_WORDS: ProjectFile = {
  ...tinyProject(),
  design_lines_dialog: {
    title: { de: 'Ihr Stil', en: 'Your style' },
    subtitle: '',
    description: { de: 'Drei Wege zu einem Zuhause.', en: 'Three ways to a home.' },
    design_lines: [{ id: 'natural', title: '', subtitle: { de: 'Wie gewachsen', en: 'As it grew' }, summary: '' }],
    design_lines_extra: [
      { id: 'advice', title: { de: 'Beratung', en: 'Advice' }, description: '', image_url: 'advice.webp' },
    ],
  },
}

describeOnDatabases('own words in the selection of design lines', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal()
  })
  afterAll(() => portal.remove())

  it('DSL-16 DSL-17 come from the address in the project’s configuration, in the language asked for', async () => {
    await saveProject(
      portal.database.kysely,
      projectRecord(OWN_WORDS, { id: 'demo/tiny', accountId: 'demo', position: 0 }, (file) => `/files/${file}`),
      NOW,
    )
    const config = await portal.call('GET', '/api/v1/accounts/demo/projects/tiny-houses/config')
    const address = String(valueAt(config.json, ...CONTENT))
    const english = z.parse(DesignLinesContentSchema, (await portal.call('GET', `${address}?locale=en`)).json)
    expect(english.content).toEqual({ title: 'Your style', subtitle: '', description: 'Three ways to a home.' })
    expect(english.design_lines).toEqual([{ id: 'natural', title: '', subtitle: 'As it grew', summary: '' }])
    const extra = english.design_lines_extra[0]
    expect(extra).toEqual({ id: 'advice', title: 'Advice', description: '', image_url: '/files/advice.webp' })
    expect(valueAt((await portal.call('GET', address)).json, 'content', 'title')).toBe('Ihr Stil')
  })

  it('DSL-16 a project without any names no address; asked nevertheless, it answers none', async () => {
    const path = '/api/v1/accounts/partner/projects/far'
    expect(valueAt((await portal.call('GET', `${path}/config`)).json, ...CONTENT)).toBeNull()
    const content = await portal.call('GET', `${path}/design_lines_dialog`)
    expect(content.json).toEqual({
      content: { title: '', subtitle: '', description: '' },
      design_lines: [],
      design_lines_extra: [],
    })
    expect((await portal.call('GET', '/api/v1/accounts/demo/projects/far/design_lines_dialog')).status).toBe(404)
  })
})

describeOnDatabases('what a project says about its pages', () => {
  let portal: TestPortal
  const save = (project: ProjectFile, accountId: string, position: number) =>
    saveProject(
      portal.database.kysely,
      projectRecord(project, { id: `${accountId}/${project.id}`, accountId, position }, (file) => `/files/${file}`),
      NOW,
    )
  beforeAll(async () => {
    portal = await startTestPortal()
  })
  afterAll(() => portal.remove())

  it('API-109 NAV-41 NAV-52 RES-11 DSH-29 names its pages, its film, its banner, and the hosts it may lead back to', async () => {
    const path = '/api/v1/accounts/demo/projects/tiny-houses/config'
    await save(tinyProject(), 'demo', 0)
    const plain = (await portal.call('GET', path)).json
    expect([valueAt(plain, 'pages'), valueAt(plain, 'video_url'), valueAt(plain, 'return_hosts')]).toEqual([
      undefined,
      null,
      [],
    ])
    const own: ProjectFile = {
      ...tinyProject(),
      variant: 'residence',
      pages: ['login', 'dashboard'],
      project_video: 'film.mp4',
      project_banner: { image: 'wide.webp', mobile_image: 'phone.webp' },
      marketing_website_url: 'https://www.tiny.example/houses',
      return_hosts: ['kiosk.tiny.example:8443', 'www.tiny.example'],
    }
    await save(own, 'demo', 0)
    expect((await portal.call('GET', path)).json).toMatchObject({
      variant: 'residence',
      pages: ['login', 'dashboard'],
      video_url: '/files/film.mp4',
      banner: { url: '/files/wide.webp', mobile_url: '/files/phone.webp' },
      return_hosts: ['kiosk.tiny.example:8443', 'www.tiny.example'],
    })
  })

  it('NAV-52 an address of a website that is none allows no host', async () => {
    await save({ ...tinyProject(), marketing_website_url: 'our website' }, 'demo', 0)
    const config = await portal.call('GET', '/api/v1/accounts/demo/projects/tiny-houses/config')
    expect(valueAt(config.json, 'return_hosts')).toEqual([])
  })

  it('NAV-21 lists the projects of an account that can be tried, in their order', async () => {
    const list = async (accountId: string) =>
      (await portal.call('GET', `/mp/api/v1/projects?account_id=${accountId}`)).json
    const demo = z.parse(z.array(MarketingProjectHeadSchema), await list('demo'))
    expect(demo.length).toBeGreaterThan(0)
    for (const { id } of demo) {
      const project = await portal.call('GET', `/mp/api/v1/projects/${id}?account_id=demo`)
      expect(z.parse(MarketingProjectSchema, project.json).sample_units).not.toEqual([])
    }
    expect(await list('nobody')).toEqual([])
    expect((await portal.call('GET', '/mp/api/v1/projects')).status).toBe(400)
  })
})
