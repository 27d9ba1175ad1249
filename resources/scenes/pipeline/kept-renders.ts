import { existsSync, rmSync } from 'node:fs'
import * as z from 'zod/mini'
import { runBlender } from './blender.ts'

/** What every script that renders says about a picture. */
export const REPORT_FIELDS = {
  id: z.string(),
  digest: z.string(),
  /** What is there already shows the same. */
  skipped: z.boolean(),
  exposure: z.number(),
  /** Processor seconds. */
  cpu: z.number(),
}
interface Report {
  readonly id: string
  readonly digest: string
  readonly skipped: boolean
}

/** Picture id → digest of what its file shows. */
export type Digests = Record<string, string>

/** Pictures that one script renders, of which earlier runs may have left some. */
export interface KeptRenders<Thing, Told extends Report> {
  /** For messages: what they are pictures of. */
  readonly name: string
  /** Of `blender/`, and how its reports begin. */
  readonly script: string
  readonly beginning: string
  /** What the script is told, and the folder that the order lies in. */
  readonly order: object
  readonly folder: string
  /** What is asked for, by the id of its picture. */
  readonly things: ReadonlyMap<string, Thing>
  /** What the finished files show; brought up to date, to be written by `remember`. */
  readonly digests: Digests
  readonly schema: z.ZodMiniType<Told>
  readonly exrFile: (id: string) => string
  /** Makes the finished file of a render; the EXR is removed afterwards. */
  readonly develop: (report: Told, thing: Thing, exrFile: string) => Promise<void>
  readonly remember: (report: Told) => void
  /** `count`: how many are done with this one. */
  readonly tell: (report: Told, count: number) => void
}

/** The digests of those pictures whose finished file is there. */
export function digestsOfFiles(digests: Digests, getFile: (id: string) => string): Digests {
  return Object.fromEntries(Object.entries(digests).filter(([id]) => existsSync(getFile(id))))
}

/**
 * Renders what is missing or has changed, in one Blender process. Every picture is finished and remembered at once, so
 * that a stopped run goes on where it was. Throws when Blender fails or leaves something out.
 */
export async function renderKept<Thing, Told extends Report>(renders: KeptRenders<Thing, Told>): Promise<void> {
  const { name, script, beginning, order, folder, digests, exrFile } = renders
  const left = new Map(renders.things)
  await runBlender(script, order, folder, beginning, async (line) => {
    const report = renders.schema.parse(JSON.parse(line))
    const thing = left.get(report.id)
    if (thing === undefined) throw new Error(`${name}: Blender speaks of ${report.id}, which was not asked for`)
    left.delete(report.id)
    if (!report.skipped) {
      // First of all: stopped while the file changes, the next run would take it for what it was.
      if (report.id in digests) {
        Reflect.deleteProperty(digests, report.id)
        renders.remember(report)
      }
      await renders.develop(report, thing, exrFile(report.id))
      rmSync(exrFile(report.id))
    }
    digests[report.id] = report.digest
    renders.remember(report)
    renders.tell(report, renders.things.size - left.size)
  })
  if (left.size > 0) throw new Error(`${name}: Blender left out ${[...left.keys()].join(', ')}`)
}
