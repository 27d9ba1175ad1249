import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import {
  DEFAULT_DEVICE_SETTINGS,
  DEVICE_ORDERS,
  type DeviceOrder,
  type DeviceReportSchema,
  type DeviceSettingsSchema,
} from '#shared/contracts/entities/device.schema.ts'
import { type FromWire, fromWire } from '#shared/contracts/wire.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import type { KiosksTable } from '#server/platform/db/kiosk.schema.ts'
import { readJson } from '#server/platform/db/stored-json.ts'

export type KioskSettings = FromWire<z.infer<typeof DeviceSettingsSchema>>
export type KioskReport = FromWire<z.infer<typeof DeviceReportSchema>>

export interface Kiosk {
  readonly id: string
  readonly accountId: string
  readonly name: string
  readonly settings: KioskSettings
  /** Goes up by one with every change of name, settings or PIN. */
  readonly settingsRevision: number
  /** `scrypt$<N>$<r>$<p>$<salt>$<hash>`; null = no PIN. */
  readonly staffPinHash: string | null
  /** null = it has not reported yet. */
  readonly report: KioskReport | null
  /** ISO times; null = never. */
  readonly lastSeenAt: string | null
  readonly createdAt: string
}

/** A code that makes a kiosk of an account, once. */
export interface KioskPairing {
  readonly codeHash: string
  readonly accountId: string
  /** Of the kiosk that it will make. */
  readonly name: string
  readonly createdBy: string | null
  /** ISO times. */
  readonly createdAt: string
  readonly expiresAt: string
}

export interface KioskOrder {
  readonly id: string
  readonly order: DeviceOrder
}

export async function addPairing(db: Db, pairing: KioskPairing): Promise<void> {
  await db
    .insertInto('kioskPairings')
    .values({ ...pairing, usedAt: null })
    .execute()
}

/** Uses a code up: of several calls that come together one gets an answer, the others null. `now`: ISO time. */
export async function usePairing(
  db: Db,
  codeHash: string,
  now: string,
): Promise<Pick<KioskPairing, 'accountId' | 'name' | 'createdBy'> | null> {
  const row = await db
    .updateTable('kioskPairings')
    .set({ usedAt: now })
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['accountId', 'name', 'createdBy'])
    .executeTakeFirst()
  return row ?? null
}

/** A kiosk with the settings that hold until an admin says otherwise. `tokenHash`: SHA-256 of its token, hex. */
export async function addKiosk(
  db: Db,
  kiosk: Pick<Kiosk, 'id' | 'accountId' | 'name' | 'createdAt'>,
  tokenHash: string,
): Promise<void> {
  const settings = JSON.stringify(fromWire(DEFAULT_DEVICE_SETTINGS))
  const rest = { staffPinHash: null, report: null, lastSeenAt: null, updatedAt: kiosk.createdAt }
  await db
    .insertInto('kiosks')
    .values({ ...kiosk, ...rest, tokenHash, settings })
    .execute()
}

/** Whose token it is; null = nobody's, or the kiosk has been taken out of its account. */
export async function findKioskByToken(db: Db, tokenHash: string): Promise<Kiosk | null> {
  const row = await db.selectFrom('kiosks').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst()
  return row ? toKiosk(row) : null
}

/** A kiosk of an account, or null. */
export async function findKiosk(db: Db, accountId: string, id: string): Promise<Kiosk | null> {
  const row = await db
    .selectFrom('kiosks')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toKiosk(row) : null
}

/** The kiosks of an account, by name. */
export async function listKiosks(db: Db, accountId: string): Promise<Kiosk[]> {
  const rows = await db
    .selectFrom('kiosks')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(toKiosk)
}

/** Stores what an admin has set; false = somebody else has changed it since `revision`. `now`: ISO time. */
export async function saveKiosk(
  db: Db,
  { id, name, settings, staffPinHash }: Pick<Kiosk, 'id' | 'name' | 'settings' | 'staffPinHash'>,
  revision: number,
  now: string,
): Promise<boolean> {
  const row = await db
    .updateTable('kiosks')
    .set({
      name,
      settings: JSON.stringify(settings),
      staffPinHash,
      settingsRevision: revision + 1,
      updatedAt: now,
    })
    .where('id', '=', id)
    .where('settingsRevision', '=', revision)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the last report alone. `now`: ISO time. */
export async function saveReport(db: Db, kioskId: string, report: KioskReport, now: string): Promise<void> {
  await db
    .updateTable('kiosks')
    .set({ report: JSON.stringify(report), lastSeenAt: now })
    .where('id', '=', kioskId)
    .execute()
}

/** Whether there was such a kiosk in the account; its orders go with it, its token stays known. `now`: ISO time. */
export async function revokeKiosk(db: Db, accountId: string, id: string, now: string): Promise<boolean> {
  const row = await db
    .deleteFrom('kiosks')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .returning('tokenHash')
    .executeTakeFirst()
  if (row === undefined) return false
  await db.insertInto('revokedKiosks').values({ tokenHash: row.tokenHash, revokedAt: now }).execute()
  return true
}

/** Whether an admin has taken the kiosk with this token out of its account. */
export async function isRevokedToken(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('revokedKiosks')
    .select('tokenHash')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row !== undefined
}

interface NewOrder {
  readonly id: string
  readonly kioskId: string
  readonly wanted: DeviceOrder
  readonly createdBy: string
  /** ISO time. */
  readonly createdAt: string
}

/** Adds an order, unless the same one is waiting already; answers whether it did. */
export async function addOrder(db: Db, order: NewOrder): Promise<boolean> {
  const waiting = await waitingOrders(db, [order.kioskId])
  if (waiting.get(order.kioskId)?.includes(order.wanted) === true) return false
  await db
    .insertInto('kioskOrders')
    .values({ ...order, givenAt: null })
    .execute()
  return true
}

/** What is ordered of these kiosks and not carried out yet, by kiosk, the oldest first. */
export async function waitingOrders(db: Db, kioskIds: readonly string[]): Promise<Map<string, DeviceOrder[]>> {
  const byKiosk = new Map<string, DeviceOrder[]>()
  if (kioskIds.length === 0) return byKiosk
  const rows = await db
    .selectFrom('kioskOrders')
    .select(['kioskId', 'wanted'])
    .where('kioskId', 'in', kioskIds)
    .where('givenAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  for (const { kioskId, wanted } of rows) {
    const order = toOrder(wanted)
    if (order !== null) byKiosk.set(kioskId, [...(byKiosk.get(kioskId) ?? []), order])
  }
  return byKiosk
}

/**
 * Gives the orders that wait, each once, to a kiosk that does not tell what it has carried out: of two calls at the same
 * time one gets it. `now`: ISO time.
 */
export async function takeOrders(db: Db, kioskId: string, now: string): Promise<KioskOrder[]> {
  const rows = await db
    .updateTable('kioskOrders')
    .set({ givenAt: now })
    .where('kioskId', '=', kioskId)
    .where('givenAt', 'is', null)
    .returning(['id', 'wanted', 'createdAt'])
    .execute()
  return rows
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .flatMap(({ id, wanted }) => {
      const order = toOrder(wanted)
      return order === null ? [] : [{ id, order }]
    })
}

/** The orders of a kiosk that are not carried out yet, the oldest first. */
export async function listOrders(db: Db, kioskId: string): Promise<KioskOrder[]> {
  const rows = await db
    .selectFrom('kioskOrders')
    .select(['id', 'wanted'])
    .where('kioskId', '=', kioskId)
    .where('givenAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, wanted }) => {
    const order = toOrder(wanted)
    return order === null ? [] : [{ id, order }]
  })
}

/** These orders of a kiosk are carried out. `now`: ISO time. */
export async function finishOrders(db: Db, kioskId: string, ids: readonly string[], now: string): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('kioskOrders')
    .set({ givenAt: now })
    .where('kioskId', '=', kioskId)
    .where('id', 'in', ids)
    .where('givenAt', 'is', null)
    .execute()
}

function toOrder(text: string): DeviceOrder | null {
  return DEVICE_ORDERS.find((order) => order === text) ?? null
}

function toKiosk(row: Selectable<KiosksTable>): Kiosk {
  const { tokenHash: _hash, updatedAt: _time, settings, report, ...fields } = row
  return {
    ...fields,
    // Settings that a newer program has added hold their own defaults.
    settings: { ...fromWire(DEFAULT_DEVICE_SETTINGS), ...readJson<Partial<KioskSettings>>(settings) },
    report: report === null ? null : readJson<KioskReport>(report),
  }
}
