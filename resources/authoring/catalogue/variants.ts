import type { ItemSpec, RoomSlug } from './item.types.ts'

/** A kind of flat: how much larger its rooms are than in the three-room flat, and its counts. */
export interface VariantSpec {
  readonly id: string
  /** Factor of areas and lengths by room; 1 when a room is not named. */
  readonly size: Readonly<Partial<Record<RoomSlug, number>>>
  /** Pieces by item. */
  readonly counts: Readonly<Record<string, number>>
  readonly withoutRooms: readonly RoomSlug[]
}

export const VARIANTS: readonly VariantSpec[] = [
  {
    id: '2-room',
    size: {
      hallway: 0.62,
      living: 0.84,
      kitchen: 0.74,
      bathroom: 0.82,
      bedroom: 0.9,
      'bad-360': 0.82,
      'floor-plan': 0.7,
    },
    counts: {
      'hallway-door': 2,
      'hallway-door-handle': 4,
      'hallway-switches': 7,
      'windows-frame': 5,
      'windows-glazing': 5,
      'windows-handle': 5,
      'windows-alarm': 5,
      'windows-blinds': 3,
      'living-blinds': 2,
      'smart-home-thermostat': 4,
      'smart-home-motion-sensor': 2,
    },
    withoutRooms: ['nursery', 'guest-bathroom'],
  },
  {
    id: '3-room',
    size: {},
    counts: {},
    withoutRooms: [],
  },
  {
    id: '4-room',
    size: {
      hallway: 1.28,
      living: 1.16,
      kitchen: 1.12,
      bathroom: 1.14,
      'guest-bathroom': 1.1,
      bedroom: 1.08,
      nursery: 1.94,
      'bad-360': 1.14,
      'floor-plan': 1.25,
    },
    counts: {
      'hallway-door': 4,
      'hallway-door-handle': 8,
      'hallway-switches': 11,
      'nursery-door': 2,
      'windows-frame': 9,
      'windows-glazing': 9,
      'windows-handle': 9,
      'windows-alarm': 9,
      'windows-blinds': 6,
      'smart-home-thermostat': 8,
    },
    withoutRooms: [],
  },
  {
    id: 'maisonette',
    size: {
      hallway: 1.72,
      living: 1.44,
      kitchen: 1.3,
      bathroom: 1.38,
      'guest-bathroom': 1.25,
      bedroom: 1.32,
      nursery: 2.1,
      'bad-360': 1.38,
      'floor-plan': 2.4,
    },
    counts: {
      'hallway-door': 5,
      'hallway-door-handle': 10,
      'hallway-switches': 15,
      'nursery-door': 2,
      'windows-frame': 12,
      'windows-glazing': 12,
      'windows-handle': 12,
      'windows-alarm': 12,
      'windows-blinds': 8,
      'living-blinds': 4,
      'smart-home-thermostat': 10,
      'smart-home-motion-sensor': 5,
    },
    withoutRooms: [],
  },
]

/** Quantities that a variant changes, by item id; m² and m to one decimal, pieces whole. */
export function quantitiesOf(variant: VariantSpec, items: readonly ItemSpec[]): Record<string, number> {
  const without = new Set<string>(variant.withoutRooms)
  const quantities: Record<string, number> = {}
  for (const item of items) {
    if (item.room === null || without.has(item.room)) continue
    const count = variant.counts[item.id]
    const factor = item.unit === 'm²' || item.unit === 'm' ? (variant.size[item.room] ?? 1) : 1
    const quantity = count ?? Math.round(item.quantity * factor * 10) / 10
    if (quantity !== item.quantity) quantities[item.id] = quantity
  }
  return quantities
}
