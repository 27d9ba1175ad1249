import type { Disk } from './disk/disk.ts'
import type { Limits } from './kernel/limits.ts'
import type { SecretBox, Shell } from './kernel/program.ts'

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
