import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { DeviceOrder, DeviceReport } from '#shared/contracts/entities/device.schema.ts'
import { getDeviceSettings, reportDevice } from '#shared/contracts/http/devices.contract.ts'
import { IdSchema } from '#shared/contracts/primitives.ts'
import { type FromWire, toWire } from '#shared/contracts/wire.ts'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { FaultLog } from '../kernel/faults.ts'
import type { Limits } from '../kernel/limits.ts'
import type { Shell } from '../kernel/program.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { PortalAnswer, PortalClient, PortalSilence } from '../portal/portal-client.ts'
import { readPortalErrors } from '../portal/portal-errors.ts'
import type { SettingsInForce } from '../settings/device-settings.ts'
import { FetchedSettingsSchema } from '../settings/fetched-settings.ts'
import { confirmResponse, type ConfirmedResponse } from '../synchronising/confirm-response.ts'
import { parseAnswer } from '../portal/parse-answer.ts'
import type { Generations } from '../synchronising/generation.ts'
import type { Synchroniser } from '../synchronising/synchroniser.ts'
import type { Identity } from './identity.ts'
import type { Orders } from './orders.ts'

/** Tells the portal how the device is, and does what it wants of it. */
export interface DeviceLoop {
  /** Now and then again and again. */
  start(): void
  /** One report, and all that follows from its answer. */
  turn(): Promise<void>
  /** Looks for news now, whatever the portal's last report said. */
  synchronise(): void
  /** How often the portal has ordered that the visit be forgotten. */
  readonly resetOrders: number
  stop(): Promise<void>
}

interface Parts {
  readonly identity: Identity
  readonly portal: PortalClient
  readonly settings: SettingsInForce
  readonly generations: Generations
  readonly synchroniser: Synchroniser
  readonly outbox: Outbox
  readonly orders: Orders
  readonly shell: Shell
  /** Headers that open what is the device's alone; null = it is not paired. */
  readonly credentials: () => Readonly<Record<string, string>> | null
  readonly report: () => Promise<DeviceReport>
  /** Origin of the portal; null = none is known. */
  readonly origin: () => string | null
  readonly limits: Limits
  readonly faults: FaultLog
}

/** An order that only a later program knows keeps nobody from the rest of the answer. */
const AnswerSchema = z.object({
  ...reportDevice.answer.shape,
  orders: z.array(z.object({ id: IdSchema, order: z.string() })),
})
type Answer = FromWire<z.infer<typeof AnswerSchema>>

/** How often the portal has to refuse the device, each time asked anew, until that is believed. */
const REFUSALS = 3

export function createDeviceLoop(parts: Parts): DeviceLoop {
  return new ReportingLoop(parts)
}

class ReportingLoop implements DeviceLoop {
  resetOrders = 0
  readonly #parts: Parts
  readonly #stopping = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | null = null
  /** The first synchronisation after a start checks what the disk has. */
  #isChecked = false
  /** Settings that are on the disk may lack what only this version of the program understands. */
  #areSettingsFresh = false
  #confirming: Promise<void> | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  start(): void {
    void this.#again()
  }

  turn(): Promise<void> {
    this.#running ??= this.#turn()
      .catch(() => this.#parts.faults.note('REPORT_BROKE_OFF'))
      .finally(() => {
        this.#running = null
      })
    return this.#running
  }

  synchronise(): void {
    void this.#synchronise()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    clearTimeout(this.#timer)
    await this.#parts.synchroniser.stop()
    await this.#running
    await this.#confirming
  }

  async #again(): Promise<void> {
    await this.turn()
    if (this.#stopping.signal.aborted) return
    // A fifth more or less, so that the devices of a fleet do not all come at once.
    const wait = this.#parts.limits.reportMs * (0.8 + Math.random() * 0.4)
    this.#timer = setTimeout(() => void this.#again(), wait).unref()
  }

  async #turn(): Promise<void> {
    const { identity } = this.#parts
    if (identity.token() === null) await identity.open()
    // Once more when something has been carried out: who ordered it is waiting to see that.
    if (await this.#reportAndFollow()) await this.#reportAndFollow()
  }

  /** Whether the portal has ordered something that was then carried out. */
  async #reportAndFollow(): Promise<boolean> {
    const { outbox, orders, faults } = this.#parts
    const done = orders.done()
    const outcome = await this.#sendReport(done)
    if (outcome === null) return false
    const answer = parseAnswer(AnswerSchema, outcome.body)
    if (answer === null) {
      faults.note('REPORT_ANSWER_INVALID')
      return false
    }
    await orders.acknowledge(done.filter((id) => answer.orders.every((order) => order.id !== id)))
    outbox.wake()
    await this.#follow(answer)
    return orders.obey(answer.orders, (order) => this.#carryOut(order))
  }

  /** null = the portal has not taken it. */
  async #sendReport(done: readonly string[]): Promise<PortalAnswer | null> {
    const { portal, limits, report, credentials, identity } = this.#parts
    const headers = credentials()
    if (headers === null) return null
    const outcome = await portal.ask(reportDevice.path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(toWire({ ...(await report()), doneOrders: done })),
      limitMs: limits.stallMs,
      signal: this.#stopping.signal,
    })
    const refusal = readRefusal(outcome)
    if (refusal !== null) void this.#confirmRefusal(refusal)
    if (outcome.kind === 'silence' || outcome.status < 200 || outcome.status >= 300) return null
    identity.setKnown(true)
    return outcome
  }

  async #follow(answer: Answer): Promise<void> {
    const { settings, generations, origin } = this.#parts
    if (!this.#areSettingsFresh || settings.revision() !== answer.settingsRevision) await this.#fetchSettings()
    const newest = answer.manifestRevision
    const current = generations.current()
    const isShown = current?.manifest.revision === newest && current?.portal === origin()
    if (newest !== null && (!isShown || !this.#isChecked)) this.synchronise()
    else if (newest !== null) await generations.confirm()
  }

  async #fetchSettings(): Promise<void> {
    const { portal, settings, faults, credentials } = this.#parts
    const headers = credentials()
    if (headers === null) return
    // Twice, as all that is kept: a changed digit would hold until the next change.
    const seen = new Map<string, ConfirmedResponse>()
    const options = { headers, known: null, signal: this.#stopping.signal }
    const first = await confirmResponse(portal, getDeviceSettings.path, options, seen)
    const isSeen = first.kind === 'unconfirmed' && seen.size > 0
    const confirmation = isSeen ? await confirmResponse(portal, getDeviceSettings.path, options, seen) : first
    if (confirmation.kind !== 'confirmed') return
    const answer = parseAnswer(FetchedSettingsSchema, confirmation.answer.body)
    if (answer === null) return faults.note('SETTINGS_ANSWER_INVALID')
    await settings.accept(answer)
    this.#areSettingsFresh = true
  }

  async #synchronise(): Promise<void> {
    const { synchroniser, identity } = this.#parts
    const outcome = await synchroniser.synchronise(!this.#isChecked)
    if (outcome === 'current' || outcome === 'updated') this.#isChecked = true
    // What it was refused with is not known here.
    if (outcome === 'refused' && identity.token() !== null) await this.#confirmRefusal('unknown')
  }

  /**
   * The token of a device that is in use is not thrown away for one answer, and only where the portal says that it took
   * the device out: one that is being moved or restored knows nobody, for a while or for good.
   */
  #confirmRefusal(first: DeviceRefusal): Promise<void> {
    this.#confirming ??= this.#askAgain(first).finally(() => {
      this.#confirming = null
    })
    return this.#confirming
  }

  async #askAgain(first: DeviceRefusal): Promise<void> {
    const { portal, identity, limits, credentials, faults } = this.#parts
    const { signal } = this.#stopping
    const token = identity.token()
    let isRevoked = first === 'revoked'
    for (let refusals = 1; refusals < REFUSALS; refusals++) {
      await wait(limits.confirmMs, undefined, { signal, ref: false }).catch(() => undefined)
      const headers = credentials()
      if (signal.aborted || headers === null) return
      const outcome = await portal.ask(getDeviceSettings.path, { headers, limitMs: limits.stallMs, signal })
      const refusal = readRefusal(outcome)
      if (refusal === null) return faults.note('DEVICE_REFUSED_ONCE')
      isRevoked &&= refusal === 'revoked'
    }
    // Paired anew meanwhile.
    if (identity.token() !== token) return
    if (isRevoked) await identity.revoke()
    else identity.setKnown(false)
  }

  #carryOut(order: DeviceOrder): void {
    switch (order) {
      case 'synchronise':
        return this.synchronise()
      case 'restart':
        return this.#parts.shell.restart()
      case 'reset':
        this.resetOrders += 1
        return undefined
      default:
        return assertNever(order)
    }
  }
}

/** `revoked`: an admin has taken the device out. `unknown`: the portal does not know its token. */
type DeviceRefusal = 'revoked' | 'unknown'

/** What the portal itself, not a box on the way, says against the device; null = nothing. */
function readRefusal(outcome: PortalAnswer | PortalSilence): DeviceRefusal | null {
  if (outcome.kind === 'silence' || outcome.status !== 401) return null
  const codes = readPortalErrors(outcome.body)?.map(({ code }) => code) ?? []
  if (codes.includes('DEVICE_REVOKED')) return 'revoked'
  return codes.includes('UNAUTHORIZED') ? 'unknown' : null
}
