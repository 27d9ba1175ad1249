// Stands in for the module `electron` where the built program (`out/main/index.js`) runs in plain Node: what it hands to
// Electron for its own scheme is mounted on a port of this machine instead, so that a real browser shows what the
// touchscreen would. See `start-mounted.ts`.
import { startLoopbackServer } from '../../host/loopback-server.ts'
import { PAGE_PARTITION } from '../policy/window-options.ts'
import { FakeApp, FakeScreen, FakeSession, FakeWindow } from './fake-electron.ts'

const OWN_ORIGIN = 'app://kiosk'

class MountedApp extends FakeApp {
  override isPackaged = false
  private folder = '.'
  private readonly ready = Promise.withResolvers<void>()
  whenReady(): Promise<void> {
    return this.ready.promise
  }
  becomeReady(): void {
    this.ready.resolve()
  }
  getPath(): string {
    return this.folder
  }
  getAppPath(): string {
    return '.'
  }
  setPath(_name: string, folder: string): void {
    this.folder = folder
  }
  relaunch(): void {
    process.stdout.write('RELAUNCH\n')
  }
  override exit(code = 0): void {
    process.stdout.write(`EXIT ${code}\n`)
    process.exit(code)
  }
}

const pageSession = new FakeSession()

/** Answers as Electron would: addresses and origin are those of the own scheme. */
async function answer(request: Request): Promise<Response> {
  const handler = pageSession.handled.get('app')
  if (!handler) return new Response(null, { status: 503 })
  const { pathname, search, origin } = new URL(request.url)
  const headers = new Headers(request.headers)
  if (headers.get('origin') === origin) headers.set('origin', OWN_ORIGIN)
  const body = request.body ? { body: request.body, duplex: 'half' as const } : {}
  return handler(new Request(`${OWN_ORIGIN}${pathname}${search}`, { method: request.method, headers, ...body }))
}

export const app = new MountedApp()
/** The page's session, and one that has this machine's network. */
export const session = { fromPartition: (name: string) => (name === PAGE_PARTITION ? pageSession : { fetch }) }
export const protocol = { registerSchemesAsPrivileged: () => undefined }
export const Menu = { setApplicationMenu: () => undefined }
export const clipboard = { clear: () => undefined }
export const powerMonitor = { getSystemIdleTime: () => 0 }
/** 4K, which the system does not magnify. */
export const screen = Object.assign(new FakeScreen(), { size: { width: 3_840, height: 2_160 } })
export const powerSaveBlocker = { start: () => 1 }
export const safeStorage = {
  getSelectedStorageBackend: () => 'gnome_libsecret',
  isAsyncEncryptionAvailable: () => Promise.resolve(true),
  encryptStringAsync: (text: string) => Promise.resolve(Buffer.from(text)),
  decryptStringAsync: (sealed: Buffer) => Promise.resolve({ result: sealed.toString() }),
}

export class BrowserWindow extends FakeWindow {
  override loadURL(address: string): Promise<void> {
    process.stdout.write(`ZOOM ${this.options.webPreferences?.zoomFactor}\nSHOWS ${address}\n`)
    return super.loadURL(address)
  }
}

const server = await startLoopbackServer(() => ({ handleRequest: answer }))
process.stdout.write(`MOUNTED ${server.origin}\n`)
