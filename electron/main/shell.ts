import { mkdirSync, rmSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { SecretBox, Shell } from '../host/kernel/program.ts'
import type { KioskWindow, PageSession } from './electron-types.ts'
import type { Log } from './log/log-file.ts'

/** A second time: what is in use at one moment may be free at the next. */
const CLEAR_TRIES = 2

interface ShellOptions {
  readonly session: Pick<PageSession, 'clearStorageData' | 'clearCache' | 'clearAuthCache' | 'clearHostResolverCache'>
  readonly window: () => Pick<KioskWindow, 'webContents'> | null
  readonly clearClipboard: () => void
  /** Files that the visitor kept. */
  readonly downloadFolder: string
  readonly restart: () => void
  readonly leave: () => void
  readonly after: (ms: number, what: () => void) => unknown
  readonly log: Log
}

/** ms after the end of a visit: by then the next page is there, and the one before is gone with all that it held. */
const MEMORY_MS = 3_000

/** What only Electron can do for the host. */
export function createShell({
  session,
  window,
  clearClipboard,
  downloadFolder,
  restart,
  leave,
  after,
  log,
}: ShellOptions): Shell {
  return {
    commands: ['synchronise', 'restart', 'leave'],
    restart,
    leave,
    async clearBrowserData() {
      let failed: readonly unknown[] = []
      for (let count = 0; count < CLEAR_TRIES; count += 1) {
        failed = await triedAll([
          // Of every origin and kind: named for one origin, Chromium leaves out its session storage, and what a booking
          // form has kept is another's. `Clear-Site-Data` is heard of by http and https only, not on this scheme.
          () => session.clearStorageData(),
          () => session.clearCache(),
          () => session.clearAuthCache(),
          () => session.clearHostResolverCache(),
          clearClipboard,
          () => emptyFolder(downloadFolder),
          () => window()?.webContents.navigationHistory.clear(),
        ])
        if (failed.length === 0) break
      }
      after(MEMORY_MS, () => void giveBackMemory(window()?.webContents, log))
      if (failed.length === 0) return
      log.note('VISIT_NOT_CLEARED', failed.map(String).join(' '))
      throw new Error('The browser kept something of the visit.')
    },
    async freeBytes(folder) {
      try {
        const { bavail, bsize } = await statfs(folder)
        return bavail * bsize
      } catch {
        return null
      }
    },
  }
}

/**
 * Has the browser let go of what it has decoded and keeps in case it is wanted once more: up to half a gigabyte of
 * pictures, which otherwise stay from visit to visit. No other way leads there than the protocol of its debugger.
 */
async function giveBackMemory(contents: KioskWindow['webContents'] | undefined, log: Log): Promise<void> {
  if (contents === undefined) return
  try {
    contents.debugger.attach()
    try {
      await contents.debugger.sendCommand('Memory.simulatePressureNotification', { level: 'critical' })
    } finally {
      contents.debugger.detach()
    }
  } catch (error) {
    log.note('MEMORY_KEPT', String(error))
  }
}

/** Each for itself: one that fails must not keep the others from being done. Resolves to what went wrong. */
async function triedAll(what: readonly (() => unknown)[]): Promise<unknown[]> {
  const done = await Promise.allSettled(what.map(async (one) => one()))
  return done.filter((one) => one.status === 'rejected').map((one): unknown => one.reason)
}

function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** As much of Electron's `safeStorage` as is used. */
export interface SafeStorage {
  isAsyncEncryptionAvailable(): Promise<boolean>
  encryptStringAsync(text: string): Promise<Buffer>
  decryptStringAsync(sealed: Buffer): Promise<{ readonly result: string }>
}

/**
 * The host's secrets, kept by the operating system: DPAPI on Windows, the keychain on macOS, the secret service on
 * Linux. Rejects where there is none, rather than keeping anything in a way that only looks like a secret.
 *
 * @param isWeak whether the system's store is a mere disguise, as Electron's is on a Linux without secret service
 */
export function createSecretBox(safeStorage: SafeStorage, isWeak: () => boolean, log: Log): SecretBox {
  const makeSure = async () => {
    if (await safeStorage.isAsyncEncryptionAvailable()) return
    log.note('SECRETS_UNAVAILABLE')
    throw new Error('The operating system keeps no secrets.')
  }
  return {
    async encrypt(secret) {
      await makeSure()
      if (isWeak()) log.note('SECRETS_WEAK')
      return safeStorage.encryptStringAsync(Buffer.from(secret).toString('base64'))
    },
    async strength() {
      const isThere = await safeStorage.isAsyncEncryptionAvailable().catch(() => false)
      if (!isThere) return 'none'
      return isWeak() ? 'weak' : 'kept'
    },
    async decrypt(sealed) {
      await makeSure()
      const { result } = await safeStorage.decryptStringAsync(Buffer.from(sealed))
      return new Uint8Array(Buffer.from(result, 'base64'))
    },
  }
}
