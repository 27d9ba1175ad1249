import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PackageDashboard } from '#shared/contracts/project-package.ts'
import { ProjectFileSchema } from '#shared/contracts/project-package.ts'
import type { Json } from '#shared/domain/designs/json.types.ts'
import { checkDesigns } from './check-designs.ts'
import { findFaults as faultsIn } from './fixtures/changed-package.ts'
import { tinyProject } from './fixtures/tiny-package.ts'
import { describeFault, faultSink, type PackageFault } from './package-faults.ts'

const FRAME = { type: 'IFrameCard', params: { url: 'https://tour.example.com/a' } }

function withOutline(outline: readonly Json[]): PackageDashboard {
  return { version: 'custom', dashboard_config: [...outline] }
}

function findFaults(outline: readonly Json[], frameHosts: string[] = []): string[] {
  const faults: PackageFault[] = []
  const project = { ...tinyProject(), dashboards: { bp: withOutline(outline) }, frame_hosts: frameHosts }
  expect(ProjectFileSchema.safeParse(project).success).toBe(true)
  checkDesigns(project, faultSink(faults, 'project.json'))
  return faults.map(describeFault)
}

describe('outlines in a package', () => {
  it('DSH-5: are found faultless where everything in them is understood', () => {
    const outline = [
      { type: 'DashboardBannerV2', params: { bannerUrl: 'logo.webp', bannerVideoUrl: 'https://youtu.be/abcdefghijk' } },
      { type: 'ContentRow', items: [FRAME] },
    ]
    expect(findFaults(outline, ['tour.example.com'])).toEqual([])
  })

  it('API-103: are told of by the place of what is wrong, as warnings', () => {
    const outline = [
      { type: 'Nothing' },
      { type: 'ContentRow', items: [FRAME, { type: 'StackCard', params: { items: [{ type: 'Nothing' }] } }] },
      { type: 'DashboardBannerV2', params: { bannerUrl: 'https://elsewhere.example/a.png', colour: 'red' } },
      7,
      { type: 'DashboardBannerV2', params: { bannerUrl: '/files/of-another-portal.webp' } },
    ]
    const start = 'warning project.json dashboards.bp.dashboard_config'
    expect(findFaults(outline)).toEqual([
      `${start}[0].type: there is no item of the type "Nothing"; it is not shown`,
      `${start}[1].items[0].params.url: is of a host that frame_hosts does not name; the item is not shown`,
      `${start}[1].items[1].params.items[0].type: there is no item of the type "Nothing"; it is not shown`,
      `${start}[2].params.bannerUrl: is no address that is possible there; the item is not shown`,
      `${start}[2].params.colour: is nothing that this item knows and has no effect`,
      `${start}[3]: is no item and is not shown`,
      `${start}[4].params.bannerUrl: is no address that is possible there; the item is not shown`,
    ])
  })
})

describe('files of outlines', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'designs-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const check = (banner: Record<string, Json>) =>
    faultsIn(folder, (_, project) => {
      project.dashboards = { mp: withOutline([{ type: 'DashboardBannerV2', params: banner }]) }
    })

  it('DSH-42: must be there, and be what their name says', async () => {
    await writeFile(join(folder, 'wide.webp'), 'no picture')
    await writeFile(join(folder, 'spare.webp'), 'no picture')
    expect(await check({ bannerUrl: 'gone.webp', mobileBannerUrl: 'wide.webp' })).toEqual([
      'error   project.json dashboards.mp.dashboard_config: there is no file "gone.webp"',
      'warning spare.webp: is not named anywhere',
      'error   wide.webp: is not image/webp, as its name says',
    ])
  })

  it('DSH-42: are not looked for by names that other documents have', async () => {
    expect(await check({ image: 'gone.webp' })).toEqual([
      expect.stringContaining('params.image: is nothing that this item knows'),
    ])
  })

  it('DSH-14: tiles of a map are a file of their own type', async () => {
    await writeFile(join(folder, 'town.pmtiles'), 'PMTiles\u0003 and more')
    await writeFile(join(folder, 'other.pmtiles'), 'tiles')
    const withTiles = (path: string) =>
      faultsIn(folder, (_, project) => {
        project.map_source = path
      })
    expect(await withTiles('town.pmtiles')).toEqual(['warning other.pmtiles: is not named anywhere'])
    expect(await withTiles('other.pmtiles')).toContain(
      'error   other.pmtiles: is not application/vnd.pmtiles, as its name says',
    )
    expect(await withTiles('logo.webp')).toEqual([expect.stringContaining('map_source')])
  })
})
