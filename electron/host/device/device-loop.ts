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
  const { identity, portal, settings, generations, synchroniser, outbox, shell, limits, faults, credentials } = parts
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  const stopping = new AbortController()
  let resetOrders = 0
  /** The first synchronisation after a start checks what the disk has. */
  let isChecked = false

  const sendReport = async (): Promise<PortalAnswer | null> => {
    const headers = credentials()
    if (headers === null) return null
    const outcome = await portal.ask(reportDevice.path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(await parts.report()),
      limitMs: limits.stallMs,
      signal: stopping.signal,
    })
    if (outcome.kind === 'silence') return null
    if (outcome.status === 401 && isRefusal(outcome)) await identity.unpair()
    return outcome.status >= 200 && outcome.status < 300 ? outcome : null
  }
  const fetchSettings = async () => {
    const headers = credentials()
    if (headers === null) return
    // Twice, as all that is kept: a changed digit would hold until the next change.
    const seen = new Map<string, BelievedAnswer>()
    const ask = () => askTwice(portal, getDeviceSettings.path, { headers, known: null, signal: stopping.signal }, seen)
    const first = await ask()
    const belief = first.kind === 'doubted' && seen.size > 0 ? await ask() : first
    const answer = belief.kind === 'believed' ? parseAnswer(getDeviceSettings.answer, belief.answer.body) : null
    if (answer !== null) await settings.accept(answer)
    else if (belief.kind === 'believed') faults.note('SETTINGS_ANSWER_INVALID')
  }
  const synchronise = async () => {
    const outcome = await synchroniser.synchronise(!isChecked)
    if (outcome === 'current' || outcome === 'updated') isChecked = true
    if (outcome === 'refused' && identity.token() !== null) await identity.unpair()
  }
  const obey = (order: DeviceOrder): void => {
    switch (order) {
      case 'synchronise':
        return void synchronise()
      case 'restart':
        return shell.restart()
      case 'reset':
        resetOrders += 1
        return undefined
      default:
        return assertNever(order)
    }
  }
  const follow = async (answer: Answer) => {
    if (settings.revision() !== answer.settings_revision) await fetchSettings()
    const newest = answer.manifest_revision
    const current = generations.current()
    const isShown = current?.manifest.revision === newest && current?.portal === identity.facts()?.portal
    if (newest !== null && (!isShown || !isChecked)) void synchronise()
    else if (newest !== null) await generations.confirm()
    for (const { order } of answer.orders) obey(order)
  }
  const turn = async () => {
    const outcome = await sendReport()
    if (outcome === null) return
    const answer = parseAnswer(reportDevice.answer, outcome.body)
    if (answer === null) return faults.note('REPORT_ANSWER_INVALID')
    if (outbox.length > 0) outbox.wake()
    await follow(answer)
  }
  const single = () => {
    running ??= turn()
      .catch(() => faults.note('REPORT_BROKE_OFF'))
      .finally(() => {
        running = null
      })
    return running
  }
  const again = async () => {
    await single()
    if (stopping.signal.aborted) return
    // A fifth more or less, so that the devices of a fleet do not all come at once.
    timer = setTimeout(() => void again(), limits.reportMs * (0.8 + Math.random() * 0.4)).unref()
  }
  return {
    start: () => void again(),
    turn: single,
    synchronise: () => void synchronise(),
    get resetOrders() {
      return resetOrders
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await synchroniser.stop()
      await running
    },
  }
}

/** Said by the portal itself, not by a box on the way. */
function isRefusal(answer: PortalAnswer): boolean {
  return z.safeParse(ErrorAnswerSchema, parseJson(answer.body.toString('utf8'))).success
}
