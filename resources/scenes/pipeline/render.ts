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
  /** Seconds that each took, to tell the time left. */
  seconds: z.record(z.string(), z.number()),
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
  if (!existsSync(file)) return { exposure: 1, digests: {}, seconds: {} }
  return RecordSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

const clock = (seconds: number): string =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min`

/** Tells how far a run is and how long it will go on, from what the finished part took. */
class Progress {
  private readonly began = Date.now()
  private done = 0
  private work = 0
  private readonly total: number
  private readonly room: string

  constructor(room: string, total: number) {
    this.room = room
    this.total = total
  }

  step(report: Report): void {
    this.done++
    if (!report.skipped) this.work++
    const left = this.work > 0 ? ((Date.now() - this.began) / 1000 / this.done) * (this.total - this.done) : 0
    const [, , width, height] = report.region
    const what = report.skipped
      ? 'kept'
      : `${width}×${height}, ${report.seconds.toFixed(1)} s (${report.cpu.toFixed(1)} of processor)`
    console.log(`${this.room} ${this.done}/${this.total} ${report.id}: ${what}; about ${clock(left)} left`)
  }
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
  const progress = new Progress(plan.id, jobs.length)
  await blender(jobFile, async (report) => {
    if (!report.skipped) {
      const [x, y, w, h] = report.region
      const region = { x, y, width: w, height: h }
      const job = byId.get(report.id)
      if (!job) throw new Error(`Blender speaks of ${report.id}, which was not asked for`)
      savePlate(plateFile(report.id), await develop(exrFile(report.id), region, denoiser, job))
      rmSync(exrFile(report.id))
      record.seconds[report.id] = report.seconds
    }
    record.exposure = report.exposure
    record.digests[report.id] = report.digest
    writeFileSync(recordFile, JSON.stringify(record, null, 1))
    progress.step(report)
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
