import * as z from 'zod/mini'
import type { DeviceOrder, DeviceReportOnWire } from '#shared/contracts/entities/device.schema.ts'
import { ErrorAnswerSchema } from '#shared/contracts/errors.ts'
import { getDeviceSettings, reportDevice } from '#shared/contracts/http/devices.contract.ts'
import { assertNever } from '#shared/domain/assert-never.ts'
import { parseJson } from '../disk/document.ts'
import type { FaultLog } from '../faults.ts'
import type { Limits, Shell } from '../host.types.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { PortalAnswer, PortalClient } from '../portal/portal-client.ts'
import type { DeviceSettings } from '../settings/device-settings.ts'
import { askTwice, type BelievedAnswer, parseAnswer } from '../synchronising/believed.ts'
import type { Generations } from '../synchronising/generation.ts'
import type { Synchroniser } from '../synchronising/synchroniser.ts'
import type { Identity } from './identity.ts'

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
  readonly settings: DeviceSettings
  readonly generations: Generations
  readonly synchroniser: Synchroniser
  readonly outbox: Outbox
  readonly shell: Shell
  /** Headers that open what is the device's alone; null = it is not paired. */
  readonly credentials: () => Readonly<Record<string, string>> | null
  readonly report: () => Promise<DeviceReportOnWire>
  readonly limits: Limits
  readonly faults: FaultLog
}

type Answer = z.infer<typeof reportDevice.answer>

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
  }

  async #again(): Promise<void> {
    await this.turn()
    if (this.#stopping.signal.aborted) return
    // A fifth more or less, so that the devices of a fleet do not all come at once.
    const wait = this.#parts.limits.reportMs * (0.8 + Math.random() * 0.4)
    this.#timer = setTimeout(() => void this.#again(), wait).unref()
  }

  async #turn(): Promise<void> {
    const { outbox, faults } = this.#parts
    const outcome = await this.#sendReport()
    if (outcome === null) return
    const answer = parseAnswer(reportDevice.answer, outcome.body)
    if (answer === null) return faults.note('REPORT_ANSWER_INVALID')
    if (outbox.length > 0) outbox.wake()
    await this.#follow(answer)
  }

  /** null = the portal has not taken it. */
  async #sendReport(): Promise<PortalAnswer | null> {
    const { portal, identity, limits, report, credentials } = this.#parts
    const headers = credentials()
    if (headers === null) return null
    const outcome = await portal.ask(reportDevice.path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(await report()),
      limitMs: limits.stallMs,
      signal: this.#stopping.signal,
    })
    if (outcome.kind === 'silence') return null
    if (outcome.status === 401 && isRefusal(outcome)) await identity.unpair()
    return outcome.status >= 200 && outcome.status < 300 ? outcome : null
  }

  async #follow(answer: Answer): Promise<void> {
    const { settings, generations, identity } = this.#parts
    if (settings.revision() !== answer.settings_revision) await this.#fetchSettings()
    const newest = answer.manifest_revision
    const current = generations.current()
    const isShown = current?.manifest.revision === newest && current?.portal === identity.facts()?.portal
    if (newest !== null && (!isShown || !this.#isChecked)) this.synchronise()
    else if (newest !== null) await generations.confirm()
    for (const { order } of answer.orders) this.#obey(order)
  }

  async #fetchSettings(): Promise<void> {
    const { portal, settings, faults, credentials } = this.#parts
    const headers = credentials()
    if (headers === null) return
    // Twice, as all that is kept: a changed digit would hold until the next change.
    const seen = new Map<string, BelievedAnswer>()
    const options = { headers, known: null, signal: this.#stopping.signal }
    const first = await askTwice(portal, getDeviceSettings.path, options, seen)
    const isSeen = first.kind === 'doubted' && seen.size > 0
    const belief = isSeen ? await askTwice(portal, getDeviceSettings.path, options, seen) : first
    if (belief.kind !== 'believed') return
    const answer = parseAnswer(getDeviceSettings.answer, belief.answer.body)
    if (answer === null) faults.note('SETTINGS_ANSWER_INVALID')
    else await settings.accept(answer)
  }

  async #synchronise(): Promise<void> {
    const { synchroniser, identity } = this.#parts
    const outcome = await synchroniser.synchronise(!this.#isChecked)
    if (outcome === 'current' || outcome === 'updated') this.#isChecked = true
    if (outcome === 'refused' && identity.token() !== null) await identity.unpair()
  }

  #obey(order: DeviceOrder): void {
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

/** Said by the portal itself, not by a box on the way. */
function isRefusal(answer: PortalAnswer): boolean {
  return z.safeParse(ErrorAnswerSchema, parseJson(answer.body.toString('utf8'))).success
}
