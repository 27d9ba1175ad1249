import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type LayerEntry, type RoomEntry, roomEntryOf } from '../pictures-manifest.ts'
import { composeRoom, type Frame, frameAround } from './compose.ts'
import { stageOf } from './stages.ts'
import { keepManifest, packageFolder, store } from './store.ts'
import { tellingFrame } from './telling-frame.ts'
import { QUALITY, SIDE, thumbnailOf, type Wish, wishes } from './thumbnails.ts'

/** So small in a room's picture that they are shown larger than they are there. */
const TINY: ReadonlySet<string> = new Set([
  'door-handle',
  'flush-plate',
  'motion-sensor',
  'skirting',
  'switches',
  'tap',
  'thermostat',
])

/** Pixels of a room's picture that a thumbnail shows at least. */
const leastOf = (slot: string): number => (TINY.has(slot) ? 144 : 240)

/** The frame of each slot: all of its products are cut alike, so that they can be compared. */
const frames = new Map<string, Promise<Frame | null>>()

function frameOfSlot(roomId: string, room: RoomEntry, slot: string, least: number): Promise<Frame | null> {
  const key = `${roomId}/${slot}`
  const products = Object.keys(room.layers.find((layer) => layer.slot === slot)?.products ?? {})
  const frame = frames.get(key) ?? tellingFrame(roomId, room, products, least)
  frames.set(key, frame)
  return frame
}

/** Whether enough of a frame is covered by a layer for its product to be seen there (stars are elsewhere than a lit cove). */
function isSeenIn(frame: Frame, entry: LayerEntry): boolean {
  const shared = (from: number, length: number, other: number, otherLength: number): number =>
    Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other))
  const across = shared(frame.left, frame.width, entry.x, entry.width)
  return across * shared(frame.top, frame.height, entry.y, entry.height) > 0.1 * frame.width * frame.height
}

/** Cuts the product out of its room's picture. Throws when the room does not show it. */
async function cutOut(wish: Wish, path: string): Promise<void> {
  const room = roomEntryOf(wish.roomId)
  const entry = room.layers.find((layer) => layer.slot === wish.slot)?.products[wish.productId]
  if (!entry) throw new Error(`${wish.roomId} shows no ${wish.productId}: publish it from resources/scenes`)
  const whole = await composeRoom(wish.roomId, room, [wish.productId])
  const least = leastOf(wish.slot)
  const common = await frameOfSlot(wish.roomId, room, wish.slot, least)
  const frame = common && isSeenIn(common, entry) ? common : frameAround([entry], room, 1, least)
  await store(sharp(whole).extract(frame).resize(SIDE, SIDE), path, QUALITY)
}

/** Throws when the studio has not taken a product that is shown there. */
function requireStaged(path: string, wish: Wish): void {
  if (existsSync(join(packageFolder, path))) return
  throw new Error(`${wish.productId} has no picture: run \`npm run thumbnails -- --publish\` in resources/scenes`)
}

/** The thumbnails of all products that a room picture shows; those of the studio are there already. */
export async function buildThumbnails(): Promise<void> {
  const products: Record<string, string> = {}
  let count = 0
  for (const wish of wishes()) {
    const path = thumbnailOf(wish.productId)
    if (stageOf(wish.roomId, wish.slot) === null) await cutOut(wish, path)
    else requireStaged(path, wish)
    products[wish.productId] = path
    count += 1
    if (count % 50 === 0) console.log(`${count} thumbnails`)
  }
  keepManifest({ products })
}
