import { add, cross, dot, normalize, scale, sub, type Vec } from './vec.ts'

/**
 * A camera; `equirect` sees all round: longitudes across, latitudes up, `forward` in the middle. `focal` in widths of the picture, `shift` moves the picture up (in widths), so uprights stay upright.
 */
export interface Camera {
  /** As a lens sees it, when it is not said. */
  readonly projection?: 'equirect'
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

/** A camera that sees all round from `eye`, with `target` in the middle; `width` px, half as high. */
export function makePanoramaCamera(eye: Vec, target: Vec, width: number): Camera {
  // A pixel is as wide as this focal length says in the middle of the picture.
  const camera = makeCamera({ eye, target, focal: 1 / (2 * Math.PI), width, height: width / 2 })
  return { ...camera, projection: 'equirect' }
}

/** The direction through a picture point (pixels, origin top left). */
export function directionAt(c: Camera, px: number, py: number): Vec {
  if (c.projection === 'equirect') return directionAllRound(c, px, py)
  const x = (px - c.width / 2) / (c.width * c.focal)
  const y = (c.height / 2 - py) / (c.width * c.focal) + c.shift
  return normalize(add(c.forward, add(scale(c.right, x), scale(c.up, y))))
}

function directionAllRound(c: Camera, px: number, py: number): Vec {
  const yaw = (px / c.width - 0.5) * 2 * Math.PI
  const pitch = (0.5 - py / c.height) * Math.PI
  const level = add(scale(c.forward, Math.cos(yaw)), scale(c.right, Math.sin(yaw)))
  return add(scale(level, Math.cos(pitch)), scale(c.up, Math.sin(pitch)))
}

/** The picture point of a place in the room; null behind the camera. */
export function project(c: Camera, p: Vec): readonly [number, number] | null {
  const d = sub(p, c.eye)
  if (c.projection === 'equirect') {
    const { yaw, pitch } = anglesOf(c, p)
    return [(yaw / 360 + 0.5) * c.width, (0.5 - pitch / 180) * c.height]
  }
  const z = dot(d, c.forward)
  if (z < 0.02) return null
  const f = c.width * c.focal
  return [c.width / 2 + (dot(d, c.right) / z) * f, c.height / 2 - (dot(d, c.up) / z - c.shift) * f]
}

/** Where a place in the room is seen: degrees to the right of the middle, and above it. */
export function anglesOf(c: Camera, p: Vec): { readonly yaw: number; readonly pitch: number } {
  const d = normalize(sub(p, c.eye))
  const degrees = 180 / Math.PI
  return { yaw: Math.atan2(dot(d, c.right), dot(d, c.forward)) * degrees, pitch: Math.asin(dot(d, c.up)) * degrees }
}
