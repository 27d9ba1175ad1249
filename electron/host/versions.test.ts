import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DeviceReportSchema } from '#shared/contracts/entities/device.schema.ts'
import { reportDevice } from '#shared/contracts/http/devices.contract.ts'
import { openDocument } from './disk/document.ts'
import { nodeDisk } from './disk/disk.ts'
import { createFaultLog } from './kernel/faults.ts'
import { type FakePortal, startFakePortal } from './testing/fake-portal.ts'
import { newHostFolder, newTestHost, removeHostFolder, type TestHost, until } from './testing/test-host.ts'

let folder: string
let portal: FakePortal
let host: TestHost

beforeEach(async () => {
  folder = newHostFolder()
  portal = await startFakePortal()
  host = newTestHost(folder, { limits: { reportMs: 40 } })
  await host.start()
})

afterEach(async () => {
  await host.stop()
  await portal.close()
  removeHostFolder(folder)
})

describe('decision 37: a portal that is not of the kiosk’s version', () => {
  it('is understood as far as the kiosk can: manifest, settings and orders', async () => {
    const manifest = portal.manifest()
    const [first] = manifest?.attract ?? []
    portal.more = {
      manifest: {
        season: 'winter',
        units: [{ id: 'u-1', slug: 'unit', name: 'Made-up unit', mood: 'warm' }],
        files: [...(manifest?.files ?? []), { path: '/streams/film.m3u8', bytes: 7 }],
        attract: [{ film: '/streams/film.m3u8' }, first],
      },
      settings: { theme: 'dark', locale: 'fr', idle_seconds: 5, return_label: 'Zum Modell' },
      report: {
        orders: [
          { id: 'o-1', order: 'update', version: 2 },
          { id: 'o-2', order: 'reset' },
        ],
        more: true,
      },
    }
    await host.synchroniseWith(portal.url)
    await until(async () => (await host.state()).resetOrders === 1)
    const state = await host.state()
    expect(state).toMatchObject({ stage: 'ready', attract: [first], manifestRevision: 'edition-1' })
    expect(state.settings).toMatchObject({ locale: null, idleSeconds: 90, returnLabel: 'Zum Modell' })
    expect(state.settings).not.toHaveProperty('theme')
    const codes = portal.reports.flatMap(({ errors }) => errors.map(({ code }) => code))
    expect(codes.filter((code) => /INVALID|BROKEN|MISSING/.test(code))).toEqual([])
  })

  it('is told how the keys are kept in words that an older portal leaves out, and takes the rest of the report', () => {
    const report = {
      program_version: '9.0.0',
      manifest_revision: null,
      synchronised_at: null,
      cache_bytes: 7,
      free_bytes: null,
      outbox_length: 0,
      outbox_refused: 0,
      errors: [],
    }
    const { secrets, ...rest } = z.parse(reportDevice.body, { ...report, secrets: 'in-a-chip' })
    expect([secrets, rest]).toEqual([undefined, report])
    expect(z.parse(reportDevice.body, { ...report, secrets: 'weak' }).secrets).toBe('weak')
    expect(z.parse(DeviceReportSchema, { ...report, secrets: 7 })).toMatchObject(report)
  })

  it('is asked anew for settings and manifest after a start, for the program may understand more of them', async () => {
    await host.synchroniseWith(portal.url)
    await until(async () => (await host.state()).settings.projectId === 'p-1')
    await host.stop()
    // As an older program, which knew neither the label nor the pictures, has left them behind.
    await change('portal-settings.json', (kept) => ({ ...kept, settings: { project_id: 'p-1' } }))
    await change('current.json', (kept) => ({ ...kept, manifest: { ...Object(kept['manifest']), attract: [] } }))
    const settings = { ...portal.settings.settings, return_label: 'Zum Modell' }
    portal.settings = { ...portal.settings, settings }
    host = newTestHost(folder, { limits: { reportMs: 40 } })
    await host.start()
    expect(await host.state()).toMatchObject({ attract: [] })
    await until(async () => (await host.state()).settings.returnLabel === 'Zum Modell')
    await until(async () => (await host.state()).attract.length === 1)
  })

  it('is not followed without a project that can be read: what was shown stays', async () => {
    await host.synchroniseWith(portal.url)
    await until(async () => (await host.state()).settings.projectId === 'p-1')
    portal.more = { settings: { project_id: ['p-1', 'p-2'] } }
    portal.settings = { ...portal.settings, revision: 2 }
    await until(() =>
      portal.reports.some(({ errors }) => errors.some(({ code }) => code === 'SETTINGS_ANSWER_INVALID')),
    )
    expect(await host.state()).toMatchObject({ stage: 'ready', settings: { projectId: 'p-1' } })
  })
})

/** Changes a file of the host with a right hash over it. */
async function change(name: string, how: (value: Record<string, unknown>) => Record<string, unknown>): Promise<void> {
  const path = join(host.dataDir, name)
  const schema = z.object({ value: z.record(z.string(), z.unknown()) })
  const { value } = z.parse(schema, JSON.parse(readFileSync(path, 'utf8')))
  writeFileSync(path, '')
  const options = { disk: nodeDisk, path, faults: createFaultLog(Date.now), now: Date.now, brokenCode: 'BROKEN' }
  await openDocument({ ...options, schema: z.record(z.string(), z.unknown()) }).write(how(value))
}
