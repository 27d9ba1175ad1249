import { mkdirSync, statSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { requireBlender } from './blender.ts'
import { MACHINE_OPTIONS, machineFields, readCommandLine, run, UsageError } from './command-line.ts'
import { loadDenoiser } from './denoise.ts'
import type { Camera } from './film-plan.ts'
import { packageFolder } from '../../authoring/pictures/store.ts'
import { pictureFile, renderViews } from './views.ts'

const HELP = `node pipeline/banner.ts [--draft] [--publish]
  --draft     a quarter of the size and few samples: to look at the cameras
  --threads   processor threads for Blender and the denoiser (2)
  --nice      priority, 0 (usual) to 19 (only when the processor is idle; 10)
  --work      where pictures are kept (/tmp/scenes-work/banner)
  --publish   puts the pictures into the sample project`

interface Banner {
  readonly id: string
  readonly camera: Camera
  readonly size: readonly [width: number, height: number]
  /** Path in the sample project. */
  readonly file: string
}

const BANNERS: readonly Banner[] = [
  {
    id: 'wide',
    camera: { at: [0.4, -37.5, 1.9], lens: 20.5, shift: [0, 0.058], turn: 0 },
    size: [2560, 640],
    file: 'images/project/banner.webp',
  },
  {
    id: 'phone',
    camera: { at: [-0.8, -29.5, 1.8], lens: 27.5, shift: [0, 0.13], turn: -3 },
    size: [1080, 720],
    file: 'images/project/banner-mobile.webp',
  },
]

const CommandSchema = z.object({ ...machineFields(10, '/tmp/scenes-work/banner'), draft: z.boolean() })

await run(async (args) => {
  const options = { ...MACHINE_OPTIONS, draft: { type: 'boolean', default: false } } as const
  const command = readCommandLine(args, options, CommandSchema)
  if (command.help) {
    console.log(HELP)
    return
  }
  if (command.publish && command.draft) throw new UsageError('--publish: not with --draft')
  requireBlender()
  setPriority(command.nice)
  const folder = join(resolve(command.work), command.draft ? 'draft' : 'full')
  const [scale, samples] = command.draft ? [0.25, 4] : [1, 16]
  const { threads } = command
  const denoiser = await loadDenoiser(threads)
  for (const { id, camera, size, file } of BANNERS) {
    const rendered = [Math.round(size[0] * scale), Math.round(size[1] * scale)] as const
    const look = {
      script: 'views.py',
      scene: 'exterior_wide',
      rendered,
      size: rendered,
      samples,
      bounces: 3,
      threads,
      folder,
    }
    await renderViews([{ id, camera }], look, denoiser)
    console.log(pictureFile(folder, id))
    if (!command.publish) continue
    const target = join(packageFolder, file)
    mkdirSync(dirname(target), { recursive: true })
    await sharp(pictureFile(folder, id)).webp({ quality: 84, effort: 5, smartSubsample: true }).toFile(target)
    console.log(`${target}: ${Math.round(statSync(target).size / 1024)} KB`)
  }
})
