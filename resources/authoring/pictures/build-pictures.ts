import { buildLogos } from './build-logos.ts'
import { buildMoods } from './build-moods.ts'
import { buildPreviews } from './build-previews.ts'
import { buildRoom } from './build-rooms.ts'
import { buildThumbnails } from './build-thumbnails.ts'
import { DRAFT, FINAL } from './draw/paint.ts'
import { scenes } from './rooms/scenes.ts'

/**
 * Draws the pictures of the sample project into its package and writes manifest.json:
 * `node --max-semi-space-size=64 build-pictures.ts [--room ID,ID] [--only logos,rooms,previews,moods,thumbnails] [--draft]`.
 * What has not changed since the last run is kept (hashes.json).
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const list = (flag: string): readonly string[] | null =>
    args.includes(flag) ? (args[args.indexOf(flag) + 1] ?? '').split(',') : null
  const rooms = list('--room')
  const parts = list('--only') ?? (rooms ? ['rooms'] : ['logos', 'rooms', 'previews', 'moods', 'thumbnails'])
  const effort = args.includes('--draft') ? DRAFT : FINAL
  if (parts.includes('logos')) buildLogos()
  if (parts.includes('rooms')) {
    for (const room of scenes) if (!rooms || rooms.includes(room.id)) await buildRoom(room, effort)
  }
  if (parts.includes('previews')) await buildPreviews()
  if (parts.includes('moods')) await buildMoods()
  if (parts.includes('thumbnails')) await buildThumbnails()
}

await main()
