import { assertNever } from '#shared/domain/assert-never.ts'
import { type FlatFacts, flatsOf, STOREYS, sampleFlats } from '../projects/lindenhof-units.ts'
import type { BuildingPlan, BuildingUnit, LayoutPlan, LevelPlan, Point } from './building.types.ts'
import { LAYOUT_MAISONETTE_EAST, LAYOUT_MAISONETTE_MIDDLE } from './layouts-maisonette.ts'
import { LAYOUT_2_ROOM, LAYOUT_3_ROOM, LAYOUT_4_ROOM } from './layouts-standard.ts'

/** From floor to floor, metres. */
export const STOREY_HEIGHT = 3
/** Top of the ground floor above the garden, metres. */
const BASE = 0.3

/** The stairwell with the lift, to the middle of its walls; the same on every storey. */
export const CORE: readonly Point[] = [
  [7.27, 6.82],
  [12.12, 6.82],
  [12.12, 13.1],
  [7.27, 13.1],
]

/** Two landings with a flight between them, and the lift: for drawings. */
export const CORE_PARTS = {
  inside: [7.39, 6.94, 12, 12.7],
  flights: [
    [7.39, 9.1, 8.69, 11.5],
    [8.79, 9.1, 10.09, 11.5],
  ],
  lift: [10.29, 9.9, 12, 11.9],
} as const

/** The plan of a flat: by its kind, and below the roof by its place, in the middle or in the east. */
function layoutOf({ kind, at }: FlatFacts): LayoutPlan {
  switch (kind) {
    case '2-room':
      return LAYOUT_2_ROOM
    case '3-room':
      return LAYOUT_3_ROOM
    case '4-room':
      return LAYOUT_4_ROOM
    case 'maisonette':
      return at % 3 === 0 ? LAYOUT_MAISONETTE_MIDDLE : LAYOUT_MAISONETTE_EAST
    default:
      return assertNever(kind)
  }
}

function building(letter: 'A' | 'B', isMirrored: boolean, position: Point): BuildingPlan {
  const key = letter === 'A' ? 'a' : 'b'
  const flats = flatsOf(key)
  return {
    id: `haus-${key}`,
    letter,
    isMirrored,
    position,
    storeys: STOREYS.map((storey, index) => ({
      id: `${key}-${storey}`,
      elevation: BASE + index * STOREY_HEIGHT,
      units: flats
        .filter((flat) => flat.storey === index)
        .map((flat) => ({ id: flat.id, slug: flat.slug, layout: layoutOf(flat), floorSpace: flat.space })),
    })),
  }
}

/** Both buildings: the second one the other way round, a little to the north-east. */
export const LINDENHOF_BUILDINGS: readonly BuildingPlan[] = [
  building('A', false, [0, 0]),
  building('B', true, [33.5, 4.5]),
]

/** The flats to try out: plans of the first building that stand in no building themselves. */
export const SAMPLE_UNITS: readonly BuildingUnit[] = sampleFlats().map(({ id, slug, kind, space }) => ({
  id,
  slug,
  layout: { '2-room': LAYOUT_2_ROOM, '3-room': LAYOUT_3_ROOM, '4-room': LAYOUT_4_ROOM }[kind],
  floorSpace: space,
}))

/** Height of a level's floor above the ground, metres. */
export function levelElevation(storeyElevation: number, level: number): number {
  return storeyElevation + level * STOREY_HEIGHT
}

/** Every level of a building with its unit. */
export interface PlacedLevel {
  readonly unit: BuildingUnit
  readonly level: LevelPlan
  readonly levelIndex: number
  readonly storeyIndex: number
}

/** Every level of every unit of a building, from the ground up. */
export function placedLevels({ storeys }: BuildingPlan): PlacedLevel[] {
  return storeys.flatMap(({ units }, storeyIndex) =>
    units.flatMap((unit) => unit.layout.levels.map((level, levelIndex) => ({ unit, level, levelIndex, storeyIndex }))),
  )
}
