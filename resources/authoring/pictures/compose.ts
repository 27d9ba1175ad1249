import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { isShownIn } from '../catalogue/item.ts'
import type { ItemSpec } from '../catalogue/item.types.ts'
import { ITEMS } from '../catalogue/items.ts'
import { ROOM_BOOK } from '../catalogue/room-book.ts'
import type { LayerEntry, RoomEntry } from '../pictures-manifest.ts'
import { packageFolder } from './store.ts'

/** Items of what is only there once it is bought. */
const OPTIONAL: ReadonlySet<string> = new Set(
  ROOM_BOOK.flatMap((section) => section.subSections)
    .flatMap(({ lines }) => lines)
    .flatMap(({ optional, itemIds }) => (optional ? itemIds : [])),
)

/** The item that is shown in a slot of a picture; a room may have a second picture, all round. */
const itemIn = (pictureId: string, slot: string): ItemSpec | undefined =>
  ITEMS.find((item) => isShownIn(item, pictureId.replace(/-panorama$/, '')) && item.slot === slot)

/** The product that stands in a slot before anything is chosen; null = the slot is empty then, as optional ones are. */
export function getStandard(pictureId: string, slot: string): string | null {
  const item = itemIn(pictureId, slot)
  return item === undefined || OPTIONAL.has(item.id) ? null : item.standard
}

/**
 * The layers that a room shows with these products, bottom first; slots without one of them show their standard. Of two
 * products for one slot the item's first one counts, as where a design line is chosen.
 */
export function layersFor(roomId: string, room: RoomEntry, products: readonly string[]): LayerEntry[] {
  return room.layers.flatMap(({ slot, products: entries }) => {
    const offered = itemIn(roomId, slot)?.products.map(({ id }) => id) ?? []
    const wanted = offered.find((id) => products.includes(id) && entries[id]) ?? getStandard(roomId, slot)
    const entry = wanted === null ? undefined : entries[wanted]
    return entry ? [entry] : []
  })
}

/** The composed picture of a room as PNG, as the client stacks it. `folder`: where its files are. */
export async function composeRoom(
  roomId: string,
  room: RoomEntry,
  products: readonly string[],
  folder = packageFolder,
): Promise<Buffer> {
  const stack = layersFor(roomId, room, products).map(
    (layer): OverlayOptions => ({ input: join(folder, layer.image), left: layer.x, top: layer.y }),
  )
  return sharp(join(folder, room.base)).composite(stack).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
}

/** Part of a picture. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A frame of the given shape around boxes, with air; inside the picture and not smaller than `least` wide. */
export function frameAround(boxes: readonly LayerEntry[], room: RoomEntry, ratio: number, least: number): Frame {
  const x0 = Math.min(...boxes.map((b) => b.x), room.width)
  const y0 = Math.min(...boxes.map((b) => b.y), room.height)
  const x1 = Math.max(...boxes.map((b) => b.x + b.width), 0)
  const y1 = Math.max(...boxes.map((b) => b.y + b.height), 0)
  if (boxes.length === 0) return getFrame(room.width / 2, room.height / 2, room.width, ratio, room)
  return getFrame((x0 + x1) / 2, (y0 + y1) / 2, Math.max(x1 - x0, (y1 - y0) * ratio, least), ratio, room)
}

function getFrame(cx: number, cy: number, wish: number, ratio: number, room: RoomEntry): Frame {
  const width = Math.round(Math.min(wish, room.width, room.height * ratio))
  const height = Math.round(width / ratio)
  const left = Math.round(Math.min(Math.max(0, cx - width / 2), room.width - width))
  const top = Math.round(Math.min(Math.max(0, cy - height / 2), room.height - height))
  return { left, top, width, height }
}
