import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type {
  createPairingCode,
  getDeviceSettings,
  listDevices,
  pairDevice,
  reportDevice,
  saveDevice,
} from '#shared/contracts/http/devices.contract.ts'
import type { DeviceOrder } from '#shared/contracts/entities/device.schema.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import {
  addOrder,
  findKiosk,
  findKioskByToken,
  finishOrders,
  isRevokedToken,
  type Kiosk,
  listKiosks,
  listOrders,
  revokeKiosk,
  saveKiosk,
  saveReport,
  takeOrders,
  waitingOrders,
} from './kiosks.repository.ts'
import type { IdentityLimits } from '#server/identity/identity-limits.ts'
import type { KioskManifestsService } from './kiosk-manifests.service.ts'
import { createKioskCode, pairKiosk } from './kiosk-pairing.ts'
import { changedSettings, faultOfSettings, settingsForKiosk } from './kiosk-settings.ts'
import { hashStaffPin, isStaffPin } from './kiosk-terms.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { hashToken } from '#server/identity/session-tokens.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { failed, failedWith, passed, type Result } from '#server/platform/result.ts'

type Listed = AnswerOf<typeof listDevices>[number]
type Done = Record<string, never>

/**
 * ms that the administration waits for the revision of a project's content: to make it for the first time, every room is
 * composed, and pages give a call up after five seconds although its settings are stored.
 */
const MANIFEST_WAIT_MS = 2_500

export interface KiosksService {
  /**
   * The kiosk whose token it is; `revoked`: it was one; null: nobody's, which a kiosk also hears of a portal that was
   * restored from a time before it.
   */
  authenticate(token: string): Promise<Kiosk | 'revoked' | null>
  /** Makes a kiosk of whoever has the code. `ip`: for the limit. */
  pair(body: BodyOf<typeof pairDevice>, ip: string): Promise<Result<AnswerOf<typeof pairDevice>>>
  /** Keeps how a kiosk is, and gives it its orders until it says that they are carried out. */
  report(kiosk: Kiosk, body: BodyOf<typeof reportDevice>): Promise<AnswerOf<typeof reportDevice>>
  getSettings(kiosk: Kiosk): AnswerOf<typeof getDeviceSettings>
  /** The caller's account's; the caller has to be an admin, here and in all that follows. */
  list(caller: Caller): Promise<Listed[]>
  createCode(caller: Caller, name: string, ip: string): Promise<Result<AnswerOf<typeof createPairingCode>>>
  save(caller: Caller, id: string, body: BodyOf<typeof saveDevice>): Promise<Result<Listed>>
  order(caller: Caller, id: string, wanted: DeviceOrder): Promise<Result<Done>>
  revoke(caller: Caller, id: string): Promise<Result<Done>>
}

interface Parts {
  readonly database: Database
  readonly limits: IdentityLimits
  readonly manifests: KioskManifestsService
  /** ms since epoch. */
  readonly now: () => number
}

const TOKEN = /^kd_[A-Za-z0-9_-]{43}$/

/** Kiosks of sales centres: what they may, and what an account's admins see and set of them (decision 37). */
export function createKiosksService(parts: Parts): KiosksService {
  const { database, manifests, now } = parts
  const db = database.kysely

  return {
    async authenticate(token) {
      if (!TOKEN.test(token)) return null
      const tokenHash = hashToken(token)
      const kiosk = await findKioskByToken(db, tokenHash)
      return kiosk === null && (await isRevokedToken(db, tokenHash)) ? 'revoked' : kiosk
    },

    pair: (body, ip) => pairKiosk(parts, body, ip),

    async report(kiosk, { doneOrders, ...report }) {
      const at = isoTime(now())
      const orders = await database.transaction(async (transaction) => {
        await saveReport(transaction, kiosk.id, report, at)
        if (doneOrders === undefined) return takeOrders(transaction, kiosk.id, at)
        await finishOrders(transaction, kiosk.id, doneOrders, at)
        return listOrders(transaction, kiosk.id)
      })
      const manifestRevision = await manifests.revisionFor({ ...kiosk, report })
      return { settingsRevision: kiosk.settingsRevision, manifestRevision, orders }
    },

    getSettings: ({ settingsRevision, settings, staffPinHash }) => ({
      revision: settingsRevision,
      settings: settingsForKiosk(settings),
      staffPinHash,
    }),

    async list({ account }) {
      const kiosks = await listKiosks(db, account.id)
      const orders = await waitingOrders(
        db,
        kiosks.map(({ id }) => id),
      )
      return Promise.all(kiosks.map((kiosk) => describe(parts, kiosk, orders.get(kiosk.id) ?? [])))
    },

    createCode: (caller, name, ip) => createKioskCode(parts, caller, name, ip),

    save: (caller, id, body) => save(parts, caller, id, body),

    order: (caller, id, wanted) => order(parts, caller, id, wanted),

    revoke: (caller, id) =>
      database.transaction(async (transaction) => {
        if (!(await revokeKiosk(transaction, caller.account.id, id, isoTime(now())))) return unknown()
        await addAuditEntry(transaction, { ...getEntry(parts, caller, id), action: 'device.revoked', details: {} })
        return passed({})
      }),
  }
}

async function save(
  parts: Parts,
  caller: Caller,
  id: string,
  body: BodyOf<typeof saveDevice>,
): Promise<Result<Listed>> {
  const { database, now } = parts
  const { revision, name, settings, staffPin } = body
  // Ahead of the transaction, which others wait for.
  const newPinHash = typeof staffPin === 'string' ? await hashStaffPin(staffPin) : staffPin
  const saved = await database.transaction(async (db): Promise<Result<Kiosk> | Stale> => {
    const kiosk = await findKiosk(db, caller.account.id, id)
    if (kiosk === null) return unknown()
    const unfit = await faultOfSettings(db, caller.account.id, settings)
    if (unfit !== null) return failed(unfit)
    const staffPinHash = newPinHash === undefined ? kiosk.staffPinHash : newPinHash
    const next = { ...kiosk, name, settings, staffPinHash }
    if (kiosk.settingsRevision !== revision) return { ok: 'stale', kiosk }
    if (!(await saveKiosk(db, next, revision, isoTime(now())))) return refuseStale(revision + 1)
    const changed = changedSettings(kiosk, next)
    await addAuditEntry(db, {
      ...getEntry(parts, caller, id),
      action: 'device.saved',
      details: { revision: revision + 1, changed },
    })
    return passed({ ...next, settingsRevision: revision + 1 })
  })
  if (saved.ok === true) return describeAlone(parts, saved.value)
  if (saved.ok === false) return saved
  // Its own answer may have got lost: an admin who saves once more is not told that somebody else has.
  const isStored = await isSameAs(saved.kiosk, body)
  return isStored ? describeAlone(parts, saved.kiosk) : refuseStale(saved.kiosk.settingsRevision)
}

/** Settings that were made for what a kiosk had before. */
interface Stale {
  readonly ok: 'stale'
  /** As it is. */
  readonly kiosk: Kiosk
}

/** Whether all that an admin wants is so already. Takes some 100 ms where a PIN is wanted. */
async function isSameAs(kiosk: Kiosk, { name, settings, staffPin }: BodyOf<typeof saveDevice>): Promise<boolean> {
  if (changedSettings(kiosk, { ...kiosk, name, settings }).length > 0) return false
  if (staffPin === undefined) return true
  if (staffPin === null || kiosk.staffPinHash === null) return staffPin === kiosk.staffPinHash
  return isStaffPin(staffPin, kiosk.staffPinHash)
}

async function describeAlone(parts: Parts, kiosk: Kiosk): Promise<Result<Listed>> {
  const orders = await waitingOrders(parts.database.kysely, [kiosk.id])
  return passed(await describe(parts, kiosk, orders.get(kiosk.id) ?? []))
}

function order(parts: Parts, caller: Caller, kioskId: string, wanted: DeviceOrder): Promise<Result<Done>> {
  return parts.database.transaction(async (db): Promise<Result<Done>> => {
    if ((await findKiosk(db, caller.account.id, kioskId)) === null) return unknown()
    const createdAt = isoTime(parts.now())
    const isNew = await addOrder(db, { id: randomUUID(), kioskId, wanted, createdBy: caller.user.id, createdAt })
    if (!isNew) return passed({})
    await addAuditEntry(db, { ...getEntry(parts, caller, kioskId), action: 'device.ordered', details: { wanted } })
    return passed({})
  })
}

/** What is awaited, or null when that takes longer; it goes on and is there for who asks next. */
async function withinMs<T>(wanted: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer))
}

async function describe({ manifests }: Parts, kiosk: Kiosk, orders: readonly DeviceOrder[]): Promise<Listed> {
  const { id, name, createdAt, lastSeenAt, report, settingsRevision, settings, staffPinHash } = kiosk
  return {
    id,
    name,
    createdAt,
    lastSeenAt,
    report,
    manifestRevision: await withinMs(manifests.revisionFor(kiosk), MANIFEST_WAIT_MS),
    settingsRevision,
    settings,
    hasStaffPin: staffPinHash !== null,
    waitingOrders: [...orders],
  }
}

function getEntry({ now }: Parts, { account, user }: Caller, deviceId: string) {
  return {
    accountId: account.id,
    unitId: null,
    userId: user.id,
    subject: { kind: 'device', id: deviceId },
    at: isoTime(now()),
  }
}

const unknown = (): Result<never> => failedWith('NOT_FOUND', 'There is no such device.')

function refuseStale(revision: number): Result<never> {
  return failedWith('REVISION_CONFLICT', `The settings have moved on to revision ${revision}.`, { field: 'revision' })
}
