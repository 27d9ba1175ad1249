import type { DeviceSecrets } from '#shared/contracts/entities/device.schema.ts'
import type { STAFF_COMMANDS } from '#shared/contracts/kiosk/host.contract.ts'

export type StaffCommand = (typeof STAFF_COMMANDS)[number]

/** What only the program around the host can do; Electron's main process, or nothing much in a test. */
export interface Shell {
  /** Forgets what the browser keeps of a visit: storage, cookies, caches, history. */
  clearBrowserData(): Promise<void>
  /** The program starts anew. */
  restart(): void
  /** Leaves the kiosk mode, for staff. */
  leave(): void
  /** Bytes that the disk of `folder` still takes; null = it cannot be told. */
  freeBytes(folder: string): Promise<number | null>
  /** Which of the staff's commands work here; `synchronise` always does. */
  readonly commands: readonly StaffCommand[]
}

/**
 * Keeps secrets with the operating system's help, so that a disk taken out of the kiosk tells nothing. Both reject when
 * that help is not to be had, and `decrypt` when it is not the box that encrypted.
 */
export interface SecretBox {
  encrypt(secret: Uint8Array): Promise<Uint8Array>
  decrypt(sealed: Uint8Array): Promise<Uint8Array>
  /** How good the help is, for staff and the portal. Never rejects. */
  strength(): Promise<DeviceSecrets>
}

/** With it the program asks for itself: what only a page has to be told once is not used up. */
export const PROGRAM_HEADER = 'X-Kiosk-Program'
