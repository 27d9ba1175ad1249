import * as z from 'zod/mini'
import type { ErrorAnswer } from '#shared/contracts/errors.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { createProspectConfiguration } from '#shared/contracts/http/prospects.contract.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import { parseJson } from '../disk/document.ts'
import type { PortalAnswer, PortalClient } from '../portal/portal-client.ts'
import { knownErrors, readPortalErrors } from '../portal/portal-errors.ts'
import type { OutboxEntry } from './entry.ts'

export type SavedVisit = AnswerOf<typeof createProspectConfiguration>

/** `later`: nothing that counts as an answer of the portal; it is tried again. */
export type DeliveryOutcome =
  | { readonly kind: 'delivered'; readonly saved: SavedVisit | null }
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly errors: ErrorAnswer['errors']
      readonly codes: string[]
    }
  | Later

export interface Later {
  readonly kind: 'later'
  /** How long the portal wants to be left alone; null = it does not say. */
  readonly waitMs: number | null
  /** The portal's codes where it has broken over this, in its own words. */
  readonly brokenOver: readonly string[] | null
}

/** What became of something that was put into the outbox. */
export type PostOutcome =
  | Exclude<DeliveryOutcome, { kind: 'later' }>
  /** On the disk; it goes out by itself. */
  | { readonly kind: 'waiting' }
  /** Neither on the disk nor with the portal. */
  | { readonly kind: 'lost' }

/** Refusals that hold only now. */
const PASSING = new Set([408, 425, 429])
/** Status of a portal that did not expect this. */
export const BROKEN = 500

export interface DeliveryCall {
  /** ms that it may take. */
  readonly limitMs: number
  readonly signal: AbortSignal
  /** Headers that say whose kiosk this is, for the portal that it belongs to; none for any other. */
  readonly credentials: (portal: string) => Readonly<Record<string, string>>
}

/** Sends one entry. */
export async function deliver(
  portal: PortalClient,
  key: string,
  entry: OutboxEntry,
  { credentials, ...call }: DeliveryCall,
): Promise<DeliveryOutcome> {
  const { portal: origin, path, body, kind } = entry
  // The portal's team sees which kiosk it came from; what is merely counted has no sender.
  const own = kind === 'visit' ? credentials(origin) : {}
  const headers = { ...own, 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key }
  const outcome = await portal.ask(path, { method: 'POST', origin, headers, body, ...call })
  return outcome.kind === 'silence' ? { kind: 'later', waitMs: null, brokenOver: null } : judge(outcome, entry.kind)
}

/** Also with what a later portal may say beside what the contract does. */
const EventAnswerSchema = z.looseObject({})

/**
 * The contract's answer to an event is empty, so that it does not tell the portal from a box on the way by itself. It is
 * the portal's only with the status of something made: boxes answer 200.
 */
function isEventTaken({ status }: PortalAnswer, value: unknown): boolean {
  return status !== 200 && z.safeParse(EventAnswerSchema, value).success
}

/** Only what reads like the portal counts: a Wi-Fi's own page that answers 200 has delivered nothing. */
function judge(answer: PortalAnswer, kind: OutboxEntry['kind']): DeliveryOutcome {
  const isJson = (answer.headers.get('content-type') ?? '').startsWith('application/json')
  const value = isJson ? parseJson(answer.body.toString('utf8')) : undefined
  if (answer.status >= 200 && answer.status < 300) {
    if (kind === 'event') return isEventTaken(answer, value) ? { kind: 'delivered', saved: null } : later(answer)
    const parsed = z.safeParse(createProspectConfiguration.answer, value)
    return parsed.success ? { kind: 'delivered', saved: fromWire(parsed.data) } : later(answer)
  }
  const errors = readPortalErrors(answer.body)
  const codes = errors === null ? null : [...new Set(errors.map(({ code }) => code))]
  const isRefusal = answer.status >= 400 && answer.status < 500 && !PASSING.has(answer.status)
  if (errors !== null && codes !== null && isRefusal) {
    return { kind: 'refused', status: answer.status, errors: knownErrors(errors), codes }
  }
  return later(answer, answer.status === BROKEN ? codes : null)
}

function later(answer: PortalAnswer, brokenOver: readonly string[] | null = null): Later {
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
  return { kind: 'later', waitMs: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null, brokenOver }
}
