import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import { nodeDisk } from '../disk/disk.ts'
import { type FakePortal, startFakePortal } from '../testing/fake-portal.ts'
import { type FaultyDisk, faultyDisk } from '../testing/faulty-disk.ts'
import { newHostFolder, newTestHost, removeHostFolder, type TestHost } from '../testing/test-host.ts'

const CONFIG = '/api/v1/accounts/acc/projects/project/config?portal_id=mp'

describe('what the kiosk’s page is told to ask for first', () => {
  let folder: string
  let portal: FakePortal
  let host: TestHost
  let disk: FaultyDisk
  beforeEach(async () => {
    folder = newHostFolder()
    portal = await startFakePortal()
    portal.answers.set(CONFIG, JSON.stringify({ source_language: 'en' }))
    disk = faultyDisk()
    host = newTestHost(folder, { disk })
    await host.start()
  })
  afterEach(async () => {
    await host.stop()
    await portal.close()
    removeHostFolder(folder)
  })

  async function hints(): Promise<string[]> {
    const answer = await host.get('/')
    expect(answer.status).toBe(200)
    const page = await answer.text()
    const links = page.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]*)">/g)
    return [...links].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  }

  it('decision 36 is how the kiosk is, while there is nothing to show', async () => {
    expect(await hints()).toEqual(['/kiosk/v1/state'])
  })

  it('decision 36 is what the first unit is made of, in the project’s language', async () => {
    await host.synchroniseWith(portal.url)
    expect(await hints()).toEqual([
      '/kiosk/v1/state',
      CONFIG,
      '/configurator/v1/acc/project/mapping',
      '/bp/api/v1/sample_units/unit?account_id=acc&project_id=project&locale=en&deep=true',
      '/bp/api/v1/sample_units/u-1/catalog?account_id=acc&locale=en',
    ])
  })

  it.each([
    ['in a language that only a later portal knows', '{"source_language":"fr"}'],
    ['without a language', '{}'],
  ])('decision 36 leaves out what hangs on a project %s, and the page comes', async (_what, config) => {
    portal.answers.set(CONFIG, config)
    await host.synchroniseWith(portal.url)
    expect(await hints()).toEqual(['/kiosk/v1/state', CONFIG, '/configurator/v1/acc/project/mapping'])
  })

  it('decision 36 leaves out what hangs on a project that the portal has refused, and the page comes', async () => {
    portal.intercept = (request, reply) => {
      if (request.url !== CONFIG) return false
      const errors = [{ field: null, code: 'NOT_FOUND', message: 'No.' }]
      reply.writeHead(404, { 'Content-Type': 'application/json' }).end(JSON.stringify({ errors }))
      return true
    }
    await host.synchroniseWith(portal.url)
    expect(await hints()).toEqual(['/kiosk/v1/state', CONFIG, '/configurator/v1/acc/project/mapping'])
  })

  it('decision 36 keeps no page waiting for a disk that hangs', async () => {
    await host.synchroniseWith(portal.url)
    disk.read = (path) => (path.includes('answers') ? new Promise(() => undefined) : nodeDisk.read(path))
    expect(await hints()).toHaveLength(3)
  })

  it('decision 36 keeps no page waiting for a developer’s portal that hangs', async () => {
    await host.stop()
    const developers = { portal_url: portal.url, account_id: 'acc', project_id: 'project' }
    writeFileSync(join(host.dataDir, 'settings.json'), JSON.stringify(developers))
    portal.intercept = () => true
    // Longer than a test may take.
    host = newTestHost(folder, { limits: { stallMs: 60_000 } })
    await host.start()
    expect(await hints()).toEqual(['/kiosk/v1/state'])
  })

  it('decision 36 is in the language that is set for the device', async () => {
    const settings = { ...DEFAULT_DEVICE_SETTINGS, project_id: 'p-1', locale: 'de' as const }
    portal.settings = { ...portal.settings, settings }
    await host.synchroniseWith(portal.url)
    expect((await hints()).filter((address) => address.includes('locale='))).toEqual([
      '/bp/api/v1/sample_units/unit?account_id=acc&project_id=project&locale=de&deep=true',
      '/bp/api/v1/sample_units/u-1/catalog?account_id=acc&locale=de',
    ])
  })
})
