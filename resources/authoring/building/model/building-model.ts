import { LINDENHOF_BUILDINGS } from '../lindenhof-building.ts'
import { FOOTPRINT } from '../plan-parts.ts'
import { type ModelNode, packGlb } from './glb.ts'
import type { MaterialName, Placement } from './mesh.ts'
import { coreMesh, groundMesh, roofMesh, treesMesh } from './surroundings.ts'
import { unitMesh } from './unit-model.ts'

const PLASTER: Readonly<Record<'A' | 'B', MaterialName>> = { A: 'render-white', B: 'render-clay' }

/**
 * Both buildings in metres, y up, −z to the north, the origin in the south-western corner of the first one: a
 * node for each unit, named by its id (decision 52), below a node for each building; then roofs, stairwells,
 * garden and trees.
 */
export function buildingModel(): Promise<Uint8Array> {
  const buildings = LINDENHOF_BUILDINGS.map((building): ModelNode => {
    const placement: Placement = {
      position: building.position,
      mirroredIn: building.isMirrored ? FOOTPRINT.width : null,
    }
    const plaster = PLASTER[building.letter]
    const units = building.storeys.flatMap(({ units: onStorey }) => onStorey)
    return {
      name: building.id,
      children: [
        ...units.map(({ id }): ModelNode => ({ name: id, mesh: unitMesh(building, id, placement, plaster) })),
        { name: `${building.id}-stairs`, mesh: coreMesh(building, placement, plaster) },
        { name: `${building.id}-roof`, mesh: roofMesh(building, placement) },
      ],
    }
  })
  return packGlb([
    ...buildings,
    { name: 'ground', mesh: groundMesh(LINDENHOF_BUILDINGS) },
    { name: 'trees', mesh: treesMesh() },
  ])
}
