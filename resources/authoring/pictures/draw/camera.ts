import { add, cross, dot, normalize, scale, sub, type Vec } from './vec.ts'

/** A camera; `focal` in widths of the picture, `shift` moves the picture up (in widths), so uprights stay upright. */
export interface Camera {
  readonly eye: Vec
  readonly forward: Vec
  readonly right: Vec
  readonly up: Vec
  readonly focal: number
  readonly shift: number
  readonly width: number
  readonly height: number
}

/** A camera at `eye` that looks at `target`. */
export function makeCamera(options: {
  eye: Vec
  target: Vec
  focal: number
  shift?: number
  width?: number
  height?: number
  up?: Vec
}): Camera {
  const forward = normalize(sub(options.target, options.eye))
  const right = normalize(cross(options.up ?? [0, 1, 0], forward))
  return {
    eye: options.eye,
    forward,
    right,
    up: cross(forward, right),
    focal: options.focal,
    shift: options.shift ?? 0,
    width: options.width ?? 1920,
    height: options.height ?? 1080,
  }
}

/** The direction through a picture point (pixels, origin top left). */
export function directionAt(c: Camera, px: number, py: number): Vec {
  const x = (px - c.width / 2) / (c.width * c.focal)
  const y = (c.height / 2 - py) / (c.width * c.focal) + c.shift
  return normalize(add(c.forward, add(scale(c.right, x), scale(c.up, y))))
}

/** The picture point of a place in the room; null behind the camera. */
export function project(c: Camera, p: Vec): readonly [number, number] | null {
  const d = sub(p, c.eye)
  const z = dot(d, c.forward)
  if (z < 0.02) return null
  const f = c.width * c.focal
  return [c.width / 2 + (dot(d, c.right) / z) * f, c.height / 2 - (dot(d, c.up) / z - c.shift) * f]
}
