import { randomUUID } from 'node:crypto'
import type { FaultLog } from '../faults.ts'
import type { Limits } from '../host.types.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { backOffOf } from '../synchronising/back-off.ts'
import { deliver, type DeliveryOutcome } from './delivery.ts'
import type { OutboxEntry, OutboxStore, StoredEntry } from './outbox-store.ts'

/** What became of something that was put into the outbox. */
export type PostOutcome =
  | Exclude<DeliveryOutcome, { kind: 'later' }>
  /** On the disk; it goes out by itself. */
  | { readonly kind: 'waiting' }
  /** Neither on the disk nor with the portal. */
  | { readonly kind: 'lost' }

/** What visitors send: each once, in order, however long the network is away (decision 36). */
export interface Outbox {
  /**
   * @param key names it to the portal; the same key is the same thing. null = a new one
   * @param waitMs ms to wait for the portal's answer; 0 = not at all
   */
  post(entry: OutboxEntry, key: string | null, waitMs: number): Promise<PostOutcome>
  /** The portal can be reached again, as it seems: tries at once. */
  wake(): void
  readonly length: number
  readonly refused: number
  stop(): Promise<void>
}

interface Parts {
  /** null = nothing can be kept: what the portal does not take at once is lost, and says so. */
  readonly store: OutboxStore | null
  readonly portal: PortalClient
  readonly limits: Limits
  readonly faults: FaultLog
}

const KEY = /^[A-Za-z0-9_-]{16,64}$/

export function createOutbox(parts: Parts): Outbox {
  return new DeliveringOutbox(parts)
}

/** ms; longest wait for the next try, whatever the portal asks for. */
const LONGEST_WAIT = 3_600_000

class DeliveringOutbox implements Outbox {
  readonly #parts: Parts
  readonly #stopping = new AbortController()
  readonly #watchers = new Map<string, (outcome: PostOutcome) => void>()
  #running: Promise<void> | null = null
  #isWantedAgain = false
  #failures = 0
  #timer: NodeJS.Timeout | undefined
  /** The portal wants to be left alone for a while. */
  #isHeld = false
  /** One write after the other, so that what came first goes out first. */
  #adding: Promise<unknown> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get length(): number {
    return this.#parts.store?.length ?? 0
  }

  get refused(): number {
    return this.#parts.store?.refused ?? 0
  }

  async post(entry: OutboxEntry, wantedKey: string | null, waitMs: number): Promise<PostOutcome> {
    const { store } = this.#parts
    const key = wantedKey !== null && KEY.test(wantedKey) ? wantedKey : randomUUID()
    if (store === null) return this.#withoutDisk(key, entry)
    const added = this.#adding.then(async () => store.find(key) ?? store.add(key, entry))
    this.#adding = added.catch(() => undefined)
    const stored = await added
    if (typeof stored === 'string') return this.#withoutDisk(key, entry)
    const watched = waitMs > 0 ? this.#watch(key, waitMs) : null
    if (waitMs > 0 || this.#failures === 0) this.wake()
    return (await watched) ?? { kind: 'waiting' }
  }

  wake(): void {
    const { store, faults } = this.#parts
    if (store === null || this.#isHeld || this.#stopping.signal.aborted) return
    // One that is under way may have looked for the last time already.
    this.#isWantedAgain = this.#running !== null
    this.#running ??= this.#deliverAll(store)
      .catch(() => faults.note('OUTBOX_BROKE_OFF'))
      .finally(() => {
        this.#running = null
        if (this.#isWantedAgain) this.wake()
      })
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    clearTimeout(this.#timer)
    this.#tellWatchersToGo()
    await this.#running
  }

  async #deliverAll(store: OutboxStore): Promise<void> {
    const { signal } = this.#stopping
    for (let stored = store.first(); stored !== null && !signal.aborted; stored = store.first()) {
      const entry = await store.read(stored)
      if (entry === null) continue
      if (entry === 'busy') return this.#tryLater(null)
      const outcome = await this.#send(stored.key, entry)
      if (outcome.kind === 'later') return this.#tryLater(outcome.waitMs)
      await this.#settle(store, stored, outcome)
    }
  }

  #tryLater(waitMs: number | null): void {
    if (this.#stopping.signal.aborted) return
    this.#failures += 1
    const wait = Math.max(backOffOf(this.#parts.limits, this.#failures), waitMs ?? 0)
    clearTimeout(this.#timer)
    this.#isHeld = waitMs !== null
    const goOn = () => {
      this.#isHeld = false
      this.wake()
    }
    this.#timer = setTimeout(goOn, Math.min(wait, LONGEST_WAIT)).unref()
    this.#tellWatchersToGo()
  }

  async #settle(
    store: OutboxStore,
    stored: StoredEntry,
    outcome: Exclude<DeliveryOutcome, { kind: 'later' }>,
  ): Promise<void> {
    this.#failures = 0
    const watcher = this.#watchers.get(stored.key)
    // Who is still there can put it right; for whom has gone, it stays for the staff.
    if (outcome.kind === 'refused' && watcher === undefined) await store.refuse(stored)
    else await store.remove(stored)
    watcher?.(outcome)
  }

  #send(key: string, entry: OutboxEntry): Promise<DeliveryOutcome> {
    const { portal, limits } = this.#parts
    return deliver(portal, key, entry, { limitMs: limits.stallMs, signal: this.#stopping.signal })
  }

  async #withoutDisk(key: string, entry: OutboxEntry): Promise<PostOutcome> {
    const outcome = await this.#send(key, entry)
    return outcome.kind === 'later' ? { kind: 'lost' } : outcome
  }

  /** Resolves with what becomes of an entry, or with `waiting` after `waitMs`. */
  #watch(key: string, waitMs: number): Promise<PostOutcome> {
    return new Promise((resolve) => {
      const end = (outcome: PostOutcome) => {
        clearTimeout(limit)
        this.#watchers.delete(key)
        resolve(outcome)
      }
      const limit = setTimeout(() => end({ kind: 'waiting' }), waitMs)
      this.#watchers.set(key, end)
    })
  }

  #tellWatchersToGo(): void {
    for (const end of this.#watchers.values()) end({ kind: 'waiting' })
  }
}
