import type {
  DoorPlan,
  FurniturePlan,
  LevelPlan,
  Point,
  Rect,
  RoomUse,
  StairPlan,
  WindowPlan,
} from './building.types.ts'
import { getSymbol } from './furniture-symbols.ts'
import { computeBounds, type Outdoor, roomArea } from './geometry.ts'
import { corners } from './plan-parts.ts'
import { squareMetres } from './plan-texts.ts'
import { element, line, onPage, makePath, short, text, type View } from './svg.ts'

/** Colours of the plans: ink and paper of the product. */
export const INK = {
  wall: '#2b3138',
  text: '#1c2530',
  faint: '#56606b',
  line: '#8c867b',
  paper: '#ffffff',
  accent: '#00456f',
} as const

const FLOORS: Readonly<Record<RoomUse, string>> = {
  hall: '#faf7f2',
  living: '#fdfbf7',
  kitchen: '#faf7f2',
  bath: '#edf2f4',
  'guest-bath': '#edf2f4',
  bedroom: '#fdfbf7',
  nursery: '#fdfbf7',
  store: '#f5f2ec',
  gallery: '#fdfbf7',
  dressing: '#faf7f2',
}
const OUTSIDE = '#efeade'

/** Line widths and letter heights in millimetres of paper. */
const THIN = 0.13
const MIDDLE = 0.2

/** One level of a unit, with everything in it, as parts of an SVG in millimetres of paper. */
export function drawLevel(level: LevelPlan, outdoor: Outdoor | null, outdoorName: string, view: View): string[] {
  const path = (points: readonly Point[], isClosed = true) =>
    makePath(
      points.map((point) => onPage(view, point)),
      isClosed,
    )
  return [
    ...(outdoor === null ? [] : drawOutdoor(outdoor, view)),
    element('path', { d: path(level.outline), fill: INK.wall }),
    ...level.rooms.map((room) => element('path', { d: path(room.shape), fill: FLOORS[room.use] })),
    ...(outdoor?.kind === 'loggia' ? drawOutdoor(outdoor, view) : []),
    ...(level.stair === null ? [] : drawStair(level.stair, view)),
    ...level.windows.flatMap((window) => drawWindow(window, view)),
    ...level.furniture.map((furniture) => drawFurniture(furniture, view)),
    ...level.doors.flatMap((door) => drawDoor(door, view)),
    ...level.rooms.flatMap((room) => {
      const [x0, y0, x1, y1] = computeBounds(room.shape)
      const at = onPage(view, room.label ?? [(x0 + x1) / 2, (y0 + y1) / 2])
      return drawLabel(room.name.de, roomArea(room), at, isSmall(room.use))
    }),
    ...(outdoor === null ? [] : drawLabel(outdoorName, outdoor.area, onPage(view, getMiddle(outdoor.rect)), false)),
  ]
}

function isSmall(use: RoomUse): boolean {
  return use === 'store' || use === 'guest-bath' || use === 'dressing' || use === 'bath'
}

function drawLabel(name: string, area: number, [x, y]: Point, isTight: boolean): string[] {
  const size = isTight ? 1.9 : 2.5
  const attributes = { 'text-anchor': 'middle', fill: INK.text }
  return [
    text(name, [x, y], size, { ...attributes, 'font-weight': 600 }),
    text(squareMetres(area, 2), [x, y + size * 1.3], size * 0.92, { ...attributes, fill: INK.faint }),
  ]
}

function getMiddle([x0, y0, x1, y1]: Rect): Point {
  return [(x0 + x1) / 2, (y0 + y1) / 2]
}

/** A piece of furniture as one path. */
export function drawFurniture(furniture: FurniturePlan, view: View): string {
  const steps = getSymbol(furniture).map((stroke) => {
    if (stroke.kind === 'circle') return circlePath(onPage(view, stroke.center), stroke.radius * view.scale)
    return makePath(
      stroke.points.map((point) => onPage(view, point)),
      stroke.kind === 'outline',
    )
  })
  return element('path', { d: steps.join(''), fill: INK.paper, stroke: INK.line, 'stroke-width': THIN })
}

function circlePath([x, y]: Point, radius: number): string {
  const [left, right, r] = [short(x - radius), short(x + radius), short(radius)]
  return `M${left} ${short(y)}A${r} ${r} 0 1 0 ${right} ${short(y)}A${r} ${r} 0 1 0 ${left} ${short(y)}Z`
}

/** Boards and a railing; a loggia's are seen in its recess too. */
function drawOutdoor({ rect }: Outdoor, view: View): string[] {
  const [x0, y0, x1, y1] = rect
  const boards = Math.floor((y1 - y0) / 0.28)
  const at = (points: readonly Point[]) => points.map((point) => onPage(view, point))
  return [
    element('path', { d: makePath(at(corners(rect))), fill: OUTSIDE }),
    element('path', {
      d: Array.from({ length: boards }, (_, index) => {
        const y = y1 - (index + 1) * 0.28
        return makePath([onPage(view, [x0, y]), onPage(view, [x1, y])], false)
      }).join(''),
      fill: 'none',
      stroke: '#d9d2c3',
      'stroke-width': THIN,
    }),
    element('path', {
      d: makePath(
        at([
          [x0, y1],
          [x0, y0],
          [x1, y0],
          [x1, y1],
        ]),
        false,
      ),
      fill: 'none',
      stroke: INK.wall,
      'stroke-width': 0.4,
    }),
  ]
}

function drawWindow({ side, from, to, sill, wall }: WindowPlan, view: View): string[] {
  const [outer, inner] = wall
  const isAlongX = side === 'n' || side === 's'
  const at = (along: number, across: number): Point => onPage(view, isAlongX ? [along, across] : [across, along])
  const middle = (outer + inner) / 2
  const stroke = { stroke: INK.wall, 'stroke-width': MIDDLE }
  const opening = makePath([at(from, outer), at(to, outer), at(to, inner), at(from, inner)])
  const glass = [middle - 0.04, middle + 0.04].map((across) => line(at(from, across), at(to, across), stroke))
  // A sill is seen as a line in the plane of the wall; a door to the outside has none.
  const sills = sill === 0 ? [] : [outer, inner].map((across) => line(at(from, across), at(to, across), stroke))
  const post = (from + to) / 2
  const posts =
    to - from > 2 ? [line(at(post, middle - 0.09), at(post, middle + 0.09), { ...stroke, 'stroke-width': 0.35 })] : []
  return [element('path', { d: opening, fill: INK.paper }), ...sills, ...glass, ...posts]
}

function drawDoor({ at, along, width, thickness, hinge, swing, kind }: DoorPlan, view: View): string[] {
  const place = (length: number, across: number): Point =>
    onPage(view, along === 'x' ? [at[0] + length, at[1] + across] : [at[0] + across, at[1] + length])
  const [half, deep] = [width / 2, thickness / 2 + 0.005]
  const opening = makePath([place(-half, -deep), place(half, -deep), place(half, deep), place(-half, deep)])
  const parts = [element('path', { d: opening, fill: '#faf7f2' })]
  if (kind === 'passage') return parts
  const face = swing * (thickness / 2)
  const arc = Array.from({ length: 9 }, (_, step): Point => {
    const angle = (step / 8) * (Math.PI / 2)
    return place(hinge * half - hinge * width * Math.cos(angle), face + swing * width * Math.sin(angle))
  })
  return [
    ...parts,
    element('path', { d: makePath(arc, false), fill: 'none', stroke: INK.line, 'stroke-width': THIN }),
    line(place(hinge * half, face), place(hinge * half, face + swing * width), {
      stroke: INK.wall,
      'stroke-width': kind === 'entrance' ? 0.5 : 0.35,
    }),
    ...(kind === 'entrance' ? [drawArrow(place(0, -swing * 0.62), place(0, -swing * 0.2))] : []),
  ]
}

/** Where one comes in. */
function drawArrow(from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [wx, wy] = [-dy * 0.45, dx * 0.45]
  return element('path', {
    d: makePath([
      to,
      [from[0] + dx * 0.45 + wx, from[1] + dy * 0.45 + wy],
      [from[0] + dx * 0.45 - wx, from[1] + dy * 0.45 - wy],
    ]),
    fill: INK.accent,
  })
}

/** Steps with the line that one walks; as an opening only its edge and the steps below. */
function drawStair({ rect, from, isOpening }: StairPlan, view: View): string[] {
  const [x0, y0, x1, y1] = rect
  const isAlongX = from === 'e' || from === 'w'
  const length = isAlongX ? x1 - x0 : y1 - y0
  const steps = Math.round(length / 0.27)
  const at = (along: number, across: number): Point =>
    onPage(view, isAlongX ? [x0 + along, y0 + across * (y1 - y0)] : [x0 + across * (x1 - x0), y0 + along])
  const stroke = { stroke: INK.line, 'stroke-width': THIN }
  const [start, end] = from === 'w' || from === 's' ? [0.2, length - 0.2] : [length - 0.2, 0.2]
  const tip = Math.sign(end - start) * 0.22
  return [
    element('path', {
      d: makePath(corners(rect).map((point) => onPage(view, point))),
      fill: isOpening ? '#f2ede4' : INK.paper,
      stroke: INK.wall,
      'stroke-width': MIDDLE,
    }),
    ...Array.from({ length: steps - 1 }, (_, index) => {
      const along = ((index + 1) * length) / steps
      return line(at(along, 0), at(along, 1), stroke)
    }),
    line(at(start, 0.5), at(end, 0.5), stroke),
    element('path', {
      d: makePath([at(end - tip, 0.36), at(end, 0.5), at(end - tip, 0.64)], false),
      fill: 'none',
      ...stroke,
    }),
  ]
}
