import { cpSync, mkdirSync, statSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { requireBlender, runBlender } from './blender.ts'
import { MACHINE_OPTIONS, machineFields, readCommandLine, run, UsageError, wholeNumber } from './command-line.ts'
import { loadDenoiser } from './denoise.ts'
import { getCamera, FILM, countFrames, pickPicture, countPictures } from './film-plan.ts'
import { packageFolder } from '../../authoring/pictures/store.ts'
import { pictureFile, renderViews } from './views.ts'

const HELP = `node pipeline/film.ts [--few 6] [--publish]
  --few       only so many pictures, spread over the film, and a contact sheet of them: to look at first
  --threads   processor threads for Blender and the denoiser (2)
  --nice      priority, 0 (usual) to 19 (only when the processor is idle; 10)
  --work      where pictures are kept (/tmp/scenes-work/film)
  --publish   puts the film into the sample project`

/** Kilobits a second, and what the film may weigh then. */
const BITRATE = 2400
const HEAVY = 2 * 1024 * 1024

/** Enough for a film: what is left of noise moves by. At the film's own size a picture takes twice as long. */
const RENDERED = [960, 540] as const
const SAMPLES = 7

const getId = (picture: number): string => `film-${String(picture).padStart(3, '0')}`

/** The numbers of all pictures, or of a few from the first to the last. */
function wanted(few: number): number[] {
  const count = countPictures(FILM)
  if (few >= count) {
    const all = Array.from({ length: count }, (_, i) => i)
    // First some from all over it, to be looked at while the others are made.
    return [...all.filter((i) => i % 12 === 0), ...all.filter((i) => i % 12 !== 0)]
  }
  return Array.from({ length: few }, (_, i) => Math.round((i * (count - 1)) / Math.max(1, few - 1)))
}

/** Some pictures of the film on one sheet. */
async function writeSheet(folder: string, pictures: readonly number[]): Promise<string> {
  const [width, height] = [640, 360]
  const cells = await Promise.all(
    pictures.map(async (picture, i) => ({
      input: await sharp(pictureFile(folder, getId(picture)))
        .resize(width, height)
        .toBuffer(),
      left: (i % 2) * width,
      top: Math.floor(i / 2) * height,
    })),
  )
  const file = join(folder, 'sheet.png')
  const rows = Math.ceil(pictures.length / 2)
  const sheet = sharp({ create: { width: 2 * width, height: rows * height, channels: 3, background: '#ffffff' } })
  await sheet.composite(cells).png().toFile(file)
  return file
}

async function writeFilm(folder: string): Promise<string> {
  const out = join(folder, 'film.webm')
  const pictures = Array.from({ length: countFrames(FILM) }, (_, frame) => `${getId(pickPicture(FILM, frame))}.png`)
  const [width, height] = FILM.size
  const order = { folder, pictures, width, height, fps: FILM.framesPerSecond, bitrate: BITRATE, out }
  await runBlender('film.py', order, folder, 'FRAME ', () => Promise.resolve())
  const { size } = statSync(out)
  console.log(`${out}: ${countFrames(FILM)} frames, ${Math.round(size / 1024)} KB`)
  if (size > HEAVY) throw new Error(`the film weighs more than ${HEAVY / 1024} KB`)
  return out
}

const CommandSchema = z.object({
  ...machineFields(10, '/tmp/scenes-work/film'),
  few: z.optional(wholeNumber(2, 100)),
})

await run(async (args) => {
  const command = readCommandLine(args, { ...MACHINE_OPTIONS, few: { type: 'string' } }, CommandSchema)
  if (command.help) {
    console.log(HELP)
    return
  }
  if (command.publish && command.few !== undefined) throw new UsageError('--publish: not with --few')
  requireBlender()
  setPriority(command.nice)
  const folder = resolve(command.work)
  const pictures = wanted(command.few ?? Number.POSITIVE_INFINITY)
  const views = pictures.map((picture) => ({ id: getId(picture), camera: getCamera(FILM, picture) }))
  const { scene, size } = FILM
  const { threads } = command
  const options = { script: 'views.py', scene, size, rendered: RENDERED, samples: SAMPLES, bounces: 2, threads, folder }
  await renderViews(views, options, await loadDenoiser(threads))
  if (pictures.length < countPictures(FILM)) {
    console.log(await writeSheet(folder, pictures))
    return
  }
  const film = await writeFilm(folder)
  if (!command.publish) return
  const target = join(packageFolder, FILM.file)
  mkdirSync(dirname(target), { recursive: true })
  cpSync(film, target)
})
