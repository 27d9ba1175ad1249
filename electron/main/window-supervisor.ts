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

export interface SupervisorOptions {
  readonly makeWindow: MakeWindow
  readonly mode: WindowMode
  readonly log: Log
  /** Ms of a clock that goes on over a relaunch. */
  readonly now: () => number
  /** Ms that have gone by since the program started, whatever the clock is set to. */
  readonly elapsed: () => number
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
export interface WindowSupervisor {
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
  builtInPageShown(): void
  /** Ms of `elapsed`; null = nothing has gone wrong yet. */
  lastFaultAt(): number | null
}

export function createWindowSupervisor(options: SupervisorOptions): WindowSupervisor {
  return new Supervisor(options)
}

class Supervisor implements WindowSupervisor {
  readonly #options: SupervisorOptions
  readonly #screen: Screen
  #faults: FaultAt[] = []
  /** Ms of `elapsed`. */
  #lastFaultAt: number | null = null
  #isPending = false
  #isResting = false
  /** Something of a visit is left, and the program ends for it. */
  #isForgetting = false
  /** The host is just being asked to forget the visit. */
  #isEnding = false
  #looksSilent = 0

  constructor(options: SupervisorOptions) {
    this.#options = options
    this.#screen = createScreen(options, (kind) => this.fault(kind))
  }

  open(): void {
    this.#looksSilent = 0
    this.#screen.open()
  }

  window(): KioskWindow | null {
    return this.#screen.window()
  }

  fault(kind: Fault): void {
    const { log, now, elapsed, after, relaunches } = this.#options
    const one = { fault: kind, at: now() }
    const step = decideRemedy(one, this.#faults, relaunches.read())
    this.#faults = [...this.#faults, one].slice(-KEPT_FAULTS)
    this.#lastFaultAt = elapsed()
    log.note(kind.toUpperCase().replaceAll('-', '_'), step.remedy)
    // What is under way already mends this one too; but for a visit, which only ends with the program.
    if (this.#isForgetting || (this.#isPending && kind !== 'visit-kept') || this.#isResting) return
    if (step.remedy === 'none') return
    this.#isPending = true
    this.#isForgetting = kind === 'visit-kept'
    after(step.after, () => {
      this.#isPending = false
      this.#apply(step.remedy)
    })
  }

  heard(): void {
    this.#looksSilent = 0
  }

  look(): void {
    const { secondsIdle, idle } = this.#options
    const window = this.#screen.window()
    if (!window || this.#isPending || this.#isResting || this.#isEnding) return
    this.#looksSilent += 1
    const watch = { secondsSilent: this.#looksSilent * LOOK_SECONDS, secondsIdle: secondsIdle() }
    const decision = decideWatch({ ...watch, page: window.webContents.getURL(), ...idle() })
    if (decision === 'silent') this.fault('page-silent')
    if (decision === 'end-visit') void this.#forget().finally(() => this.#screen.showStart())
  }

  isResting(): boolean {
    return this.#isResting || this.#isForgetting || this.#isEnding
  }

  builtInPageShown(): void {
    this.#screen.tryAgain()
  }

  lastFaultAt(): number | null {
    return this.#lastFaultAt
  }

  #apply(remedy: Remedy): void {
    const { relaunches, relaunch, now } = this.#options
    this.#looksSilent = 0
    if (remedy === 'recreate') this.open()
    else if (remedy === 'relaunch') {
      relaunches.add(now())
      relaunch()
    } else if (remedy === 'rest') this.#rest()
    else this.#screen.showStart()
  }

  #rest(): void {
    this.#isResting = true
    this.open()
    this.#options.after(REST_MS, () => {
      this.#isResting = false
      const mustForget = this.#isForgetting
      this.#isForgetting = false
      this.#faults = []
      if (mustForget) void this.#forget().finally(() => this.open())
      else this.open()
    })
  }

  async #forget(): Promise<void> {
    this.#isEnding = true
    await this.#options.endVisit().catch(() => this.fault('visit-kept'))
    this.#isEnding = false
  }
}

/** The one window and what it shows. */
interface Screen {
  /** A new window in the place of the one before. */
  open(): void
  showStart(): void
  /** The start page, after a while. */
  tryAgain(): void
  window(): KioskWindow | null
}

function createScreen(options: SupervisorOptions, fault: (fault: Fault) => void): Screen {
  let window: KioskWindow | null = null
  let stopTrying: () => void = () => undefined
  // A load that fails is told by `did-fail-load` as well, which says more.
  const showStart = () => void window?.loadURL(START_ADDRESS).catch(() => undefined)
  return {
    open() {
      stopTrying()
      const old = window
      window = makeKept(options, fault)
      // Only once the new window is there: the program ends when its last one closes.
      if (old && !old.isDestroyed()) old.destroy()
      showStart()
    },
    showStart,
    tryAgain() {
      stopTrying()
      stopTrying = options.after(TRY_AGAIN_MS, showStart)
    },
    window: () => window,
  }
}

/** A window that tells its faults. */
function makeKept(options: SupervisorOptions, fault: (fault: Fault) => void): KioskWindow {
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

/** Tells the supervisor what goes wrong in the program's other processes. */
export function tellFaults(app: FaultyApp, supervisor: Pick<WindowSupervisor, 'fault'>, log: Log): void {
  app.on('render-process-gone', (_event, _contents, { reason }) => {
    log.note('RENDERER_GONE', reason)
    // `clean-exit` is a page that was closed on purpose.
    if (reason !== 'clean-exit') supervisor.fault('renderer-gone')
  })
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (reason === 'clean-exit') return
    log.note('HELPER_GONE', `${type} ${reason}`)
    supervisor.fault(type === 'GPU' ? 'gpu-gone' : 'helper-gone')
  })
}
