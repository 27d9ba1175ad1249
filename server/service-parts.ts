import type { MailPort } from '#server/mail/mail-port.ts'
import type { InboxSettings } from '#server/config.ts'
import type { PictureMerger } from '#server/pictures/picture-merger.ts'
import type { MergerHosts } from '#server/pictures/pictures.service.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { ShownFiles } from '#server/platform/files/shown-files.ts'
import type { Log } from '#server/platform/log.ts'
import type { EventBus } from '#server/platform/realtime/event-bus.ts'
import type { Scanner } from '#server/uploads/scanner.ts'

/** What all services stand on. */
export interface ServiceParts {
  readonly database: Database
  readonly files: FileStore
  /** What of it whoever knows an address may have. */
  readonly shown: ShownFiles
  /** Folder of uploaded packages that are not imported yet. */
  readonly uploadsDir: string
  readonly merger: PictureMerger
  readonly mergerHosts: MergerHosts
  readonly log: Log
  /** Tells every process of the portal what was stored. */
  readonly bus: EventBus
  readonly mailPort: MailPort
  /** Where answers to mails about messages arrive; null = they are not read. */
  readonly inbox: InboxSettings | null
  /** Of files that people send; null = there is none. */
  readonly scanner: Scanner | null
  /** Folder of the project to try out; null = there is none. */
  readonly samplePackage: string | null
  /** Others reach the portal: it has an address of its own. */
  readonly isPublic: boolean
  /** Of the hashes in the audit log, and what other keys are made from. */
  readonly auditKey: Buffer
  /** The portal's own address for links in mails, without a slash at the end. */
  readonly baseUrl: () => string
  readonly now: () => number
}
