import { join } from 'node:path'
import * as z from 'zod/mini'
import { TimeSchema } from '#shared/contracts/primitives.ts'
import type { FromWire } from '#shared/contracts/wire.ts'
import type { Disk, WriteOutcome } from '../disk/disk.ts'
import { openDocument } from '../disk/document.ts'
import type { FaultLog } from '../kernel/faults.ts'
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
export type KeptAnswer = FromWire<z.infer<typeof KeptAnswerSchema>>

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
export type Generation = FromWire<z.infer<typeof GenerationSchema>>

const CheckedSchema = z.object({ revision: z.string(), at: TimeSchema })

/**
 * Which generation is shown; the one before stays readable, in case the file of this one breaks. A page that is open
 * keeps the one that it began with: a visitor's rooms are not half of one and half of the next.
 */
export interface Generations {
  open(): Promise<void>
  current(): Generation | null
  /** A page is loaded anew: as long as it is open it is shown what is current now. */
  beginPage(): void
  /** What the page that is open is shown; the current one where none is. */
  shown(): Generation | null
  /**
   * What a page that asks is told: first the one that it is shown, then the current one, so that it learns of the next
   * also where that comes while the page loads. Only for what a page asks: whoever else asks would use it up.
   */
  told(): Generation | null
  /** Those whose files must stay: the current one, and that of the page that is open. */
  needed(): readonly Generation[]
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
  let page: { readonly shown: Generation | null; isTold: boolean } | null = null
  let checkedAt: string | null = null
  let notedAt = 0
  const needed = () => [current, page?.shown ?? null].filter((one) => one !== null)

  return {
    async open() {
      current = await files.current.read()
      previous = await files.previous.read()
      if (current === null) current = previous
      const kept = await checked.read()
      checkedAt = kept !== null && kept.revision === current?.manifest.revision ? kept.at : null
    },
    current: () => current,
    beginPage() {
      page = { shown: current, isTold: false }
    },
    shown: () => page?.shown ?? current,
    told() {
      if (page === null || page.isTold) return current
      page.isTold = true
      return page.shown ?? current
    },
    synchronisedAt: () => checkedAt ?? current?.completedAt ?? null,
    async replace(next) {
      if (current !== null) {
        const outcome = await files.previous.write(current)
        if (outcome !== 'kept') return outcome
      }
      const outcome = await files.current.write(next)
      if (outcome !== 'kept') return outcome
      previous = current
      current = next
      checkedAt = next.completedAt
      return outcome
    },
    async confirm() {
      if (current === null) return
      checkedAt = new Date(now()).toISOString()
      if (Math.abs(now() - notedAt) < CONFIRM_STEP) return
      notedAt = now()
      await checked.write({ revision: current.manifest.revision, at: checkedAt })
    },
    needed,
    answerNames: () =>
      new Set([...needed(), previous].flatMap((one) => (one?.answers ?? []).map(({ sha256 }) => sha256))),
  }
}
