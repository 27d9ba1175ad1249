import { randomUUID } from 'node:crypto'
import type { FaultLog } from '../kernel/faults.ts'
import type { Limits } from '../kernel/limits.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { BROKEN, deliver, type DeliveryCall, type DeliveryOutcome, type Later, type PostOutcome } from './delivery.ts'
import { isEntryKey, getLane, type OutboxEntry, type StoredEntry } from './entry.ts'
import { Lane, type LaneStep } from './lane.ts'
import type { OutboxStore } from './outbox-store.ts'
import type { Refusal } from './refusals.ts'
import { Watchers } from './watchers.ts'

/** What visitors send: each once, in order, however long the network is away (decision 36). */
export interface Outbox {
  /**
   * @param key names it to the portal; the same key is the same thing. null = a new one
   * @param waitMs ms to wait for the portal's answer; 0 = not at all
   */
  post(entry: OutboxEntry, key: string | null, waitMs: number): Promise<PostOutcome>
  /**
   * The portal can be reached again, as it seems: tries at once.
   * @param isUrgent also where the portal wants to be left alone for a while
   */
  wake(isUrgent?: boolean): void
  readonly length: number
  /** Of those, what is merely counted. */
  readonly events: number
  readonly refused: number
  /** Why the portal has refused what can still be sent again. */
  refusals(): Refusal[]
  /** Sends it again; answers how many there are. */
  retryRefused(): Promise<number>
  stop(): Promise<void>
}

interface Parts {
  /** null = nothing can be kept now: what the portal does not take at once is lost, and says so. */
  readonly openStore: () => Promise<OutboxStore | null>
  readonly portal: PortalClient
  /** Headers that say whose kiosk this is; left out = nobody's. */
  readonly credentials?: DeliveryCall['credentials']
  readonly limits: Limits
  readonly faults: FaultLog
}

/** Tries of one entry that the portal breaks over, until the one behind it is tried. */
const PATIENCE = 10
/** ms between two looks for what is to be sent again. */
const LOOK_MS = 3_600_000

/** @returns `open` reads what is on the disk; without it the first call does */
export function createOutbox(parts: Parts): Outbox & { open(): Promise<unknown> } {
  return new DeliveringOutbox(parts)
}

class DeliveringOutbox implements Outbox {
  readonly #parts: Parts
  readonly #stopping = new AbortController()
  readonly #watchers = new Watchers()
  readonly #lanes = new Map<string, Lane>()
  #store: OutboxStore | null = null
  #opening: Promise<OutboxStore | null> | null = null
  /** By lane: how often in a row the portal has broken over its first entry. */
  readonly #breaks = new Map<string, { readonly key: string; readonly times: number }>()
  /** By lane: one write after the other, so that what came first goes out first. */
  readonly #adding = new Map<string, Promise<unknown>>()
  #again: NodeJS.Timeout | undefined
  #trying: Promise<void> | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get length(): number {
    return this.#store?.length ?? 0
  }

  get events(): number {
    return this.#store?.events ?? 0
  }

  get refused(): number {
    return this.#store?.refused ?? 0
  }

  refusals(): Refusal[] {
    return this.#store?.refusals() ?? []
  }

  /** Again and again, until disk and system give what is needed. */
  open(): Promise<OutboxStore | null> {
    if (this.#store !== null) return Promise.resolve(this.#store)
    this.#opening ??= this.#parts
      .openStore()
      .catch(() => null)
      .then((store) => {
        this.#store = store
        this.#opening = null
        if (store !== null) this.#tryAsideLater(store)
        return store
      })
    return this.#opening
  }

  async post(entry: OutboxEntry, wantedKey: string | null, waitMs: number): Promise<PostOutcome> {
    const key = wantedKey !== null && isEntryKey(wantedKey) ? wantedKey : randomUUID()
    const store = await this.open()
    if (store === null) return this.#withoutDisk(key, entry)
    const name = getLane(entry)
    const added = (this.#adding.get(name) ?? Promise.resolve()).then(() => store.find(key) ?? store.add(key, entry))
    this.#adding.set(
      name,
      added.catch(() => undefined),
    )
    const stored = await added
    if (typeof stored === 'string') return this.#withoutDisk(key, entry)
    const watched = waitMs > 0 ? this.#watchers.watch(key, stored.lane, waitMs) : null
    const lane = this.#getLane(store, stored.lane)
    if (waitMs > 0 || !lane.isFailing) lane.wake(waitMs > 0)
    return (await watched) ?? { kind: 'waiting' }
  }

  wake(isUrgent = false): void {
    void this.open().then((store) => {
      for (const name of store?.lanes() ?? []) if (store !== null) this.#getLane(store, name).wake(isUrgent)
    })
  }

  async retryRefused(): Promise<number> {
    const count = (await this.#store?.takeBack()) ?? 0
    this.#breaks.clear()
    if (count > 0) this.wake(true)
    return count
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#watchers.letGo(null)
    await this.#opening
    clearTimeout(this.#again)
    await this.#trying
    await Promise.all([...this.#lanes.values()].map((lane) => lane.stop()))
  }

  #getLane(store: OutboxStore, name: string): Lane {
    const known = this.#lanes.get(name)
    if (known !== undefined) return known
    const { limits, faults } = this.#parts
    const lane = new Lane({
      step: () => this.#deliverFirst(store, name),
      onWait: () => this.#watchers.letGo(name),
      limits,
      faults,
      signal: this.#stopping.signal,
    })
    this.#lanes.set(name, lane)
    return lane
  }

  async #deliverFirst(store: OutboxStore, lane: string): Promise<LaneStep> {
    const stored = store.first(lane)
    if (stored === null) return { kind: 'empty' }
    const entry = await store.read(stored)
    if (entry === null) return { kind: 'done' }
    if (entry === 'busy') return { kind: 'later', waitMs: null }
    const outcome = await this.#send(stored.key, entry)
    if (outcome.kind === 'later') {
      return (await this.#isInTheWay(store, stored, outcome)) ? { kind: 'done' } : outcome
    }
    await this.#settle(store, stored, outcome)
    return { kind: 'done' }
  }

  /**
   * One entry that the portal breaks over, again and again, must not keep back all that were sent after it. Whether it is
   * the entry and not the portal, those behind it tell: only when one of them is taken, the first goes aside, for the
   * staff. A portal that refuses may do so before it comes to what it breaks over.
   */
  async #isInTheWay(store: OutboxStore, stored: StoredEntry, { brokenOver: codes }: Later): Promise<boolean> {
    const before = this.#breaks.get(stored.lane)
    const times = codes === null ? 0 : (before?.key === stored.key ? before.times : 0) + 1
    this.#breaks.set(stored.lane, { key: stored.key, times })
    if (codes === null || times < PATIENCE || !(await this.#isNextTaken(store, stored.lane))) return false
    this.#breaks.delete(stored.lane)
    await store.refuse(stored, { status: BROKEN, codes })
    return true
  }

  /** Sends what stands behind the first of a lane, until the portal takes one or fails. */
  async #isNextTaken(store: OutboxStore, lane: string): Promise<boolean> {
    for (let next = store.second(lane); next !== null; next = store.second(lane)) {
      const entry = await store.read(next)
      if (entry === 'busy') return false
      // It was broken, and is out of the way by now.
      if (entry === null) continue
      const outcome = await this.#send(next.key, entry)
      if (outcome.kind === 'later') return false
      await this.#settle(store, next, outcome)
      if (outcome.kind === 'delivered') return true
    }
    return false
  }

  /** What the portal broke over may be repaired there: it is sent again by itself, beside the lanes. */
  #tryAsideLater(store: OutboxStore): void {
    const { limits, faults } = this.#parts
    if (this.#stopping.signal.aborted) return
    this.#again = setTimeout(
      () => {
        this.#trying = this.#tryAside(store)
          .catch(() => faults.note('OUTBOX_BROKE_OFF'))
          .finally(() => this.#tryAsideLater(store))
      },
      Math.min(limits.brokenAgainMs, LOOK_MS),
    ).unref()
  }

  async #tryAside(store: OutboxStore): Promise<void> {
    for (const stored of store.aside(BROKEN, this.#parts.limits.brokenAgainMs)) {
      const entry = await store.readAside(stored)
      if (entry === null || this.#stopping.signal.aborted) continue
      const outcome = await this.#send(stored.key, entry)
      if (outcome.kind === 'delivered') await store.removeAside(stored)
      else if (outcome.kind === 'refused') await store.refuseAgain(stored, outcome)
      else if (outcome.brokenOver === null) return
      else await store.refuseAgain(stored, { status: BROKEN, codes: outcome.brokenOver })
    }
  }

  async #settle(
    store: OutboxStore,
    stored: StoredEntry,
    outcome: Exclude<DeliveryOutcome, { kind: 'later' }>,
  ): Promise<void> {
    const watchers = this.#watchers.take(stored.key)
    // Who is still there can put it right; for whom has gone, it stays for the staff.
    if (outcome.kind === 'refused' && watchers.length === 0) await store.refuse(stored, outcome)
    else await store.remove(stored)
    // Those too who have sent the same meanwhile.
    for (const watcher of [...watchers, ...this.#watchers.take(stored.key)]) watcher.end(outcome)
  }

  #send(key: string, entry: OutboxEntry): Promise<DeliveryOutcome> {
    const { portal, limits, credentials = () => ({}) } = this.#parts
    return deliver(portal, key, entry, { limitMs: limits.stallMs, signal: this.#stopping.signal, credentials })
  }

  async #withoutDisk(key: string, entry: OutboxEntry): Promise<PostOutcome> {
    const outcome = await this.#send(key, entry)
    return outcome.kind === 'later' ? { kind: 'lost' } : outcome
  }
}
