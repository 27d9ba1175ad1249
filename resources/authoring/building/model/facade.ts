import type { LevelPlan, Point, Side, WindowPlan } from '../building.types.ts'
import { listEdges, isInside } from '../geometry.ts'
import { HEIGHT } from '../plan-parts.ts'
import type { MaterialName, Mesh, Vertex } from './mesh.ts'

/** How far glass and frame lie behind the wall's face. */
const GLASS_DEPTH = 0.17
const FRAME_DEPTH = 0.13
const FRAME = 0.07

/** A straight part of a wall, seen from outside: `at(along, depth, height)` metres from its left end. */
interface WallPart {
  readonly from: Point
  readonly length: number
  readonly at: (along: number, depth: number, height: number) => Vertex
}

interface Opening {
  readonly from: number
  readonly to: number
  readonly low: number
  readonly high: number
}

/**
 * The upright faces of a level between two heights: outer walls with their windows, and plain ones where
 * `neighbours` (outlines of the same storey) begin.
 */
export function buildWalls(
  mesh: Mesh,
  level: LevelPlan,
  [low, high]: readonly [number, number],
  neighbours: readonly (readonly Point[])[],
  facade: MaterialName,
): void {
  for (const [from, to] of listEdges(level.ground).flatMap((edge) => splitAt(edge, neighbours))) {
    const part = wallPart(from, to)
    if (isShared(from, to, neighbours)) {
      fill(mesh, part, [0, part.length], [low, high], 'inside')
      continue
    }
    const openings = level.windows
      .flatMap((window) => openingIn(window, from, to, low))
      .toSorted((a, b) => a.from - b.from)
    let done = 0
    for (const opening of openings) {
      fill(mesh, part, [done, opening.from], [low, high], facade)
      fill(mesh, part, [opening.from, opening.to], [low, opening.low], facade)
      fill(mesh, part, [opening.from, opening.to], [opening.high, high], facade)
      buildWindow(mesh, part, opening, facade)
      done = opening.to
    }
    fill(mesh, part, [done, part.length], [low, high], facade)
  }
}

function wallPart(from: Point, to: Point): WallPart {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  // Outlines run counter-clockwise: their inside is to the left.
  return {
    from,
    length,
    at: (along, depth, height) => [from[0] + dx * along - dy * depth, from[1] + dy * along + dx * depth, height],
  }
}

/** An edge in parts that end where an outline next to it does. */
function splitAt(
  [from, to]: readonly [Point, Point],
  neighbours: readonly (readonly Point[])[],
): (readonly [Point, Point])[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const stops = neighbours.flat().flatMap(([x, y]) => {
    const along = (x - from[0]) * dx + (y - from[1]) * dy
    const away = Math.abs((x - from[0]) * dy - (y - from[1]) * dx)
    return away < 0.01 && along > 0.01 && along < length - 0.01 ? [along] : []
  })
  const points = [...new Set([0, ...stops, length])]
    .toSorted((a, b) => a - b)
    .map((along): Point => [from[0] + dx * along, from[1] + dy * along])
  return listEdges(points).slice(0, -1)
}

function isShared(from: Point, to: Point, neighbours: readonly (readonly Point[])[]): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const outside: Point = [(from[0] + to[0]) / 2 + dy * 0.05, (from[1] + to[1]) / 2 - dx * 0.05]
  return neighbours.some((ground) => isInside(outside, ground))
}

/** Direction of a wall of this side, seen along a counter-clockwise outline. */
const DIRECTIONS: Readonly<Record<Side, Point>> = { s: [1, 0], e: [0, 1], n: [-1, 0], w: [0, -1] }

function openingIn({ side, from, to, sill, wall }: WindowPlan, start: Point, end: Point, floor: number): Opening[] {
  const [dx, dy] = DIRECTIONS[side]
  const isAlongX = dx !== 0
  const [across, first, last] = isAlongX ? [start[1], start[0], end[0]] : [start[0], start[1], end[1]]
  const isSameWay = Math.sign(last - first) === dx + dy
  if (!isSameWay || Math.abs(across - wall[0]) > 0.01) return []
  const [a, b] = [Math.abs(from - first), Math.abs(to - first)]
  const isWithin = Math.min(from, to) >= Math.min(first, last) && Math.max(from, to) <= Math.max(first, last)
  if (!isWithin) return []
  return [{ from: Math.min(a, b), to: Math.max(a, b), low: floor + Math.max(sill, 0.06), high: floor + HEIGHT.window }]
}

function fill(
  mesh: Mesh,
  { at }: WallPart,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  material: MaterialName,
  depth = 0,
): void {
  if (to - from < 0.001 || high - low < 0.001) return
  mesh.face(material, at(from, depth, low), at(to, depth, low), at(to, depth, high), at(from, depth, high))
}

/** Reveals, pane and frame; wide ones have a post in the middle. */
function buildWindow(mesh: Mesh, part: WallPart, { from, to, low, high }: Opening, facade: MaterialName): void {
  const { at } = part
  const deep = GLASS_DEPTH
  mesh.face(facade, at(from, 0, low), at(from, 0, high), at(from, deep, high), at(from, deep, low))
  mesh.face(facade, at(to, 0, high), at(to, 0, low), at(to, deep, low), at(to, deep, high))
  mesh.face(facade, at(from, 0, high), at(to, 0, high), at(to, deep, high), at(from, deep, high))
  mesh.face('concrete', at(to, 0, low), at(from, 0, low), at(from, deep, low), at(to, deep, low))
  fill(mesh, part, [from, to], [low, high], 'glass', deep)
  const frame = (span: readonly [number, number], heights: readonly [number, number]) =>
    fill(mesh, part, span, heights, 'frame', FRAME_DEPTH)
  frame([from, from + FRAME], [low, high])
  frame([to - FRAME, to], [low, high])
  frame([from + FRAME, to - FRAME], [low, low + FRAME])
  frame([from + FRAME, to - FRAME], [high - FRAME, high])
  const posts = Math.max(0, Math.round((to - from) / 1.15) - 1)
  for (let post = 1; post <= posts; post++) {
    const along = from + (post * (to - from)) / (posts + 1)
    frame([along - FRAME / 2, along + FRAME / 2], [low + FRAME, high - FRAME])
  }
}
