import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { buildPreview } from '../../authoring/pictures/build-previews.ts'
import { type LayerEntry, LayerEntrySchema, type RoomEntry } from '../../authoring/pictures-manifest.ts'
import { storeBase, storeLayer } from './encode.ts'
import { readJson, writeWhole } from './files.ts'
import type { RoomJobs, Variant } from './jobs.ts'
import { cut, cutMask, paste, surfaceLayer, thingLayer, type Layer } from './layers.ts'
import { type Options, measureSize } from './options.ts'
import type { Renders } from './render.ts'
import { type Plate, recolor, repaint } from './plate.ts'
import { expose, type Picture } from './tone.ts'

/** Raise it when layers are cut or written differently: all of them are made anew (nothing is rendered). */
const CUTTER = 6

/** Layers of an earlier run, by path: what each was made from. */
const KeptSchema = z.record(z.string(), z.object({ from: z.string(), entry: LayerEntrySchema }))
type Kept = z.infer<typeof KeptSchema>

interface RoomBase {
  readonly plate: Plate
  readonly picture: Picture
}

function computeSum(base: Plate, owners: readonly string[], region: Plate): Float32Array {
  const out = new Float32Array(region.width * region.height)
  for (const owner of owners) {
    const mask = cutMask(base.masks.get(owner), base, region)
    for (let i = 0; i < out.length; i++) out[i] = Math.min(1, (out[i] ?? 0) + (mask[i] ?? 0))
  }
  return out
}

function recolored(variant: Variant, own: Plate, renders: Renders): Plate {
  const { like, paint, slot } = variant
  if (paint) return repaint(own, `slot:${slot.slot}`, paint.from, paint.to)
  return like ? recolor(renders.plate(like.id), own) : own
}

/** Slots of a room's surfaces, bottom first. */
const getSurfaces = ({ plan }: RoomJobs): string[] => plan.slots.filter((s) => s.kind === 'surface').map((s) => s.slot)

function getSurface(variant: Variant, jobs: RoomJobs, base: RoomBase, renders: Renders): Layer {
  const surfaces = getSurfaces(jobs)
  const at = surfaces.indexOf(variant.slot.slot)
  const owners = (slots: readonly string[]): string[] => slots.map((s) => `slot:${s}`)
  const own = renders.plate(variant.job.id)
  const plate = recolored(variant, own, renders)
  const cover = {
    self: computeSum(base.plate, owners([variant.slot.slot]), plate),
    below: computeSum(base.plate, owners(surfaces.slice(0, at)), plate),
    above: computeSum(base.plate, owners(surfaces.slice(at + 1)), plate),
  }
  return surfaceLayer(plate, cover, renders.exposure)
}

function getThing(variant: Variant, base: RoomBase, renders: Renders): Layer {
  const plate = renders.plate(variant.job.id)
  let under = base.picture
  for (const job of variant.under) under = paste(expose(renders.plate(job.id), renders.exposure), under)
  const glass = variant.alphaJob ? renders.plate(variant.alphaJob.id).alpha : null
  const owner = `slot:${variant.slot.slot}`
  const traits = { glass, isTinted: variant.slot.isTinted ?? false }
  return thingLayer(plate, owner, cut(under, plate), base.plate, renders.exposure, traits)
}

/** What a layer comes from; the same text, the same layer. */
function getOrigin(variant: Variant, jobs: RoomJobs, renders: Renders): string {
  const used = [
    jobs.base,
    variant.job,
    ...(variant.like ? [variant.like] : []),
    ...variant.under,
    ...(variant.alphaJob ? [variant.alphaJob] : []),
  ]
  const text = JSON.stringify([
    CUTTER,
    variant.slot,
    // What covers what.
    getSurfaces(jobs),
    renders.exposure,
    used.map((job) => renders.digest(job.id)),
    variant.paint,
  ])
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

const readKept = (file: string): Kept => (existsSync(file) ? readJson(file, KeptSchema) : {})

/** Cuts a room's renders into base, layers and preview in the staging folder; what has not changed is kept. */
export async function composeRoom(jobs: RoomJobs, renders: Renders, options: Options): Promise<RoomEntry> {
  const { plan } = jobs
  const keptFile = join(options.staging, 'kept', `${plan.id}.json`)
  const kept = readKept(keptFile)
  const plate = renders.plate(jobs.base.id)
  const base: RoomBase = { plate, picture: expose(plate, renders.exposure) }
  const baseFile = `images/rooms/${plan.id}/base.webp`
  await storeBase(base.picture, join(options.staging, baseFile))
  const layers: RoomEntry['layers'] = []
  for (const { slot } of plan.slots) {
    const products: Record<string, LayerEntry> = {}
    for (const variant of jobs.variants.filter((v) => v.slot.slot === slot)) {
      const from = getOrigin(variant, jobs, renders)
      const file = join(options.staging, variant.image)
      const known = kept[variant.image]
      let entry: LayerEntry | undefined = known && known.from === from && existsSync(file) ? known.entry : undefined
      if (!entry) {
        const layer =
          variant.slot.kind === 'surface' ? getSurface(variant, jobs, base, renders) : getThing(variant, base, renders)
        entry = await storeLayer(layer, file, variant.image)
        kept[variant.image] = { from, entry }
        writeWhole(keptFile, JSON.stringify(kept, null, 1))
      }
      for (const product of variant.products) products[product] = entry
    }
    layers.push({ slot, products })
  }
  const [width, height] = measureSize(plan, options.scale)
  const preview = `images/rooms/${plan.id}/preview.webp`
  const entry: RoomEntry = { width, height, base: baseFile, preview, layers }
  await buildPreview(plan.id, entry, options.staging)
  return entry
}
