import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_DEVICE_SETTINGS } from '#shared/contracts/entities/device.schema.ts'
import { fromWire, toWire } from '#shared/contracts/wire.ts'
import { nodeDisk } from '../disk/disk.ts'
import { openDocument } from '../disk/document.ts'
import { createFaultLog, type FaultLog } from '../kernel/faults.ts'
import { portalOrigin } from '../portal/portal-origin.ts'
import { openDeviceSettings, type SettingsInForce } from './device-settings.ts'
import { FetchedSettingsSchema } from './fetched-settings.ts'
import { readLocalSettings } from './local-settings.ts'

let dataDir: string
let faults: FaultLog
const now = () => 7

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wohnwahl-settings-'))
  faults = createFaultLog(now)
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

async function opened(): Promise<SettingsInForce> {
  const base = { disk: nodeDisk, dataDir, faults, now }
  const path = join(dataDir, 'portal-settings.json')
  const kept = openDocument({ ...base, path, schema: FetchedSettingsSchema, brokenCode: 'SETTINGS_BROKEN' })
  return openDeviceSettings(await readLocalSettings(base), kept)
}

function writeLocal(text: string): void {
  writeFileSync(join(dataDir, 'settings.json'), text)
}

const DEFAULTS = fromWire(DEFAULT_DEVICE_SETTINGS)

const FETCHED = {
  revision: 3,
  settings: { ...DEFAULTS, projectId: 'from-portal', idleSeconds: 40, returnLabel: 'Portal' },
  staffPinHash: 'scrypt$portal',
}

describe('decision 37: the settings of a device', () => {
  it('are the defaults on a new device', async () => {
    const settings = await opened()
    expect(settings.current()).toEqual(DEFAULTS)
    expect([settings.revision(), settings.staffPinHash()]).toEqual([null, null])
    expect(faults.list()).toEqual([])
  })

  it('come from the portal, also after a new start, and the own file goes before them field by field', async () => {
    await (await opened()).accept(FETCHED)
    writeLocal('{ "return_label": "Zum Lageplan", "idle_seconds": 20 }')
    const settings = await opened()
    expect(settings.current()).toMatchObject({
      projectId: 'from-portal',
      returnLabel: 'Zum Lageplan',
      idleSeconds: 20,
      countdownSeconds: 15,
    })
    expect([settings.revision(), settings.staffPinHash()]).toEqual([3, 'scrypt$portal'])
  })

  it('leave the English words of the portal where they name none', async () => {
    await (await opened()).accept({ ...FETCHED, settings: { ...FETCHED.settings, returnLabelEn: 'To the model' } })
    writeLocal('{ "idle_seconds": 20 }')
    expect((await opened()).current().returnLabelEn).toBe('To the model')
  })

  it('leave what the portal says about the keyboard on the screen, and have it where nobody says anything', async () => {
    const { onScreenKeyboard: _, ...before } = FETCHED.settings
    const parsed = fromWire(z.parse(FetchedSettingsSchema, toWire({ ...FETCHED, settings: before })))
    expect(parsed.settings.onScreenKeyboard).toBe(true)
    await (await opened()).accept({ ...FETCHED, settings: { ...FETCHED.settings, onScreenKeyboard: false } })
    writeLocal('{ "idle_seconds": 20 }')
    expect((await opened()).current().onScreenKeyboard).toBe(false)
  })

  it.each(['not json', '[1]', '"text"', ''])('set a file aside that is %j, and say so', async (text) => {
    writeLocal(text)
    expect((await opened()).current()).toEqual(DEFAULTS)
    expect(existsSync(join(dataDir, 'settings.json'))).toBe(false)
    expect(readdirSync(dataDir)).toEqual(['settings.json.broken-7'])
    expect(faults.list()).toEqual([{ code: 'SETTINGS_BROKEN', at: '1970-01-01T00:00:00.007Z' }])
  })

  it('leave out a field that cannot hold, and take the others', async () => {
    writeLocal('\uFEFF{"idle_seconds": 2, "countdown_seconds": 30, "unknown": 1, "return_url": "javascript:alert(1)"}')
    const { idleSeconds, countdownSeconds, returnUrl } = (await opened()).current()
    expect([idleSeconds, countdownSeconds, returnUrl]).toEqual([90, 30, null])
    expect(faults.list().map(({ code }) => code)).toEqual(['SETTINGS_FIELD_INVALID'])
  })

  it('fall back to the defaults when what the portal sent has broken on the disk', async () => {
    await (await opened()).accept(FETCHED)
    writeFileSync(join(dataDir, 'portal-settings.json'), '{"sha256":"x","value":{"revision":3}}')
    const settings = await opened()
    expect([settings.current(), settings.revision()]).toEqual([DEFAULTS, null])
    expect(faults.list().map(({ code }) => code)).toEqual(['SETTINGS_BROKEN'])
  })
})

describe('the address of a portal', () => {
  it.each([
    ['https://wohnen.example', 'https://wohnen.example'],
    [' wohnen.example/bp/demo ', 'https://wohnen.example'],
    ['https://wohnen.example:8443/', 'https://wohnen.example:8443'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ])('%s is %s', (typed, origin) => expect(portalOrigin(typed)).toBe(origin))

  it.each([
    'http://wohnen.example',
    'ftp://wohnen.example',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://name:word@wohnen.example',
    '',
    'https://',
  ])('%j is none', (typed) => expect(portalOrigin(typed)).toBeNull())
})
