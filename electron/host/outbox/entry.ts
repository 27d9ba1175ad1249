import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

/** `visit`: what a visitor saved or asked. `event`: what is counted. */
export const OutboxEntrySchema = z.object({
  kind: z.enum(['visit', 'event']),
  /** Origin of the portal that it is for. */
  portal: z.string(),
  /** Path and query. */
  path: z.string(),
  /** JSON as it goes out. */
  body: z.string(),
})
export type OutboxEntry = z.infer<typeof OutboxEntrySchema>

export interface StoredEntry {
  readonly file: string
  /** Goes along as `Idempotency-Key`. */
  readonly key: string
  /** Entries of one lane go out one after the other; lanes do not wait for each other. */
  readonly lane: string
}

/** Entries that a program of before has written all wait in one lane. */
const FORMER_LANE = 'former'
const FILE = /^(\d{12})-([A-Za-z0-9_-]{16,64})(?:\.((?:visit|event)-[0-9a-f]{8}))?\.entry$/

/** Whether a text can be the key of an entry. */
export function isEntryKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(text)
}

/** Counted events do not wait for what visitors ask, nor one portal's entries for another portal. */
export function getLane({ kind, portal }: OutboxEntry): string {
  return `${kind}-${createHash('sha256').update(portal).digest('hex').slice(0, 8)}`
}

/** Of a lane's name; what a program of before has written counts as sent by visitors. */
export function isEventLane(lane: string): boolean {
  return lane.startsWith('event-')
}

/** The name tells the order, the key and the lane, so that nothing has to be opened to know them. */
export function makeFileName(number: number, key: string, lane: string): string {
  return `${String(number).padStart(12, '0')}-${key}.${lane}.entry`
}

/** null = no file of an entry. */
export function readFileName(file: string): (StoredEntry & { readonly number: number }) | null {
  const [, number, key = '', lane = FORMER_LANE] = FILE.exec(file) ?? []
  return number === undefined ? null : { file, key, lane, number: Number(number) }
}
