import * as z from 'zod/mini'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getStaffReport } from '#shared/contracts/kiosk/host.contract.ts'
import type { Document } from '../disk/document.ts'

/** Why the portal has refused something: its status and codes, nothing of the visitor. */
export interface Reason {
  readonly status: number
  readonly codes: readonly string[]
}

/** Entries with the same reason. */
export type Refusal = AnswerOf<typeof getStaffReport>['refusals'][number]

const NoteSchema = z.object({ file: z.string(), at: z.string(), status: z.int(), codes: z.array(z.string()) })
type Note = z.infer<typeof NoteSchema>
export const RefusalsSchema = z.object({
  /** Of all that was refused since the program was installed, and not sent again. */
  count: z.int(),
  /** Of those that are still there; a program of before wrote none. */
  notes: z.optional(z.array(NoteSchema)),
})

/** What is known of refused entries. */
export interface RefusalNotes {
  readonly count: number
  /** @param files those that are there */
  open(files: readonly string[]): Promise<void>
  add(file: string, reason: Reason): Promise<void>
  /** The same one again, for another reason or at another time; nothing happens where it is not there any more. */
  change(file: string, reason: Reason): Promise<void>
  /** Names of the files that were refused with a status, and not again for so many ms, the oldest first. */
  due(status: number, ms: number): readonly string[]
  /** These are on their way again. */
  forget(files: readonly string[]): Promise<void>
  /** Names of the files, the oldest first. */
  files(): readonly string[]
  /** The newest first. */
  byReason(): Refusal[]
}

/** @param now ms since epoch */
export function createRefusalNotes(
  document: Document<z.infer<typeof RefusalsSchema>>,
  now: () => number,
): RefusalNotes {
  let count = 0
  const notes = new Map<string, Note | null>()
  const makeNote = (file: string, { status, codes }: Reason): Note => {
    return { file, at: new Date(now()).toISOString(), status, codes: [...codes] }
  }
  const keep = async () => {
    await document.write({ count, notes: [...notes.values()].filter((note) => note !== null) })
  }
  return {
    get count() {
      return count
    },
    async open(files) {
      const kept = await document.read()
      count = kept?.count ?? 0
      for (const file of files) notes.set(file, kept?.notes?.find((note) => note.file === file) ?? null)
    },
    async add(file, reason) {
      count += 1
      notes.set(file, makeNote(file, reason))
      await keep()
    },
    async change(file, reason) {
      if (!notes.has(file)) return
      notes.set(file, makeNote(file, reason))
      await keep()
    },
    due(status, ms) {
      // A clock that was set back must not put it off until it has caught up.
      const isDue = (note: Note | null) =>
        note?.status === status && Math.abs(now() - new Date(note.at).getTime()) >= ms
      return [...notes].flatMap(([file, note]) => (isDue(note) ? [file] : [])).sort()
    },
    async forget(files) {
      for (const file of files) if (notes.delete(file)) count = Math.max(0, count - 1)
      if (files.length > 0) await keep()
    },
    files: () => [...notes.keys()].sort(),
    byReason() {
      const groups = new Map<string, Refusal>()
      for (const note of notes.values()) {
        const { status, codes, at } = note ?? { status: 0, codes: [], at: null }
        const name = `${status} ${codes.join(' ')}`
        const before = groups.get(name)
        const times = [before?.lastAt ?? null, at].filter((time) => time !== null).sort()
        groups.set(name, { status, codes: [...codes], count: (before?.count ?? 0) + 1, lastAt: times.at(-1) ?? null })
      }
      return [...groups.values()].sort((a, b) => (b.lastAt ?? '').localeCompare(a.lastAt ?? ''))
    },
  }
}
