import { describe, expect, it } from 'vitest'
import { createWindowSupervisor, LOOK_SECONDS, tellFaults, TRY_AGAIN_MS } from './window-supervisor.ts'
import { REST_MS } from './policy/recovery.ts'
import type { WindowMode } from './policy/window-options.ts'
import { FakeApp, FakeEvent, fakeLog, FakeWindow } from './testing/fake-electron.ts'

/** A supervisor with a clock that the test moves. */
function kept({
  mode = 'kiosk',
  idle = 0,
  ended = Promise.resolve(),
}: {
  mode?: WindowMode
  idle?: number
  ended?: Promise<void>
} = {}) {
  let now = 1_000_000
  let timers: { at: number; what: () => void }[] = []
  const windows: FakeWindow[] = []
  const relaunches: number[] = []
  const done: string[] = []
  const app = new FakeApp()
  const log = fakeLog()
  const supervisor = createWindowSupervisor({
    mode,
    log,
    makeWindow(options) {
      const window = new FakeWindow(options)
      windows.push(window)
      return window
    },
    now: () => now,
    elapsed: () => now,
    after(ms, what) {
      const timer = { at: now + ms, what }
      timers.push(timer)
      return () => (timers = timers.filter((one) => one !== timer))
    },
    relaunches: { read: () => relaunches, add: (time) => void relaunches.push(time) },
    relaunch: () => void done.push('relaunch'),
    secondsIdle: () => idle,
    idle: () => ({ idleSeconds: 90, countdownSeconds: 15 }),
    endVisit() {
      done.push('visit ended')
      return ended
    },
  })
  tellFaults(app, supervisor, log)
  function pass(ms: number): void {
    const until = now + ms
    for (;;) {
      const next = timers.toSorted((one, other) => one.at - other.at)[0]
      if (!next || next.at > until) break
      timers = timers.filter((one) => one !== next)
      now = next.at
      next.what()
    }
    now = until
  }
  const crash = (reason = 'crashed') => app.emit('render-process-gone', new FakeEvent(), {}, { reason })
  const last = () => {
    const window = windows.at(-1)
    if (!window) throw new Error('no window')
    return window
  }
  return { supervisor, windows, relaunches, done, app, log, pass, crash, last }
}

describe('decision 36: the window stays', () => {
  it('opens one full-screen window at the start page, shown once it is painted', () => {
    const { supervisor, windows, last } = kept()
    supervisor.open()
    expect(windows).toHaveLength(1)
    expect(last().loaded).toEqual(['app://kiosk/'])
    expect(last().options).toMatchObject({ kiosk: true, fullscreen: true, frame: false, closable: false, show: false })
    expect(last().isShown).toBe(false)
    last().emit('ready-to-show')
    expect(last().isShown).toBe(true)
  })

  it('gives the page neither Node nor a preload script nor tools', () => {
    const { supervisor, last } = kept({ mode: 'window' })
    supervisor.open()
    const { webPreferences } = last().options
    expect(webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      plugins: false,
      devTools: false,
    })
    expect(webPreferences).not.toHaveProperty('preload')
    expect(webPreferences).not.toHaveProperty('enableBlinkFeatures')
    // Without `persist:` a session never reaches the disk.
    expect(webPreferences?.partition).toBe('kiosk')
  })

  it('goes back to full screen, and shows no menu of the system', () => {
    const { supervisor, last } = kept()
    supervisor.open()
    last().emit('leave-full-screen')
    expect(last().kioskOrders).toEqual([true])
    const event = new FakeEvent()
    last().emit('system-context-menu', event)
    expect(event.defaultPrevented).toBe(true)
  })

  it('is made anew when its page has crashed, the new one before the old one goes', () => {
    const { supervisor, windows, crash, pass } = kept()
    supervisor.open()
    crash()
    pass(1_000)
    expect(windows.map((window) => window.wasDestroyed)).toEqual([true, false])
    expect(windows[1]?.loaded).toEqual(['app://kiosk/'])
  })

  it('mends several faults of one moment once', () => {
    const { supervisor, windows, crash, app, pass } = kept()
    supervisor.open()
    crash('oom')
    crash('oom')
    app.emit('child-process-gone', new FakeEvent(), { type: 'GPU', reason: 'crashed' })
    pass(1_000)
    expect(windows).toHaveLength(2)
  })

  it('does nothing about a page that was closed on purpose', () => {
    const { supervisor, windows, crash, pass, log } = kept()
    supervisor.open()
    crash('clean-exit')
    pass(60_000)
    expect(windows).toHaveLength(1)
    expect(log.lines).toEqual(['RENDERER_GONE clean-exit'])
  })

  it('starts the program anew when windows do not help, and in the end shows the built-in page and tries again', () => {
    const { supervisor, crash, pass, done, relaunches, last } = kept()
    supervisor.open()
    const crashes = (count: number) => {
      for (let index = 0; index < count; index += 1) {
        crash()
        pass(25_000)
      }
    }
    crashes(4)
    expect(done).toEqual(['relaunch'])
    crashes(2)
    expect(relaunches).toHaveLength(3)
    expect(supervisor.isResting()).toBe(false)
    crash()
    pass(1_000)
    expect(supervisor.isResting()).toBe(true)
    expect(last().loaded).toEqual(['app://kiosk/'])
    pass(REST_MS)
    expect(supervisor.isResting()).toBe(false)
    expect(last().wasDestroyed).toBe(false)
    // Its version has not run well because it has rested.
    expect(supervisor.lastFaultAt()).not.toBeNull()
  })

  it('waits for a page that hangs for a moment, and not for one that does not come back', () => {
    const { supervisor, windows, pass, last } = kept()
    supervisor.open()
    last().emit('unresponsive')
    pass(9_000)
    last().emit('responsive')
    pass(60_000)
    expect(windows).toHaveLength(1)
    last().emit('unresponsive')
    pass(11_000)
    expect(windows).toHaveLength(2)
  })

  it('loads the start page again when it could not be loaded, but not when a load gave way to another', () => {
    const { supervisor, pass, last } = kept()
    supervisor.open()
    const fail = (code: number, address: string, isMain: boolean) =>
      last().webContents.emit('did-fail-load', new FakeEvent(), code, 'ERR', address, isMain)
    fail(-3, 'app://kiosk/', true)
    fail(-6, 'app://kiosk/form', false)
    pass(60_000)
    expect(last().loaded).toHaveLength(1)
    fail(-2, 'app://kiosk/', true)
    pass(60_000)
    expect(last().loaded).toEqual(['app://kiosk/', 'app://kiosk/'])
  })

  it('tries the start page again while the built-in one stands in for it, once each time', () => {
    const { supervisor, pass, last } = kept()
    supervisor.open()
    supervisor.builtInPageShown()
    supervisor.builtInPageShown()
    pass(TRY_AGAIN_MS - 1)
    expect(last().loaded).toHaveLength(1)
    pass(TRY_AGAIN_MS)
    expect(last().loaded).toEqual(['app://kiosk/', 'app://kiosk/'])
  })

  it('KSK-18 comes home when the page behind the return button is not to be had', () => {
    const { supervisor, last, log } = kept()
    supervisor.open()
    const address = 'https://www.lindenhof.example/?a=anna@example.com'
    last().webContents.emit('did-fail-load', new FakeEvent(), -106, 'ERR_INTERNET_DISCONNECTED', address, true)
    expect(last().loaded).toEqual(['app://kiosk/', 'app://kiosk/'])
    expect(log.lines[0]).toContain('LOAD_FAILED -106')
  })
})

describe('decision 35: a visit of which something is left', () => {
  it('ends with the program, also while something else is being mended, and is not to be seen until then', () => {
    const { supervisor, done, pass } = kept()
    supervisor.open()
    supervisor.fault('page-silent')
    supervisor.fault('visit-kept')
    expect(supervisor.isResting()).toBe(true)
    pass(1_000)
    expect(done).toEqual(['relaunch'])
  })

  it('is forgotten once more before anybody sees anything, where the program has been started anew too often', async () => {
    const { supervisor, relaunches, done, pass, windows } = kept()
    relaunches.push(1_000_000, 1_000_000, 1_000_000)
    supervisor.open()
    supervisor.fault('visit-kept')
    pass(0)
    expect([done, supervisor.isResting(), windows.length]).toEqual([[], true, 2])
    pass(REST_MS)
    await new Promise((resolve) => setImmediate(resolve))
    expect([done, supervisor.isResting(), windows.length]).toEqual([['visit ended'], false, 3])
  })

  it('is not to be seen while it is being forgotten after a rest', async () => {
    const forgetting = Promise.withResolvers<void>()
    const { supervisor, relaunches, done, pass } = kept({ ended: forgetting.promise })
    relaunches.push(1_000_000, 1_000_000, 1_000_000)
    supervisor.open()
    supervisor.fault('visit-kept')
    pass(REST_MS)
    expect([done, supervisor.isResting()]).toEqual([['visit ended'], true])
    forgetting.resolve()
    await new Promise((resolve) => setImmediate(resolve))
    expect(supervisor.isResting()).toBe(false)
  })
})

describe('decision 35: the watchdog', () => {
  it('loads a page anew that no longer asks for its state, and leaves one alone that does', () => {
    const { supervisor, pass, last } = kept()
    supervisor.open()
    for (let look = 0; look < 30; look += 1) {
      supervisor.heard()
      supervisor.look()
    }
    expect(last().loaded).toHaveLength(1)
    for (let look = 0; look < 60 / LOOK_SECONDS; look += 1) supervisor.look()
    expect(last().loaded).toHaveLength(1)
    supervisor.look()
    pass(1_000)
    expect(last().loaded).toHaveLength(2)
  })

  it('forgets the visit and comes home from the page behind the return button when nobody is there', async () => {
    const { supervisor, done, last } = kept({ idle: 105 })
    supervisor.open()
    last().webContents.address = 'https://www.lindenhof.example/'
    supervisor.look()
    await Promise.resolve().then(() => undefined)
    await new Promise((resolve) => setImmediate(resolve))
    expect(done).toEqual(['visit ended'])
    expect(last().loaded).toEqual(['app://kiosk/', 'app://kiosk/'])
  })

  it('ends a visit once at a time, and looks on when it has ended', async () => {
    const forgetting = Promise.withResolvers<void>()
    const { supervisor, done, last } = kept({ idle: 105, ended: forgetting.promise })
    supervisor.open()
    last().webContents.address = 'https://www.lindenhof.example/'
    supervisor.look()
    supervisor.look()
    expect(done).toEqual(['visit ended'])
    forgetting.resolve()
    await new Promise((resolve) => setImmediate(resolve))
    expect(last().loaded).toEqual(['app://kiosk/', 'app://kiosk/'])
    last().webContents.address = 'https://www.lindenhof.example/'
    supervisor.look()
    expect(done).toEqual(['visit ended', 'visit ended'])
  })
})
