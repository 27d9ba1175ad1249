import { setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { computeFingerprint, type StagedProduct, stagedProducts } from '../../authoring/pictures/staged-products.ts'
import { keepManifest, store } from '../../authoring/pictures/store.ts'
import { QUALITY, SIDE, getThumbnail } from '../../authoring/pictures/thumbnail-file.ts'
import { readPicturesManifest } from '../../authoring/pictures-manifest.ts'
import { requireBlender } from './blender.ts'
import { MACHINE_OPTIONS, machineFields, readCommandLine, run, UsageError, wholeNumber } from './command-line.ts'
import { loadDenoiser } from './denoise.ts'
import { pictureFile, renderViews } from './views.ts'
import { writeSheet } from './thumbnail-sheet.ts'

const HELP = `node pipeline/studio-thumbnails.ts [--stage sink[,vanity]] [--few 3] [--draft] [--publish]
  --stage     only products of these stages; all by default
  --few       at most so many of every stage: to look at cameras and light
  --draft     half the size
  --threads   processor threads for Blender and the denoiser (2)
  --nice      priority, 0 (usual) to 19 (only when the processor is idle; default)
  --work      where pictures are kept (/tmp/scenes-work/thumbnails)
  --publish   puts the thumbnails into the sample project`

/** Enough for pictures of this size, under soft light: what is left of noise the denoiser takes. */
const SAMPLES = 6

/** The views of some stages; at most `few` of each. Throws on a stage that no product has. */
function wanted(stages: readonly string[] | undefined, few: number): StagedProduct[] {
  const all = stagedProducts()
  const known = [...new Set(all.map(({ stage }) => stage))]
  const lost = stages?.find((stage) => !known.includes(stage))
  if (lost !== undefined) throw new UsageError(`--stage: there is no ${lost}, only ${known.join(', ')}`)
  return (stages ?? known).flatMap((stage) => all.filter((view) => view.stage === stage).slice(0, few))
}

/** Puts finished pictures into the sample project, and notes what they show. */
async function publish(views: readonly StagedProduct[], folder: string): Promise<void> {
  const fingerprints: Record<string, string> = { ...readPicturesManifest().fingerprints }
  for (const view of views) {
    await store(sharp(pictureFile(folder, view.id)), getThumbnail(view.id), QUALITY)
    fingerprints[view.id] = computeFingerprint(view)
  }
  keepManifest({ fingerprints })
}

const listNames = z.pipe(
  z.string(),
  z.transform((text: string) => text.split(',').map((name) => name.trim())),
)

const CommandSchema = z.object({
  ...machineFields(19, '/tmp/scenes-work/thumbnails'),
  stage: z.optional(listNames),
  few: z.optional(wholeNumber(1, 1000)),
  draft: z.boolean(),
})

await run(async (args) => {
  const own = {
    stage: { type: 'string' },
    few: { type: 'string' },
    draft: { type: 'boolean', default: false },
  } as const
  const command = readCommandLine(args, { ...MACHINE_OPTIONS, ...own }, CommandSchema)
  if (command.help) {
    console.log(HELP)
    return
  }
  if (command.publish && (command.draft || command.few !== undefined))
    throw new UsageError('--publish: not with --draft or --few')
  const views = wanted(command.stage, command.few ?? Number.POSITIVE_INFINITY)
  requireBlender()
  setPriority(command.nice)
  const { threads, draft } = command
  const folder = join(resolve(command.work), draft ? 'draft' : 'full')
  const side = draft ? SIDE / 2 : SIDE
  const options = {
    script: 'products.py',
    rendered: [side, side],
    size: [side, side],
    samples: SAMPLES,
    bounces: 3,
    threads,
    folder,
  } as const
  await renderViews(views, options, await loadDenoiser(threads))
  console.log(
    await writeSheet(
      folder,
      views.map(({ id }) => id),
    ),
  )
  if (!command.publish) return
  await publish(views, folder)
  console.log(`${views.length} thumbnails are in the sample project`)
})
