import { describe, expect, it } from 'vitest'
import { applyVariant } from '#server/project-package/publish-catalogue.ts'
import { outdoorOf, roomArea } from '../building/geometry.ts'
import { LAYOUT_IDS, LAYOUTS } from '../building/layouts.ts'
import { LINDENHOF_BUILDINGS, SAMPLE_UNITS } from '../building/lindenhof-building.ts'
import { generatePackages } from '../generate/generate.ts'
import { ITEMS } from './items.ts'
import { planQuantities, ROOM_USES, roomsMissingIn, WASTE } from './plan-quantities.ts'

const pack = generatePackages().find(({ folder }) => folder === 'lindenhof')
if (pack === undefined) throw new Error('the sample data has no project lindenhof')
const { catalog, project } = pack

const drawn = new Map(
  [...LINDENHOF_BUILDINGS.flatMap(({ storeys }) => storeys.flatMap(({ units }) => units)), ...SAMPLE_UNITS].map(
    (unit) => [unit.id, unit] as const,
  ),
)

/** What a unit's own catalogue bills, by item id. */
function billedTo(variant: string | null): Map<string, number> {
  const { sections } = applyVariant(catalog, variant).room_book
  const lines = sections.flatMap((section) => section.sub_sections.flatMap((sub) => sub.line_items))
  return new Map(lines.flatMap((line) => line.sub_line_items.map(({ id, quantity }) => [id, quantity] as const)))
}
const billed = new Map(project.units.map(({ catalogue_variant: id }) => [id, billedTo(id)]))

const withWaste = (area: number) => Math.round(area * (1 + WASTE) * 10) / 10

describe('quantities from the plans', () => {
  it.each(project.units)('API-91 $slug: floors are the areas of its plan and what is cut off', (unit) => {
    const plan = drawn.get(unit.id)
    const quantities = billed.get(unit.catalogue_variant)
    if (plan === undefined || quantities === undefined) throw new Error(`${unit.id} is not drawn`)
    const rooms = plan.layout.levels.flatMap((level) => level.rooms)
    for (const [slug, uses] of Object.entries(ROOM_USES)) {
      const own = rooms.filter((room) => uses.some((use) => use === room.use))
      const area = own.reduce((sum, room) => sum + roomArea(room), 0)
      expect(quantities.get(`${slug}-floor`), slug).toBe(own.length === 0 ? undefined : withWaste(area))
    }
    const outside = plan.layout.levels.map((level) => outdoorOf(plan.layout, level, plan.floorSpace)?.area ?? 0)
    expect(quantities.get('floor-plan-terrace')).toBe(withWaste(Math.max(...outside)))
  })

  it.each(project.units)('API-91 $slug: windows and doors are those of its plan', (unit) => {
    const plan = drawn.get(unit.id)
    const quantities = billed.get(unit.catalogue_variant)
    if (plan === undefined || quantities === undefined) throw new Error(`${unit.id} is not drawn`)
    const windows = plan.layout.levels.reduce((sum, level) => sum + level.windows.length, 0)
    expect(quantities.get('windows-frame')).toBe(windows)
    expect((quantities.get('living-blinds') ?? 0) + (quantities.get('windows-blinds') ?? 0)).toBe(windows)
    const leaves = plan.layout.levels.flatMap(({ doors }) => doors.filter(({ kind }) => kind === 'leaf'))
    // The kitchen's door comes with its wall.
    expect(quantities.get('hallway-door-handle')).toBe(leaves.length - 1)
    const doors = ['hallway-door', 'bedroom-door', 'nursery-door'].map((id) => quantities.get(id) ?? 0)
    expect(doors.reduce((sum, count) => sum + count, 0)).toBe(leaves.length - 1)
  })

  it('API-91 are those of the three-room flat where no variant says otherwise', () => {
    const { plan, floorSpace } = LAYOUTS['3-room']
    const planned = planQuantities(plan, floorSpace)
    expect(catalog.variants.find(({ id }) => id === '3-room')?.quantities_by_id).toEqual({})
    for (const item of ITEMS) if (planned[item.id] !== undefined) expect(item.quantity).toBe(planned[item.id])
  })

  it('come from the plan for everything that is counted in metres, and name items that exist', () => {
    const known = new Set(ITEMS.map(({ id }) => id))
    for (const id of LAYOUT_IDS) {
      const planned = planQuantities(LAYOUTS[id].plan, LAYOUTS[id].floorSpace)
      expect(Object.keys(planned).filter((itemId) => !known.has(itemId))).toEqual([])
      for (const { id: itemId, unit, room } of ITEMS) {
        const isHere = !roomsMissingIn(LAYOUTS[id].plan).some((slug) => slug === room)
        if (isHere && unit.startsWith('m')) expect(planned[itemId], `${id} ${itemId}`).toBeGreaterThan(0)
      }
    }
  })

  it('leave out the rooms that a plan does not have', () => {
    expect(LAYOUT_IDS.map((id) => roomsMissingIn(LAYOUTS[id].plan))).toEqual([
      ['guest-bathroom', 'nursery'],
      [],
      [],
      [],
      [],
    ])
  })
})
