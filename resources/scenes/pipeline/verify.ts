import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ITEMS } from '../../authoring/catalogue/items.ts'
import { RULES } from '../../authoring/catalogue/rules.ts'
import { composeRoom as stack, getStandard } from '../../authoring/pictures/compose.ts'
import type { RoomEntry } from '../../authoring/pictures-manifest.ts'
import type { Denoiser } from './denoise.ts'
import { toImage } from './encode.ts'
import { type Job, type RoomJobs, type Variant, wholePicture } from './jobs.ts'
import { type Options, measureSize } from './options.ts'
import { compare } from './likeness.ts'
import { renderRoom } from './render.ts'
import { expose } from './tone.ts'

/** What stacked layers have to reach against a picture that was rendered as a whole. */
export const LIMITS = { psnr: 30, block: 40 } as const
const COMBINATIONS = 5

/** Chance that gives the same combinations in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

interface Combination {
  /** In tables and files. */
  readonly name: string
  readonly job: Job
  readonly products: readonly string[]
}

const isOfGroup = (product: string, group: string): boolean =>
  ITEMS.some((item) => item.group === group && item.products.some(({ id }) => id === product))

/** Whether a rule of the catalogue keeps `other` from standing beside `one`. */
function isForbidden(one: Variant, other: Variant): boolean {
  const [a, b] = [one.products[0] ?? '', other.products[0] ?? '']
  return RULES.some(
    ({ then: group, clauses }) =>
      isOfGroup(b, group) && clauses.some(({ when, then }) => when.includes(a) && !then.includes(b)),
  )
}

/** What everybody sees first, and random combinations with something in every slot. */
function combinations(jobs: RoomJobs): Combination[] {
  const chance = dice(2026)
  const { plan, variants } = jobs
  const inSlot = (slot: string): Variant[] => variants.filter((v) => v.slot.slot === slot)
  const combination = (name: string, chosen: readonly Variant[]): Combination => ({
    name,
    job: wholePicture(`direct/${name}`, Object.fromEntries(chosen.map((v) => [v.slot.slot, v.look]))),
    products: chosen.flatMap((v) => v.products.slice(0, 1)),
  })
  const standard = plan.slots.flatMap(({ slot }) => {
    const product = getStandard(plan.id, slot)
    return inSlot(slot).filter((v) => product !== null && v.products.includes(product))
  })
  const random = Array.from({ length: COMBINATIONS }, (_, n) => {
    const drawn = plan.slots.flatMap(({ slot }) => {
      const all = inSlot(slot)
      return all.slice(Math.floor(chance() * all.length)).slice(0, 1)
    })
    // An extra that nobody could choose with the rest (a bench in a shower tray) is left out.
    const isPossible = (one: Variant): boolean =>
      getStandard(plan.id, one.slot.slot) !== null || !drawn.some((other) => isForbidden(one, other))
    return combination(String(n + 1), drawn.filter(isPossible))
  })
  return [combination('standard', standard), ...random]
}

/**
 * Renders the standard and five random combinations as a whole, at half the size and twice the samples, and compares the
 * stacked layers with them; pictures of both and of the difference (six times as strong) go to `work/verify`. Prints a
 * table; returns whether all keep the limits.
 */
export async function verifyRoom(
  jobs: RoomJobs,
  entry: RoomEntry,
  options: Options,
  denoiser: Denoiser,
): Promise<boolean> {
  const list = combinations(jobs)
  const half = { ...options, scale: options.scale / 2, samples: options.samples * 2 }
  const renders = await renderRoom(
    jobs.plan,
    list.map((c) => c.job),
    half,
    denoiser,
  )
  const [width, height] = measureSize(jobs.plan, half.scale)
  const folder = join(options.work, 'verify', jobs.plan.id)
  mkdirSync(folder, { recursive: true })
  let isGood = true
  console.log(`${jobs.plan.id}: stacked layers against direct renders`)
  console.log('            PSNR     worst block')
  for (const { name, job, products } of list) {
    const direct = await toImage(expose(renders.plate(job.id), renders.exposure))
      .raw()
      .toBuffer()
    const stacked = await sharp(await stack(jobs.plan.id, entry, products, options.staging))
      .resize(width, height, { kernel: 'mitchell' })
      .raw()
      .toBuffer()
    const raw = { raw: { width, height, channels: 3 } } as const
    const difference = Uint8Array.from(direct, (v, i) => Math.min(255, Math.abs(v - (stacked[i] ?? 0)) * 6))
    await sharp(direct, raw)
      .png()
      .toFile(join(folder, `${name}-direct.png`))
    await sharp(stacked, raw)
      .png()
      .toFile(join(folder, `${name}-stacked.png`))
    await sharp(difference, raw)
      .png()
      .toFile(join(folder, `${name}-difference.png`))
    const likeness = compare(direct, stacked, width, height)
    const isFine = likeness.psnr >= LIMITS.psnr && likeness.worst <= LIMITS.block
    isGood &&= isFine
    const at = `${likeness.worst.toFixed(1)} at ${likeness.x},${likeness.y}`
    console.log(`  ${name.padEnd(8)}  ${likeness.psnr.toFixed(1)} dB  ${at}${isFine ? '' : '  TOO DIFFERENT'}`)
  }
  return isGood
}
