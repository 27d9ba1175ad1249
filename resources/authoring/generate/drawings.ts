import { floorDrawing } from '../building/floor-drawing.ts'
import { floorFile, floorPlanFiles, MODEL_FILE } from '../building/drawing-files.ts'
import { LINDENHOF_BUILDINGS, SAMPLE_UNITS } from '../building/lindenhof-building.ts'
import { buildingModel } from '../building/model/building-model.ts'
import { planPicture, planSheet } from '../building/plan-sheet.ts'
import type { SheetFacts, SheetPlace } from '../building/plan-sheet.types.ts'
import { count } from '../building/plan-texts.ts'
import type { BuildingUnit } from '../building/building.types.ts'
import { t } from '../catalogue/family.ts'
import { bothLanguages } from '../documents/catalogue-rows.ts'
import { sheetPdf } from '../documents/pdf.ts'
import { projectDocuments } from '../documents/project-documents.ts'
import type { GeneratedPackage } from './generate.ts'

/** Folders of a package that hold nothing but generated drawings and documents. */
export const DRAWING_FOLDERS = ['building', 'floor-plans', 'documents'] as const

type Project = GeneratedPackage['project']

interface Sheet {
  readonly unit: BuildingUnit
  readonly place: SheetPlace
  readonly facts: SheetFacts
}

/**
 * Floors, floor plans, the model of the buildings and the documents of `lindenhof`, by path in its package; the
 * same bytes each time for the same sources.
 */
export async function generateDrawings({ project, catalog }: GeneratedPackage): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const building of LINDENHOF_BUILDINGS) {
    const storeys = project.buildings.find(({ id }) => id === building.id)?.storeys ?? []
    for (const [index, { id, name }] of storeys.entries()) {
      const drawing = floorDrawing(building, index, bothLanguages(name), (unit) => {
        const { unit_number, room_count } = pickUnit(project, unit)
        return { number: unit_number, rooms: `${count(room_count, 'de')} Zimmer` }
      })
      files.set(floorFile(id), encode(drawing))
    }
  }
  for (const sheet of getSheets(project)) {
    const { picture, sheet: print } = floorPlanFiles(sheet.unit.slug)
    const { unit, facts, place } = sheet
    files.set(picture, encode(planPicture(unit, facts, place)))
    files.set(print, await sheetPdf(`Grundriss ${facts.name.de}`, planSheet(unit, facts, place)))
  }
  files.set(MODEL_FILE, await buildingModel())
  for (const [file, bytes] of await projectDocuments(catalog)) files.set(file, bytes)
  return files
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function pickUnit({ units }: Project, { id }: BuildingUnit): Project['units'][number] {
  const unit = units.find((candidate) => candidate.id === id)
  if (unit === undefined) throw new Error(`the project has no unit ${id}`)
  return unit
}

function getSheets(project: Project): Sheet[] {
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
