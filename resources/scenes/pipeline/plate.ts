import { readFileSync } from 'node:fs'
import { deflateSync, inflateSync } from 'node:zlib'
import * as z from 'zod/mini'
import { type Masks, readMasks } from './cryptomatte.ts'
import type { Denoiser } from './denoise.ts'
import { listPlanes, readExr } from './exr.ts'
import { writeWhole } from './files.ts'
import { getLinear } from './filters.ts'

/** Part of a picture in pixels of the whole. */
export interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A finished render of a region: denoised linear light, coverage by owner, and transparency where it was asked for. */
export interface Plate extends Region {
  readonly color: readonly Float32Array[]
  readonly masks: Masks
  /** How much light the focus takes away (1 = nothing seen through it); null for ordinary renders. */
  readonly alpha: Float32Array | null
  /** What the surfaces are coloured and the light that they receive: three planes each, or none. */
  readonly albedo: readonly Float32Array[]
  readonly light: readonly Float32Array[]
}

/** What an EXR was rendered for, besides its picture. */
export interface Extras {
  readonly alpha: boolean
  readonly light: boolean
  readonly albedo: boolean
}

/** Denoises an EXR into a plate. A render of colours alone has no noise and no picture. */
export async function develop(file: string, region: Region, denoiser: Denoiser, extras: Extras): Promise<Plate> {
  const exr = readExr(readFileSync(file))
  if (exr.width !== region.width || exr.height !== region.height)
    throw new Error(`${file} is ${exr.width}×${exr.height}, not ${region.width}×${region.height}`)
  const colors = extras.light || extras.albedo ? listPlanes(exr, 'DiffCol', 'RGB') : []
  const bare = { ...region, masks: readMasks(exr), alpha: null, albedo: colors, light: [] }
  if (extras.albedo) return { ...bare, color: [] }
  const albedo = listPlanes(exr, 'Denoising Albedo', 'RGB')
  const normal = listPlanes(exr, 'Denoising Normal', 'XYZ')
  const noisy = { width: exr.width, height: exr.height, albedo, normal }
  const color = await denoiser.run({ ...noisy, color: listPlanes(exr, 'Combined', 'RGB') })
  let alpha: Float32Array | null = null
  if (extras.alpha) {
    const [plane = new Float32Array()] = listPlanes(exr, 'Combined', 'A')
    alpha = (await denoiser.run({ ...noisy, color: [plane, plane, plane] }))[0] ?? null
  }
  let light: Float32Array[] = []
  if (extras.light) {
    const [direct, indirect] = [listPlanes(exr, 'DiffDir', 'RGB'), listPlanes(exr, 'DiffInd', 'RGB')]
    const noise = direct.map((plane, c) => plane.map((v, i) => v + (indirect[c]?.[i] ?? 0)))
    light = await denoiser.run({ ...noisy, color: noise })
  }
  return { ...bare, color, alpha, light }
}

/** The plate of a surface that differs from a rendered one in colour only. `colors` has just its colours. */
export function recolor(rendered: Plate, colors: Plate): Plate {
  const color = rendered.color.map((plane, c) => {
    const [now, before, light] = [colors.albedo[c], rendered.albedo[c], rendered.light[c]]
    return plane.map((v, i) => {
      const [a, b] = [now?.[i] ?? 0, before?.[i] ?? 0]
      // At the edges of things the two colours differ a little in what they cover; less than this share cannot remain.
      return Math.max(b > 1e-4 ? v * Math.min(1, a / b) : 0, v + (a - b) * (light?.[i] ?? 0))
    })
  })
  return { ...rendered, color }
}

/**
 * The plate of a wall in another paint: `owner` names its mask, `from` and `to` are the two colours ('#rrggbb'). Paint is
 * even, so its colour in every pixel follows from how much of the pixel the wall covers.
 */
export function repaint(rendered: Plate, owner: string, from: string, to: string): Plate {
  const [was, is] = [getLinear(from), getLinear(to)]
  const cover = rendered.masks.get(owner)
  const albedo = rendered.albedo.map((plane, c) =>
    plane.map((v, i) => v + (cover?.[i] ?? 0) * ((is[c] ?? 0) - (was[c] ?? 0))),
  )
  return recolor(rendered, { ...rendered, albedo })
}

// Plates are kept as 16-bit square roots of light up to RANGE, masks as bytes.
const RANGE = 16

function packLight(plane: Float32Array): Buffer {
  const out = new Uint16Array(plane.length)
  for (let i = 0; i < plane.length; i++)
    out[i] = Math.round(Math.sqrt(Math.min(RANGE, Math.max(0, plane[i] ?? 0)) / RANGE) * 65535)
  return Buffer.from(out.buffer)
}

function unpackLight(bytes: Buffer): Float32Array {
  const values = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
  return Float32Array.from(values, (v) => (v / 65535) ** 2 * RANGE)
}

const packShare = (plane: Float32Array): Buffer => Buffer.from(Uint8Array.from(plane, (v) => Math.round(v * 255)))
const unpackShare = (bytes: Buffer): Float32Array => Float32Array.from(bytes, (v) => v / 255)

const HeaderSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int(),
  height: z.int(),
  masks: z.array(z.string()),
  hasAlpha: z.boolean(),
  /** Planes of picture, albedo and light. */
  counts: z.tuple([z.int(), z.int(), z.int()]),
})
type PlateHeader = z.infer<typeof HeaderSchema>

/** Keeps a plate in a work file. */
export function savePlate(file: string, plate: Plate): void {
  const { x, y, width, height } = plate
  const header: PlateHeader = {
    x,
    y,
    width,
    height,
    masks: [...plate.masks.keys()],
    hasAlpha: plate.alpha !== null,
    counts: [plate.color.length, plate.albedo.length, plate.light.length],
  }
  const text = Buffer.from(JSON.stringify(header))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(text.length)
  const light = [...plate.color, ...plate.albedo, ...plate.light]
  const parts = [...light.map(packLight), ...[...plate.masks.values()].map(packShare)]
  if (plate.alpha) parts.push(packLight(plate.alpha))
  writeWhole(file, Buffer.concat([size, text, deflateSync(Buffer.concat(parts), { level: 1 })]))
}

/** Reads a kept plate. Throws when the file is missing or is not a plate, whole. */
export function loadPlate(file: string): Plate {
  const bytes = readFileSync(file)
  const length = bytes.readUInt32LE(0)
  const parsed = HeaderSchema.safeParse(JSON.parse(bytes.toString('utf8', 4, 4 + length)))
  if (!parsed.success) throw new Error(`${file} is not a plate: remove it, it is then rendered anew`)
  const { x, y, width, height, masks: names, hasAlpha, counts } = parsed.data
  const body = inflateSync(bytes.subarray(4 + length))
  const size = width * height
  let at = 0
  const take = (count: number): Buffer => {
    const found = Buffer.from(body.subarray(at, at + count))
    at += count
    return found
  }
  const planes = (count: number): Float32Array[] => Array.from({ length: count }, () => unpackLight(take(size * 2)))
  const [color, albedo, light] = [planes(counts[0]), planes(counts[1]), planes(counts[2])]
  const masks: Masks = new Map(names.map((name) => [name, unpackShare(take(size))]))
  const alpha = hasAlpha ? unpackLight(take(size * 2)) : null
  if (at !== body.length) throw new Error(`${file} is not whole: remove it, it is then rendered anew`)
  return { x, y, width, height, color, masks, alpha, albedo, light }
}
