import type { FaultyApp, KioskWindow, MakeWindow } from './electron-types.ts'
import type { Log } from './log/log-file.ts'
import { isOwnAddress, START_ADDRESS } from './policy/addresses.ts'
import { decideRemedy, type Fault, type FaultAt, REST_MS, type Remedy } from './policy/recovery.ts'
import { decideWatch } from './policy/watchdog.ts'
import { type WindowMode, windowOptions } from './policy/window-options.ts'

/** How often the watchdog looks. */
export const LOOK_SECONDS = 10
/** Ms that a page may hang before it is given up: long work of one moment is no fault. */
const HANG_MS = 10_000
/** Chromium's word for a load that gave way to another one. */
const ABORTED = -3
const KEPT_FAULTS = 50
/** Ms until the start page is tried again where the built-in one stands in for it. */
export const TRY_AGAIN_MS = 10_000

export interface KeeperOptions {
  readonly makeWindow: MakeWindow
  readonly mode: WindowMode
  readonly log: Log
  /** Ms of a clock that goes on over a relaunch. */
  readonly now: () => number
  readonly after: (ms: number, what: () => void) => () => void
  /** Times of relaunches, kept on the disk. */
  readonly relaunches: { read(): readonly number[]; add(time: number): void }
  readonly relaunch: () => void
  readonly secondsIdle: () => number
  readonly idle: () => { readonly idleSeconds: number; readonly countdownSeconds: number }
  /**
   * Forgets the visit; called before the start page is shown again. Rejects when something of it is left, and must not
   * take for ever: nothing else ends a visit meanwhile.
   */
  readonly endVisit: () => Promise<void>
}

/** Keeps one window with the start page on the screen, whatever happens to it. */
export interface Keeper {
  open(): void
  window(): KioskWindow | null
  fault(fault: Fault): void
  /** The page has asked for its state. */
  heard(): void
  /** What the watchdog does every `LOOK_SECONDS`. */
  look(): void
  /** Only the built-in page may be shown: after too many faults, or while a visit is not forgotten yet. */
  isResting(): boolean
  /** The built-in page is shown: the start page is tried again after a while. */
  stoodIn(): void
  /** Ms of the clock; null = nothing has gone wrong yet. */
  lastFaultAt(): number | null
}

export function createKeeper(options: KeeperOptions): Keeper {
  const { log, now, after } = options
  let window: KioskWindow | null = null
  let faults: FaultAt[] = []
  let isPending = false
  let isResting = false
  /** Something of a visit is left, and the program ends for it. */
  let isForgetting = false
  /** The host is just being asked to forget the visit. */
  let isEnding = false
  let looksSilent = 0
  let stopTrying: () => void = () => undefined

  function open(): void {
    stopTrying()
    const old = window
    window = makeKept(options, fault)
    looksSilent = 0
    // Only once the new window is there: the program ends when its last one closes.
    if (old && !old.isDestroyed()) old.destroy()
    show(START_ADDRESS)
  }

  function show(address: string): void {
    // A load that fails is told by `did-fail-load` as well, which says more.
    window?.loadURL(address).catch(() => undefined)
  }

  function fault(kind: Fault): void {
    const one = { fault: kind, at: now() }
    const step = decideRemedy(one, faults, options.relaunches.read())
    faults = [...faults, one].slice(-KEPT_FAULTS)
    log.note(kind.toUpperCase().replaceAll('-', '_'), step.remedy)
    // What is under way already mends this one too; but for a visit, which only ends with the program.
    if (isForgetting || (isPending && kind !== 'visit-kept') || isResting || step.remedy === 'none') return
    isPending = true
    isForgetting = kind === 'visit-kept'
    after(step.after, () => {
      isPending = false
      apply(step.remedy)
    })
  }

  function apply(remedy: Remedy): void {
    looksSilent = 0
    if (remedy === 'recreate') open()
    else if (remedy === 'relaunch') {
      options.relaunches.add(now())
      options.relaunch()
    } else if (remedy === 'rest') rest()
    else show(START_ADDRESS)
  }

  function rest(): void {
    isResting = true
    open()
    after(REST_MS, () => {
      isResting = false
      const mustForget = isForgetting
      isForgetting = false
      faults = []
      if (mustForget) void forget().finally(open)
      else open()
    })
  }

  async function forget(): Promise<void> {
    isEnding = true
    await options.endVisit().catch(() => fault('visit-kept'))
    isEnding = false
  }

  function stoodIn(): void {
    stopTrying()
    stopTrying = after(TRY_AGAIN_MS, () => show(START_ADDRESS))
  }

  function look(): void {
    if (!window || isPending || isResting || isEnding) return
    looksSilent += 1
    const watch = { secondsSilent: looksSilent * LOOK_SECONDS, secondsIdle: options.secondsIdle() }
    const decision = decideWatch({ ...watch, page: window.webContents.getURL(), ...options.idle() })
    if (decision === 'silent') fault('page-silent')
    if (decision === 'end-visit') void forget().finally(() => show(START_ADDRESS))
  }

  return {
    open,
    window: () => window,
    fault,
    heard: () => (looksSilent = 0),
    look,
    isResting: () => isResting || isForgetting || isEnding,
    stoodIn,
    lastFaultAt: () => faults.at(-1)?.at ?? null,
  }
}

/** A window that tells its faults. */
function makeKept(options: KeeperOptions, fault: (fault: Fault) => void): KioskWindow {
  const window = options.makeWindow(windowOptions(options.mode))
  let stopWaiting: () => void = () => undefined
  window.on('unresponsive', () => (stopWaiting = options.after(HANG_MS, () => fault('renderer-hangs'))))
  window.on('responsive', () => stopWaiting())
  window.on('closed', () => stopWaiting())
  window.on('ready-to-show', () => {
    window.show()
    window.focus()
  })
  window.on('leave-full-screen', () => {
    if (options.mode === 'kiosk') window.setKiosk(true)
  })
  window.on('system-context-menu', (event) => event.preventDefault())
  window.webContents.on('did-fail-load', (_event, code, reason, address, isMainFrame) => {
    if (!isMainFrame || code === ABORTED) return
    options.log.note('LOAD_FAILED', `${code} ${reason} ${address}`)
    if (isOwnAddress(address)) fault('page-failed')
    // The page behind the return button is not to be had: back to where the visitor came from.
    else window.loadURL(START_ADDRESS).catch(() => undefined)
  })
  return window
}

/** Tells the keeper what goes wrong in the program's other processes. */
export function tellFaults(app: FaultyApp, keeper: Pick<Keeper, 'fault'>, log: Log): void {
  app.on('render-process-gone', (_event, _contents, { reason }) => {
    log.note('RENDERER_GONE', reason)
    // `clean-exit` is a page that was closed on purpose.
    if (reason !== 'clean-exit') keeper.fault('renderer-gone')
  })
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (reason === 'clean-exit') return
    log.note('HELPER_GONE', `${type} ${reason}`)
    keeper.fault(type === 'GPU' ? 'gpu-gone' : 'helper-gone')
  })
}
