import type { FurnitureKind, FurniturePlan, LayoutPlan, LevelPlan, Point, RoomPlan, RoomUse } from './building.types.ts'
import { DEFAULT_WIDTH, UNITS_DEPTH } from './furniture-symbols.ts'
import { listEdges, roomArea } from './geometry.ts'
import { corners, HEIGHT } from './plan-parts.ts'

/** What a plan says about some of its rooms taken together. */
export interface RoomMeasures {
  /** How many there are; 0 when the plan has none of these uses. */
  readonly rooms: number
  /** m² of floor: the sum of the areas as they are printed in the plan. */
  readonly area: number
  /** m² of wall up to the ceiling, less doors and windows; beside a staircase the walls around it instead. */
  readonly wallArea: number
  /** m along the foot of the walls, less doors, passages and windows that reach the floor. */
  readonly skirting: number
  readonly windows: number
}

/** The face of a wall, from its lower coordinate to its higher one. */
interface Face {
  readonly along: 'x' | 'y'
  /** The coordinate that is the same all along it. */
  readonly across: number
  readonly from: number
  readonly to: number
}

/** A door or window as it is seen in the face of a wall. */
interface Opening extends Face {
  /** Heights of its lower and upper edge above the floor, metres. */
  readonly bottom: number
  readonly top: number
  readonly isWindow: boolean
}

/** Measures the rooms of these uses on all levels of a plan. */
export function measureRooms(layout: LayoutPlan, uses: readonly RoomUse[]): RoomMeasures {
  const each = listRooms(layout, uses).map(({ level, room }) => measureRoom(level, room))
  return {
    rooms: each.length,
    area: computeSum(each.map(({ area }) => area)),
    wallArea: computeSum(each.map(({ wallArea }) => wallArea)),
    skirting: computeSum(each.map(({ skirting }) => skirting)),
    windows: computeSum(each.map(({ windows }) => windows)),
  }
}

function measureRoom(level: LevelPlan, room: RoomPlan): RoomMeasures {
  const own = listFaces(room.shape)
  const stair = level.stair === null ? [] : listFaces(corners(level.stair.rect))
  // No wall stands between a room and the stairs in it.
  const open = computeSum(own.flatMap((face) => stair.map((other) => getOverlap(face, other))))
  const around = open > 0 ? stair : []
  const [openings, aroundStair] = [openingsIn(level, own), openingsIn(level, around)]
  const length = computeLength(own) - open
  const cut = computeSum([...openings, ...aroundStair].map(computeArea))
  return {
    rooms: 1,
    area: roomArea(room),
    wallArea: (length + (open > 0 ? computeLength(around) - open : 0)) * HEIGHT.ceiling - cut,
    skirting: length - computeLength(openings.filter(({ bottom }) => bottom === 0)),
    windows: [...openings, ...aroundStair].filter(({ isWindow }) => isWindow).length,
  }
}

/** m² of the walls, up to the ceiling and less doors and windows, at which such pieces stand in rooms of these uses. */
export function wallAreaBehind(
  layout: LayoutPlan,
  uses: readonly RoomUse[],
  kinds: ReadonlySet<FurnitureKind>,
): number {
  const areas = listRooms(layout, uses).map(({ level, room }) => {
    const pieces = level.furniture.filter(({ kind }) => kinds.has(kind))
    const faces = listFaces(room.shape).filter((face) => pieces.some((piece) => isAt(piece, face)))
    return computeLength(faces) * HEIGHT.ceiling - computeSum(openingsIn(level, faces).map(computeArea))
  })
  return computeSum(areas)
}

/** Kitchen units along the walls. */
export interface UnitMeasures {
  /** m of units: as long as their worktop. */
  readonly length: number
  /** m of it with wall behind, where nothing opens: what goes up between worktop and wall cabinets. */
  readonly atWall: number
  /** m² of wall that they hide up to their height, less what doors and windows take of it. */
  readonly hidden: number
}

/** Measures the kitchen units of a plan, which reach `height` metres above the floor. */
export function measureUnits({ levels }: LayoutPlan, height: number): UnitMeasures {
  const each = levels.flatMap((level) => level.furniture.flatMap((piece) => measureUnit(level, piece, height)))
  return {
    length: computeSum(each.map(({ length }) => length)),
    atWall: computeSum(each.map(({ atWall }) => atWall)),
    hidden: computeSum(each.map(({ hidden }) => hidden)),
  }
}

/** None for a piece that is not a kitchen unit. */
function measureUnit(level: LevelPlan, piece: FurniturePlan, height: number): UnitMeasures[] {
  if (piece.kind !== 'kitchen' && piece.kind !== 'counter') return []
  const width = piece.width ?? DEFAULT_WIDTH[piece.kind]
  const back = getBack(piece, width)
  const walls = level.rooms.flatMap(({ shape }) => listFaces(shape))
  const wall = computeSum(walls.map((face) => getOverlap(face, back)))
  const gaps = openingsIn(level, walls).map((opening) => ({ ...opening, width: getOverlap(opening, back) }))
  const open = gaps.map((gap) => gap.width * Math.max(0, Math.min(gap.top, height) - gap.bottom))
  return [
    {
      length: width,
      atWall: wall - computeSum(gaps.map((gap) => gap.width)),
      hidden: wall * height - computeSum(open),
    },
  ]
}

/** The line along which a kitchen unit stands at its wall. */
function getBack({ at: [x, y], turn }: FurniturePlan, width: number): Face {
  const angle = (turn * Math.PI) / 180
  const [toX, toY] = [-Math.sin(angle), Math.cos(angle)]
  const depth = UNITS_DEPTH / 2
  const isAlongX = Math.abs(toY) > Math.abs(toX)
  const [middle, across] = isAlongX ? [x, y + toY * depth] : [y, x + toX * depth]
  return { along: isAlongX ? 'x' : 'y', across, from: middle - width / 2, to: middle + width / 2 }
}

/** How many doors with a leaf a plan has, the entrance aside, that lead into (or out of) rooms of these uses. */
export function doorsAt(layout: LayoutPlan, uses: readonly RoomUse[], others: readonly RoomUse[] = []): number {
  const counts = layout.levels.map((level) => {
    const leaves = level.doors.filter(({ kind }) => kind === 'leaf')
    return leaves.filter((leaf) => {
      const beside = level.rooms.filter((room) =>
        openingsOfDoor(leaf).some((face) => liesIn(face, listFaces(room.shape))),
      )
      const isOne = beside.some(({ use }) => uses.includes(use))
      return isOne && (others.length === 0 || beside.some(({ use }) => others.includes(use)))
    }).length
  })
  return computeSum(counts)
}

function listRooms({ levels }: LayoutPlan, uses: readonly RoomUse[]) {
  return levels.flatMap((level) => level.rooms.filter(({ use }) => uses.includes(use)).map((room) => ({ level, room })))
}

function listFaces(shape: readonly Point[]): Face[] {
  return listEdges(shape).map(([[x0, y0], [x1, y1]]) =>
    y0 === y1
      ? { along: 'x', across: y0, from: Math.min(x0, x1), to: Math.max(x0, x1) }
      : { along: 'y', across: x0, from: Math.min(y0, y1), to: Math.max(y0, y1) },
  )
}

function openingsIn(level: LevelPlan, faces: readonly Face[]): Opening[] {
  const all = [...level.doors.flatMap(openingsOfDoor), ...level.windows.map(openingOfWindow)]
  return all.filter((opening) => liesIn(opening, faces))
}

/** A door is seen on both sides of its wall. */
function openingsOfDoor({ along, at: [x, y], width, thickness }: LevelPlan['doors'][number]): Opening[] {
  const [middle, across] = along === 'x' ? [x, y] : [y, x]
  return [-thickness / 2, thickness / 2].map((side) => ({
    along,
    across: across + side,
    from: middle - width / 2,
    to: middle + width / 2,
    bottom: 0,
    top: HEIGHT.door,
    isWindow: false,
  }))
}

function openingOfWindow({ side, from, to, sill, wall }: LevelPlan['windows'][number]): Opening {
  return {
    along: side === 'n' || side === 's' ? 'x' : 'y',
    across: wall[1],
    from,
    to,
    bottom: sill,
    top: HEIGHT.window,
    isWindow: true,
  }
}

/** Coordinates are to the centimetre; less than this apart they are the same. */
const SAME = 0.005

function isSameLine(a: Face, b: Face): boolean {
  return a.along === b.along && Math.abs(a.across - b.across) < SAME
}

function liesIn(opening: Face, faces: readonly Face[]): boolean {
  return faces.some(
    (face) => isSameLine(opening, face) && opening.from > face.from - SAME && opening.to < face.to + SAME,
  )
}

function getOverlap(a: Face, b: Face): number {
  return isSameLine(a, b) ? Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from)) : 0
}

/** From the middle of a piece to the wall that it stands at, metres at most. */
const REACH = 0.6

/** Whether a piece has its back to a wall; a shower's sides count too. */
function isAt({ kind, at: [x, y], turn }: FurniturePlan, { along, across, from, to }: Face): boolean {
  const [position, distance] = along === 'x' ? [x, across - y] : [y, across - x]
  if (position < from || position > to || Math.abs(distance) > REACH) return false
  if (kind === 'shower') return true
  const angle = (turn * Math.PI) / 180
  const back = along === 'x' ? Math.cos(angle) : -Math.sin(angle)
  return back * distance > 0.1 * Math.abs(distance)
}

function computeLength(faces: readonly Face[]): number {
  return computeSum(faces.map(({ from, to }) => to - from))
}

/** m² of wall that an opening takes. */
function computeArea({ from, to, bottom, top }: Opening): number {
  return (to - from) * (top - bottom)
}

function computeSum(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
