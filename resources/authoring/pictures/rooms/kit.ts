import type { Look, Pattern } from '../../look.types.ts'
import { mix, type Rgb } from '../draw/color.ts'
import type { Lighting, Pane } from '../draw/lighting.ts'
import type { Mesh } from '../draw/shapes.ts'
import { normalize, smoothstep, type Vec } from '../draw/vec.ts'
import type { Opening } from '../draw/shell.ts'
import type { SlotDrawer } from './room.types.ts'

/** A sample look, for working on a scene. */
export function sample(
  shape: string,
  color: string,
  pattern: Pattern = 'plain',
  finish: Look['finish'] = 'matt',
  accent?: string,
): Look {
  return accent === undefined ? { shape, color, pattern, finish } : { shape, color, accent, pattern, finish }
}

/** A part of the shell: floor, wall, tiles. */
export function surfaceSlot(slot: string, draw: (look: Look) => Mesh, samples: readonly Look[]): SlotDrawer {
  return { slot, isSurface: true, isOptional: false, draw, samples }
}

/** A thing that may be missing. */
export function optionalThing(slot: string, draw: (look: Look) => Mesh, samples: readonly Look[]): SlotDrawer {
  return { slot, isSurface: false, isOptional: true, draw, samples }
}

/** What lies behind the viewer, as mirrors and metal show it: a bright wall above a darker floor. */
export function behindViewer(d: Vec): Rgb {
  const up = smoothstep(-0.35, 0.3, d[1])
  return mix([0.48, 0.455, 0.43], [0.83, 0.82, 0.8], Math.min(1, Math.max(0, up - 0.06 * d[0])))
}

interface RoomLight {
  readonly width: number
  /** Where the room ends behind the viewer and at its back wall. */
  readonly z0: number
  readonly z1: number
  readonly height: number
  readonly windows: readonly {
    readonly side: 'left' | 'right' | 'back'
    readonly opening: Opening
    readonly at: number
  }[]
  readonly sun?: Vec | null
  /** Strength of window light and of the even light from above. */
  readonly day?: number
  readonly fill?: number
}

/** The usual light of a room by day: cool windows, a warm sun, an even fill from the ceiling. */
export function roomLight(o: RoomLight): Lighting {
  const day = o.day ?? 7.6
  const fill = o.fill ?? 1.1
  const panes = o.windows.map(({ side, opening: w, at }): Pane => {
    const across = w.u1 - w.u0
    const up = w.v1 - w.v0
    const color: Rgb = [day, day * 1.03, day * 1.07]
    switch (side) {
      case 'left':
        return { corner: [at, w.v0, w.u0], u: [0, up, 0], v: [0, 0, across], color }
      case 'right':
        return { corner: [at, w.v0, w.u0], u: [0, 0, across], v: [0, up, 0], color }
      case 'back':
        return { corner: [w.u0, w.v0, at], u: [0, up, 0], v: [across, 0, 0], color }
    }
  })
  const top: Pane = {
    corner: [0.2, o.height - 0.004, o.z0 + 0.1],
    u: [o.width - 0.4, 0, 0],
    v: [0, 0, o.z1 - o.z0 - 0.3],
    color: [fill, fill * 0.97, fill * 0.93],
    isFill: true,
  }
  return {
    panes: [...panes, top],
    lamps: [],
    sun: o.sun ? { direction: normalize(o.sun), color: [1.5, 1.38, 1.2] } : null,
    ambient: [0.5, 0.49, 0.475],
    sky: behindViewer,
  }
}
