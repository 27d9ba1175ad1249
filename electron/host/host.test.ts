import { createHash, scryptSync } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { getStaffReport, KIOSK_PATH } from '#shared/contracts/kiosk/host.contract.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import { faultyDisk } from './testing/faulty-disk.ts'
import { FAKE_CODE, type FakePortal, startFakePortal } from './testing/fake-portal.ts'
import { keyFileBox } from './testing/key-file-box.ts'
import { EVENTS, event } from './testing/sending-kiosk.ts'
import { newHostFolder, newTestHost, removeHostFolder, type TestHost, until } from './testing/test-host.ts'

let folder: string
let portal: FakePortal
let host: TestHost

beforeEach(async () => {
  folder = newHostFolder()
  portal = await startFakePortal()
  host = newTestHost(folder)
  await host.start()
})

afterEach(async () => {
  await host.stop()
  await portal.close()
  removeHostFolder(folder)
})

async function restart(): Promise<void> {
  await host.stop()
  host = newTestHost(folder)
  await host.start()
}

describe('a host of the kiosk', () => {
  it('KSK-1 serves the bundle as a kiosk, with the policy of the pages', async () => {
    const page = await host.get('/mp/acc/project/unit/configurator/kitchen')
    expect(await page.text()).toContain('<html data-shell="kiosk" lang="de">')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'; script-src 'self'")
    expect(page.headers.get('cache-control')).toBe('no-store')
    const script = await host.get('/assets/index-D4f8s_1a.js')
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect((await host.get('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml')
  })

  it.each([
    '/service-worker.js',
    '/assets/missing.js',
    '/assets/../../data/secret.key',
    '/%2e%2e/secret.key',
    '/pages.json',
  ])('has no file at %s', async (path) => {
    const answer = await host.get(path)
    const text = await answer.text()
    expect(answer.status === 404 || text.includes('data-shell="kiosk"')).toBe(true)
    expect(text).not.toContain('keep()')
  })

  it('KSK-16 lets frames show the booking form and the hosts that an admin has allowed, and nobody else', async () => {
    const settings = {
      ...portal.settings.settings,
      return_url: 'https://www.example/start',
      booking_url: 'https://forms.example/book',
      allowed_hosts: ['maps.example:8443'],
    }
    portal.settings = { ...portal.settings, settings }
    await host.synchroniseWith(portal.url)
    const policy = (await host.get('/')).headers.get('content-security-policy')
    expect(policy).toContain("; frame-src 'self' https://www.example https://forms.example https://maps.example:8443;")
  })

  it('shows the portal’s project even where the disk does nothing at all', async () => {
    const disk = faultyDisk()
    disk.fault = () => 'broken'
    disk.makeFolder = () => Promise.reject(new Error('read-only'))
    await host.stop()
    host = newTestHost(folder, { disk })
    await host.start()
    expect((await host.get('/')).status).toBe(200)
    expect((await host.state()).stage).toBe('unpaired')
    await host.pairWith(portal.url)
    const [name = '', content = Buffer.alloc(0)] = [...portal.files][0] ?? []
    const [call = '', text = ''] = [...portal.answers][0] ?? []
    expect(Buffer.from(await (await host.get(`/files/${name}`)).arrayBuffer()).equals(content)).toBe(true)
    expect(await (await host.get(call)).text()).toBe(text)
  })

  it('answers nobody but its own page', async () => {
    const elsewhere = { Origin: 'https://forms.example' }
    expect((await host.post(`${KIOSK_PATH}/visits/end`, {}, elsewhere)).status).toBe(403)
    expect((await host.get(`${KIOSK_PATH}/state`, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await host.post('/mp/api/v1/tracking_events', {}, elsewhere)).status).toBe(403)
    expect((await host.handleRequest(new Request('app://other/'))).status).toBe(403)
    expect((await host.post(`${KIOSK_PATH}/visits/end`, {}, { 'Content-Type': 'text/plain' })).status).toBe(415)
    expect(host.shellCalls).toEqual([])
  })

  it('writes nothing on the portal but what visitors send', async () => {
    await host.pairWith(portal.url)
    for (const path of [
      '/api/v1/tokens',
      '/bp/api/v1/units/u-1/configuration',
      '/mp/api/v1/units/u-1/prospect_configurations',
    ]) {
      expect((await host.post(path, {})).status, path).toBe(405)
    }
    expect(portal.received).toEqual([])
  })

  it('shows a whole project from the disk once it is synchronised, without network and after a restart', async () => {
    await host.synchroniseWith(portal.url)
    await portal.close()
    await restart()
    const state = await host.state()
    expect(state).toMatchObject({ stage: 'ready', accountId: 'acc', startUnit: 'u-1', isOnline: false })
    expect(state.synchronisedAt).not.toBeNull()
    for (const [name, content] of portal.files) {
      const answer = await host.get(`/files/${name}?width=640`)
      expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
    }
    for (const [call, text] of portal.answers) {
      expect(await (await host.get(call.replace('/acc/', '/%61cc/'))).text()).toBe(text)
    }
    expect((await host.get('/api/v1/accounts/acc/legal')).status).toBe(504)
  })

  it('keeps what it shows whole while the portal has news, and then shows the news', async () => {
    await host.synchroniseWith(portal.url)
    const call = [...portal.answers.keys()][0] ?? ''
    portal.publish()
    const before = await (await host.get(call)).text()
    expect(before).toContain('Edition 1')
    await until(async () => (await (await host.get(call)).text()).includes('Edition 2'))
    for (const name of portal.files.keys()) expect((await host.get(`/files/${name}`)).status).toBe(200)
  })

  it('decision 36 shows new prices on a full disk in the place of files that no project needs', async () => {
    const disk = faultyDisk()
    await host.stop()
    host = newTestHost(folder, { disk, limits: { reportMs: 40 } })
    await host.start()
    await host.synchroniseWith(portal.url)
    portal.files.clear()
    portal.publish(3)
    await until(async () => (await host.state()).manifestRevision === 'edition-2')
    const files = () =>
      readdirSync(join(host.dataDir, 'files'), { recursive: true, encoding: 'utf8' }).filter((path) =>
        path.endsWith('.webp'),
      )
    const before = files().length
    disk.fault = (operation, path) =>
      operation === 'write' && !path.includes('/files/') && files().length === before ? 'full' : null
    portal.publish(0)
    await until(async () => (await host.state()).manifestRevision === 'edition-3')
    expect(files()).toHaveLength(3)
  })

  it('never shows a wrong byte of a file or an answer, and repairs it from the portal', async () => {
    await host.synchroniseWith(portal.url)
    spoilAll(join(host.dataDir, 'files'))
    spoilAll(join(host.dataDir, 'answers'))
    const [name = '', content = Buffer.alloc(0)] = [...portal.files][0] ?? []
    const [call = '', text = ''] = [...portal.answers][0] ?? []
    expect(Buffer.from(await (await host.get(`/files/${name}`)).arrayBuffer()).equals(content)).toBe(true)
    expect(await (await host.get(call)).text()).toBe(text)
    await until(() => portal.reports.length > 0)
    spoilAll(join(host.dataDir, 'files'))
    await portal.close()
    const offline = await host.get(`/files/${name}`)
    expect(offline.status).toBe(504)
    expect(readdirSync(join(host.dataDir, 'files', name.slice(0, 2)))).not.toContain(name)
  })

  it('decision 37 asks to be paired anew when its token no longer holds, and then shows what it has kept', async () => {
    await host.synchroniseWith(portal.url)
    portal.revoke()
    await restart()
    await until(() => !isPaired(host))
    expect(await host.state()).toMatchObject({ stage: 'unpaired', isRevoked: true, project: null, units: [] })
    const again = await host.post(`${KIOSK_PATH}/pairing`, { portal_url: portal.url, code: 'XXXXXXXX' })
    expect(await again.json()).toEqual({ outcome: 'code' })
    const filesAsked = () => portal.asked.filter((line) => line.includes('/files/')).length
    const before = filesAsked()
    await host.pairWith(portal.url)
    expect(await host.state()).toMatchObject({ stage: 'ready', isRevoked: false, manifestRevision: 'edition-1' })
    await until(() => portal.reports.at(-1)?.manifestRevision === 'edition-1')
    expect(filesAsked()).toBe(before)
  })

  it('goes on showing what it has where the system does not give the token, and warns the staff', async () => {
    await host.synchroniseWith(portal.url)
    await host.stop()
    const box = keyFileBox(join(folder, 'secret.key'))
    let isLocked = true
    const secretBox = {
      ...box,
      decrypt: (sealed: Uint8Array) => (isLocked ? Promise.reject(new Error('locked')) : box.decrypt(sealed)),
    }
    host = newTestHost(folder, { secretBox })
    await host.start()
    expect(await host.state()).toMatchObject({ stage: 'ready', isRevoked: false })
    isLocked = false
    await host.stop()
    host = newTestHost(folder, { secretBox, limits: { reportMs: 40 } })
    isLocked = true
    await host.start()
    // Longer than a key ring takes after a start.
    const end = Date.now() + 600
    await until(() => Date.now() > end)
    expect(await host.state()).toMatchObject({ stage: 'ready', isRevoked: false, project: { id: 'p-1' } })
    const reports = portal.reports.length
    isLocked = false
    await until(() => portal.reports.length > reports)
    expect(portal.reports.at(-1)?.errors.map(({ code }) => code)).toContain('DEVICE_TOKEN_LOST')
  })

  it('goes on showing what it has after a restart where the system keeps no secrets, and warns the staff', async () => {
    const none = () => Promise.reject(new Error('no keyring'))
    const secretBox = { encrypt: none, decrypt: none, strength: () => Promise.resolve('none' as const) }
    await host.stop()
    host = newTestHost(folder, { secretBox })
    await host.start()
    await host.synchroniseWith(portal.url)
    await host.stop()
    const pin = '480215'
    writeFileSync(join(host.dataDir, 'settings.json'), JSON.stringify({ staff_pin_hash: computeHash(pin) }))
    host = newTestHost(folder, { secretBox })
    await host.start()
    expect(await host.state()).toMatchObject({ stage: 'ready', isRevoked: false, project: { id: 'p-1' } })
    const entry = await (await host.post(`${KIOSK_PATH}/staff/sessions`, { pin })).json()
    const { token } = z.parse(z.object({ token: z.string() }), entry)
    const report = await (await host.post(`${KIOSK_PATH}/staff/report`, { token })).json()
    expect(report).toMatchObject({ secrets: 'none', device_name: null })
    expect(JSON.stringify(report)).toContain('"code":"DEVICE_TOKEN_LOST"')
    await host.pairWith(portal.url, token)
    expect((await host.state()).stage).toBe('ready')
    const mended = await (await host.post(`${KIOSK_PATH}/staff/report`, { token })).text()
    expect(mended).not.toContain('DEVICE_TOKEN_LOST')
  })

  it('decision 37 is paired anew by staff where the token is lost for good, and keeps project and outbox', async () => {
    const pin = '480215'
    portal.settings = { ...portal.settings, staff_pin_hash: computeHash(pin) }
    await host.synchroniseWith(portal.url)
    await until(async () => (await host.state()).hasStaffPin)
    const { port } = portal
    await portal.close()
    await host.post(EVENTS, event('bath'))
    await host.stop()
    loseToken(host.dataDir)
    host = newTestHost(folder, { limits: { reportMs: 200 } })
    await host.start()
    const { isLost, token } = await enterAsStaff(host, pin)
    // Not at once: a key ring may take its time.
    expect(await isLost()).toBe(false)
    await until(isLost)
    expect(await host.state()).toMatchObject({ stage: 'ready', project: { id: 'p-1' }, outboxLength: 1 })
    portal = await startFakePortal({ port })
    const withoutPin = await host.post(`${KIOSK_PATH}/pairing`, { portal_url: portal.url, code: FAKE_CODE })
    expect(withoutPin.status).toBe(401)
    await host.pairWith(portal.url, token)
    expect([await isLost(), (await host.state()).stage]).toEqual([false, 'ready'])
    await until(() => portal.received.length === 1)
    await until(() => portal.reports.length > 0)
  })

  it('decision 37 is paired anew by staff where the portal was restored from a time before it', async () => {
    const pin = '480215'
    portal.settings = { ...portal.settings, staff_pin_hash: computeHash(pin) }
    await host.synchroniseWith(portal.url)
    await until(async () => (await host.state()).hasStaffPin)
    const { isLost, token } = await enterAsStaff(host, pin)
    expect(await isLost()).toBe(false)
    portal.forget()
    await host.stop()
    host = newTestHost(folder, { limits: { reportMs: 40 } })
    await host.start()
    const anew = await enterAsStaff(host, pin)
    await until(anew.isLost)
    expect((await host.state()).stage).toBe('ready')
    await expect(host.pairWith(portal.url, token)).rejects.toThrow('401')
    await host.pairWith(portal.url, anew.token)
    expect(await anew.isLost()).toBe(false)
  })

  it('decision 37 goes on where the file that says whose it is has broken, and can be paired anew by staff', async () => {
    const pin = '480215'
    portal.settings = { ...portal.settings, staff_pin_hash: computeHash(pin) }
    await host.synchroniseWith(portal.url)
    await until(async () => (await host.state()).hasStaffPin)
    await host.stop()
    writeFileSync(join(host.dataDir, 'device.json'), '{"sha256":')
    host = newTestHost(folder)
    await host.start()
    expect(await host.state()).toMatchObject({ stage: 'ready', project: { id: 'p-1' }, portalUrl: portal.url })
    await host.post(EVENTS, event('bath'))
    await until(() => portal.received.length === 1)
    const { isLost, token } = await enterAsStaff(host, pin)
    expect(await isLost()).toBe(true)
    await host.pairWith(portal.url, token)
    expect([await isLost(), (await host.state()).stage]).toEqual([false, 'ready'])
  })

  it('shows nothing of a project that was taken away where the token is lost, too', async () => {
    await host.synchroniseWith(portal.url)
    portal.settings = { ...portal.settings, revision: 2, settings: { ...portal.settings.settings, project_id: null } }
    await restart()
    await until(async () => (await host.state()).stage === 'waiting')
    await host.stop()
    const box = keyFileBox(join(folder, 'secret.key'))
    host = newTestHost(folder, { secretBox: { ...box, decrypt: () => Promise.reject(new Error('locked')) } })
    await host.start()
    expect(await host.state()).toMatchObject({ project: null, units: [], isRevoked: false })
  })

  it('decision 37 goes by the address and the project that its own file sets, also where it is paired', async () => {
    await host.synchroniseWith(portal.url)
    await until(async () => (await host.state()).settings.projectId === 'p-1')
    await portal.close()
    const moved = await startFakePortal()
    moved.settings = portal.settings
    writeFileSync(join(host.dataDir, 'settings.json'), JSON.stringify({ portal_url: moved.url, project_id: 'p-2' }))
    await restart()
    // The project is still to be seen while its new address is asked.
    expect(await host.state()).toMatchObject({ stage: 'ready', portalUrl: moved.url })
    await until(() => moved.asked.includes('GET /api/v1/device/manifest?project_id=p-2'))
    expect(moved.reports.at(-1)).toMatchObject({ projectId: 'p-2' })
    expect((await host.state()).settings.projectId).toBe('p-2')
    await until(() => moved.asked.some((line) => line.startsWith('GET /files/')))
    moved.revoke()
    await host.stop()
    host = newTestHost(folder, { limits: { reportMs: 40 } })
    await host.start()
    await until(async () => (await host.state()).isRevoked)
    const elsewhere = await host.post(`${KIOSK_PATH}/pairing`, { portal_url: portal.url, code: FAKE_CODE })
    expect(await elsewhere.json()).toEqual({ outcome: 'address' })
    await moved.close()
  })

  it('shows nothing of a device whose project was taken away', async () => {
    await host.synchroniseWith(portal.url)
    portal.settings = { ...portal.settings, revision: 2, settings: { ...portal.settings.settings, project_id: null } }
    portal.withdraw()
    await restart()
    await until(async () => (await host.state()).stage === 'waiting')
    expect((await host.state()).units).toEqual([])
  })

  it('starts from broken files of every kind, and tells the portal so', async () => {
    await host.synchroniseWith(portal.url)
    await host.stop()
    for (const name of ['current.json', 'previous.json', 'portal-settings.json', 'checked.json']) {
      writeFileSync(join(host.dataDir, name), '{"sha256":"0","value":{}')
    }
    writeFileSync(join(host.dataDir, 'settings.json'), 'not json')
    writeFileSync(join(host.dataDir, 'outbox/key.json'), '')
    for (const name of ['current.json.7-1.part', 'outbox/key.json.7-2.part'])
      writeFileSync(join(host.dataDir, name), 'half')
    host = newTestHost(folder)
    await host.start()
    await until(async () => (await host.state()).stage === 'ready')
    await until(() => portal.reports.some(({ errors }) => errors.some(({ code }) => code === 'MANIFEST_BROKEN')))
    const names = readdirSync(host.dataDir, { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
    const codes = portal.reports.flatMap(({ errors }) => errors.map(({ code }) => code))
    expect(codes).toEqual(expect.arrayContaining(['SETTINGS_BROKEN', 'OUTBOX_KEY_BROKEN']))
  })
})

/** As the portal keeps a PIN. */
function computeHash(pin: string): string {
  const hash = scryptSync(pin, 'salt-of-test', 32, { N: 1_024, r: 8, p: 1 }).toString('base64url')
  return `scrypt$1024$8$1$c2FsdC1vZi10ZXN0$${hash}`
}

/** Enters the staff mode. `isLost`: whether it says that the portal does not know the device any more. */
async function enterAsStaff(of: TestHost, pin: string) {
  const entry = await (await of.post(`${KIOSK_PATH}/staff/sessions`, { pin })).json()
  const { token } = z.parse(z.object({ token: z.string() }), entry)
  const isLost = async () => {
    const report = await (await of.post(`${KIOSK_PATH}/staff/report`, { token })).json()
    return fromWire(z.parse(getStaffReport.answer, report)).isTokenLost
  }
  return { isLost, token }
}

function isPaired(of: TestHost): boolean {
  return !readFileSync(join(of.dataDir, 'device.json'), 'utf8').includes('"sealed_token": null')
}

/** As after a keyring that was made anew: what it sealed before does not open any more. */
function loseToken(dataDir: string): void {
  const path = join(dataDir, 'device.json')
  const { value } = z.parse(
    z.object({ value: z.record(z.string(), z.unknown()) }),
    JSON.parse(readFileSync(path, 'utf8')),
  )
  const lost = { ...value, sealed_token: Buffer.alloc(60, 7).toString('base64') }
  const sha256 = createHash('sha256').update(JSON.stringify(lost)).digest('hex')
  writeFileSync(path, JSON.stringify({ sha256, value: lost }))
}

/** Turns one bit in every file below a folder. */
function spoilAll(below: string): void {
  for (const entry of readdirSync(below, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    writeFileSync(path, bytes)
  }
}
