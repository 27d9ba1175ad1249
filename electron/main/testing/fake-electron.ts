import { EventEmitter } from 'node:events'
import type { BrowserWindowConstructorOptions, CustomScheme, LoginItemSettings } from 'electron'
import type { Contents, KioskWindow, PageSession, Preventable, RequestDetails } from '../electron-types.ts'
import type { Displays } from '../magnify.ts'
import type { Log } from '../log/log-file.ts'
import type { NetworkSession } from '../portal-fetch.ts'
import type { ElectronParts } from '../program.ts'

/** An event of Electron's that tells whether it was held up. */
export class FakeEvent implements Preventable {
  defaultPrevented = false
  preventDefault(): void {
    this.defaultPrevented = true
  }
}

/** A navigation as Electron tells it. */
export class FakeNavigation extends FakeEvent {
  readonly url: string
  readonly isMainFrame: boolean
  constructor(url: string, isMainFrame: boolean) {
    super()
    this.url = url
    this.isMainFrame = isMainFrame
  }
}

type OpenHandler = Parameters<Contents['setWindowOpenHandler']>[0]

export class FakeContents extends EventEmitter implements Contents {
  address = ''
  openHandler: OpenHandler | null = null
  zoomLimits: readonly number[] = []
  closedTools = 0
  reloads = 0
  zoom: number | null = null
  historyCleared = 0
  readonly navigationHistory = { clear: () => void (this.historyCleared += 1) }
  /** What was asked of the browser while its debugger was attached. */
  readonly debugged: string[] = []
  isDebugged = false
  readonly debugger = {
    attach: () => {
      if (this.isDebugged) throw new Error('It is attached already')
      this.isDebugged = true
    },
    detach: () => void (this.isDebugged = false),
    sendCommand: (method: string, params: unknown = {}) => {
      if (!this.isDebugged) return Promise.reject(new Error('It is not attached'))
      this.debugged.push(`${method} ${JSON.stringify(params)}`)
      return Promise.resolve()
    },
  }
  getURL(): string {
    return this.address
  }
  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler
  }
  setVisualZoomLevelLimits(...limits: [number, number]): Promise<void> {
    this.zoomLimits = limits
    return Promise.resolve()
  }
  closeDevTools(): void {
    this.closedTools += 1
  }
  reload(): void {
    this.reloads += 1
  }
  setZoomFactor(factor: number): void {
    this.zoom = factor
  }
}

export class FakeWindow extends EventEmitter implements KioskWindow {
  readonly webContents = new FakeContents()
  readonly options: BrowserWindowConstructorOptions
  readonly loaded: string[] = []
  isShown = false
  focused = 0
  wasDestroyed = false
  kioskOrders: boolean[] = []
  constructor(options: BrowserWindowConstructorOptions) {
    super()
    this.options = options
  }
  loadURL(address: string): Promise<void> {
    this.loaded.push(address)
    this.webContents.address = address
    return Promise.resolve()
  }
  show(): void {
    this.isShown = true
  }
  focus(): void {
    this.focused += 1
  }
  setKiosk(isKiosk: boolean): void {
    this.kioskOrders.push(isKiosk)
  }
  destroy(): void {
    this.wasDestroyed = true
    this.emit('closed')
  }
  getBounds(): { x: number; y: number; width: number; height: number } {
    return { x: 0, y: 0, width: 800, height: 600 }
  }
  isDestroyed(): boolean {
    return this.wasDestroyed
  }
}

type Handler<Name extends keyof PageSession> = PageSession[Name] extends (handler: infer Given) => void ? Given : never
type RequestHandler = Parameters<PageSession['webRequest']['onBeforeRequest']>[0]
type ProtocolHandler = Parameters<ReturnType<ElectronParts['pageSession']>['protocol']['handle']>[1]

export class FakeSession extends EventEmitter implements PageSession {
  requestHandler: RequestHandler | null = null
  onPermission: Handler<'setPermissionRequestHandler'> | null = null
  onPermissionCheck: Handler<'setPermissionCheckHandler'> | null = null
  onDevice: Handler<'setDevicePermissionHandler'> | null = null
  onDisplayMedia: Handler<'setDisplayMediaRequestHandler'> | null = null
  onBluetooth: Handler<'setBluetoothPairingHandler'> | null = null
  isSpellChecked = true
  readonly cleared: string[] = []
  /** Schemes and what answers them. */
  readonly handled = new Map<string, ProtocolHandler>()
  readonly protocol = { handle: (scheme: string, handler: ProtocolHandler) => void this.handled.set(scheme, handler) }
  readonly webRequest = { onBeforeRequest: (handler: RequestHandler) => void (this.requestHandler = handler) }
  setPermissionRequestHandler(handler: Handler<'setPermissionRequestHandler'>): void {
    this.onPermission = handler
  }
  setPermissionCheckHandler(handler: Handler<'setPermissionCheckHandler'>): void {
    this.onPermissionCheck = handler
  }
  setDevicePermissionHandler(handler: Handler<'setDevicePermissionHandler'>): void {
    this.onDevice = handler
  }
  setDisplayMediaRequestHandler(handler: Handler<'setDisplayMediaRequestHandler'>): void {
    this.onDisplayMedia = handler
  }
  setBluetoothPairingHandler(handler: Handler<'setBluetoothPairingHandler'>): void {
    this.onBluetooth = handler
  }
  setSpellCheckerEnabled(isEnabled: boolean): void {
    this.isSpellChecked = isEnabled
  }
  clearStorageData(): Promise<void> {
    return this.clear('storage')
  }
  clearCache(): Promise<void> {
    return this.clear('cache')
  }
  clearAuthCache(): Promise<void> {
    return this.clear('auth')
  }
  clearHostResolverCache(): Promise<void> {
    return this.clear('names')
  }
  /** What the session says to a request; true = it may go. */
  lets(details: RequestDetails): boolean {
    let isLet = true
    this.requestHandler?.(details, ({ cancel }) => (isLet = cancel !== true))
    return isLet
  }
  private clear(what: string): Promise<void> {
    this.cleared.push(what)
    return Promise.resolve()
  }
}

/** The session that the host speaks with the portal through: keeps what was asked. */
class FakeNetwork implements NetworkSession {
  readonly asked: { readonly input: string | Request; readonly init: RequestInit | undefined }[] = []
  answer: () => Promise<Response> = () => Promise.resolve(new Response('{}'))
  fetch(input: string | Request, init?: RequestInit): Promise<Response> {
    this.asked.push({ input, init })
    return this.answer()
  }
}

/** The one screen of the machine. */
export class FakeScreen extends EventEmitter implements Displays {
  /** Px, as the system gives them to programs. */
  size = { width: 1_920, height: 1_080 }
  getPrimaryDisplay(): { size: { width: number; height: number } } {
    return { size: this.size }
  }
  getDisplayMatching(): { size: { width: number; height: number } } {
    return this.getPrimaryDisplay()
  }
}

export class FakeApp extends EventEmitter {
  isPackaged = true
  isFirst = true
  isSandboxed = false
  readonly exits: number[] = []
  readonly switches = new Map<string, string>()
  loginItem: Partial<LoginItemSettings> | null = null
  readonly commandLine = { appendSwitch: (name: string, value = '') => void this.switches.set(name, value) }
  enableSandbox(): void {
    this.isSandboxed = true
  }
  exit(code = 0): void {
    this.exits.push(code)
  }
  getVersion(): string {
    return '1.2.3'
  }
  requestSingleInstanceLock(): boolean {
    return this.isFirst
  }
  setLoginItemSettings(settings: Partial<LoginItemSettings>): void {
    this.loginItem = settings
  }
}

/** Electron as the program sees it, made of fakes that keep what was done to them. */
export function fakeElectron() {
  const app = new FakeApp()
  const session = new FakeSession()
  const screen = new FakeScreen()
  const portal = new FakeNetwork()
  const windows: FakeWindow[] = []
  const schemes: CustomScheme[] = []
  const done: string[] = []
  const parts: ElectronParts = {
    app,
    protocol: { registerSchemesAsPrivileged: (given) => void schemes.push(...given) },
    safeStorage: {
      isAsyncEncryptionAvailable: () => Promise.resolve(true),
      encryptStringAsync: (text) => Promise.resolve(Buffer.from(`sealed:${text}`)),
      decryptStringAsync: (sealed) => Promise.resolve({ result: sealed.toString().slice('sealed:'.length) }),
    },
    pageSession: () => session,
    makeWindow(options) {
      const window = new FakeWindow(options)
      windows.push(window)
      app.emit('web-contents-created', new FakeEvent(), window.webContents)
      return window
    },
    displays: () => screen,
    removeMenu: () => void done.push('menu'),
    clearClipboard: () => void done.push('clipboard'),
    keepAwake: () => void done.push('awake'),
    portalSession: () => portal,
    // As under Wayland.
    systemIdle: () => 0,
    isSecretStoreWeak: () => false,
  }
  return { parts, app, session, screen, portal, windows, schemes, done }
}

/** A log that keeps its lines. */
export function fakeLog(): Log & { readonly lines: string[] } {
  const lines: string[] = []
  return { lines, note: (code, detail = '') => void lines.push(`${code} ${detail}`.trim()) }
}
