import type { Server } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ensureDataFolder } from './data-folder.ts'
import { openAuditKey } from './audit-key.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { isPackageFile } from '#server/projects/packages.repository.ts'
import { type FileStore, keyOfFileName, type S3Place } from '#server/platform/files/file-store.ts'
import { openFileStore } from '#server/platform/files/open-file-store.ts'
import { createShownFiles } from '#server/platform/files/shown-files.ts'
import { isLibraryFile } from '#server/project-images/project-images.repository.ts'
import { createRequestLog, type LogFormat, type LogLevel, type RequestLog } from '#server/platform/http/request-log.ts'
import { REQUEST_LIMIT_MS } from '#server/platform/http/request-time.ts'
import { portalPolicy, securityHeaders } from '#server/platform/http/security-headers.ts'
import { loadStaticSite } from '#server/platform/http/static-site.ts'
import { openMailPort } from './mail/open-mail-port.ts'
import { hidePrivateFiles } from '#server/catalogues/package/hide-private-files.ts'
import { createPictureMerger } from './pictures/picture-merger.ts'
import { createPictureSizes } from './pictures/picture-sizes.ts'
import { createLocalEventBus, type EventBus } from '#server/platform/realtime/event-bus.ts'
import { createPostgresEventBus } from '#server/platform/realtime/postgres-event-bus.ts'
import { warmUpPasswords } from '#server/identity/passwords.ts'
import type { InboxSettings } from './config.ts'
import type { MergerHosts } from '#server/pictures/pictures.service.ts'
import { createServices, type Services } from '#server/services.ts'
import { readProgramVersion } from '#server/platform/version.ts'
import { createHttp } from './http-server.ts'
import { openClamav } from './uploads/scanner.ts'

/** ms that requests under way may take after the server has been told to stop. */
const STOP_GRACE_MS = 2_000
const NO_MERGER_HOSTS: MergerHosts = { v1: null, v2: null }

export interface ServerOptions {
  /** Folder of database and files; made when it is missing. */
  readonly dataDir: string
  /** 0 = any free one (the default). */
  readonly port?: number
  readonly host?: string
  readonly databaseUrl?: string | null
  /** The bucket that files are kept in; null = a folder in the data folder. */
  readonly s3?: S3Place | null
  /** The built web pages; without it only the API answers. */
  readonly rendererDir?: string | null
  /** Folder with versions of the kiosk program; null = the portal offers none. */
  readonly updatesDir?: string | null
  /** Page that `/` leads to; without it one is found among what the portal has. */
  readonly homePath?: string | null
  /** The portal is reached by https only. */
  readonly behindTls?: boolean
  /** So is every address below its own. */
  readonly hstsSubdomains?: boolean
  /** Proxies in front whose `X-Forwarded-For` is believed: as many of its last addresses (the default: 0). */
  readonly trustProxy?: number
  readonly log?: LogLevel
  readonly logFormat?: LogFormat
  /** Commit that the program was made from, where it is no clone. */
  readonly commit?: string | null
  /** The portal's address as others reach it, for links in mails; null = the one it listens on. */
  readonly publicUrl?: string | null
  /** Origins that compose pictures instead of the portal, by visual version (IMG-14). */
  readonly mergerHosts?: MergerHosts
  /** A mail server; null = mails are kept in the data folder. */
  readonly smtpUrl?: string | null
  /** `name <address>` that mails come from. */
  readonly mailFrom?: string | null
  /** Where answers to mails about messages arrive; null = they are not read (the default). */
  readonly inbox?: InboxSettings | null
  /** ClamAV's daemon, which scans what people send; null = nothing is scanned. */
  readonly clamavUrl?: string | null
  /** Key of the hashes in the audit log; null = the one that the data folder has of its own. */
  readonly auditHashKey?: string | null
  /** Folder of the project to try out that the first steps offer; null = they offer none (the default). */
  readonly samplePackage?: string | null
  /** Fills the open database before the server listens, for example with sample data. */
  readonly prepare?: (database: Database, files: FileStore) => Promise<void>
  /** ms since epoch; tests set the time. */
  readonly now?: () => number
  /** ms that the body of a request other than an upload may take; tests make it short. */
  readonly requestLimitMs?: number
}

export interface RunningServer {
  /** For example `http://127.0.0.1:3000`, without a slash at the end. */
  readonly url: string
  readonly port: number
  /** As others reach it, in the same way. */
  readonly publicUrl: string
  readonly database: Database
  readonly files: FileStore
  readonly services: Services
  /** Finishes the requests under way (at most 2 s), then closes the database. */
  close(): Promise<void>
}

/**
 * Opens the database, migrates it, and listens.
 *
 * @throws when the data folder cannot be written, the database cannot be opened or the port is taken (`EADDRINUSE`)
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  ensureDataFolder(options.dataDir)
  const database = await openDatabase({ dataDir: options.dataDir, databaseUrl: options.databaseUrl })
  let bus: EventBus | null = null
  try {
    const files = await openFiles(options)
    await hidePrivateFiles(database, files)
    await options.prepare?.(database, files)
    const log = createRequestLog(options.log ?? 'quiet', (line) => process.stdout.write(line), options.logFormat)
    const { mergerHosts = NO_MERGER_HOSTS } = options
    const pictureHosts = Object.values(mergerHosts).filter((host) => host !== null)
    const transport = options.behindTls === true ? { withSubdomains: options.hstsSubdomains ?? false } : null
    const security = securityHeaders(transport, pictureHosts)
    const { merger, pictureSizes, shown } = openPictures(options.dataDir, database, files)
    const words = await openEventBus(database, options.databaseUrl ?? null, log)
    bus = words
    const { dataDir, smtpUrl = null, mailFrom = null, clamavUrl = null } = options
    const mailPort = openMailPort({ dataDir, smtpUrl, mailFrom })
    const auditKey = await openAuditKey(dataDir, options.auditHashKey ?? null)
    let baseUrl = options.publicUrl?.replace(/(?<!\/)\/+$/, '') ?? ''
    const services = createServices({
      database,
      files,
      shown,
      uploadsDir: join(options.dataDir, 'uploads'),
      merger,
      mergerHosts,
      log,
      bus: words,
      mailPort,
      inbox: options.inbox ?? null,
      scanner: clamavUrl === null ? null : openClamav(clamavUrl),
      samplePackage: options.samplePackage ?? null,
      isPublic: (options.publicUrl ?? null) !== null,
      auditKey,
      baseUrl: () => baseUrl,
      now: options.now ?? Date.now,
    })
    const site = await loadStaticSite(options.rendererDir ?? '', security)
    const { homePath = null, trustProxy = 0, requestLimitMs = REQUEST_LIMIT_MS, updatesDir = null } = options
    const program = readProgramVersion(options.commit ?? null)
    const http = { trustProxy, homePath, requestLimitMs, updatesDir, program }
    const makePolicy = (frames: readonly string[]) => portalPolicy(pictureHosts, frames)
    const parts = { services, files, shown, pictureSizes, site, log, security, makePolicy, ...http }
    const server = await createHttp(parts)
    await server.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' })
    void warmUpPasswords()
    const port = getPort(server.server)
    const url = `http://${hostInUrl(options.host ?? '127.0.0.1')}:${port}`
    baseUrl ||= url
    services.mails.start()
    services.inboxWatch?.start()
    services.uploads.start()
    services.projectImages.start()
    services.deadlineReminders.start()
    return {
      url,
      port,
      publicUrl: baseUrl,
      database,
      files,
      services,
      close: () => stop(server, services, words),
    }
  } catch (error) {
    await bus?.close()
    await database.close()
    throw error
  }
}

/** @throws when the bucket cannot be written: better now than at the first file */
async function openFiles({ dataDir, s3 }: ServerOptions): Promise<FileStore> {
  const files = await openFileStore(s3 ?? { folder: join(dataDir, 'files') })
  if (!s3) return files
  try {
    await files.tryWriting()
    return files
  } catch (cause) {
    const said = cause instanceof Error ? cause.message || cause.name : String(cause)
    throw new Error(`The bucket ${s3.bucket} at ${s3.endpoint} cannot be written (S3_ENDPOINT): ${said}`, { cause })
  }
}

/** What composes pictures and makes them smaller, each with a cache in the data folder. */
function openPictures(dataDir: string, database: Database, files: FileStore) {
  const cacheDir = join(dataDir, 'cache')
  const shown = createShownFiles(files, (key) => isLibraryFile(database.kysely, key))
  return {
    shown,
    merger: createPictureMerger({ files, cacheDir: join(cacheDir, 'pictures') }),
    pictureSizes: createPictureSizes({
      files: shown,
      cacheDir: join(cacheDir, 'sizes'),
      isOfProject: (name) => isOfProject(database.kysely, name),
    }),
  }
}

/** Whether a file came with a package, or is in a media library. */
async function isOfProject(db: Db, fileName: string): Promise<boolean> {
  const [shown, ofLibrary] = [keyOfFileName(fileName), keyOfFileName(fileName, 'library')]
  if (shown === null || ofLibrary === null) return false
  return (await isPackageFile(db, shown)) || (await isLibraryFile(db, ofLibrary))
}

/** Words between the processes on one PostgreSQL; with SQLite there is only this one. */
function openEventBus(db: Database, databaseUrl: string | null, log: RequestLog): Promise<EventBus> | EventBus {
  if (!databaseUrl) return createLocalEventBus()
  const onFault = (error: unknown) => log.fault('the bus between processes', error)
  return createPostgresEventBus({ db: db.kysely, databaseUrl, onFault })
}

async function stop(server: FastifyInstance, services: Services, bus: EventBus): Promise<void> {
  const { database, unitWatch, accountWatch, mails, uploads, inboxWatch, deadlineReminders, projectImages } = services
  // Streams have no end of their own; who watches comes back to another process, or to this one's successor.
  unitWatch.close()
  accountWatch.close()
  const force = setTimeout(() => server.server.closeAllConnections(), STOP_GRACE_MS)
  await server.close()
  clearTimeout(force)
  await Promise.all([uploads.stop(), projectImages.stop(), deadlineReminders.stop(), inboxWatch?.stop()])
  await mails.stop()
  await bus.close()
  await database.close()
}

function getPort(server: Server): number {
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
