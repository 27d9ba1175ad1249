import { join } from 'node:path'
import * as z from 'zod/mini'
import { type Disk, removeLeftovers, type WriteOutcome, writeWhole } from '../disk/disk.ts'
import { openDocument, parseJson } from '../disk/document.ts'
import type { FaultLog } from '../faults.ts'
import { seal, unseal } from './sealing.ts'

/** `visit`: what a visitor saved or asked. `event`: what is counted. */
const EntrySchema = z.object({
  kind: z.enum(['visit', 'event']),
  /** Origin of the portal that it is for. */
  portal: z.string(),
  /** Path and query. */
  path: z.string(),
  /** JSON as it goes out. */
  body: z.string(),
})
export type OutboxEntry = z.infer<typeof EntrySchema>

export interface StoredEntry {
  readonly file: string
  /** Goes along as `Idempotency-Key`. */
  readonly key: string
}

/** The entries on the disk, in the order in which they came. */
export interface OutboxStore {
  open(): Promise<void>
  /** The oldest; null = none. */
  first(): StoredEntry | null
  find(key: string): StoredEntry | null
  readonly length: number
  /** Those that the portal has refused for good. */
  readonly refused: number
  /** Answers once it is on the disk for good. */
  add(key: string, entry: OutboxEntry): Promise<StoredEntry | Exclude<WriteOutcome, 'kept'>>
  /** null = it is broken, and has been set aside; `busy` = the disk cannot read it just now. */
  read(stored: StoredEntry): Promise<OutboxEntry | 'busy' | null>
  remove(stored: StoredEntry): Promise<void>
  /** Out of the way of those behind it, but still there. */
  refuse(stored: StoredEntry): Promise<void>
}

interface Parts {
  readonly disk: Disk
  readonly folder: string
  readonly key: Buffer
  readonly faults: FaultLog
  /** ms since epoch. */
  readonly now: () => number
}

const RefusedSchema = z.object({ count: z.int() })
/** ms that refused and unreadable entries are kept for the staff; they are visitors' data. */
const KEPT_ASIDE_MS = 90 * 86_400_000
const FILE = /^(\d{12})-([A-Za-z0-9_-]{16,64})\.entry$/

export function createOutboxStore({ disk, folder, key, faults, now }: Parts): OutboxStore {
  const counterPath = join(folder, 'refused.json')
  const counterOptions = { disk, path: counterPath, schema: RefusedSchema, faults, now }
  const counter = openDocument({ ...counterOptions, brokenCode: 'OUTBOX_COUNTER_BROKEN' })
  let entries: StoredEntry[] = []
  let nextNumber = 1
  let refused = 0
  const moveAway = async (stored: StoredEntry, subFolder: 'refused' | 'unreadable') => {
    entries = entries.filter((entry) => entry.file !== stored.file)
    await disk.makeFolder(join(folder, subFolder)).catch(() => undefined)
    await disk
      .rename(join(folder, stored.file), join(folder, subFolder, stored.file))
      .catch(() => faults.note('OUTBOX_MOVE_FAILED'))
  }
  const removeOld = async () => {
    for (const subFolder of ['refused', 'unreadable']) {
      const within = join(folder, subFolder)
      const files = await disk.list(within).catch(() => [])
      const old = files.filter(({ usedAt }) => now() - usedAt > KEPT_ASIDE_MS)
      for (const { name } of old) await disk.remove(join(within, name)).catch(() => undefined)
    }
  }
  return {
    async open() {
      await removeLeftovers(disk, folder)
      const files = await disk.list(folder).catch(() => {
        faults.note('OUTBOX_UNREADABLE')
        return []
      })
      const found = files.map(({ name }) => FILE.exec(name)).filter((match) => match !== null)
      entries = found
        .map(([file, , entryKey = '']) => ({ file, key: entryKey }))
        .sort((a, b) => (a.file < b.file ? -1 : 1))
      nextNumber = Math.max(0, ...found.map(([, number]) => Number(number))) + 1
      refused = (await counter.read())?.count ?? 0
      await removeOld()
    },
    first: () => entries[0] ?? null,
    find: (wanted) => entries.find((entry) => entry.key === wanted) ?? null,
    get length() {
      return entries.length
    },
    get refused() {
      return refused
    },
    async add(entryKey, entry) {
      const file = `${String(nextNumber).padStart(12, '0')}-${entryKey}.entry`
      nextNumber += 1
      const outcome = await writeWhole(disk, join(folder, file), seal(key, file, JSON.stringify(entry)))
      if (outcome !== 'kept') {
        faults.note(outcome === 'full' ? 'DISK_FULL' : 'OUTBOX_WRITE_FAILED')
        return outcome
      }
      const stored = { file, key: entryKey }
      // Two writes may end in another order than they began.
      entries = [...entries, stored].sort((a, b) => (a.file < b.file ? -1 : 1))
      return stored
    },
    async read(stored) {
      const sealed = await disk.read(join(folder, stored.file)).catch(() => 'busy' as const)
      if (sealed === 'busy') {
        faults.note('OUTBOX_READ_FAILED')
        return sealed
      }
      const text = sealed === null ? null : unseal(key, stored.file, sealed)
      const parsed = text === null ? null : z.safeParse(EntrySchema, parseJson(text))
      if (parsed?.success === true) return parsed.data
      faults.note('OUTBOX_ENTRY_UNREADABLE')
      await moveAway(stored, 'unreadable')
      return null
    },
    async remove(stored) {
      // Once more after a crash counts once: the portal knows the key.
      await disk.remove(join(folder, stored.file)).catch(() => faults.note('OUTBOX_REMOVE_FAILED'))
      entries = entries.filter((entry) => entry.file !== stored.file)
    },
    async refuse(stored) {
      await moveAway(stored, 'refused')
      refused += 1
      await counter.write({ count: refused })
      faults.note('OUTBOX_REFUSED')
    },
  }
}
