import { join } from 'node:path'
import type * as z from 'zod/mini'
import type { DeviceReport } from '#shared/contracts/entities/device.schema.ts'
import { getAllowedHosts } from '#shared/contracts/kiosk/allowed-hosts.ts'
import { createDeveloperProject } from './device/developer-project.ts'
import { createDeviceLoop } from './device/device-loop.ts'
import { createIdentity, type Identity } from './device/identity.ts'
import { DoneOrdersSchema, openOrders } from './device/orders.ts'
import { nodeDisk, removeLeftovers } from './disk/disk.ts'
import { openDocument } from './disk/document.ts'
import { createFaultLog, type FaultLog } from './kernel/faults.ts'
import { DEFAULT_LIMITS, type Limits } from './kernel/limits.ts'
import type { Host, HostOptions } from './host.types.ts'
import { getShown } from './local/kiosk-state.ts'
import { createLocalRoutes } from './local/local-routes.ts'
import { createStaff, StaffLockSchema } from './local/staff.ts'
import { openOutbox } from './outbox/open-outbox.ts'
import type { Outbox } from './outbox/outbox.ts'
import { createEarlyCalls } from './pages/early-calls.ts'
import { openSite } from './pages/site.ts'
import { createPortalClient } from './portal/portal-client.ts'
import { createRequestHandler, whileStarting } from './request-handler.ts'
import { openDeviceSettings } from './settings/device-settings.ts'
import { FetchedSettingsSchema } from './settings/fetched-settings.ts'
import { type LocalSettings, getOwnPortal, readLocalSettings } from './settings/local-settings.ts'
import { createKeptAnswers } from './synchronising/kept-answers.ts'
import { openProject, type Project } from './synchronising/open-project.ts'

type Started = Pick<Host, 'handleRequest' | 'stop'>

/** The kiosk's own logic, in plain Node (ADR 14). Answers only once it is started. */
export function createHost(options: HostOptions): Host {
  let started: Promise<Started> | null = null
  return {
    async handleRequest(request) {
      const running = (await started?.catch(() => null)) ?? null
      return running === null ? whileStarting() : running.handleRequest(request)
    },
    async start() {
      started ??= startHost(options)
      await started
    },
    async stop() {
      const running = await started?.catch(() => null)
      await running?.stop()
    },
  }
}

/** What lies on the disk, and who the device is. */
async function openBase(options: HostOptions) {
  const { dataDir, secretBox } = options
  const now = options.now ?? Date.now
  const disk = options.disk ?? nodeDisk
  const faults = createFaultLog(now)
  const base = { disk, dataDir, faults, now }
  await disk.makeFolder(dataDir).catch(() => faults.note('DATA_FOLDER_MISSING'))
  await removeLeftovers(disk, dataDir)
  const local = await readLocalSettings(base)
  const limits = chooseLimits(options, local)
  const identity = createIdentity({ ...base, secretBox })
  await identity.open()
  const document = <S extends z.ZodMiniType>(name: string, schema: S, brokenCode: string) =>
    openDocument({ ...base, path: join(dataDir, name), schema, brokenCode })
  const kept = document('portal-settings.json', FetchedSettingsSchema, 'SETTINGS_BROKEN')
  const settings = await openDeviceSettings(local, kept)
  const lock = document('staff-lock.json', StaffLockSchema, 'STAFF_LOCK_BROKEN')
  const staff = createStaff({ pinHash: () => settings.staffPinHash(), lock, now })
  const orders = await openOrders({ document: document('orders.json', DoneOrdersSchema, 'ORDERS_BROKEN'), faults })
  return { ...base, local, limits, identity, settings, staff, orders }
}

async function startHost(options: HostOptions): Promise<Started> {
  const { shell, programVersion } = options
  const base = await openBase(options)
  const { faults, now, local, limits, identity, settings } = base
  const ownPortal = getOwnPortal(local)
  // What visitors send goes out also where the file that says whose device this is has broken.
  const origin = () => ownPortal ?? identity.facts()?.portal ?? project.generations.current()?.portal ?? null
  const ownProject = local.projectId ?? null
  const portal = createPortalClient({ fetch: options.fetch ?? globalThis.fetch, origin, limits })
  const project = await openProject({
    ...base,
    portal,
    origin,
    ownProject: () => ownProject,
    credentials: () => getCredentials(identity),
  })
  const { generations, files, answers } = project
  const outbox = await openOutbox({
    ...base,
    portal,
    secretBox: options.secretBox,
    // Its token is for the portal that has given it, and no other.
    credentials: (of) => (identity.facts()?.portal === of ? (getCredentials(identity) ?? {}) : {}),
    makeRoom: (bytes) => files.makeRoom(bytes),
  })
  const report = () => makeReport(options, { ...project, outbox, faults, ownProject })
  const parts = { ...base, ...project, portal, outbox, shell, report }
  const loop = createDeviceLoop({ ...parts, origin, credentials: () => getCredentials(identity) })
  const localParts = {
    ...parts,
    loop,
    developer: createDeveloperProject(portal, local),
    programVersion,
    portalOrigin: origin,
    ownPortal,
  }
  const { pageCallMs, revalidateMs } = limits
  const onNews = () => loop.synchronise()
  const handleRequest = createRequestHandler({
    origin: options.origin,
    site: openSite({
      folder: options.rendererDir,
      frames: () => getAllowedHosts(settings.current()).map((host) => `https://${host}`),
    }),
    storedFiles: { files, portal },
    keptAnswers: createKeptAnswers({ generations, answers, portal, pageCallMs, revalidateMs, now, onNews }),
    outbox,
    portalOrigin: origin,
    local: createLocalRoutes(localParts),
    early: createEarlyCalls({ shown: () => getShown(localParts), generations, answers }),
    faults,
  })
  loop.start()
  outbox.wake()
  return {
    handleRequest,
    async stop() {
      await Promise.all([loop.stop(), outbox.stop()])
    },
  }
}

interface ReportParts extends Pick<Project, 'generations' | 'files' | 'answers'> {
  readonly outbox: Outbox
  readonly faults: FaultLog
  /** Project that the device's own file sets; null = none. */
  readonly ownProject: string | null
}

/** How the device is, for the portal and for staff. */
async function makeReport(options: HostOptions, parts: ReportParts): Promise<DeviceReport> {
  const { generations, files, answers, outbox, faults, ownProject } = parts
  return {
    programVersion: options.programVersion,
    manifestRevision: generations.current()?.manifest.revision ?? null,
    synchronisedAt: generations.synchronisedAt(),
    cacheBytes: files.bytes() + answers.bytes(),
    freeBytes: await options.shell.freeBytes(options.dataDir).catch(() => null),
    outboxLength: outbox.length,
    outboxEvents: outbox.events,
    outboxRefused: outbox.refused,
    secrets: await options.secretBox.strength(),
    errors: faults.list(),
    ...(ownProject === null ? {} : { projectId: ownProject }),
  }
}

function chooseLimits(options: HostOptions, local: LocalSettings): Limits {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  return local.cacheBytes === undefined ? limits : { ...limits, cacheBytes: local.cacheBytes }
}

/** Headers that open what is this device's alone; null = it is not paired (any more). */
function getCredentials(identity: Identity): Readonly<Record<string, string>> | null {
  const token = identity.token()
  return token === null ? null : { Authorization: `Bearer ${token}`, Accept: 'application/json' }
}
