import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import * as z from 'zod/mini'
import type { Denoiser } from './denoise.ts'
import { toImage } from './encode.ts'
import { listPlanes, readExr } from './exr.ts'
import { readJson, writeWhole } from './files.ts'
import { digestsOfFiles, REPORT_FIELDS, renderKept } from './kept-renders.ts'
import { expose } from './tone.ts'

/** How pictures are rendered. */
export interface ViewOptions {
  /** Of `blender/`: `views.py` shows a scene from many places, `products.py` single products. */
  readonly script: string
  /** Module of `blender/rooms`, for scripts that show one. */
  readonly scene?: string
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

/** View id → digest of what its picture shows. */
const KnownSchema = z.record(z.string(), z.string())

/** The file of a finished picture. */
export const pictureFile = (folder: string, id: string): string => join(folder, `${id}.png`)

/**
 * Renders and denoises views into PNG files, in one Blender process. A view's `id` names its file; what else it has
 * says the script what to show. Every picture is kept as soon as it is there, so that a stopped run goes on where it
 * was. Throws when Blender fails.
 */
export async function renderViews<View extends { readonly id: string }>(
  views: readonly View[],
  options: ViewOptions,
  denoiser: Denoiser,
): Promise<void> {
  const { folder, rendered } = options
  const recordFile = join(folder, 'record.json')
  mkdirSync(folder, { recursive: true })
  const digests = existsSync(recordFile) ? readJson(recordFile, KnownSchema) : {}
  const known = digestsOfFiles(digests, (id) => pictureFile(folder, id))
  const exrFile = (id: string): string => join(folder, `${id}.exr`)
  const order = {
    room: options.scene,
    width: rendered[0],
    height: rendered[1],
    size: options.size,
    samples: options.samples,
    bounces: options.bounces,
    threads: options.threads,
    known,
    views: views.map((view) => ({ ...view, out: exrFile(view.id) })),
  }
  await renderKept({
    name: options.scene ?? options.script,
    script: options.script,
    beginning: 'VIEW ',
    order,
    folder,
    things: new Map(views.map((view) => [view.id, view])),
    digests,
    schema: z.object(REPORT_FIELDS),
    exrFile,
    develop: ({ id, exposure }, _view, file) => develop(file, pictureFile(folder, id), exposure, options, denoiser),
    remember: () => writeWhole(recordFile, JSON.stringify(digests, null, 1)),
    tell: ({ id, skipped, cpu }, count) =>
      console.log(`${count}/${views.length} ${id}: ${skipped ? 'kept' : `${cpu.toFixed(1)} s of processor`}`),
  })
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
    color: listPlanes(exr, 'Combined', 'RGB'),
    albedo: listPlanes(exr, 'Denoising Albedo', 'RGB'),
    normal: listPlanes(exr, 'Denoising Normal', 'XYZ'),
  })
  const plate = { x: 0, y: 0, width, height, color, masks: new Map<string, Float32Array>(), alpha: null }
  const png = await toImage(expose({ ...plate, albedo: [], light: [] }, exposure))
    .png()
    .toBuffer()
  // In a step of its own: sharp would scale before it reads raw pixels as what they are.
  await sharp(png).resize(size[0], size[1]).png({ compressionLevel: 3 }).toFile(file)
}
