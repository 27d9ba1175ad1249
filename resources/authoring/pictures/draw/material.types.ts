import type { Rgb } from './color.ts'
import type { Vec } from './vec.ts'

/** How a surface looks. */
export interface Material {
  /** Share of light that leaves the surface at a point; `footprint` is the size of a pixel there in metres. */
  readonly colorAt: (p: Vec, n: Vec, footprint: number) => Rgb
  /** The mean of colorAt: what the surface throws on its surroundings. */
  readonly flat: Rgb
  /** Reflection seen straight on, 0…1. */
  readonly shine: number
  /** Spread of the reflection, 0 = mirror. */
  readonly roughness: number
  readonly isMetal: boolean
  /** Light of its own, times colour. */
  readonly glow: number
  /** 1 = solid; below, what is behind shows. */
  readonly opacity: number
  readonly castsNoShadow: boolean
  /** Hides what is behind it without being seen: the edge of a hole that a product is let into. */
  readonly isHoldout: boolean
}
