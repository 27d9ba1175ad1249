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

export function createOutbox({ store, portal, limits, faults }: Parts): Outbox {
  const stopping = new AbortController()
  const { signal } = stopping
  const watchers = new Map<string, (outcome: PostOutcome) => void>()
  let running: Promise<void> | null = null
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let isWantedAgain = false
  /** One write after the other, so that what came first goes out first. */
  let adding: Promise<unknown> = Promise.resolve()

  const send = (key: string, entry: OutboxEntry) => deliver(portal, key, entry, { limitMs: limits.stallMs, signal })

  /** Whether the next one may be tried. */
  const settle = async (inbox: OutboxStore, stored: StoredEntry, outcome: DeliveryOutcome): Promise<boolean> => {
    if (outcome.kind === 'later') {
      failures += 1
      const wait = Math.max(backOffOf(limits, failures), outcome.waitMs ?? 0)
      clearTimeout(timer)
      timer = setTimeout(run, Math.min(wait, 3_600_000)).unref()
      for (const end of watchers.values()) end({ kind: 'waiting' })
      return false
    }
    failures = 0
    const watcher = watchers.get(stored.key)
    // Who is still there can put it right; for whom has gone, it stays for the staff.
    if (outcome.kind === 'refused' && watcher === undefined) await inbox.refuse(stored)
    else await inbox.remove(stored)
    watcher?.(outcome)
    return true
  }
  const deliverAll = async (inbox: OutboxStore) => {
    for (let stored = inbox.first(); stored !== null && !signal.aborted; stored = inbox.first()) {
      const entry = await inbox.read(stored)
      if (entry === null) continue
      const outcome = await send(stored.key, entry)
      if (signal.aborted && outcome.kind === 'later') return
      if (!(await settle(inbox, stored, outcome))) return
    }
  }
  function run(): void {
    if (store === null || signal.aborted) return
    // One that is under way may have looked for the last time already.
    isWantedAgain = running !== null
    running ??= deliverAll(store)
      .catch(() => faults.note('OUTBOX_BROKE_OFF'))
      .finally(() => {
        running = null
        if (isWantedAgain) run()
      })
  }
  /** Resolves with what becomes of an entry, or with `waiting` after `waitMs`. */
  const watch = (key: string, waitMs: number) =>
    new Promise<PostOutcome>((resolve) => {
      const end = (outcome: PostOutcome) => {
        clearTimeout(limit)
        watchers.delete(key)
        resolve(outcome)
      }
      const limit = setTimeout(() => end({ kind: 'waiting' }), waitMs)
      watchers.set(key, end)
    })
  const withoutDisk = async (key: string, entry: OutboxEntry): Promise<PostOutcome> => {
    const outcome = await send(key, entry)
    return outcome.kind === 'later' ? { kind: 'lost' } : outcome
  }

  return {
    async post(entry, wantedKey, waitMs) {
      const key = wantedKey !== null && KEY.test(wantedKey) ? wantedKey : randomUUID()
      if (store === null) return withoutDisk(key, entry)
      const added = adding.then(async () => store.find(key) ?? store.add(key, entry))
      adding = added.catch(() => undefined)
      const stored = await added
      if (typeof stored === 'string') return withoutDisk(key, entry)
      const watched = waitMs > 0 ? watch(key, waitMs) : null
      // After the one that is under way, if there is one: it sees the new entry, too.
      if (waitMs > 0 || failures === 0) run()
      return (await watched) ?? { kind: 'waiting' }
    },
    wake: run,
    get length() {
      return store?.length ?? 0
    },
    get refused() {
      return store?.refused ?? 0
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      for (const end of watchers.values()) end({ kind: 'waiting' })
      await running
    },
  }
}
