import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import sharp from 'sharp'
import * as z from 'zod/mini'
import type { Denoiser } from './denoise.ts'
import { imageOf } from './encode.ts'
import { planesOf, readExr } from './exr.ts'
import type { Camera } from './film-plan.ts'
import { expose } from './tone.ts'

/** One picture of a scene. `id` names its file. */
export interface View {
  readonly id: string
  readonly camera: Camera
}

/** How pictures of a scene are rendered. */
export interface ViewOptions {
  /** Module of `blender/rooms`. */
  readonly scene: string
  /** Pixels that are rendered, and those of the finished picture. */
  readonly rendered: readonly [width: number, height: number]
  readonly size: readonly [width: number, height: number]
  /** Cycles samples a pixel. */
  readonly samples: number
  /** How often light is followed from one thing to the next. */
  readonly bounces: number
  readonly threads: number
  /** Folder of the pictures; what is there and unchanged is kept. */
  readonly folder: string
}

/** What Blender says about a view. */
const ReportSchema = z.object({
  id: z.string(),
  digest: z.string(),
  skipped: z.boolean(),
  exposure: z.number(),
  /** Processor seconds. */
  cpu: z.number(),
})
type Report = z.infer<typeof ReportSchema>

/** View id → digest of what its picture shows. */
const KnownSchema = z.record(z.string(), z.string())

const SCRIPTS = join(import.meta.dirname, '../blender')

/** The file of a finished picture. */
export const pictureFile = (folder: string, id: string): string => join(folder, `${id}.png`)

/**
 * Renders and denoises views of a scene into PNG files, in one Blender process. Every picture is kept as soon as it is
 * there, so that a stopped run goes on where it was. Throws when Blender fails.
 */
export async function renderViews(views: readonly View[], options: ViewOptions, denoiser: Denoiser): Promise<void> {
  const { folder, rendered } = options
  const recordFile = join(folder, 'record.json')
  mkdirSync(folder, { recursive: true })
  const digests = existsSync(recordFile) ? KnownSchema.parse(JSON.parse(readFileSync(recordFile, 'utf8'))) : {}
  const known = Object.fromEntries(Object.entries(digests).filter(([id]) => existsSync(pictureFile(folder, id))))
  const exrFile = (id: string): string => join(folder, `${id}.exr`)
  const order = {
    room: options.scene,
    width: rendered[0],
    height: rendered[1],
    samples: options.samples,
    bounces: options.bounces,
    threads: options.threads,
    known,
    views: views.map((view) => ({ ...view, out: exrFile(view.id) })),
  }
  let count = 0
  await runBlender('views.py', order, folder, async (line) => {
    if (!line.startsWith('VIEW ')) return
    const report: Report = ReportSchema.parse(JSON.parse(line.slice(5)))
    count++
    if (!report.skipped) {
      await develop(exrFile(report.id), pictureFile(folder, report.id), report.exposure, options, denoiser)
      rmSync(exrFile(report.id))
      digests[report.id] = report.digest
      writeFileSync(recordFile, JSON.stringify(digests, null, 1))
    }
    const what = report.skipped ? 'kept' : `${report.cpu.toFixed(1)} s of processor`
    console.log(`${count}/${views.length} ${report.id}: ${what}`)
  })
  if (count !== views.length) throw new Error(`Blender made ${count} of ${views.length} pictures`)
}

async function develop(
  exrFile: string,
  file: string,
  exposure: number,
  { size }: ViewOptions,
  denoiser: Denoiser,
): Promise<void> {
  const exr = readExr(readFileSync(exrFile))
  const { width, height } = exr
  const color = await denoiser.run({
    width,
    height,
    color: planesOf(exr, 'Combined', 'RGB'),
    albedo: planesOf(exr, 'Denoising Albedo', 'RGB'),
    normal: planesOf(exr, 'Denoising Normal', 'XYZ'),
  })
  const plate = { x: 0, y: 0, width, height, color, masks: new Map<string, Float32Array>(), alpha: null }
  const png = await imageOf(expose({ ...plate, albedo: [], light: [] }, exposure))
    .png()
    .toBuffer()
  // In a step of its own: sharp would scale before it reads raw pixels as what they are.
  await sharp(png).resize(size[0], size[1]).png({ compressionLevel: 3 }).toFile(file)
}

/**
 * Runs a script of `blender/` (at the priority of this process) on an order, and hands on what it prints, line by line.
 * Throws when the script fails.
 */
export async function runBlender(
  script: string,
  order: object,
  folder: string,
  onLine: (line: string) => Promise<void> | void,
): Promise<void> {
  const orderFile = join(folder, `order-${process.pid}.json`)
  writeFileSync(orderFile, JSON.stringify(order))
  // Without the exit code Blender ends well whatever its script did.
  const args = ['-b', '--python-exit-code', '1', '-P', join(SCRIPTS, script), '--', orderFile]
  const child = spawn('blender', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = (): void => {
    child.kill()
    process.exit(130)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  try {
    for await (const line of createInterface({ input: child.stdout })) await onLine(line)
    if ((await ended) !== 0) throw new Error(`Blender failed at ${script}`)
  } finally {
    child.kill()
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
    rmSync(orderFile, { force: true })
  }
}
