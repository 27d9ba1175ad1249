import * as z from 'zod/mini'
import { type ErrorAnswer, ErrorAnswerSchema } from '#shared/contracts/errors.ts'
import { createProspectConfiguration } from '#shared/contracts/http/prospects.contract.ts'
import { parseJson } from '../disk/document.ts'
import type { PortalAnswer, PortalClient } from '../portal/portal-client.ts'
import type { OutboxEntry } from './outbox-store.ts'

export type SavedVisit = z.infer<typeof createProspectConfiguration.answer>

/** `later`: nothing that counts as an answer of the portal; it is tried again. */
export type DeliveryOutcome =
  | { readonly kind: 'delivered'; readonly saved: SavedVisit | null }
  | { readonly kind: 'refused'; readonly status: number; readonly errors: ErrorAnswer['errors'] }
  /** `waitMs`: how long the portal wants to be left alone; null = it does not say. */
  | { readonly kind: 'later'; readonly waitMs: number | null }

/** Refusals that hold only now. */
const PASSING = new Set([408, 425, 429])

/** Sends one entry. @param limitMs ms that it may take */
export async function deliver(
  portal: PortalClient,
  key: string,
  entry: OutboxEntry,
  call: { readonly limitMs: number; readonly signal: AbortSignal },
): Promise<DeliveryOutcome> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key }
  const { portal: origin, path, body } = entry
  const outcome = await portal.ask(path, { method: 'POST', origin, headers, body, ...call })
  return outcome.kind === 'silence' ? { kind: 'later', waitMs: null } : judge(outcome, entry.kind)
}

/** Only what the contract says counts: a Wi-Fi's own page that answers 200 has delivered nothing. */
function judge(answer: PortalAnswer, kind: OutboxEntry['kind']): DeliveryOutcome {
  const value = parseJson(answer.body.toString('utf8'))
  if (answer.status >= 200 && answer.status < 300) {
    if (kind === 'event') return isNothing(answer, value) ? { kind: 'delivered', saved: null } : later(answer)
    const parsed = z.safeParse(createProspectConfiguration.answer, value)
    return parsed.success ? { kind: 'delivered', saved: parsed.data } : later(answer)
  }
  const isRefusal = answer.status >= 400 && answer.status < 500 && !PASSING.has(answer.status)
  const parsed = isRefusal ? z.safeParse(ErrorAnswerSchema, value) : null
  return parsed?.success === true
    ? { kind: 'refused', status: answer.status, errors: parsed.data.errors }
    : later(answer)
}

function isNothing(answer: PortalAnswer, value: unknown): boolean {
  return answer.body.byteLength === 0 || (typeof value === 'object' && value !== null)
}

function later(answer: PortalAnswer): DeliveryOutcome {
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
  return { kind: 'later', waitMs: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null }
}
