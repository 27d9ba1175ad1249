import { type FlatFacts, getFlats, STOREYS, sampleFlats } from '../projects/lindenhof-units.ts'
import type { BuildingPlan, BuildingUnit, LevelPlan, Point } from './building.types.ts'
import { LAYOUTS } from './layouts.ts'

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

function drawnUnit({ id, slug, layout }: Pick<FlatFacts, 'id' | 'slug' | 'layout'>): BuildingUnit {
  const { plan, floorSpace } = LAYOUTS[layout]
  return { id, slug, layout: plan, floorSpace }
}

function building(letter: 'A' | 'B', isMirrored: boolean, position: Point): BuildingPlan {
  const key = letter === 'A' ? 'a' : 'b'
  const flats = getFlats(key)
  return {
    id: `haus-${key}`,
    letter,
    isMirrored,
    position,
    storeys: STOREYS.map((storey, index) => ({
      id: `${key}-${storey}`,
      elevation: BASE + index * STOREY_HEIGHT,
      units: flats.filter((flat) => flat.storey === index).map(drawnUnit),
    })),
  }
}

/** Both buildings: the second one the other way round, a little to the north-east. */
export const LINDENHOF_BUILDINGS: readonly BuildingPlan[] = [
  building('A', false, [0, 0]),
  building('B', true, [33.5, 4.5]),
]

/** The flats to try out: plans of the first building that stand in no building themselves. */
export const SAMPLE_UNITS: readonly BuildingUnit[] = sampleFlats().map(drawnUnit)

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
