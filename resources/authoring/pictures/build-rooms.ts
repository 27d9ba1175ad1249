import sharp from 'sharp'
import { readPicturesManifest } from '../pictures-manifest.ts'
import type { Look } from '../look.types.ts'
import { visibleProducts } from '../visible-products.ts'
import { drawBase, drawSlot, fingerprint } from './build-room.ts'
import { composeRoom } from './compose.ts'
import type { Effort } from './draw/paint.ts'
import type { LayerEntry, RoomEntry } from '../pictures-manifest.ts'
import type { RoomScene, SlotDrawer } from './rooms/room.types.ts'
import { type Hashes, isFresh, keepHashes, keepManifest, raw, readHashes, sha, store, storeLayer } from './store.ts'

/** Products of a slot that look alike share one picture. */
interface Group {
  readonly look: Look
  readonly path: string
  readonly hash: string
  readonly products: string[]
}

function groupsOf(room: RoomScene, drawer: SlotDrawer, wanted: ReadonlyMap<string, Look>, effort: Effort): Group[] {
  const byHash = new Map<string, Group>()
  for (const [productId, look] of wanted) {
    const hash = sha(fingerprint(room, drawer, look) + JSON.stringify(effort))
    const path = `images/rooms/${room.id}/${drawer.slot}/${productId}.webp`
    const group = byHash.get(hash) ?? { look, path, hash, products: [] }
    group.products.push(productId)
    byHash.set(hash, group)
  }
  return [...byHash.values()]
}

interface RoomJob {
  readonly room: RoomScene
  readonly known: ReadonlyMap<string, LayerEntry>
  readonly hashes: Hashes
  readonly effort: Effort
}

/** Draws the layers of one slot that are not up to date. */
async function buildSlot(
  job: RoomJob,
  drawer: SlotDrawer,
  wanted: ReadonlyMap<string, Look>,
): Promise<Record<string, LayerEntry>> {
  const out: Record<string, LayerEntry> = {}
  const stale: Group[] = []
  for (const group of groupsOf(job.room, drawer, wanted, job.effort)) {
    const before = job.known.get(group.path)
    if (before && isFresh(group.path, group.hash, job.hashes)) {
      for (const id of group.products) out[id] = before
    } else stale.push(group)
  }
  if (stale.length === 0) return out
  const pieces = drawSlot(
    job.room,
    drawer.slot,
    stale.map((group) => group.look),
    job.effort,
  )
  for (const [i, group] of stale.entries()) {
    const piece = pieces[i]
    if (!piece) continue
    await storeLayer(piece, group.path)
    job.hashes[group.path] = group.hash
    const entry = { image: group.path, x: piece.x, y: piece.y, width: piece.width, height: piece.height }
    for (const id of group.products) out[id] = entry
  }
  return out
}

/** The layers of all slots, bottom first. Throws when catalogue and scene do not name the same slots. */
async function buildLayers(job: RoomJob): Promise<RoomEntry['layers']> {
  const slots = visibleProducts().filter((v) => v.renderId === (job.room.ofRoom ?? job.room.id))
  const missing = slots.filter((s) => !job.room.slots.some((d) => d.slot === s.slot))
  if (missing.length > 0) throw new Error(`${job.room.id}: no drawer for ${missing.map((m) => m.slot).join(', ')}`)
  const layers: RoomEntry['layers'] = []
  for (const drawer of job.room.slots) {
    const slot = slots.find((s) => s.slot === drawer.slot)
    if (!slot) throw new Error(`the catalogue has no ${job.room.id}-${drawer.slot}`)
    const began = Date.now()
    const drawn = await buildSlot(job, drawer, new Map(slot.productIds.map((id) => [id, slot.look(id)])))
    const products = Object.fromEntries(slot.productIds.flatMap((id) => (drawn[id] ? [[id, drawn[id]]] : [])))
    layers.push({ slot: drawer.slot, products })
    console.log(
      `${job.room.id} ${drawer.slot}: ${slot.productIds.length} products, ${Math.round((Date.now() - began) / 1000)} s`,
    )
  }
  return layers
}

/** Brings one room's pictures and its part of the manifest up to date. */
export async function buildRoom(room: RoomScene, effort: Effort): Promise<void> {
  const hashes = readHashes()
  const before = readPicturesManifest().rooms[room.id]
  const known = new Map((before?.layers ?? []).flatMap((l) => Object.values(l.products)).map((e) => [e.image, e]))
  const base = `images/rooms/${room.id}/base.webp`
  const baseHash = sha(fingerprint(room, null, null) + JSON.stringify(effort))
  if (!isFresh(base, baseHash, hashes)) {
    await store(raw(drawBase(room, effort)), base, 86)
    hashes[base] = baseHash
  }
  const layers = await buildLayers({ room, known, hashes, effort })
  const { width, height } = room.camera
  const entry: RoomEntry = { width, height, base, preview: `images/rooms/${room.id}/preview.webp`, layers }
  await store(sharp(await composeRoom(room.id, entry, [])).resize(640), entry.preview, 82)
  // Together, or a picture could pass as fresh with the box of the one before it.
  keepHashes(hashes)
  keepManifest({ rooms: { ...readPicturesManifest().rooms, [room.id]: entry } })
}
