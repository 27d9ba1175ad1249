import type { Look } from '../look.types.ts'
import { buildTree } from './draw/bvh.ts'
import { makeCamera } from './draw/camera.ts'
import type { Rgb } from './draw/color.ts'
import { type Piece, renderBase } from './draw/layer.ts'
import type { Effort } from './draw/paint.ts'
import type { Lighting } from './draw/lighting.ts'
import { surfaceOf } from './draw/looks.ts'
import { type Mesh, numbered, place, quad, softBox } from './draw/shapes.ts'
import { plain } from './draw/surfaces.ts'
import { add, normalize, scale, type Vec } from './draw/vec.ts'
import { bathTap, vanity, wallMirror } from './objects/basin.ts'
import { bathtub, flushPlate, toilet, towelRadiator } from './objects/sanitary.ts'
import { showerSet } from './objects/shower.ts'
import { lamp } from './objects/lamps.ts'
import { radiator } from './objects/heating.ts'

/** A product alone: against a wall (z = 0), and on a floor if it stands. */
interface Subject {
  readonly mesh: Mesh
  readonly stands?: boolean
  /** Seen from above and from the side, in lengths per length of view. */
  readonly lift?: number
  readonly aside?: number
}

const panel = (look: Look): Subject => ({
  mesh: softBox([-0.62, 0, -0.05], [0.62, 1.24, -0.01], 0.004, surfaceOf(look)),
  stands: true,
  lift: 0.12,
  aside: 0.42,
})

/** How each slot's products are shown alone; slots that are not here are cut from the room's picture. */
const SUBJECTS: Readonly<Record<string, (look: Look) => Subject>> = {
  'wall-tiles': panel,
  lamp: (l) => ({ mesh: lamp(l, [0, 0, -0.5], 0.28, 0.3), lift: -0.24, aside: 0.2 }),
  radiator: (l) =>
    l.shape.startsWith('towel')
      ? { mesh: towelRadiator(l, 0.5, 1.35), lift: 0.1, aside: 0.4 }
      : { mesh: radiator(l, -0.55, 0.55, 0, 0.5), lift: 0.2, aside: 0.4 },
  vanity: (l) => ({
    mesh: vanity(l, l.shape === 'single' ? 0.8 : l.shape === 'corner' ? 0.45 : 1.1, 0.48),
    lift: 0.32,
    aside: 0.35,
  }),
  mirror: (l) => ({ mesh: wallMirror(l, 0.8), lift: 0.06, aside: 0.3 }),
  'shower-set': (l) => ({ mesh: showerSet(l, 2.4), lift: 0.1, aside: 0.35 }),
  bathtub: (l) => ({ mesh: place(bathtub(l, 1.74, 0.8), [-0.87, 0, -0.82]), stands: true, lift: 0.4, aside: 0.35 }),
  toilet: (l) => ({ mesh: toilet(l), lift: 0.4, aside: 0.6 }),
  'flush-plate': (l) => ({ mesh: flushPlate(l), lift: 0.12, aside: -0.35 }),
  tap: (l) => ({ mesh: bathTap(l, 0.15), stands: l.shape !== 'wall', lift: 0.2, aside: 0.75 }),
}

/** Whether the studio can show products of a slot. */
export const isSubject = (slot: string): boolean => slot in SUBJECTS

/** Raise when the studio draws differently. */
export const STUDIO = 2
const SIDE = 320
const EFFORT: Effort = { hemisphere: 12, pane: 9, sun: 0, step: 2, side: 3 }

function extent(mesh: Mesh): { readonly low: Vec; readonly high: Vec } {
  let low: Vec = [1e9, 1e9, 1e9]
  let high: Vec = [-1e9, -1e9, -1e9]
  for (const t of mesh) {
    for (const p of [t.a, add(t.a, t.e1), add(t.a, t.e2)]) {
      low = [Math.min(low[0], p[0]), Math.min(low[1], p[1]), Math.min(low[2], p[2])]
      high = [Math.max(high[0], p[0]), Math.max(high[1], p[1]), Math.max(high[2], p[2])]
    }
  }
  return { low, high }
}

function lightingFor(centre: Vec, size: number): Lighting {
  const s = size
  const corner: Vec = [centre[0] - s * 2.6, centre[1] + s * 0.2, centre[2] - s * 2.2]
  const sky = (d: Vec): Rgb =>
    d[0] < -0.35 && d[1] > 0 && d[1] < 0.75 ? [1.7, 1.68, 1.64] : d[1] > 0 ? [0.72, 0.71, 0.69] : [0.42, 0.4, 0.38]
  return {
    panes: [{ corner, u: [s * 1.2, 0, -s * 1.9], v: [0, s * 2.4, 0], color: [3.4, 3.35, 3.25] }],
    lamps: [],
    sun: null,
    ambient: [0.42, 0.415, 0.405],
    sky,
  }
}

/** The picture of one product alone, 320 × 320. */
export function drawAlone(slot: string, look: Look): Piece {
  const subject = (SUBJECTS[slot] ?? panel)(look)
  const { low, high } = extent(subject.mesh)
  const centre = scale(add(low, high), 0.5)
  const size = Math.max(high[0] - low[0], high[1] - low[1], (high[2] - low[2]) * 0.8)
  const backdrop = plain('#e7e2d9')
  const far = size * 6
  const wallZ = Math.max(high[2], 0) + 0.002
  const floorY = low[1] - 0.001
  const stage: Mesh = [
    ...quad([-far, -far, wallZ], [far, -far, wallZ], [far, far, wallZ], [-far, far, wallZ], backdrop),
    ...(subject.stands
      ? quad([-far, floorY, -far], [far, floorY, -far], [far, floorY, wallZ], [-far, floorY, wallZ], plain('#ded8ce'))
      : []),
  ]
  const from = normalize([subject.aside ?? 0.3, subject.lift ?? 0.15, -1])
  const eye = add(centre, scale(from, size * 3.5))
  const camera = makeCamera({ eye, target: centre, focal: 2.55, width: SIDE, height: SIDE })
  const trees = [buildTree(numbered(stage, subject.mesh))]
  return renderBase(camera, lightingFor(centre, size), trees, EFFORT)
}
