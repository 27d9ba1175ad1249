import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type LayerEntry, readPicturesManifest, type RoomEntry, getRoomEntry } from '../pictures-manifest.ts'
import { composeRoom, type Frame, frameAround } from './compose.ts'
import { type PicturedProduct, picturedProducts } from './pictured-products.ts'
import { computeFingerprint, type StagedProduct, stagedProducts } from './staged-products.ts'
import { keepManifest, packageFolder, store } from './store.ts'
import { tellingFrame } from './telling-frame.ts'
import { QUALITY, SIDE, getThumbnail } from './thumbnail-file.ts'

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
const computeLeast = (slot: string): number => (TINY.has(slot) ? 144 : 240)

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
async function cutOut({ productId, roomId, slot }: PicturedProduct, path: string): Promise<void> {
  const room = getRoomEntry(roomId)
  const entry = room.layers.find((layer) => layer.slot === slot)?.products[productId]
  if (!entry) throw new Error(`${roomId} shows no ${productId}: publish it from resources/scenes`)
  const whole = await composeRoom(roomId, room, [productId])
  const least = computeLeast(slot)
  const common = await frameOfSlot(roomId, room, slot, least)
  const frame = common && isSeenIn(common, entry) ? common : frameAround([entry], room, 1, least)
  await store(sharp(whole).extract(frame).resize(SIDE, SIDE), path, QUALITY)
}

/**
 * Throws when the studio has not taken these products as they are now, and says what to run: a picture may be missing,
 * cut out of a room from before, or of another look or size.
 */
function requireTaken(staged: readonly StagedProduct[], fingerprints: Readonly<Record<string, string>>): void {
  const isTaken = (product: StagedProduct): boolean =>
    fingerprints[product.id] === computeFingerprint(product) &&
    existsSync(join(packageFolder, getThumbnail(product.id)))
  const open = staged.filter((product) => !isTaken(product))
  if (open.length === 0) return
  const ids = open.map(({ id }) => id).join(', ')
  const stages = [...new Set(open.map(({ stage }) => stage))].join(',')
  throw new Error(
    `The studio has no picture of these products as they are now: ${ids}\n` +
      `Run \`npm run thumbnails -- --stage ${stages} --publish\` in resources/scenes`,
  )
}

/** The thumbnails of all products that a room picture shows; those of the studio are there already. */
export async function buildThumbnails(): Promise<void> {
  const staged = stagedProducts()
  const { fingerprints } = readPicturesManifest()
  requireTaken(staged, fingerprints)
  const taken = new Map(staged.map((product) => [product.id, computeFingerprint(product)]))
  const products: Record<string, string> = {}
  let count = 0
  for (const pictured of picturedProducts()) {
    const path = getThumbnail(pictured.productId)
    if (!taken.has(pictured.productId)) await cutOut(pictured, path)
    products[pictured.productId] = path
    count += 1
    if (count % 50 === 0) console.log(`${count} thumbnails`)
  }
  // What has been cut out is no picture of the studio any more, should it come back there.
  keepManifest({ products, fingerprints: Object.fromEntries(taken) })
}
