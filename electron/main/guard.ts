import { join } from 'node:path'
import type { Contents, Frame, GuardedApp, NavigationEvent, PageSession, Preventable } from './electron-types.ts'
import type { Log } from './log/log-file.ts'
import { downloadName } from './policy/downloads.ts'
import { isKeySwallowed } from './policy/keyboard.ts'
import { mayNavigate, mayOpenWindow, mayRequest, type Places } from './policy/navigation.ts'
import { mayHave, mayUseDevice } from './policy/permissions.ts'

/** What the guard needs to know at the moment that something is tried. */
export interface GuardOptions {
  readonly places: () => Places & { readonly allowPrint: boolean }
  /** Files that a visitor keeps; emptied at the end of a visit. */
  readonly downloadFolder: string
  readonly log: Log
}

/**
 * Puts the policies between the program and everything that a page, a person or the operating system may try. Pages that
 * come later are guarded as they come.
 */
export function guardApp(app: GuardedApp, options: GuardOptions): void {
  app.on('web-contents-created', (_event, contents) => guardContents(contents, options))
  app.on('certificate-error', (event, _contents, url, error, _certificate, callback) => {
    event.preventDefault()
    options.log.note('CERTIFICATE_REFUSED', `${error} ${url}`)
    callback(false)
  })
  app.on('select-client-certificate', (event, _contents, _url, _list, callback) => {
    event.preventDefault()
    callback()
  })
  // A box for name and password, of the browser's own and outside of the page: never shown.
  app.on('login', (event, _contents, _details, _info, callback) => {
    event.preventDefault()
    callback()
  })
  // macOS hands over files and addresses that other programs want opened.
  app.on('open-url', (event) => event.preventDefault())
  app.on('open-file', (event) => event.preventDefault())
}

export function guardContents(contents: Contents, { places, log }: GuardOptions): void {
  const refuse = (event: Preventable, code: string, detail: string) => {
    event.preventDefault()
    log.note(code, detail)
  }
  const judge = (event: NavigationEvent, isRedirect: boolean) => {
    const navigation = { to: event.url, isMainFrame: event.isMainFrame, isRedirect, page: contents.getURL() }
    if (!mayNavigate(navigation, places())) refuse(event, 'NAVIGATION_REFUSED', event.url)
  }
  contents.on('will-frame-navigate', (event) => judge(event, false))
  contents.on('will-redirect', (event) => judge(event, true))
  contents.setWindowOpenHandler(({ url }) => {
    if (!mayOpenWindow()) log.note('WINDOW_REFUSED', url)
    return { action: 'deny' }
  })
  contents.on('will-attach-webview', (event) => refuse(event, 'WEBVIEW_REFUSED', ''))
  contents.on('before-input-event', (event, input) => {
    if (isKeySwallowed(input)) event.preventDefault()
  })
  contents.on('context-menu', (event) => event.preventDefault())
  // A page may not hold up its own end by asking "leave this page?"; here, preventing means leaving.
  contents.on('will-prevent-unload', (event) => event.preventDefault())
  contents.on('devtools-opened', () => contents.closeDevTools())
  contents.on('did-finish-load', () => void contents.setVisualZoomLevelLimits(1, 1))
}

export function guardSession(session: PageSession, { places, downloadFolder, log }: GuardOptions): void {
  session.webRequest.onBeforeRequest((details, callback) => {
    const page = details.webContents?.getURL() ?? ''
    const request = { url: details.url, kind: details.resourceType, page, frames: around(details.frame ?? null) }
    const isAllowed = mayRequest(request, places())
    if (!isAllowed) log.note('REQUEST_REFUSED', `${details.resourceType} ${details.url}`)
    callback({ cancel: !isAllowed })
  })
  session.setPermissionRequestHandler((_contents, permission, callback, details) => {
    const isGranted = mayHave(permission, details.requestingUrl)
    if (!isGranted) log.note('PERMISSION_REFUSED', permission)
    callback(isGranted)
  })
  session.setPermissionCheckHandler((_contents, permission, origin) => mayHave(permission, origin))
  session.setDevicePermissionHandler(mayUseDevice)
  session.setDisplayMediaRequestHandler((_request, callback) => callback(null))
  session.setBluetoothPairingHandler((_details, callback) => callback({ confirmed: false }))
  session.on('select-hid-device', (event, _details, callback) => refuseDevice(event, callback))
  session.on('select-usb-device', (event, _details, callback) => refuseDevice(event, callback))
  session.on('select-serial-port', (event, _ports, _contents, callback) => {
    event.preventDefault()
    callback('')
  })
  session.setSpellCheckerEnabled(false)
  session.on('will-download', (event, item, contents) => {
    const download = {
      url: item.getURL(),
      page: contents?.getURL() ?? '',
      filename: item.getFilename(),
      mimeType: item.getMimeType(),
      bytes: item.getTotalBytes(),
    }
    const name = downloadName(download, places().allowPrint)
    if (name !== null) return item.setSavePath(join(downloadFolder, name))
    event.preventDefault()
    log.note('DOWNLOAD_REFUSED', download.url)
  })
}

function refuseDevice(event: Preventable, callback: () => void): void {
  event.preventDefault()
  callback()
}

/** Addresses of a frame and those around it, innermost first. */
function around(frame: Frame | null): string[] {
  return frame ? [frame.url, ...around(frame.parent)] : []
}
