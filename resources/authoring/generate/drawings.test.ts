import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { svgFault } from '#server/platform/files/svg-faults.ts'
import type { BuildingPlan, BuildingUnit } from '../building/building.types.ts'
import { floorPlanFiles } from '../building/drawing-files.ts'
import { roomArea } from '../building/geometry.ts'
import { LINDENHOF_BUILDINGS, SAMPLE_UNITS } from '../building/lindenhof-building.ts'
import { squareMetres } from '../building/plan-texts.ts'
import { DRAWING_FOLDERS, generateDrawings } from './drawings.ts'
import { generatePackages } from './generate.ts'
import { packageFolder } from '../pictures/store.ts'

const lindenhof = generatePackages().find((pack) => pack.folder === 'lindenhof')
if (lindenhof === undefined) throw new Error('the sample data has no project lindenhof')
const drawings = await generateDrawings(lindenhof)
const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

describe('plans, model and documents', () => {
  it('are what the sources say, and nothing else lies beside them', () => {
    for (const [path, bytes] of drawings) {
      const isSame = readFileSync(join(packageFolder, path)).equals(bytes)
      expect(isSame, `${path}: run node resources/authoring/build.ts`).toBe(true)
    }
    const present = DRAWING_FOLDERS.flatMap((folder) =>
      readdirSync(join(packageFolder, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(packageFolder.length + 1)),
    )
    expect(present.toSorted()).toEqual([...drawings.keys()].toSorted())
  })

  it('FLF-6 has one shape for each unit of a storey', () => {
    for (const { storeys, id } of lindenhof.project.buildings) {
      for (const storey of storeys) {
        const svg = decode(drawings.get(storey.floor_svg ?? ''))
        const shapes = [...svg.matchAll(/data-unit="([^"]+)"/g)].map((match) => match[1])
        const units = lindenhof.project.units.filter((unit) => unit.building === id && unit.storey === storey.id)
        expect(shapes).toEqual(units.filter((unit) => !unit.is_sample).map((unit) => unit.id))
      }
    }
  })

  it('DSH-58 has a plan to look at and one to print for every unit', () => {
    for (const { attachments, slug } of lindenhof.project.units) {
      expect(attachments.map(({ role }) => role)).toEqual(['floor_plan_sales', 'floor_plan'])
      const [picture, sheet] = attachments.map(({ file }) => drawings.get(file))
      expect(svgFault(picture ?? new Uint8Array()), slug).toBeNull()
      expect(decode(sheet?.subarray(0, 5))).toBe('%PDF-')
    }
  })

  it('names every room of a unit with its area', () => {
    for (const { slug, layout } of [...LINDENHOF_BUILDINGS.flatMap(listUnitsIn), ...SAMPLE_UNITS]) {
      const svg = decode(drawings.get(floorPlanFiles(slug).picture))
      for (const room of layout.levels.flatMap((level) => level.rooms)) {
        expect(svg).toContain(`>${room.name.de}<`)
        expect(svg).toContain(`>${squareMetres(roomArea(room), 2)}<`)
      }
    }
  })
})

function listUnitsIn({ storeys }: BuildingPlan): readonly BuildingUnit[] {
  return storeys.flatMap(({ units }) => units)
}
