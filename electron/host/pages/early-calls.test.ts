import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import { type FakePortal, startFakePortal } from '../testing/fake-portal.ts'
import { newHostFolder, newTestHost, removeHostFolder, type TestHost } from '../testing/test-host.ts'

const CONFIG = '/api/v1/accounts/acc/projects/project/config?portal_id=mp'

describe('what the kiosk’s page is told to ask for first', () => {
  let folder: string
  let portal: FakePortal
  let host: TestHost
  beforeEach(async () => {
    folder = newHostFolder()
    portal = await startFakePortal()
    portal.answers.set(CONFIG, JSON.stringify({ source_language: 'en' }))
    host = newTestHost(folder)
    await host.start()
  })
  afterEach(async () => {
    await host.stop()
    await portal.close()
    removeHostFolder(folder)
  })

  async function hints(): Promise<string[]> {
    const page = await (await host.get('/')).text()
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
      '/bp/api/v1/sample_units/u-1/catalog?locale=en',
    ])
  })

  it('decision 36 is in the language that is set for the device', async () => {
    const settings = { ...DEFAULT_DEVICE_SETTINGS, project_id: 'p-1', locale: 'de' as const }
    portal.settings = { ...portal.settings, settings }
    await host.synchroniseWith(portal.url)
    expect((await hints()).filter((address) => address.includes('locale='))).toEqual([
      '/bp/api/v1/sample_units/unit?account_id=acc&project_id=project&locale=de&deep=true',
      '/bp/api/v1/sample_units/u-1/catalog?locale=de',
    ])
  })
})
