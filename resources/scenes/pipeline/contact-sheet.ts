import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { composeRoom as stack } from '../../authoring/pictures/compose.ts'
import type { RoomEntry } from '../../authoring/pictures-manifest.ts'
import type { RoomJobs } from './jobs.ts'
import type { Options } from './options.ts'

const CELL = { width: 480, height: 270, gap: 8, columns: 4 }

/** What a slot's cell shows: a frame of the picture's shape around the slot's layers, with air. */
function getFrame(room: RoomEntry, slot: string): { left: number; top: number; width: number; height: number } {
  const entries = Object.values(room.layers.find((l) => l.slot === slot)?.products ?? {})
  const x0 = Math.min(...entries.map((e) => e.x))
  const x1 = Math.max(...entries.map((e) => e.x + e.width))
  const y0 = Math.min(...entries.map((e) => e.y))
  const y1 = Math.max(...entries.map((e) => e.y + e.height))
  const ratio = room.width / room.height
  const width = Math.round(Math.min(room.width, Math.max((x1 - x0) * 1.15, (y1 - y0) * 1.15 * ratio, room.width / 6)))
  const height = Math.round(width / ratio)
  const clamp = (v: number, high: number): number => Math.round(Math.min(Math.max(0, v), high))
  const left = clamp((x0 + x1 - width) / 2, room.width - width)
  return { left, top: clamp((y0 + y1 - height) / 2, room.height - height), width, height }
}

/** One picture per slot with all of its products in place, each with the standard around it: `work/sheet-ROOM-SLOT.png`. */
export async function writeContactSheets(jobs: RoomJobs, room: RoomEntry, options: Options): Promise<string[]> {
  const files: string[] = []
  for (const { slot } of jobs.plan.slots) {
    const variants = jobs.variants.filter((v) => v.slot.slot === slot)
    if (variants.length === 0) continue
    const frame = getFrame(room, slot)
    const cells: OverlayOptions[] = []
    for (const [i, variant] of variants.entries()) {
      const whole = await stack(jobs.plan.id, room, variant.products.slice(0, 1), options.staging)
      const input = await sharp(whole).extract(frame).resize(CELL.width, CELL.height, { fit: 'fill' }).png().toBuffer()
      const left = (i % CELL.columns) * (CELL.width + CELL.gap)
      cells.push({ input, left, top: Math.floor(i / CELL.columns) * (CELL.height + CELL.gap) })
    }
    const file = join(options.work, `sheet-${jobs.plan.id}-${slot}.png`)
    const width = Math.min(CELL.columns, variants.length) * (CELL.width + CELL.gap)
    const height = Math.ceil(variants.length / CELL.columns) * (CELL.height + CELL.gap)
    await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .composite(cells)
      .png()
      .toFile(file)
    files.push(file)
  }
  return files
}
