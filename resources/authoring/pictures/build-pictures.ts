import { buildColors } from './build-colors.ts'
import { buildLogos } from './build-logos.ts'
import { buildMoods } from './build-moods.ts'
import { buildPreviews } from './build-previews.ts'
import { buildThumbnails } from './build-thumbnails.ts'

/** What can be made, in this order. */
const PARTS: Readonly<Record<string, () => void | Promise<void>>> = {
  logos: buildLogos,
  previews: buildPreviews,
  moods: buildMoods,
  thumbnails: buildThumbnails,
  colors: buildColors,
}

/**
 * Makes what comes from the rendered rooms, and the logos, into the sample project, and writes manifest.json:
 * `node build-pictures.ts [--only logos,previews,moods,thumbnails,colors]`.
 */
async function main(): Promise<void> {
  const at = process.argv.indexOf('--only')
  const wanted = at < 0 ? Object.keys(PARTS) : (process.argv[at + 1] ?? '').split(',')
  const unknown = wanted.find((part) => !Object.hasOwn(PARTS, part))
  if (unknown !== undefined) throw new Error(`--only: there is no "${unknown}", only ${Object.keys(PARTS).join(', ')}`)
  for (const [part, build] of Object.entries(PARTS)) if (wanted.includes(part)) await build()
}

await main()
