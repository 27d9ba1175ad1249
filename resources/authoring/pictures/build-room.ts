import { buildTree } from './draw/bvh.ts'
import { type Piece, renderBase, renderLayers } from './draw/layer.ts'
import type { Effort } from './draw/paint.ts'
import { type Mesh, numbered } from './draw/shapes.ts'
import type { Look } from '../look.types.ts'
import type { RoomScene, SlotDrawer } from './rooms/room.types.ts'

const treeOf = (mesh: Mesh) => (mesh.length > 0 ? [buildTree(mesh)] : [])

/** Everything about a mesh that a picture shows: form and materials, in short. */
function digest(mesh: Mesh): string {
  let sum = 0
  for (const t of mesh) {
    const m = t.material
    sum += m.flat[0] * 1.7 + m.flat[1] * 2.3 + m.flat[2] * 3.1 + m.shine * 5 + m.roughness * 7 + m.glow * 11
  }
  return `${formOf(mesh)}:${sum.toFixed(5)}`
}

/** Raise when the renderer itself draws differently. */
const RENDERER = 4

/** What a layer's picture depends on; with no drawer, what the base depends on. Equal text means an equal picture. */
export function fingerprint(room: RoomScene, drawer: SlotDrawer | null, look: Look | null): string {
  const index = drawer ? room.slots.indexOf(drawer) : 0
  const around = room.slots.filter(
    (s, i) => s !== drawer && (s.isSurface || (i < index && !drawer?.isSurface && !s.isOptional)),
  )
  const { sky, ...lighting } = room.lighting
  return JSON.stringify({
    renderer: RENDERER,
    camera: room.camera,
    lighting,
    sky: [sky([0, 1, 0]), sky([0, 0, -1])],
    fixed: digest(room.fixed),
    around: around.map((s) => digest(neutral(s))),
    look: drawer && look ? [digest(drawer.draw(look)), look.pattern, look.finish, look.color, look.accent ?? ''] : [],
  })
}

/** Looks of a slot that share one shape, drawn together. */
interface ShapeGroup {
  readonly looks: Look[]
  readonly meshes: Mesh[]
}

/** Tells meshes of the same form from others: count and places of the corners. */
function formOf(mesh: Mesh): string {
  let sum = 0
  mesh.forEach((t, i) => {
    sum += ((i % 97) + 1) * (t.a[0] * 1.3 + t.a[1] * 2.7 + t.a[2] * 0.7 + t.e1[0] + t.e2[1] * 1.1 + t.material.opacity)
  })
  return `${mesh.length}:${sum.toFixed(4)}`
}

function grouped(drawer: SlotDrawer, looks: readonly Look[]): ShapeGroup[] {
  const groups = new Map<string, ShapeGroup>()
  for (const look of looks) {
    const mesh = numbered(drawer.draw(look))
    const key = formOf(mesh)
    const group = groups.get(key) ?? { looks: [], meshes: [] }
    group.looks.push(look)
    group.meshes.push(mesh)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** A colour nearer to grey, so that what it throws on its surroundings suits every product. */
function paled(color: string): string {
  const n = Number.parseInt(color.slice(1), 16)
  const parts = [(n >> 16) & 255, (n >> 8) & 255, n & 255]
  const mean = parts.reduce((a, b) => a + b, 0) / 3
  return `#${parts
    .map((c) =>
      Math.round(mean + (c - mean) * 0.4)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The neutral stand-in for a surface that a product will cover: the sample's colour, paled. */
function neutral(drawer: SlotDrawer): Mesh {
  const sample = drawer.samples[0]
  if (!sample) return []
  return drawer.draw(drawer.isSurface ? { ...sample, color: paled(sample.color) } : sample)
}

/** The picture without the products of any slot; surfaces in their first sample. */
export function drawBase(room: RoomScene, effort: Effort): Piece {
  const shell = room.slots.filter((s) => s.isSurface).flatMap(neutral)
  return renderBase(room.camera, room.lighting, treeOf([...room.fixed, ...shell]), effort)
}

/** The layers of one slot for the given looks, in their order; null where a look draws nothing. */
export function drawSlot(room: RoomScene, slot: string, looks: readonly Look[], effort: Effort): (Piece | null)[] {
  const index = room.slots.findIndex((s) => s.slot === slot)
  const drawer = room.slots[index]
  if (!drawer) throw new Error(`room ${room.id} has no slot ${slot}`)
  const shell = room.slots.filter((s) => s.isSurface && s !== drawer).flatMap(neutral)
  const below = room.slots
    .slice(0, index)
    .filter((s) => !s.isSurface && !s.isOptional)
    .flatMap(neutral)
  const fixed = treeOf([...room.fixed, ...shell])
  const results = new Map<Look, Piece>()
  for (const group of grouped(drawer, looks)) {
    const pieces = renderLayers(
      {
        camera: room.camera,
        lighting: room.lighting,
        fixed,
        below: drawer.isSurface ? [] : treeOf(below),
        variants: group.meshes,
        isSurface: drawer.isSurface,
      },
      effort,
    )
    group.looks.forEach((look, i) => {
      const piece = pieces[i]
      if (piece) results.set(look, piece)
    })
  }
  return looks.map((look) => results.get(look) ?? null)
}
