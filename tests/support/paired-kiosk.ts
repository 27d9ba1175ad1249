import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { DeviceOrder, DeviceSettingsOnWire } from '#shared/contracts/entities/device.schema.ts'
import { createPairingCode, listDevices, orderDevice, saveDevice } from '#shared/contracts/http/devices.contract.ts'
import { getKioskState, pairKiosk } from '#shared/contracts/kiosk/host.contract.ts'
import { BUYERS, bearer, logIn } from './api-client.ts'
import { type KioskHost, startKioskHost } from './kiosk-host.ts'

/** The sample project takes seconds; a busy machine, minutes. */
const SYNCHRONISE_LIMIT_MS = 180_000
const NAME = 'Foyer'

/** A kiosk that has been set up the way an admin does it, with its project complete on the disk. */
export interface PairedKiosk {
  readonly host: KioskHost
  /** As its host says it is. */
  readonly state: () => Promise<z.infer<typeof getKioskState.answer>>
  /** An admin orders something of it. */
  readonly order: (order: DeviceOrder) => Promise<void>
  /** An admin changes some of its settings. */
  readonly save: (settings: Partial<DeviceSettingsOnWire>) => Promise<void>
}

/**
 * Starts a new kiosk, pairs it with a portal as `Foyer`, gives it the sample project and waits for all of it.
 *
 * @param portal address of a running portal
 * @throws when anything of it fails
 */
export async function startPairedKiosk(
  portal: string,
  settings: Partial<DeviceSettingsOnWire> = {},
): Promise<PairedKiosk> {
  const host = await startKioskHost()
  try {
    const kiosk = await pair(host, portal)
    await kiosk.save({ project_id: 'lindenhof', ...settings })
    await untilReady(kiosk)
    return kiosk
  } catch (error) {
    await host.stop()
    throw error
  }
}

async function pair(host: KioskHost, portal: string): Promise<PairedKiosk> {
  const admin = bearer(await logIn(portal, BUYERS.admin.email))
  const devices = async () => z.parse(listDevices.answer, await send(portal, admin, listDevices))
  // Another test on the same portal may have called its kiosk the same.
  const before = (await devices()).map((one) => one.id)
  const { code } = z.parse(createPairingCode.answer, await send(portal, admin, createPairingCode, { name: NAME }))
  const own = { origin: host.url }
  const { outcome } = z.parse(pairKiosk.answer, await send(host.url, own, pairKiosk, { portal_url: portal, code }))
  if (outcome !== 'paired') throw new Error(`The kiosk was not paired: ${outcome}`)
  const id = (await devices()).find((one) => !before.includes(one.id))?.id
  const device = async () => {
    const found = (await devices()).find((one) => one.id === id)
    if (found === undefined) throw new Error('The kiosk is not in the list')
    return found
  }
  const ofDevice = ({ method, path }: Address) => ({ method, path: path.replace(':device_id', id ?? '') })
  return {
    host,
    state: async () => z.parse(getKioskState.answer, await send(host.url, {}, getKioskState)),
    order: async (order) => {
      await send(portal, admin, ofDevice(orderDevice), { order })
    },
    save: async (changes) => {
      const { name, settings, settings_revision: revision } = await device()
      await send(portal, admin, ofDevice(saveDevice), { revision, name, settings: { ...settings, ...changes } })
    },
  }
}

async function untilReady({ state, host }: PairedKiosk): Promise<void> {
  const end = Date.now() + SYNCHRONISE_LIMIT_MS
  while (Date.now() < end) {
    const { stage, synchronising } = await state()
    if (stage === 'ready' && synchronising === null) return
    await wait(100)
  }
  throw new Error(`The project did not come:\n${host.output()}`)
}

interface Address {
  readonly method: string
  readonly path: string
}

async function send(url: string, headers: Record<string, string>, to: Address, body?: unknown): Promise<unknown> {
  const answer = await fetch(url + to.path, {
    method: to.method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${to.method} ${to.path}: ${answer.status} ${text}`)
  return text === '' ? null : JSON.parse(text)
}
