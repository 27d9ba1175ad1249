import { mkdirSync, rmSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { SecretBox, Shell } from '../host/host.types.ts'
import type { KioskWindow, PageSession } from './electron-types.ts'
import type { Log } from './log/log-file.ts'

interface ShellOptions {
  readonly session: Pick<PageSession, 'clearStorageData' | 'clearCache' | 'clearAuthCache'>
  readonly window: () => Pick<KioskWindow, 'webContents'> | null
  readonly clearClipboard: () => void
  /** Files that the visitor kept. */
  readonly downloadFolder: string
  readonly restart: () => void
  readonly leave: () => void
  readonly log: Log
}

/** What only Electron can do for the host. */
export function createShell({
  session,
  window,
  clearClipboard,
  downloadFolder,
  restart,
  leave,
  log,
}: ShellOptions): Shell {
  return {
    commands: ['synchronise', 'restart', 'leave'],
    restart,
    leave,
    async clearBrowserData() {
      // Each for itself: one that fails must not keep the others from being cleared.
      const cleared = await Promise.allSettled([
        session.clearStorageData(),
        session.clearCache(),
        session.clearAuthCache(),
        Promise.resolve().then(clearClipboard),
        Promise.resolve().then(() => emptyFolder(downloadFolder)),
        Promise.resolve().then(() => window()?.webContents.navigationHistory.clear()),
      ])
      const failed = cleared.filter((one) => one.status === 'rejected')
      if (failed.length === 0) return
      log.note('VISIT_NOT_CLEARED', failed.map((one) => String(one.reason)).join(' '))
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
    async decrypt(sealed) {
      await makeSure()
      const { result } = await safeStorage.decryptStringAsync(Buffer.from(sealed))
      return new Uint8Array(Buffer.from(result, 'base64'))
    },
  }
}
