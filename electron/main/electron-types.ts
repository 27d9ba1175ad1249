import type {
  AuthenticationResponseDetails,
  BrowserWindow,
  BrowserWindowConstructorOptions,
  ClearStorageDataOptions,
  Debugger,
  DownloadItem,
  Event,
  Input,
  InputEvent,
  NavigationHistory,
  OnBeforeRequestListenerDetails,
  RenderProcessGoneDetails,
  WebContents,
  WebFrameMain,
} from 'electron'

/**
 * As much of Electron as the program uses. What Electron gives fits into these types, which the compiler checks where
 * `index.ts` hands it over; tests give fakes that fit as well.
 */
export type On<Events extends Record<string, unknown[]>> = Both<
  { [Name in keyof Events]: (event: Name, listener: (...values: Events[Name]) => void) => unknown }[keyof Events]
>
/** Something that is every member of a union at once: Electron declares `on` once for each event. */
type Both<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never

export type Preventable = Pick<Event, 'preventDefault'>
type Answer<Value> = (value?: Value) => void
/** A navigation as Electron tells it. */
export type NavigationEvent = Preventable & { readonly url: string; readonly isMainFrame: boolean }
export type KeyInput = Pick<Input, 'type' | 'key' | 'control' | 'alt' | 'shift' | 'meta'>
export type Frame = Pick<WebFrameMain, 'url'> & { readonly parent: Frame | null }

export interface Contents extends Pick<WebContents, 'getURL' | 'setVisualZoomLevelLimits' | 'closeDevTools'> {
  readonly on: On<{
    'will-frame-navigate': [NavigationEvent]
    'will-redirect': [NavigationEvent]
    'will-attach-webview': [Preventable]
    'context-menu': [Preventable]
    'will-prevent-unload': [Preventable]
    'before-input-event': [Preventable, KeyInput]
    'input-event': [unknown, Pick<InputEvent, 'type'>]
    'devtools-opened': []
    'did-finish-load': []
    'did-fail-load': [unknown, number, string, string, boolean]
  }>
  setWindowOpenHandler(handler: (details: { readonly url: string }) => { action: 'deny' }): void
}

export type RequestDetails = Pick<OnBeforeRequestListenerDetails, 'url' | 'resourceType'> & {
  readonly frame?: Frame | null
  readonly webContents?: Pick<WebContents, 'getURL'>
}
export type Item = Pick<DownloadItem, 'getURL' | 'getFilename' | 'getMimeType' | 'getTotalBytes' | 'setSavePath'>

export interface PageSession {
  readonly on: On<{
    'will-download': [Preventable, Item, Pick<WebContents, 'getURL'> | undefined]
    'select-hid-device': [Preventable, unknown, Answer<string | null>]
    'select-usb-device': [Preventable, unknown, Answer<string>]
    'select-serial-port': [Preventable, unknown, unknown, (port: string) => void]
  }>
  readonly webRequest: {
    onBeforeRequest(
      listener: (details: RequestDetails, callback: (response: { cancel?: boolean }) => void) => void,
    ): void
  }
  setPermissionRequestHandler(
    handler: (
      contents: unknown,
      permission: string,
      callback: (isGranted: boolean) => void,
      details: { readonly requestingUrl: string },
    ) => void,
  ): void
  setPermissionCheckHandler(handler: (contents: unknown, permission: string, origin: string) => boolean): void
  setDevicePermissionHandler(handler: () => boolean): void
  setDisplayMediaRequestHandler(handler: (request: unknown, callback: (streams: null) => void) => void): void
  setBluetoothPairingHandler(
    handler: (details: unknown, callback: (response: { confirmed: boolean }) => void) => void,
  ): void
  setSpellCheckerEnabled(isEnabled: boolean): void
  clearStorageData(options?: ClearStorageDataOptions): Promise<void>
  clearCache(): Promise<void>
  clearAuthCache(): Promise<void>
  clearHostResolverCache(): Promise<void>
}

export interface GuardedApp {
  readonly on: On<{
    'web-contents-created': [unknown, Contents]
    'certificate-error': [Preventable, unknown, string, string, unknown, (isTrusted: boolean) => void]
    'select-client-certificate': [Preventable, unknown, string, unknown, () => void]
    login: [Preventable, unknown, Pick<AuthenticationResponseDetails, 'url'>, unknown, Answer<string>]
    'open-url': [Preventable]
    'open-file': [Preventable]
  }>
}

/** The window as recovery and watchdog need it. */
export interface KioskWindow extends Pick<BrowserWindow, 'getBounds'> {
  readonly on: On<{
    unresponsive: []
    responsive: []
    closed: []
    'ready-to-show': []
    'leave-full-screen': []
    resize: []
    'system-context-menu': [Preventable]
  }>
  readonly webContents: Contents & {
    readonly debugger: Pick<Debugger, 'attach' | 'detach' | 'sendCommand'>
    readonly navigationHistory: Pick<NavigationHistory, 'clear'>
    reload(): void
    setZoomFactor(factor: number): void
  }
  loadURL(address: string): Promise<void>
  show(): void
  focus(): void
  setKiosk(isKiosk: boolean): void
  destroy(): void
  isDestroyed(): boolean
}

export type MakeWindow = (options: BrowserWindowConstructorOptions) => KioskWindow

export interface FaultyApp {
  readonly on: On<{
    'render-process-gone': [unknown, unknown, Pick<RenderProcessGoneDetails, 'reason'>]
    'child-process-gone': [unknown, { readonly type: string; readonly reason: string }]
  }>
}
