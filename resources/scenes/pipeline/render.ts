import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import type { Denoiser } from './denoise.ts'
import { readJson, writeWhole } from './files.ts'
import type { Job } from './jobs.ts'
import { digestsOfFiles, REPORT_FIELDS, renderKept } from './kept-renders.ts'
import { type Options, measureSize } from './options.ts'
import type { RoomPlan } from './plan.ts'
import { develop, loadPlate, type Plate, savePlate } from './plate.ts'
import { Progress } from './progress.ts'

/** What Blender says about a job. */
const ReportSchema = z.object({
  ...REPORT_FIELDS,
  region: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  seconds: z.number(),
})
type Report = z.infer<typeof ReportSchema>

/** What is known of finished renders, by job id. */
const RecordSchema = z.object({
  exposure: z.number(),
  digests: z.record(z.string(), z.string()),
})
type RenderRecord = z.infer<typeof RecordSchema>

/** The renders of one room. */
export interface Renders {
  readonly exposure: number
  /** The digest of a finished render. */
  readonly digest: (id: string) => string
  readonly plate: (id: string) => Plate
}

const getFolder = (plan: RoomPlan, options: Options): string => join(options.work, 'plates', plan.id)

const readRecord = (file: string): RenderRecord =>
  existsSync(file) ? readJson(file, RecordSchema) : { exposure: 1, digests: {} }

/** How a render went, for the progress. */
function told({ skipped, region: [, , width, height], seconds, cpu }: Report): string {
  return skipped ? 'kept' : `${width}×${height}, ${seconds.toFixed(1)} s (${cpu.toFixed(1)} of processor)`
}

/** Renders and denoises what is missing or has changed of a room. Throws when Blender fails. */
export async function renderRoom(
  plan: RoomPlan,
  jobs: readonly Job[],
  options: Options,
  denoiser: Denoiser,
): Promise<Renders> {
  const folder = getFolder(plan, options)
  const recordFile = join(folder, 'record.json')
  const plateFile = (id: string): string => join(folder, `${id}.plate`)
  const exrFile = (id: string): string => join(folder, `${id}.exr`)
  mkdirSync(folder, { recursive: true })
  const record = readRecord(recordFile)
  const known = digestsOfFiles(record.digests, plateFile)
  const [width, height] = measureSize(plan, options.scale)
  const list = jobs.map((job) => ({ ...job, out: exrFile(job.id) }))
  for (const job of list) mkdirSync(dirname(job.out), { recursive: true })
  const { samples, threads } = options
  const order = { room: plan.id, width, height, samples, threads, known, jobs: list }
  const things = new Map(jobs.map((job) => [job.id, job]))
  const progress = new Progress(plan.id, [...things.keys()], (id) => id in known)
  await renderKept({
    name: plan.id,
    script: 'render_job.py',
    beginning: 'JOB ',
    order,
    folder,
    things,
    digests: record.digests,
    schema: ReportSchema,
    exrFile,
    develop: async ({ id, region: [x, y, w, h] }, job, file) =>
      savePlate(plateFile(id), await develop(file, { x, y, width: w, height: h }, denoiser, job)),
    remember: ({ exposure }) => {
      record.exposure = exposure
      writeWhole(recordFile, JSON.stringify(record, null, 1))
    },
    tell: (report) => progress.step(report.id, report.skipped, told(report)),
  })
  const digest = (id: string): string => {
    const found = record.digests[id]
    if (found === undefined) throw new Error(`${plan.id}: ${id} was not rendered`)
    return found
  }
  return { exposure: record.exposure, digest, plate: (id) => loadPlate(plateFile(id)) }
}
