import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { runBlender } from './blender.ts'
import type { Denoiser } from './denoise.ts'
import { readJson, writeWhole } from './files.ts'
import type { Job } from './jobs.ts'
import { type Options, sizeOf } from './options.ts'
import type { RoomPlan } from './plan.ts'
import { develop, loadPlate, type Plate, savePlate } from './plate.ts'
import { Progress } from './progress.ts'

/** What Blender says about a job. */
const ReportSchema = z.object({
  id: z.string(),
  digest: z.string(),
  skipped: z.boolean(),
  region: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  exposure: z.number(),
  seconds: z.number(),
  /** Processor seconds. */
  cpu: z.number(),
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

const folderOf = (plan: RoomPlan, options: Options): string => join(options.work, 'plates', plan.id)

const readRecord = (file: string): RenderRecord =>
  existsSync(file) ? readJson(file, RecordSchema) : { exposure: 1, digests: {} }

/** How a render went, for the progress. */
function told({ skipped, region: [, , width, height], seconds, cpu }: Report): string {
  return skipped ? 'kept' : `${width}×${height}, ${seconds.toFixed(1)} s (${cpu.toFixed(1)} of processor)`
}

/**
 * Renders what is missing or has changed, one Blender process for all of a room; every render is denoised and kept at
 * once, so that a stopped run goes on where it was. Throws when Blender fails.
 */
export async function renderRoom(
  plan: RoomPlan,
  jobs: readonly Job[],
  options: Options,
  denoiser: Denoiser,
): Promise<Renders> {
  const folder = folderOf(plan, options)
  const recordFile = join(folder, 'record.json')
  const plateFile = (id: string): string => join(folder, `${id}.plate`)
  const exrFile = (id: string): string => join(folder, `${id}.exr`)
  mkdirSync(folder, { recursive: true })
  const record = readRecord(recordFile)
  const known = Object.fromEntries(Object.entries(record.digests).filter(([id]) => existsSync(plateFile(id))))
  const [width, height] = sizeOf(plan, options.scale)
  const list = jobs.map((job) => ({ ...job, out: exrFile(job.id) }))
  for (const job of list) mkdirSync(dirname(job.out), { recursive: true })
  const { samples, threads } = options
  const order = { room: plan.id, width, height, samples, threads, known, jobs: list }
  const byId = new Map(jobs.map((job) => [job.id, job]))
  const progress = new Progress(
    plan.id,
    jobs.map(({ id }) => id),
    (id) => id in known,
  )
  let count = 0
  await runBlender('render_job.py', order, folder, 'JOB ', async (line) => {
    const report = ReportSchema.parse(JSON.parse(line))
    const job = byId.get(report.id)
    if (!job) throw new Error(`Blender speaks of ${report.id}, which was not asked for`)
    if (!report.skipped) {
      const [x, y, w, h] = report.region
      const region = { x, y, width: w, height: h }
      savePlate(plateFile(report.id), await develop(exrFile(report.id), region, denoiser, job))
      rmSync(exrFile(report.id))
    }
    record.exposure = report.exposure
    record.digests[report.id] = report.digest
    writeWhole(recordFile, JSON.stringify(record, null, 1))
    progress.step(report.id, report.skipped, told(report))
    count++
  })
  if (count !== jobs.length) throw new Error(`${plan.id}: Blender made ${count} of ${jobs.length} renders`)
  const digest = (id: string): string => {
    const found = record.digests[id]
    if (found === undefined) throw new Error(`${plan.id}: ${id} was not rendered`)
    return found
  }
  return { exposure: record.exposure, digest, plate: (id) => loadPlate(plateFile(id)) }
}
