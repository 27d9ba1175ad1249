import { join } from 'node:path'
import * as z from 'zod/mini'
import { TimeSchema } from '#shared/contracts/primitives.ts'
import type { Disk, WriteOutcome } from '../disk/disk.ts'
import { openDocument } from '../disk/document.ts'
import type { FaultLog } from '../faults.ts'
import { KeptManifestSchema } from './kept-manifest.ts'

const KeptAnswerSchema = z.object({
  /** As the manifest spells it. */
  call: z.string(),
  status: z.int(),
  /** Its name in the store of answers. */
  sha256: z.string(),
  content_type: z.string(),
  etag: z.nullable(z.string()),
})
export type KeptAnswer = z.infer<typeof KeptAnswerSchema>

/** A project as it was complete on the disk at one time: all that a page is shown belongs to one and the same. */
const GenerationSchema = z.object({
  /** Origin of the portal that it is from. */
  portal: z.string(),
  manifest: KeptManifestSchema,
  /** Of the manifest as it came. */
  manifest_sha256: z.string(),
  answers: z.array(KeptAnswerSchema),
  completed_at: TimeSchema,
})
export type Generation = z.infer<typeof GenerationSchema>

const CheckedSchema = z.object({ revision: z.string(), at: TimeSchema })

/** Which generation is shown; the one before stays readable, in case the file of this one breaks. */
export interface Generations {
  open(): Promise<void>
  current(): Generation | null
  /** When the current one was last known to be the portal's newest. */
  synchronisedAt(): string | null
  /** The next one, now that all it names is there. */
  replace(next: Generation): Promise<WriteOutcome>
  /** The portal says that there is nothing newer. */
  confirm(): Promise<void>
  /** Names in the store of answers that are still needed. */
  answerNames(): ReadonlySet<string>
}

interface Parts {
  readonly disk: Disk
  readonly dataDir: string
  readonly faults: FaultLog
  /** ms since epoch. */
  readonly now: () => number
}

/** ms between two notes of `confirm` on the disk. */
const CONFIRM_STEP = 5 * 60_000

export function openGenerations({ disk, dataDir, faults, now }: Parts): Generations {
  const base = { disk, faults, now }
  const document = (name: string) =>
    openDocument({ ...base, path: join(dataDir, name), schema: GenerationSchema, brokenCode: 'MANIFEST_BROKEN' })
  const files = { current: document('current.json'), previous: document('previous.json') }
  const checkedPath = join(dataDir, 'checked.json')
  const checked = openDocument({ ...base, path: checkedPath, schema: CheckedSchema, brokenCode: 'CHECKED_BROKEN' })
  let current: Generation | null = null
  let previous: Generation | null = null
  let checkedAt: string | null = null
  let notedAt = 0

  return {
    async open() {
      current = await files.current.read()
      previous = await files.previous.read()
      if (current === null) current = previous
      const kept = await checked.read()
      checkedAt = kept !== null && kept.revision === current?.manifest.revision ? kept.at : null
    },
    current: () => current,
    synchronisedAt: () => checkedAt ?? current?.completed_at ?? null,
    async replace(next) {
      if (current !== null) {
        const outcome = await files.previous.write(current)
        if (outcome !== 'kept') return outcome
      }
      const outcome = await files.current.write(next)
      if (outcome !== 'kept') return outcome
      previous = current
      current = next
      checkedAt = next.completed_at
      return outcome
    },
    async confirm() {
      if (current === null) return
      checkedAt = new Date(now()).toISOString()
      if (now() - notedAt < CONFIRM_STEP) return
      notedAt = now()
      await checked.write({ revision: current.manifest.revision, at: checkedAt })
    },
    answerNames: () => new Set([current, previous].flatMap((one) => (one?.answers ?? []).map(({ sha256 }) => sha256))),
  }
}
