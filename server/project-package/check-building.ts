import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modelNodeNames } from './model-nodes.ts'
import type { ProjectPackage } from './package-documents.ts'
import type { FaultSink } from './package-faults.ts'

/**
 * Units that the flat finder could not show: without a shape in their storey's drawing or without a node in the
 * model (decision 52), and shapes of units that do not exist. Units to try out stand in no building. A project
 * without any drawing shows a list, and there is nothing to say; only readable files are looked at.
 */
export async function checkBuilding(pack: ProjectPackage, faults: FaultSink): Promise<void> {
  await checkFloors(pack, faults)
  await checkModel(pack, faults)
}

async function checkFloors({ folder, project }: ProjectPackage, faults: FaultSink): Promise<void> {
  const placed = project.buildings.flatMap((building, buildingAt) =>
    building.storeys.map((storey, at) => ({
      storey,
      building: building.id,
      path: `buildings[${buildingAt}].storeys[${at}]`,
    })),
  )
  if (placed.every(({ storey }) => storey.floor_svg === undefined)) return
  for (const { storey, building, path } of placed) {
    const units = project.units
      .map((unit, at) => ({ unit, at }))
      .filter(({ unit }) => !unit.is_sample && unit.building === building && unit.storey === storey.id)
    if (storey.floor_svg === undefined) {
      if (units.length > 0) faults.warn(path, 'floorDrawingMissing', { storey: storey.id })
      continue
    }
    const drawing = await readFile(join(folder, storey.floor_svg), 'utf8').catch(() => null)
    if (drawing === null) continue
    const shapes = shapesIn(drawing)
    const file = storey.floor_svg
    for (const { unit, at } of units) {
      if (!shapes.includes(unit.id)) faults.warn(`units[${at}]`, 'shapeMissing', { file, unit: unit.id })
    }
    for (const id of new Set(shapes)) {
      const isHere = units.some(({ unit }) => unit.id === id)
      if (!isHere) faults.warn(`${path}.floor_svg`, 'shapeOfNobody', { unit: id })
      else if (shapes.indexOf(id) !== shapes.lastIndexOf(id)) {
        faults.warn(`${path}.floor_svg`, 'shapeTwice', { unit: id })
      }
    }
  }
}

/** Unit ids of the shapes of a drawing, in its order. */
function shapesIn(drawing: string): string[] {
  return [...drawing.matchAll(/\sdata-unit\s*=\s*["']([^"']*)["']/g)].map((match) => match[1] ?? '')
}

async function checkModel({ folder, project }: ProjectPackage, faults: FaultSink): Promise<void> {
  const model = project.building_model
  if (model === undefined) return
  const bytes = await readFile(join(folder, model)).catch(() => null)
  if (bytes === null) return
  const names = modelNodeNames(bytes)
  if (names === null) {
    faults.error('building_model', 'modelUnreadable', { file: model })
    return
  }
  for (const [at, unit] of project.units.entries()) {
    if (!unit.is_sample && !names.has(unit.id))
      faults.warn(`units[${at}]`, 'nodeMissing', { file: model, unit: unit.id })
  }
}
