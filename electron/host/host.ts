import { join } from 'node:path'
import type { DeviceReportOnWire } from '#shared/contracts/entities/device.schema.ts'
import { createDeveloperProject } from './device/developer-project.ts'
import { createDeviceLoop } from './device/device-loop.ts'
import { createIdentity } from './device/identity.ts'
import { nodeDisk } from './disk/disk.ts'
import { openDocument } from './disk/document.ts'
import { createFaultLog } from './faults.ts'
import { createContentStore } from './files/content-store.ts'
import { DEFAULT_LIMITS, type Host, type HostOptions } from './host.types.ts'
import { createLocalRoutes } from './local/local-routes.ts'
import { createStaff, StaffLockSchema } from './local/staff.ts'
import { openOutboxKey } from './outbox/outbox-key.ts'
import { createOutboxStore } from './outbox/outbox-store.ts'
import { createOutbox } from './outbox/outbox.ts'
import { openSite } from './pages/site.ts'
import { createPortalClient } from './portal/portal-client.ts'
import { portalOrigin } from './portal/portal-origin.ts'
import { createRequestHandler, whileStarting } from './request-handler.ts'
import { FetchedSettingsSchema, openDeviceSettings } from './settings/device-settings.ts'
import { readLocalSettings } from './settings/local-settings.ts'
import { openGenerations } from './synchronising/generation.ts'
import { createKeptAnswers } from './synchronising/kept-answers.ts'
import { createSynchroniser } from './synchronising/synchroniser.ts'

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
      const running = (await started?.catch(() => null)) ?? null
      await running?.stop()
    },
  }
}

async function startHost(options: HostOptions): Promise<Started> {
  const { dataDir, shell, secretBox, programVersion } = options
  const now = options.now ?? Date.now
  const disk = options.disk ?? nodeDisk
  const faults = createFaultLog(now)
  const base = { disk, dataDir, faults, now }
  await disk.makeFolder(dataDir).catch(() => faults.note('DATA_FOLDER_MISSING'))

  const local = await readLocalSettings(base)
  const identity = createIdentity({ ...base, secretBox })
  await identity.open()
  const origin = () => identity.facts()?.portal ?? portalOrigin(local.portal_url ?? '')
  const limits = { ...DEFAULT_LIMITS, ...options.limits, ...(local.cache_bytes && { cacheBytes: local.cache_bytes }) }
  const settingsPath = join(dataDir, 'portal-settings.json')
  const settings = await openDeviceSettings(
    local,
    openDocument({ ...base, path: settingsPath, schema: FetchedSettingsSchema, brokenCode: 'SETTINGS_BROKEN' }),
  )
  const portal = createPortalClient({ fetch: options.fetch ?? globalThis.fetch, origin, limits })

  const generations = openGenerations(base)
  await generations.open()
  const files = createContentStore({
    ...base,
    folder: join(dataDir, 'files'),
    limitBytes: limits.cacheBytes,
    isProtected: (name) => synchroniser.isNeeded(name),
  })
  const answers = createContentStore({
    ...base,
    folder: join(dataDir, 'answers'),
    limitBytes: null,
    isProtected: () => true,
  })
  await Promise.all([files.open(), answers.open()])
  const credentials = () => {
    const token = identity.token()
    return token === null ? null : { Authorization: `Bearer ${token}`, Accept: 'application/json' }
  }
  const synchroniser = createSynchroniser({
    portal,
    origin,
    files,
    answers,
    generations,
    credentials,
    limits,
    faults,
    now,
  })

  const outboxFolder = join(dataDir, 'outbox')
  const key = await openOutboxKey({ ...base, folder: outboxFolder, secretBox })
  const store = key === null ? null : createOutboxStore({ disk, folder: outboxFolder, key, faults })
  await store?.open()
  const outbox = createOutbox({ store, portal, limits, faults })

  const report = async (): Promise<DeviceReportOnWire> => ({
    program_version: programVersion,
    manifest_revision: generations.current()?.manifest.revision ?? null,
    synchronised_at: generations.synchronisedAt(),
    cache_bytes: files.bytes() + answers.bytes(),
    free_bytes: await shell.freeBytes(dataDir).catch(() => null),
    outbox_length: outbox.length,
    outbox_refused: outbox.refused,
    errors: faults.list(),
  })
  const loop = createDeviceLoop({
    identity,
    portal,
    settings,
    generations,
    synchroniser,
    outbox,
    shell,
    report,
    limits,
    faults,
  })
  const developer = createDeveloperProject(portal, local)
  const lockPath = join(dataDir, 'staff-lock.json')
  const lock = openDocument({ ...base, path: lockPath, schema: StaffLockSchema, brokenCode: 'STAFF_LOCK_BROKEN' })
  const staff = createStaff({ pinHash: () => settings.staffPinHash(), lock, now })
  const frames = () => framesOf(settings.current())
  const keptAnswers = createKeptAnswers({
    generations,
    answers,
    portal,
    pageCallMs: limits.pageCallMs,
    revalidateMs: limits.revalidateMs,
    now,
    onNews: () => loop.synchronise(),
  })
  const handleRequest = createRequestHandler({
    origin: options.origin,
    site: openSite({ folder: options.rendererDir, frames }),
    storedFiles: { files, portal },
    keptAnswers,
    outbox,
    portalOrigin: origin,
    local: createLocalRoutes({
      identity,
      settings,
      generations,
      synchroniser,
      outbox,
      portal,
      loop,
      developer,
      programVersion,
      staff,
      shell,
      limits,
      portalOrigin: origin,
      report,
    }),
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

/** Hosts that an admin has allowed, as a policy names them. */
function framesOf(settings: { allowed_hosts: readonly string[]; booking_url: string | null }): readonly string[] {
  const booking = settings.booking_url === null ? [] : [new URL(settings.booking_url).origin]
  return [...new Set([...booking, ...settings.allowed_hosts.map((host) => `https://${host}`)])]
}
