import type { Display, Rectangle } from 'electron'
import type { KioskWindow, MakeWindow, On } from './electron-types.ts'
import { computeZoom } from './policy/window-options.ts'

/** As much of Electron's `screen` as it takes to know what the window stands on. */
export interface Displays {
  readonly on: On<{ 'display-metrics-changed': []; 'display-added': []; 'display-removed': [] }>
  getPrimaryDisplay(): Pick<Display, 'size'>
  getDisplayMatching(place: Rectangle): Pick<Display, 'size'>
}

/**
 * Makes windows whose pages are as large as their screen wants them (`computeZoom`). Screens change while the program runs:
 * one that wakes later than the machine is a small one at first. Chromium also keeps a page's size by its host over a new
 * window, so it is set anew with every page.
 */
export function magnified(makeWindow: MakeWindow, displays: () => Displays): MakeWindow {
  return ({ webPreferences, ...options }) => {
    const zoomFactor = computeZoom(displays().getPrimaryDisplay().size)
    const window = makeWindow({ ...options, webPreferences: { ...webPreferences, zoomFactor } })
    const fit = () => fitToScreen(window, displays())
    window.on('resize', fit)
    window.webContents.on('did-finish-load', fit)
    return window
  }
}

/** Sizes the page of the window that there is anew whenever a screen changes, comes or goes. */
export function watchScreens(displays: Displays, window: () => KioskWindow | null): void {
  const fit = () => {
    const shown = window()
    if (shown !== null) fitToScreen(shown, displays)
  }
  displays.on('display-metrics-changed', fit)
  displays.on('display-added', fit)
  displays.on('display-removed', fit)
}

function fitToScreen(window: KioskWindow, displays: Displays): void {
  if (window.isDestroyed()) return
  const { size } = displays.getDisplayMatching(window.getBounds())
  window.webContents.setZoomFactor(computeZoom(size))
}
