import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import type { Denoiser } from './denoise.ts'
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

const SCRIPT = join(import.meta.dirname, '../blender/render_job.py')

/** The renders of one room. */
export interface Renders {
  readonly exposure: number
  /** The digest of a finished render. */
  readonly digest: (id: string) => string
  readonly plate: (id: string) => Plate
}

const folderOf = (plan: RoomPlan, options: Options): string => join(options.work, 'plates', plan.id)

function readRecord(file: string): RenderRecord {
  if (!existsSync(file)) return { exposure: 1, digests: {} }
  return RecordSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

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
  const jobFile = join(folder, `jobs-${process.pid}.json`)
  const list = jobs.map((job) => ({ ...job, out: exrFile(job.id) }))
  for (const job of list) mkdirSync(dirname(job.out), { recursive: true })
  const { samples, threads } = options
  writeFileSync(jobFile, JSON.stringify({ room: plan.id, width, height, samples, threads, known, jobs: list }))
  const byId = new Map(jobs.map((job) => [job.id, job]))
  const progress = new Progress(
    plan.id,
    jobs.map(({ id }) => id),
    (id) => id in known,
  )
  await blender(jobFile, async (report) => {
    if (!report.skipped) {
      const [x, y, w, h] = report.region
      const region = { x, y, width: w, height: h }
      const job = byId.get(report.id)
      if (!job) throw new Error(`Blender speaks of ${report.id}, which was not asked for`)
      savePlate(plateFile(report.id), await develop(exrFile(report.id), region, denoiser, job))
      rmSync(exrFile(report.id))
    }
    record.exposure = report.exposure
    record.digests[report.id] = report.digest
    writeFileSync(recordFile, JSON.stringify(record, null, 1))
    progress.step(report.id, report.skipped, told(report))
  })
  rmSync(jobFile)
  const digest = (id: string): string => {
    const found = record.digests[id]
    if (found === undefined) throw new Error(`${plan.id}: ${id} was not rendered`)
    return found
  }
  return { exposure: record.exposure, digest, plate: (id) => loadPlate(plateFile(id)) }
}

/** Runs Blender (at the priority of this process) and hands on its reports, one after another. */
async function blender(jobFile: string, onReport: (report: Report) => Promise<void>): Promise<void> {
  const child = spawn('blender', ['-b', '-P', SCRIPT, '--', jobFile], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = (): void => {
    child.kill()
    process.exit(130)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const tail: string[] = []
  const remember = (line: string): void => {
    tail.push(line)
    if (tail.length > 40) tail.shift()
  }
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  createInterface({ input: child.stderr }).on('line', remember)
  let count = 0
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('JOB ')) {
        await onReport(ReportSchema.parse(JSON.parse(line.slice(4))))
        count++
      } else remember(line)
    }
  } finally {
    child.kill()
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
  const code = await ended
  const isDone = tail.some((line) => line.includes('Blender quit'))
  if (count === 0 || (code !== 0 && !isDone) || tail.some((line) => line.includes('Traceback')))
    throw new Error(`Blender failed\n${tail.join('\n')}`)
}
