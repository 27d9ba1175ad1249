import { join } from 'node:path'
import * as z from 'zod/mini'
import { type Disk, type FileFacts, removeLeftovers, type WriteOutcome, writeWhole } from '../disk/disk.ts'
import { openDocument, parseJson } from '../disk/document.ts'
import type { FaultLog } from '../kernel/faults.ts'
import {
  makeFileName,
  isEventLane,
  getLane,
  type OutboxEntry,
  OutboxEntrySchema,
  readFileName,
  type StoredEntry,
} from './entry.ts'
import type { OutboxKeys } from './outbox-key.ts'
import { createRefusalNotes, type Reason, type Refusal, type RefusalNotes, RefusalsSchema } from './refusals.ts'
import { seal, unseal } from './sealing.ts'

/** The entries on the disk, each lane in the order in which they came. */
export interface OutboxStore {
  /** Learns what is there; false = the disk does not say just now. */
  open(): Promise<boolean>
  /** Those with something in them. */
  lanes(): readonly string[]
  /** The oldest of a lane; null = none. */
  first(lane: string): StoredEntry | null
  /** The next one after that; null = none. */
  second(lane: string): StoredEntry | null
  find(key: string): StoredEntry | null
  readonly length: number
  /** How many of those are merely counted events. */
  readonly events: number
  /** How many the portal has refused for good. */
  readonly refused: number
  /** Why, of those that are still there. */
  refusals(): Refusal[]
  /** Answers once it is on the disk for good. */
  add(key: string, entry: OutboxEntry): Promise<StoredEntry | Exclude<WriteOutcome, 'kept'>>
  /** null = it is broken, and has been set aside; `busy` = the disk cannot read it just now. */
  read(stored: StoredEntry): Promise<OutboxEntry | 'busy' | null>
  remove(stored: StoredEntry): Promise<void>
  /** Out of the way of those behind it, but still there. */
  refuse(stored: StoredEntry, reason: Reason): Promise<void>
  /** What was refused with a status, and not again for so many ms; the oldest first. */
  aside(status: number, ms: number): readonly StoredEntry[]
  /** Of what was refused; null = it cannot be read. */
  readAside(stored: StoredEntry): Promise<OutboxEntry | null>
  /** What was refused has been taken now. */
  removeAside(stored: StoredEntry): Promise<void>
  /** It stays where it is, for as long as if it had not been tried. */
  refuseAgain(stored: StoredEntry, reason: Reason): Promise<void>
  /** Puts what was refused back into its place; answers how many. */
  takeBack(): Promise<number>
}

interface Parts {
  readonly disk: Disk
  readonly folder: string
  readonly keys: OutboxKeys
  /** Gives up bytes that can be had again, for what cannot; answers how many. */
  readonly makeRoom: (bytes: number) => Promise<number>
  readonly faults: FaultLog
  /** ms since epoch. */
  readonly now: () => number
}

/** ms that refused and unreadable entries are kept for the staff; they are visitors' data. */
const KEPT_ASIDE_MS = 90 * 86_400_000
/** ms: nobody leaves a kiosk alone for so long. A file that looks older was put aside while the clock was wrong. */
const IMPLAUSIBLE_MS = 400 * 86_400_000
/** Bytes: file systems count in blocks, and want some room of their own. */
const ROOM = 1_000_000

export function createOutboxStore(parts: Parts): OutboxStore {
  return new DiskOutboxStore(parts)
}

class DiskOutboxStore implements OutboxStore {
  readonly #parts: Parts
  readonly #notes: RefusalNotes
  #entries: StoredEntry[] = []
  #nextNumber = 1

  constructor(parts: Parts) {
    this.#parts = parts
    const path = join(parts.folder, 'refused.json')
    const options = { ...parts, path, schema: RefusalsSchema, brokenCode: 'OUTBOX_COUNTER_BROKEN' }
    this.#notes = createRefusalNotes(openDocument(options), parts.now)
  }

  get length(): number {
    return this.#entries.length
  }

  get events(): number {
    return this.#entries.filter(({ lane }) => isEventLane(lane)).length
  }

  get refused(): number {
    return this.#notes.count
  }

  refusals(): Refusal[] {
    return this.#notes.byReason()
  }

  async open(): Promise<boolean> {
    const { disk, folder, faults } = this.#parts
    await removeLeftovers(disk, folder)
    const refused = await this.#aside('refused')
    await this.#reopen(await this.#aside('unreadable'))
    const files = await disk.list(folder).catch(() => null)
    // Numbers that begin anew would put what comes now before what is there.
    if (files === null || refused === null) {
      faults.note('OUTBOX_UNREADABLE')
      return false
    }
    const found = files.map(({ name }) => readFileName(name)).filter((stored) => stored !== null)
    this.#entries = found.toSorted(byFile)
    const numbers = [...found, ...refused.map(({ name }) => readFileName(name))].map((stored) => stored?.number ?? 0)
    this.#nextNumber = Math.max(0, ...numbers) + 1
    await this.#notes.open(refused.map(({ name }) => name))
    return true
  }

  lanes(): readonly string[] {
    return [...new Set(this.#entries.map(({ lane }) => lane))]
  }

  first(lane: string): StoredEntry | null {
    return this.#entries.find((entry) => entry.lane === lane) ?? null
  }

  second(lane: string): StoredEntry | null {
    return this.#entries.filter((entry) => entry.lane === lane)[1] ?? null
  }

  find(wanted: string): StoredEntry | null {
    return this.#entries.find(({ key }) => key === wanted) ?? null
  }

  async add(key: string, entry: OutboxEntry): Promise<StoredEntry | Exclude<WriteOutcome, 'kept'>> {
    const { disk, folder, keys, makeRoom, faults } = this.#parts
    const lane = getLane(entry)
    const file = makeFileName(this.#nextNumber, key, lane)
    this.#nextNumber += 1
    const sealed = seal(keys.current, file, JSON.stringify(entry))
    const write = () => writeWhole(disk, join(folder, file), sealed)
    let outcome = await write()
    if (outcome === 'full' && (await makeRoom(Math.max(ROOM, 2 * sealed.byteLength))) > 0) outcome = await write()
    if (outcome !== 'kept') {
      faults.note(outcome === 'full' ? 'DISK_FULL' : 'OUTBOX_WRITE_FAILED')
      return outcome
    }
    const stored = { file, key, lane }
    // Two writes may end in another order than they began.
    this.#entries = [...this.#entries, stored].sort(byFile)
    return stored
  }

  async read(stored: StoredEntry): Promise<OutboxEntry | 'busy' | null> {
    const { disk, folder, faults } = this.#parts
    const sealed = await disk.read(join(folder, stored.file)).catch(() => 'busy' as const)
    if (sealed === 'busy') {
      faults.note('OUTBOX_READ_FAILED')
      return sealed
    }
    const entry = sealed === null ? null : this.#entryIn(stored.file, sealed)
    if (entry !== null) return entry
    faults.note('OUTBOX_ENTRY_UNREADABLE')
    await this.#moveAway(stored, 'unreadable')
    return null
  }

  async remove(stored: StoredEntry): Promise<void> {
    const { disk, folder, faults } = this.#parts
    // Once more after a crash counts once: the portal knows the key.
    await disk.remove(join(folder, stored.file)).catch(() => faults.note('OUTBOX_REMOVE_FAILED'))
    this.#entries = this.#entries.filter(({ file }) => file !== stored.file)
  }

  async refuse(stored: StoredEntry, reason: Reason): Promise<void> {
    await this.#moveAway(stored, 'refused')
    await this.#notes.add(stored.file, reason)
    this.#parts.faults.note('OUTBOX_REFUSED')
  }

  aside(status: number, ms: number): readonly StoredEntry[] {
    const files = this.#notes.due(status, ms)
    return files.map(readFileName).filter((stored) => stored !== null)
  }

  async readAside({ file }: StoredEntry): Promise<OutboxEntry | null> {
    const { disk, folder } = this.#parts
    const sealed = await disk.read(join(folder, 'refused', file)).catch(() => null)
    return sealed === null ? null : this.#entryIn(file, sealed)
  }

  async removeAside({ file }: StoredEntry): Promise<void> {
    const { disk, folder, faults } = this.#parts
    await disk.remove(join(folder, 'refused', file)).catch(() => faults.note('OUTBOX_REMOVE_FAILED'))
    await this.#notes.forget([file])
  }

  async refuseAgain({ file }: StoredEntry, reason: Reason): Promise<void> {
    await this.#notes.change(file, reason)
  }

  async takeBack(): Promise<number> {
    const { disk, folder } = this.#parts
    const back: string[] = []
    for (const file of this.#notes.files()) {
      const stored = readFileName(file)
      const move = disk.rename(join(folder, 'refused', file), join(folder, file))
      const isBack = await move.then(
        () => true,
        () => false,
      )
      if (!isBack || stored === null) continue
      back.push(file)
      this.#entries = [...this.#entries, stored].sort(byFile)
    }
    await this.#notes.forget(back)
    return back.length
  }

  /** null = it is broken, or no key opens it. */
  #entryIn(file: string, sealed: Buffer): OutboxEntry | null {
    const text = this.#opened(file, sealed)
    const parsed = text === null ? null : z.safeParse(OutboxEntrySchema, parseJson(text))
    return parsed?.success === true ? parsed.data : null
  }

  /** null = no key opens it. */
  #opened(file: string, sealed: Buffer): string | null {
    const { current, former } = this.#parts.keys
    for (const key of [current, ...former]) {
      const text = unseal(key, file, sealed)
      if (text !== null) return text
    }
    return null
  }

  async #moveAway(stored: StoredEntry, subFolder: 'refused' | 'unreadable'): Promise<void> {
    const { disk, folder, faults, now } = this.#parts
    this.#entries = this.#entries.filter(({ file }) => file !== stored.file)
    await disk.makeFolder(join(folder, subFolder)).catch(() => undefined)
    // Its time aside counts from now, and a rename keeps the time at which it was written.
    await disk.touch(join(folder, stored.file), now()).catch(() => undefined)
    await disk
      .rename(join(folder, stored.file), join(folder, subFolder, stored.file))
      .catch(() => faults.note('OUTBOX_MOVE_FAILED'))
  }

  /** What lies in a folder beside the entries, without what is too old; null = the disk does not say. */
  async #aside(subFolder: 'refused' | 'unreadable'): Promise<FileFacts[] | null> {
    const { disk, folder, now } = this.#parts
    const within = join(folder, subFolder)
    const files = await disk.list(within).catch(() => null)
    if (files === null) return null
    const kept: FileFacts[] = []
    for (const file of files) {
      const path = join(within, file.name)
      const age = now() - file.usedAt
      const isTimed = age >= 0 && age < IMPLAUSIBLE_MS
      if (isTimed && age > KEPT_ASIDE_MS) await disk.remove(path).catch(() => undefined)
      else kept.push(file)
      // Its time begins anew: neither gone at once nor kept for ever.
      if (!isTimed) await disk.touch(path, now()).catch(() => undefined)
    }
    return kept.filter(({ name }) => readFileName(name) !== null)
  }

  /** A key that opens again opens what could not be read without it. */
  async #reopen(files: readonly FileFacts[] | null): Promise<void> {
    const { disk, folder } = this.#parts
    for (const { name } of files ?? []) {
      const path = join(folder, 'unreadable', name)
      const sealed = await disk.read(path).catch(() => null)
      if (sealed === null || this.#opened(name, sealed) === null) continue
      await disk.rename(path, join(folder, name)).catch(() => undefined)
    }
  }
}

function byFile(a: StoredEntry, b: StoredEntry): number {
  return a.file < b.file ? -1 : 1
}
