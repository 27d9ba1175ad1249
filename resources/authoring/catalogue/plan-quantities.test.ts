import { describe, expect, it } from 'vitest'
import { applyVariant } from '#server/catalogues/package/publish-catalogue.ts'
import { getOutdoor, roomArea } from '../building/geometry.ts'
import { DEPICTED_LAYOUT, LAYOUT_IDS, LAYOUTS } from '../building/layouts.ts'
import { LINDENHOF_BUILDINGS, SAMPLE_UNITS } from '../building/lindenhof-building.ts'
import { generatePackages } from '../generate/generate.ts'
import { ITEMS } from './items.ts'
import { planQuantities, ROOM_USES, roomsMissingIn, WASTE } from './plan-quantities.ts'

const packs = generatePackages()
const pack = packs.find(({ folder }) => folder === 'lindenhof')
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

/**
 * The three-room flat read off its drawing with a pocket calculator, not with the code that is tested. Walls are 2.62 m
 * high, doors 2.135 m, windows end at 2.38 m; a leaf is 0.885 m wide if not said otherwise; 5 % are waste.
 */
const THREE_ROOMS_BY_HAND = {
  // 1.48 × 1.90 + 4.55 × 1.68 = 10.46 m², × 1.05 = 10.98
  'hallway-floor': 11,
  // 4.31 × 4.68 = 20.17, × 1.05 = 21.18
  'living-floor': 21.2,
  // 2.32 × 4.68 = 10.86, × 1.05 = 11.40
  'kitchen-floor': 11.4,
  // 2.08 × 3.58 = 7.45, × 1.05 = 7.82
  'bathroom-floor': 7.8,
  // 1.40 × 1.78 = 2.49, × 1.05 = 2.61
  'guest-bathroom-floor': 2.6,
  // 3.55 × 3.80 = 13.49, × 1.05 = 14.16
  'bedroom-floor': 14.2,
  // 3.08 × 3.80 = 11.70, × 1.05 = 12.29
  'nursery-floor': 12.3,
  // 16.26 m around × 2.62 = 42.60; doors 2 × 1.01 + 3 × 0.885 + 2 × 0.76 = 6.195 m × 2.135 = 13.23
  'hallway-wall-colour': 29.4,
  // 17.98 × 2.62 = 47.11; doors (1.01 + 0.885) × 2.135 = 4.05; window to the balcony 3.20 × 2.38 = 7.62
  'living-wall-colour': 35.4,
  // 14.70 × 2.62 = 38.51; door 1.89; windows (1.00 + 1.75) × 1.48 = 4.07
  'bedroom-wall-colour': 32.6,
  // 13.76 × 2.62 = 36.05; door 1.89; window 1.75 × 1.48 = 2.59
  'nursery-wall-colour': 31.6,
  // 14.00 × 2.62 = 36.68; door 1.89; windows (1.70 + 1.40) × 1.48 = 4.59: 30.20. Units 4.20 × 2.20 = 9.24, of which
  // the window takes 1.40 × (2.20 − 0.90) = 1.82 already: 7.42
  'kitchen-wall-colour': 22.8,
  // 17.98 − 1.01 − 0.885 − 3.20
  'living-skirting': 12.9,
  // 11.32 × 2.62 = 29.66; door 1.89; window 0.80 × 1.08 = 0.86: 26.905, × 1.05 = 28.25017
  'bathroom-wall-tiles': 28.3,
  // Behind the WC 1.40 m, behind the basin 1.78 m: 3.18 × 2.62 = 8.33, × 1.05 = 8.75 (8.748)
  'guest-bathroom-wall-tiles': 8.7,
  // As the floor, without waste
  'bad-360-ceiling': 7.5,
  // Rooms 79.17 m² with the store (2.55): 2 × (83.20 − 79.17) = 8.06, × 1.05 = 8.46
  'floor-plan-terrace': 8.5,
  // Units 2.40 at the western wall and 1.80 at the northern one
  'kitchen-worktop': 4.2,
  // Without the window of 1.40 in the western wall
  'kitchen-splashback': 2.8,
  'kitchen-cabinet-light': 2.8,
  // To living room, bathroom, guest WC and store
  'hallway-door': 4,
  'bedroom-door': 1,
  'nursery-door': 1,
  'hallway-door-handle': 6,
  // South 2, west 3, north 2
  'windows-frame': 7,
  'windows-glazing': 7,
  'windows-handle': 7,
  'windows-alarm': 7,
  'living-blinds': 1,
  'windows-blinds': 6,
  // One at the entrance, one at each of 6 doors, two sockets
  'hallway-switches': 9,
  'nursery-switches': 8,
  // Living room, kitchen, bedroom, nursery, bathroom, guest WC
  'smart-home-thermostat': 6,
  // Hall, bathroom, guest WC
  'smart-home-motion-sensor': 3,
}

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
    const outside = plan.layout.levels.map((level) => getOutdoor(plan.layout, level, plan.floorSpace)?.area ?? 0)
    // Chosen in the room of the plan, which the flat in its picture alone has.
    const terrace = unit.catalogue_variant === DEPICTED_LAYOUT ? outside : []
    expect(quantities.get('floor-plan-terrace')).toBe(
      terrace.length === 0 ? undefined : withWaste(terrace.reduce((sum, area) => sum + area, 0)),
    )
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

  it.each(packs.flatMap(({ project: { units } }) => units))(
    'API-91 $id: its floor space is that of the plan by which it is billed',
    ({ catalogue_variant: variant, floor_space: space }) => {
      expect(LAYOUTS[LAYOUT_IDS.find((id) => id === variant) ?? '3-room'].floorSpace).toBe(space)
    },
  )

  it('API-91 are those of the three-room flat where no variant says otherwise', () => {
    const { plan, floorSpace } = LAYOUTS['3-room']
    const planned = planQuantities(plan, floorSpace)
    expect(catalog.variants.find(({ id }) => id === '3-room')?.quantities_by_id).toEqual({})
    for (const item of ITEMS) if (planned[item.id] !== undefined) expect(item.quantity).toBe(planned[item.id])
  })

  it('API-91 are those worked out by hand for the three-room flat', () => {
    const { plan, floorSpace } = LAYOUTS['3-room']
    expect(planQuantities(plan, floorSpace)).toEqual(THREE_ROOMS_BY_HAND)
  })

  it.each([
    // The counter under the southern window, 1.2 m wide, has no wall behind it.
    ['4-room', 5, 3.8],
    ['maisonette-east', 5, 3.8],
    // No outer wall, or none with units at it.
    ['2-room', 3.84, 3.84],
    ['maisonette-middle', 4.7, 4.7],
  ] as const)('API-91 %s: worktop %d m, splashback and light %d m', (id, worktop, atWall) => {
    const planned = planQuantities(LAYOUTS[id].plan, LAYOUTS[id].floorSpace)
    expect(planned['kitchen-worktop']).toBeCloseTo(worktop, 1)
    expect(planned['kitchen-splashback']).toBeCloseTo(atWall, 1)
    expect(planned['kitchen-cabinet-light']).toBeCloseTo(atWall, 1)
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
      ['guest-bathroom'],
    ])
  })
})
