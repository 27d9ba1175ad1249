import type { BuildingUnit } from '../building/building.types.ts'
import { LINDENHOF_BUILDINGS, SAMPLE_UNITS } from '../building/lindenhof-building.ts'
import type { SheetFacts, SheetPlace } from '../building/plan-sheet.types.ts'
import { t } from '../catalogue/family.ts'
import { bothLanguages } from '../documents/catalogue-rows.ts'
import type { GeneratedPackage } from './generate.ts'

type Project = GeneratedPackage['project']

/** A unit as its sheets are drawn. */
export interface Sheet {
  readonly unit: BuildingUnit
  readonly place: SheetPlace
  readonly facts: SheetFacts
}

/** Every unit of the buildings, and those to try out. */
export function getSheets(project: Project): Sheet[] {
  const inBuildings = LINDENHOF_BUILDINGS.flatMap((building) =>
    building.storeys.flatMap(({ units }, storeyIndex) =>
      units.map(
        (unit): Sheet => ({
          unit,
          place: { building, storeyIndex },
          facts: getFacts(project, unit, getPlace(project, building.id, storeyIndex)),
        }),
      ),
    ),
  )
  const [first] = LINDENHOF_BUILDINGS
  if (first === undefined) return inBuildings
  const toTry = SAMPLE_UNITS.map(
    (unit): Sheet => ({
      unit,
      // As high up as the portal says, where a terrace is a balcony.
      place: { building: first, storeyIndex: pickUnit(project, unit).floor ?? 0 },
      facts: getFacts(project, unit, null),
    }),
  )
  return [...inBuildings, ...toTry]
}

function getFacts(project: Project, unit: BuildingUnit, place: SheetFacts['place']): SheetFacts {
  const { display_name: name, room_count: roomCount } = pickUnit(project, unit)
  return { projectName: project.name, name: bothLanguages(name), roomCount, place }
}

function getPlace(project: Project, buildingId: string, storeyIndex: number): SheetFacts['place'] {
  const building = project.buildings.find(({ id }) => id === buildingId)
  const storey = building?.storeys[storeyIndex]
  if (building === undefined || storey === undefined) return null
  const [where, house] = [bothLanguages(storey.name), bothLanguages(building.name)]
  return t(`${where.de}, ${house.de}`, `${where.en}, ${house.en}`)
}

/** The unit as the project has it. @throws when it has none */
export function pickUnit({ units }: Project, { id }: BuildingUnit): Project['units'][number] {
  const unit = units.find((candidate) => candidate.id === id)
  if (unit === undefined) throw new Error(`the project has no unit ${id}`)
  return unit
}
