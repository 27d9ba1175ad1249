import type { DeviceSecrets } from '#shared/contracts/entities/device.schema.ts'
import type { STAFF_COMMANDS } from '#shared/contracts/kiosk/host.contract.ts'
import type { Disk } from './disk/disk.ts'

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

/** How long is waited, and how often is tried. */
export interface Limits {
  /** ms without any byte from the portal until a call is given up. */
  readonly stallMs: number
  /** ms that a page's own call of the portal may take. */
  readonly pageCallMs: number
  /** ms that a visitor waits for the portal before their data goes into the outbox. */
  readonly saveMs: number
  /** Bytes of one answer or file. */
  readonly maxBytes: number
  /** Files that are fetched at the same time. */
  readonly parallel: number
  /** Tries for each file and answer of one synchronisation. */
  readonly tries: number
  /** ms until the second try; doubles with each further one, up to `maxBackOffMs`. */
  readonly backOffMs: number
  readonly maxBackOffMs: number
  /** ms between two reports to the portal. */
  readonly reportMs: number
  /** ms between two questions whether the portal really does not know the device any more. */
  readonly confirmMs: number
  /** ms until something that the portal broke over again and again is sent once more. */
  readonly brokenAgainMs: number
  /** ms until an answer that was shown is looked at again behind the page. */
  readonly revalidateMs: number
  /** Bytes that files may take; those of the shown project are kept even beyond it. */
  readonly cacheBytes: number
}

export const DEFAULT_LIMITS: Limits = {
  stallMs: 15_000,
  pageCallMs: 10_000,
  saveMs: 4_000,
  maxBytes: 512 * 1024 * 1024,
  parallel: 6,
  tries: 5,
  backOffMs: 500,
  maxBackOffMs: 60_000,
  reportMs: 30_000,
  confirmMs: 10_000,
  brokenAgainMs: 86_400_000,
  revalidateMs: 60_000,
  cacheBytes: 8 * 1024 * 1024 * 1024,
}

export interface HostOptions {
  /** Where everything is kept; made when it is missing. */
  readonly dataDir: string
  /** The built bundle (`out/renderer`). */
  readonly rendererDir: string
  readonly programVersion: string
  readonly shell: Shell
  readonly secretBox: SecretBox
  /** Origin of the pages, for example `app://kiosk`: nobody else is answered. */
  readonly origin: string
  /** Node's own when left out; Electron's goes through the system's proxy. */
  readonly fetch?: typeof globalThis.fetch
  /** ms since epoch. */
  readonly now?: () => number
  readonly disk?: Disk
  readonly limits?: Partial<Limits>
}

export interface Host {
  /** Answers everything that the page asks for. Never rejects. */
  handleRequest(request: Request): Promise<Response>
  /** Reads what is on the disk, then looks after the portal in the background. Never rejects: what is broken is set aside. */
  start(): Promise<void>
  /** Ends what runs in the background; what has not gone out stays on the disk. */
  stop(): Promise<void>
}
