import type { BrowserWindowConstructorOptions, CustomScheme } from 'electron'
import { OWN_SCHEME } from './addresses.ts'

/** How the window stands on the screen: `kiosk` fills it and cannot be left, `window` is for trying things out. */
export type WindowMode = 'kiosk' | 'window'

/**
 * What the program's own scheme may do: behave like https, be fetched from, stream pictures, and keep compiled code. It
 * gets round no policy: neither CSP nor CORS.
 */
export const OWN_SCHEME_PRIVILEGES: CustomScheme = {
  scheme: OWN_SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
}

/**
 * The page's session. Without `persist:` it lives in memory alone, so that nothing of a visitor ever reaches the disk,
 * not even when the power goes in the middle of a visit.
 */
export const PAGE_PARTITION = 'kiosk'

/** Chromium's switches that a touchscreen needs: no going back by a swipe, no magnifying of the page by two fingers. */
export const TOUCH_SWITCHES: readonly (readonly [name: string, value: string])[] = [
  ['overscroll-history-navigation', '0'],
  ['disable-pinch', ''],
  ['touch-events', 'enabled'],
]

/** The same as the first picture of the built-in page, so that nothing flashes before the first paint. */
const BACKGROUND = '#faf7f2'

/** px; the height that the pages are made for: standing people read and touch them on a screen of so many lines. */
const LINES = 1_080

/** How much larger at most, for screens of more than 4K. */
const LARGEST = 4

/**
 * How much larger a page is shown on a screen of more lines than the usual one. A 4K screen is seldom larger than one of
 * 1080 lines, only finer: without this everything on it is half as high. In quarters, so that lines stay sharp.
 *
 * @param size px of the screen as the system gives them to programs; where it magnifies by itself there are fewer
 */
export function computeZoom({ width, height }: { readonly width: number; readonly height: number }): number {
  const factor = Math.floor((Math.min(width, height) / LINES) * 4) / 4
  return Math.min(Math.max(1, factor), LARGEST)
}

/**
 * The one window. The page has neither Node nor a preload script (ADR 14), a process in the operating system's sandbox,
 * and no developer tools.
 */
export function windowOptions(mode: WindowMode): BrowserWindowConstructorOptions {
  const isKiosk = mode === 'kiosk'
  return {
    title: 'Wohnwahl',
    backgroundColor: BACKGROUND,
    show: false,
    kiosk: isKiosk,
    fullscreen: isKiosk,
    frame: !isKiosk,
    alwaysOnTop: isKiosk,
    closable: !isKiosk,
    minimizable: !isKiosk,
    maximizable: !isKiosk,
    movable: !isKiosk,
    resizable: !isKiosk,
    skipTaskbar: isKiosk,
    autoHideMenuBar: true,
    width: 1_440,
    height: 900,
    webPreferences: {
      partition: PAGE_PARTITION,
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
      spellcheck: false,
      safeDialogs: true,
      // Pages that a visit never sees (idle, attract) keep their clocks.
      backgroundThrottling: false,
      autoplayPolicy: 'no-user-gesture-required',
    },
  }
}
