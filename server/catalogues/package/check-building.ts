import { join } from 'node:path'
import { attributeValues, MAX_SVG_BYTES } from '#server/platform/files/svg-faults.ts'
import { modelNodeNames } from './model-nodes.ts'
import type { ProjectPackage } from './package-documents.ts'
import type { FaultSink } from './package-faults.ts'
import { readUpTo } from './read-up-to.ts'

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
    const drawing = await readUpTo(join(folder, storey.floor_svg), MAX_SVG_BYTES).catch(() => null)
    if (!Buffer.isBuffer(drawing)) continue
    // Unit ids of the shapes, in the order of the drawing.
    const shapes = attributeValues(drawing.toString('utf8'), 'data-unit')
    const file = storey.floor_svg
    const drawn = new Set(shapes)
    for (const { unit, at } of units) {
      if (!drawn.has(unit.id)) faults.warn(`units[${at}]`, 'shapeMissing', { file, unit: unit.id })
    }
    const unitIds = new Set(units.map(({ unit }) => unit.id))
    for (const [id, { length }] of Map.groupBy(shapes, (shape) => shape)) {
      if (!unitIds.has(id)) faults.warn(`${path}.floor_svg`, 'shapeOfNobody', { unit: id })
      else if (length > 1) faults.warn(`${path}.floor_svg`, 'shapeTwice', { unit: id })
    }
  }
}

async function checkModel({ folder, project }: ProjectPackage, faults: FaultSink): Promise<void> {
  const model = project.building_model
  if (model === undefined) return
  const names = await modelNodeNames(join(folder, model)).catch(() => 'gone' as const)
  if (names === 'gone') return
  if (names === null) {
    faults.error('building_model', 'modelUnreadable', { file: model })
    return
  }
  for (const [at, unit] of project.units.entries()) {
    if (!unit.is_sample && !names.has(unit.id))
      faults.warn(`units[${at}]`, 'nodeMissing', { file: model, unit: unit.id })
  }
}
