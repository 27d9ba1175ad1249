import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type * as z from 'zod/mini'
import { DEFAULT_DEVICE_SETTINGS, type DeviceSettingsOnWire } from '#shared/contracts/entities/device.schema.ts'
import type { getKioskState } from '#shared/contracts/kiosk/host.contract.ts'
import type { Host, HostOptions } from '../host/host.types.ts'
import { PROGRAM_HEADER } from '../host/kernel/program.ts'
import { HEALTHY_AFTER_MS } from './policy/updates.ts'
import { prepare, type ProgramOptions, start } from './program.ts'
import { readProgramSettings } from './program-settings.ts'
import { FakeEvent, fakeElectron, fakeLog, FakeNavigation } from './testing/fake-electron.ts'
import { testFolder } from './testing/test-folder.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

interface Given {
  settings?: Partial<DeviceSettingsOnWire>
  words?: string[]
  begins?: boolean
  startHost?: () => Promise<void>
  /** What the host answers when a visit ends; null = nothing, ever. */
  endStatus?: number | null
  mode?: 'kiosk' | 'window'
}

/** The whole program on fakes; only the host is a small one of the test's. */
function program({
  settings = {},
  words = [],
  begins = false,
  startHost,
  endStatus = 200,
  mode = 'kiosk',
}: Given = {}) {
  const electron = fakeElectron()
  const log = fakeLog()
  const calls: string[] = []
  const quiet: number[] = []
  const { done } = electron
  const repeated: { ms: number; what: () => void }[] = []
  let now = 1_000_000
  let elapsed = 0
  let given: HostOptions | null = null
  const device = { ...DEFAULT_DEVICE_SETTINGS, ...settings }
  const state: z.input<typeof getKioskState.answer> = {
    stage: 'ready',
    is_revoked: false,
    manifest_revision: null,
    program_version: '1.2.3',
    account_id: 'demo',
    project: null,
    units: [],
    start_unit: null,
    attract: [],
    settings: device,
    has_staff_pin: false,
    is_online: true,
    synchronised_at: null,
    synchronising: null,
    outbox_length: 0,
    reset_orders: 0,
    portal_url: 'https://portal.test',
  }
  const host: Host = {
    handleRequest(request) {
      const { pathname } = new URL(request.url)
      const isAsking = request.method === 'GET' && request.headers.has(PROGRAM_HEADER)
      calls.push(`${request.method} ${pathname}${isAsking ? ' (program)' : ''}`)
      if (pathname === '/kiosk/v1/visits/end')
        return endStatus === null
          ? new Promise(() => undefined)
          : Promise.resolve(new Response('{}', { status: endStatus }))
      if (pathname === '/kiosk/v1/state') return Promise.resolve(Response.json(state))
      return Promise.resolve(new Response('<p>page', { headers: { 'content-type': 'text/html' } }))
    },
    start: startHost ?? (() => Promise.resolve(void done.push('host started'))),
    stop: () => Promise.resolve(void done.push('host stopped')),
  }
  const dataFolder = testFolder('program')
  const options: ProgramOptions = {
    electron: electron.parts,
    settings: { updates: null, window: mode, startAtLogin: true },
    dataFolder,
    rendererFolder: '/bundle',
    createHost(wanted) {
      given = wanted
      return host
    },
    updates: {
      begin: () => begins,
      healthy: () => void done.push('healthy'),
      look: (portal) => Promise.resolve(void done.push(`looked for versions: ${portal}`)),
      installIfQuiet: (secondsIdle) => void quiet.push(secondsIdle),
    },
    log,
    words,
    environment: {},
    now: () => now,
    elapsed: () => elapsed,
    after(ms, what) {
      const timer = setTimeout(what, Math.min(ms, 30))
      return () => clearTimeout(timer)
    },
    every: (ms, what) => void repeated.push({ ms, what }),
    relaunch: () => void done.push('relaunched'),
  }
  const tick = (ms = 10_000) => {
    now += ms
    elapsed += ms
    for (const one of repeated) if (one.ms <= 10_000) one.what()
  }
  const setClock = (ms: number) => void (now += ms)
  return { ...electron, log, calls, quiet, options, tick, setClock, dataFolder, given: () => given }
}

describe('before Electron is ready', () => {
  it('the sandbox is on for everything, swipes and pinches are off, and the own scheme is like https', () => {
    const { options, app, schemes } = program()
    expect(prepare(options)).toBe(true)
    expect(app.isSandboxed).toBe(true)
    expect(Object.fromEntries(app.switches)).toEqual({
      'overscroll-history-navigation': '0',
      'disable-pinch': '',
      'touch-events': 'enabled',
    })
    const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true }
    expect(schemes).toEqual([{ scheme: 'app', privileges }])
  })

  it('decision 37: the program ends when it was opened with a switch that unlocks it', () => {
    const { options, log, app } = program({ words: ['--remote-debugging-port=9222'] })
    expect(prepare(options)).toBe(false)
    expect(log.lines).toEqual(['SWITCH_REFUSED remote-debugging-port'])
    expect(prepare({ ...options, words: [], environment: { NODE_OPTIONS: '--inspect' } })).toBe(false)
    expect(log.lines.at(-1)).toBe('SWITCH_REFUSED NODE_OPTIONS')
    app.isPackaged = false
    expect(prepare(options)).toBe(true)
  })

  it('the program runs once', () => {
    const { options, app } = program()
    app.isFirst = false
    expect(prepare(options)).toBe(false)
  })

  it('another version takes over', () => {
    expect(prepare(program({ begins: true }).options)).toBe(false)
  })
})

describe('the program', () => {
  it('decision 36: opens the window, keeps the screen awake, starts with the machine and has no menu', async () => {
    const { options, windows, app, done, given } = program()
    await start(options)
    await settled()
    expect(windows.map((window) => window.loaded)).toEqual([['app://kiosk/']])
    expect(app.loginItem).toEqual({ openAtLogin: true })
    expect(done).toEqual(['menu', 'awake', 'host started', 'looked for versions: https://portal.test'])
    expect(given()).toMatchObject({ origin: 'app://kiosk', rendererDir: '/bundle', programVersion: '1.2.3' })
  })

  it.each([
    ['cannot start', () => Promise.reject(new Error('no disk'))],
    ['takes for ever', () => new Promise<void>(() => undefined)],
  ])('opens the window also when the host %s', async (_title, startHost) => {
    const { options, windows } = program({ startHost })
    await start(options)
    expect(windows).toHaveLength(1)
  })

  it('answers its own scheme with the host, documents in a sandbox', async () => {
    const { options, session, calls } = program()
    await start(options)
    const answer = await session.handled.get('app')?.(
      new Request('app://kiosk/mp/demo', { headers: { accept: 'text/html' } }),
    )
    expect(answer?.headers.get('content-security-policy')).toMatch(/^sandbox /)
    expect(calls).toContain('GET /mp/demo')
  })

  it('decision 36: says that it asks for itself, not in the page’s place', async () => {
    const { options, session, calls } = program()
    await start(options)
    await settled()
    expect(calls).toContain('GET /kiosk/v1/state (program)')
    await session.handled.get('app')?.(new Request('app://kiosk/kiosk/v1/state'))
    expect(calls.at(-1)).toBe('GET /kiosk/v1/state')
  })

  it('decision 37: guards the window by the settings that the host has, and by new ones when they come', async () => {
    const { options, windows, session, tick } = program({
      // Its host needs no listing.
      settings: { return_url: 'https://www.lindenhof.example/', allowed_hosts: [] },
    })
    await start(options)
    await settled()
    const goTo = (url: string) => {
      const event = new FakeNavigation(url, true)
      windows[0]?.webContents.emit('will-frame-navigate', event)
      return !event.defaultPrevented
    }
    expect(goTo('https://www.lindenhof.example/')).toBe(true)
    expect(goTo('https://www.google.com/')).toBe(false)
    expect(session.lets({ url: 'https://www.google.com/', resourceType: 'image' })).toBe(false)
    tick()
    await settled()
    expect(goTo('https://www.lindenhof.example/')).toBe(true)
  })

  it('KSK-20: shows pages as large as the screen wants them, also on one that wakes later than the machine', async () => {
    const { options, windows, screen } = program()
    await start(options)
    expect(windows[0]?.options.webPreferences?.zoomFactor).toBe(1)
    screen.size = { width: 3_840, height: 2_160 }
    screen.emit('display-metrics-changed')
    expect(windows[0]?.webContents.zoom).toBe(2)
    screen.size = { width: 7_680, height: 4_320 }
    windows[0]?.emit('resize')
    expect(windows[0]?.webContents.zoom).toBe(4)
    screen.size = { width: 1_920, height: 1_080 }
    windows[0]?.webContents.emit('did-finish-load')
    expect(windows[0]?.webContents.zoom).toBe(1)
  })

  it('KSK-20: leaves a screen alone that changes while there is no window to be seen on it', async () => {
    const { options, windows, screen } = program()
    await start(options)
    windows[0]?.destroy()
    screen.size = { width: 3_840, height: 2_160 }
    screen.emit('display-removed')
    expect(windows[0]?.webContents.zoom).toBeNull()
  })

  it('KSK-20: a window for trying things out keeps its size', async () => {
    const { options, windows, screen } = program({ mode: 'window' })
    screen.size = { width: 3_840, height: 2_160 }
    await start(options)
    screen.emit('display-metrics-changed')
    windows[0]?.webContents.emit('did-finish-load')
    expect(windows[0]?.options.webPreferences?.zoomFactor).toBeUndefined()
    expect(windows[0]?.webContents.zoom).toBeNull()
  })

  it('a second start brings the window to the front, whatever it was started with', async () => {
    const { options, windows, app } = program()
    await start(options)
    app.emit('second-instance', new FakeEvent(), ['program', 'https://evil.test/'], '/')
    expect(windows[0]?.focused).toBe(1)
    expect(windows[0]?.loaded).toEqual(['app://kiosk/'])
    expect(app.listenerCount('window-all-closed')).toBe(1)
  })

  it('staff restart it and leave it, after the host has put everything away', async () => {
    const { options, app, done, given } = program()
    await start(options)
    await settled()
    given()?.shell.restart()
    await settled()
    expect(done.slice(-2)).toEqual(['host stopped', 'relaunched'])
    given()?.shell.leave()
    await settled()
    expect(app.exits).toEqual([0])
  })

  it('decision 35: forgets what the browser has of a visit, in memory, history and clipboard', async () => {
    const { options, session, windows, done, given } = program()
    await start(options)
    await given()?.shell.clearBrowserData()
    expect(session.cleared.toSorted()).toEqual(['auth', 'cache', 'names', 'storage'])
    expect(windows[0]?.webContents.historyCleared).toBe(1)
    expect(done).toContain('clipboard')
  })

  it('decision 35: ends a visit that was left on the page behind the return button, by what the window has seen', async () => {
    const { options, windows, calls, quiet, tick } = program()
    await start(options)
    const contents = windows[0]?.webContents
    if (!contents) throw new Error('no window')
    contents.address = 'https://www.lindenhof.example/'
    // The system says 0 all the time, as under cage.
    for (let count = 0; count < 12; count += 1) {
      tick()
      contents.emit('input-event', new FakeEvent(), { type: 'touchStart' })
    }
    expect(calls).not.toContain('POST /kiosk/v1/visits/end')
    for (let count = 0; count < 11; count += 1) tick()
    await settled()
    expect(calls).toContain('POST /kiosk/v1/visits/end')
    expect(windows[0]?.loaded).toEqual(['app://kiosk/', 'app://kiosk/'])
    expect(quiet.at(-1)).toBe(110)
  })

  it.each([
    ['forward', 3_600_000],
    ['back', -3_600_000],
  ])('decision 35: a visit neither ends nor stays open because the clock is set %s', async (_title, ms) => {
    const { options, windows, calls, tick, setClock } = program()
    await start(options)
    const contents = windows[0]?.webContents
    if (!contents) throw new Error('no window')
    contents.address = 'https://www.lindenhof.example/'
    contents.emit('input-event', new FakeEvent(), { type: 'touchStart' })
    setClock(ms)
    for (let count = 0; count < 10; count += 1) tick()
    await settled()
    expect(calls).not.toContain('POST /kiosk/v1/visits/end')
    tick()
    expect(calls).toContain('POST /kiosk/v1/visits/end')
  })

  it('decision 35: starts anew when the host does not say in time that a visit left behind is forgotten', async () => {
    const { options, windows, session, calls, done, tick } = program({ endStatus: null })
    await start(options)
    const contents = windows[0]?.webContents
    if (!contents) throw new Error('no window')
    contents.address = 'https://www.lindenhof.example/'
    for (let count = 0; count < 14; count += 1) tick()
    expect(calls.filter((call) => call === 'POST /kiosk/v1/visits/end')).toHaveLength(1)
    const page = await session.handled.get('app')?.(new Request('app://kiosk/', { headers: { accept: 'text/html' } }))
    expect(await page?.text()).toContain('Gleich geht es weiter')
    await vi.waitFor(() => expect(done.slice(-2)).toEqual(['host stopped', 'relaunched']))
  })

  it('decision 35: starts anew when something of a visit is left, and shows nobody anything of it until then', async () => {
    const { options, session, done } = program({ endStatus: 500 })
    await start(options)
    const app = session.handled.get('app')
    await app?.(new Request('app://kiosk/kiosk/v1/visits/end', { method: 'POST', body: '{}' }))
    const page = await app?.(new Request('app://kiosk/', { headers: { accept: 'text/html' } }))
    expect(await page?.text()).toContain('Gleich geht es weiter')
    await vi.waitFor(() => expect(done.slice(-2)).toEqual(['host stopped', 'relaunched']))
  })

  it('decision 36: gives the host Electron’s network, through the system’s proxy and certificates', async () => {
    const { options, portal, session, given } = program()
    await start(options)
    const fetch = given()?.fetch
    await fetch?.('https://portal.test/api/v1/device/settings', { headers: { Accept: 'application/json' } })
    expect(portal.asked).toEqual([
      { input: 'https://portal.test/api/v1/device/settings', init: { headers: { Accept: 'application/json' } } },
    ])
    // The page's own session would let nothing of this out.
    expect(session.lets({ url: 'https://portal.test/api/v1/device/settings', resourceType: 'xhr' })).toBe(false)
  })

  it('counts its version as good after two minutes without a fault', async () => {
    const { options, done, tick } = program()
    const { supervisor } = await start(options)
    tick(HEALTHY_AFTER_MS - 1)
    expect(done).not.toContain('healthy')
    supervisor.fault('gpu-gone')
    tick(HEALTHY_AFTER_MS - 1)
    expect(done).not.toContain('healthy')
    tick(1)
    expect(done).toContain('healthy')
  })

  it('counts no minutes that only the machine’s clock has gone on', async () => {
    const { options, done, tick, setClock } = program()
    await start(options)
    setClock(HEALTHY_AFTER_MS)
    tick(0)
    expect(done).not.toContain('healthy')
    setClock(-10 * HEALTHY_AFTER_MS)
    tick(HEALTHY_AFTER_MS)
    expect(done).toContain('healthy')
  })

  it('remembers relaunches over the relaunch', async () => {
    const { options, dataFolder } = program()
    const { supervisor } = await start(options)
    for (let fault = 0; fault < 4; fault += 1) {
      supervisor.fault('renderer-gone')
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    expect(JSON.parse(readFileSync(join(dataFolder, 'relaunches.json'), 'utf8'))).toEqual([1_000_000])
  })
})

describe('the program’s own file', () => {
  it.each([
    ['nothing', null, 'kiosk'],
    ['half a file', '{"window":"win', 'kiosk'],
    ['something unknown', '{"window":"window","other":1}', 'kiosk'],
    ['an update address without encryption', '{"window":"window","updates":"http://x.test"}', 'kiosk'],
    ['the paired portal for updates', '{"window":"window","updates":"portal"}', 'window'],
    ['what holds', '{"window":"window","updates":"\\\\\\\\share\\\\versions"}', 'window'],
  ])('with %s in it', (_title, text, window) => {
    const folder = testFolder('settings')
    if (text !== null) writeFileSync(join(folder, 'program.json'), text)
    expect(readProgramSettings(folder).window).toBe(window)
  })
})
