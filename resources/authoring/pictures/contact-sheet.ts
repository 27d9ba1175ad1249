import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { drawBase, drawSlot } from './build-room.ts'
import type { Piece } from './draw/layer.ts'
import { DRAFT, type Effort, FINAL } from './draw/paint.ts'
import { scenes } from './rooms/scenes.ts'

/**
 * Draws a room with sample looks into PNGs, to look at while working on a scene:
 * `node contact-sheet.ts ROOM [--final] [--out DIR] [--only slot,slot] [--config n]`.
 */
function png(piece: Piece): Sharp {
  return sharp(Buffer.from(piece.pixels.buffer), { raw: { width: piece.width, height: piece.height, channels: 4 } })
}

async function main(): Promise<void> {
  const [id = ''] = process.argv.slice(2)
  const flag = (name: string): string | null => {
    const at = process.argv.indexOf(name)
    return at < 0 ? null : (process.argv[at + 1] ?? '')
  }
  const room = scenes.find((s) => s.id === id)
  if (!room) throw new Error(`no scene ${id}`)
  const effort: Effort = process.argv.includes('--final') ? FINAL : DRAFT
  const out = flag('--out') ?? '/tmp/sheet'
  const only = flag('--only')?.split(',')
  const began = Date.now()
  const base = drawBase(room, effort)
  console.log('base', Date.now() - began)
  const configurations = only ? [0] : [0, 1, 2]
  const stacks: OverlayOptions[][] = configurations.map(() => [])
  for (const slot of room.slots) {
    if (only && !only.includes(slot.slot)) continue
    const at = Date.now()
    const looks = configurations.flatMap((c) => slot.samples[c % Math.max(1, slot.samples.length)] ?? [])
    const pieces = drawSlot(room, slot.slot, looks, effort)
    console.log(slot.slot, Date.now() - at)
    for (const [i, piece] of pieces.entries()) {
      if (!piece) continue
      stacks[i]?.push({ input: await png(piece).png().toBuffer(), left: piece.x, top: piece.y })
    }
  }
  for (const [i, stack] of stacks.entries()) {
    const flat = await png(base).composite(stack).png().toBuffer()
    await sharp(flat).png().toFile(`${out}-${id}-${i}.png`)
  }
}

await main()
