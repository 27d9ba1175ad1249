import { floorDrawing } from '../building/floor-drawing.ts'
import { floorFile, floorPlanFiles, MAP_FILE, MODEL_FILE } from '../building/drawing-files.ts'
import { LINDENHOF_BUILDINGS } from '../building/lindenhof-building.ts'
import { buildingModel } from '../building/model/building-model.ts'
import { planPicture, planSheet } from '../building/plan-sheet.ts'
import { count } from '../building/plan-texts.ts'
import { bothLanguages } from '../documents/catalogue-rows.ts'
import { sheetPdf } from '../documents/pdf.ts'
import { projectDocuments } from '../documents/project-documents.ts'
import { drawLindenhofMap } from '../map/lindenhof-map.ts'
import type { GeneratedPackage } from './generate.ts'
import { getSheets, pickUnit } from './sheets.ts'

/** Folders of a package that hold nothing but generated drawings and documents. */
export const DRAWING_FOLDERS = ['building', 'floor-plans', 'documents'] as const

/**
 * Floors, floor plans, the model of the buildings, the town around them and the documents of `lindenhof`, by path in its package; the
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
  files.set(MAP_FILE, drawLindenhofMap())
  for (const [file, bytes] of await projectDocuments(catalog)) files.set(file, bytes)
  return files
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
