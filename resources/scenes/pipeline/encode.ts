import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { LayerEntry } from '../../authoring/pictures-manifest.ts'
import type { Layer } from './layers.ts'
import type { Region } from './plate.ts'
import type { Picture } from './tone.ts'

/** A layer may weigh this much before it is written with less quality (busy patterns, where coarser steps do not show). */
const HEAVY = 96 * 1024
/** Of colour and of alpha; 80 leaves 96 steps of alpha, 90 leaves 176. */
const QUALITIES = [
  [86, 100],
  [78, 100],
  [68, 100],
  [58, 90],
  [45, 80],
] as const
/** Alpha below this is nothing. */
const NOTHING = 0.5 / 255

const getBytes = (values: Float32Array): Buffer =>
  Buffer.from(Uint8ClampedArray.from(values, (v) => Math.round(v * 255)).buffer)

/** A picture as an image to work with. */
export const toImage = (picture: Picture): Sharp =>
  sharp(getBytes(picture.pixels), { raw: { width: picture.width, height: picture.height, channels: 3 } })

/** The part of a layer that is not fully transparent; at least one pixel. */
export function visiblePart(layer: Layer): Region {
  let [x0, y0, x1, y1] = [layer.width, layer.height, 0, 0]
  for (let y = 0; y < layer.height; y++)
    for (let x = 0; x < layer.width; x++)
      if ((layer.pixels[(y * layer.width + x) * 4 + 3] ?? 0) > NOTHING) {
        x0 = Math.min(x0, x)
        x1 = Math.max(x1, x + 1)
        y0 = Math.min(y0, y)
        y1 = Math.max(y1, y + 1)
      }
  if (x1 <= x0) return { x: 0, y: 0, width: 1, height: 1 }
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 }
}

async function write(image: Sharp, file: string, quality: number, alphaQuality = 100): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  await image.webp({ quality, alphaQuality, effort: 5, smartSubsample: true }).toFile(file)
}

/** Writes a layer, cropped to what it covers, and returns its place in the room's picture. */
export async function storeLayer(layer: Layer, file: string, image: string): Promise<LayerEntry> {
  const part = visiblePart(layer)
  const { width, height } = layer
  const whole = sharp(getBytes(layer.pixels), { raw: { width, height, channels: 4 } })
  const cropped = await whole
    .extract({ left: part.x, top: part.y, width: part.width, height: part.height })
    .raw()
    .toBuffer()
  for (const [quality, alphaQuality] of QUALITIES) {
    const image = sharp(cropped, { raw: { width: part.width, height: part.height, channels: 4 } })
    await write(image, file, quality, alphaQuality)
    if (statSync(file).size <= HEAVY) break
  }
  return { image, x: layer.x + part.x, y: layer.y + part.y, width: part.width, height: part.height }
}

/** Writes the base picture. */
export const storeBase = (picture: Picture, file: string): Promise<void> => write(toImage(picture), file, 86)
