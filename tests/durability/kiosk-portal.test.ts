import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DeviceManifestSchema } from '#shared/contracts/entities/device.schema.ts'
import { createPairingCode, listDevices } from '#shared/contracts/http/devices.contract.ts'
import { listProspectConfigurations } from '#shared/contracts/http/prospects.contract.ts'
import { getTrackingReport } from '#shared/contracts/http/tracking.contract.ts'
import { BUYERS, bearer, logIn } from '#tests/support/api-client.ts'
import { newSampleFolder } from '#tests/support/one-template.ts'
import { type Portal, removeFolder, startPortal } from '#tests/support/portal.ts'
import {
  newHostFolder,
  newTestHost,
  removeHostFolder,
  type TestHost,
  until,
} from '../../electron/host/testing/test-host.ts'

const LIMITS = { reportMs: 200, backOffMs: 50, maxBackOffMs: 500, stallMs: 10_000, pageCallMs: 10_000, saveMs: 3_000 }
const EVENTS = 25

describe('KSK decision 36: a kiosk and its real portal', () => {
  let portalFolder: string
  const folder = newHostFolder()
  let portal: Portal
  let host: TestHost
  let admin: Record<string, string>

  beforeAll(async () => {
    portalFolder = await newSampleFolder('kiosk-portal')
    portal = await startPortal({ dataFolder: portalFolder })
    admin = bearer(await logIn(portal.url, BUYERS.admin.email))
    host = newTestHost(folder, { limits: LIMITS })
    await host.start()
  })

  afterAll(async () => {
    try {
      await host.stop()
      await portal.kill()
    } finally {
      removeFolder(portalFolder)
      removeHostFolder(folder)
    }
  })

  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const headers = { ...admin, 'content-type': 'application/json' }
    const answer = await fetch(portal.url + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  async function device() {
    const [found] = z.parse(listDevices.answer, await ask('GET', listDevices.path))
    if (found === undefined) throw new Error('There is no device')
    return found
  }

  function manifest() {
    const Kept = z.object({ value: z.object({ manifest: DeviceManifestSchema }) })
    return z.parse(Kept, JSON.parse(readFileSync(join(host.dataDir, 'current.json'), 'utf8'))).value.manifest
  }

  /** Addresses that the host answers with something else than `expected`, or not at all. */
  async function differences(expected: ReadonlyMap<string, string>): Promise<string[]> {
    const wrong: string[] = []
    for (const [path, text] of expected) {
      const answer = await host.get(path)
      const body = Buffer.from(await answer.arrayBuffer()).toString('base64')
      if (body !== text) wrong.push(`${path}: ${answer.status}`)
    }
    return wrong
  }

  /** What the portal says to everything that a project needs. */
  async function wholeProject(): Promise<Map<string, string>> {
    const { calls, files } = manifest()
    const paths = [...calls, ...files.map(({ path }) => path)]
    const whole = new Map<string, string>()
    for (const path of paths) {
      const answer = await fetch(portal.url + path)
      whole.set(path, Buffer.from(await answer.arrayBuffer()).toString('base64'))
    }
    return whole
  }

  let expected = new Map<string, string>()

  it('pairs with a code, fetches the project that an admin sets, and reports it', async () => {
    const { code } = z.parse(createPairingCode.answer, await ask('POST', createPairingCode.path, { name: 'Stand 1' }))
    const paired = await host.post('/kiosk/v1/pairing', { portal_url: portal.url, code })
    expect(await paired.json()).toEqual({ outcome: 'paired' })
    expect((await host.state()).stage).toBe('waiting')
    const { id, name, settings, settings_revision: revision } = await device()
    await ask('PUT', `${listDevices.path}/${id}`, {
      revision,
      name,
      settings: { ...settings, project_id: 'lindenhof' },
    })
    await until(async () => (await host.state()).stage === 'ready', 90_000)
    expect((await host.state()).units.length).toBeGreaterThanOrEqual(3)
    await until(async () => (await device()).report?.manifest_revision === (await device()).manifest_revision)
    expect((await device()).report?.errors).toEqual([])
  })

  it('shows every file and answer as the portal does, with and without it', async () => {
    expected = await wholeProject()
    expect(expected.size).toBeGreaterThan(500)
    expect(await differences(expected)).toEqual([])
    expect(await portal.stop()).toBe(0)
    await host.stop()
    host = newTestHost(folder, { limits: LIMITS })
    await host.start()
    expect(await differences(expected)).toEqual([])
    expect((await host.state()).stage).toBe('ready')
  })

  it('delivers what visitors sent without network, once', async () => {
    const save = await host.post('/kiosk/v1/units/lindenhof-musterwohnung-3z/prospect_configurations?account_id=demo', {
      email: 'vera@example.com',
      name: 'Vera Visitor',
      comment: 'sent while the network was away',
      contact: { first_name: 'Vera', last_name: 'Visitor', phone: null },
      requests_contact: true,
      configuration: {
        buyer_selections: {},
        buyer_line_item_activations: {},
        buyer_design_line_selections: [],
        preview_image_urls: [],
      },
    })
    expect([save.status, await save.json()]).toEqual([200, { outcome: 'waiting' }])
    for (let sent = 0; sent < EVENTS; sent++) {
      const answer = await host.post('/mp/api/v1/tracking_events', { tracking_event: event(`room-${sent}`) })
      expect(answer.status).toBe(200)
    }
    expect((await host.state()).outboxLength).toBe(1 + EVENTS)
    portal = await startPortal({ dataFolder: portalFolder, port: portal.port })
    await until(async () => (await host.state()).outboxLength === 0, 60_000)
    expect((await host.state()).isOnline).toBe(true)
    admin = bearer(await logIn(portal.url, BUYERS.admin.email))
    const path = listProspectConfigurations.path.replace(':unit_id', 'lindenhof-musterwohnung-3z')
    const saved = z.parse(listProspectConfigurations.answer, await ask('GET', path))
    expect(saved.filter(({ comment }) => comment.startsWith('sent while'))).toHaveLength(1)
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const query = `project_id=lindenhof&from=${yesterday}&to=${tomorrow}`
    const report = z.parse(getTrackingReport.answer, await ask('GET', `${getTrackingReport.path}?${query}`))
    const counted = report.days.flatMap(({ counts }) => counts).filter((one) => one.event_type === 'room_opened')
    expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(EVENTS)
  })

  it('decision 37 asks to be paired anew when an admin takes the device out of the account, and keeps what it has', async () => {
    const { id } = await device()
    await ask('DELETE', `${listDevices.path}/${id}`)
    const file = join(host.dataDir, 'device.json')
    await until(() => readFileSync(file, 'utf8').includes('"sealed_token": null'))
    expect(await host.state()).toMatchObject({ stage: 'unpaired', isRevoked: true })
    expect(await differences(new Map([...expected].slice(0, 40)))).toEqual([])
  })
})

function event(label: string) {
  return {
    project_id: 'lindenhof',
    unit_id: 'lindenhof-musterwohnung-3z',
    event_type: 'room_opened',
    event_label: label,
    event_value: '',
    checksum: null,
    correlation_id: null,
    system_id: 'demo',
    portal_id: 'mp',
    event_url: '/mp/demo/lindenhof/musterwohnung-3z/configurator',
  }
}
