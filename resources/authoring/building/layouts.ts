import type { LayoutPlan } from './building.types.ts'
import { LAYOUT_GARDEN } from './layouts-garden.ts'
import { LAYOUT_MAISONETTE_EAST, LAYOUT_MAISONETTE_MIDDLE } from './layouts-maisonette.ts'
import { LAYOUT_2_ROOM, LAYOUT_3_ROOM, LAYOUT_4_ROOM } from './layouts-standard.ts'

/** Plans of the flats, and the variant of the catalogue that goes with each. */
export const LAYOUT_IDS = ['2-room', '3-room', '4-room', 'maisonette-middle', 'maisonette-east', 'garden'] as const
export type LayoutId = (typeof LAYOUT_IDS)[number]

interface Layout {
  readonly plan: LayoutPlan
  /** m² of every flat with this plan: rooms and half of what is outside, so that balconies stand above each other. */
  readonly floorSpace: number
}

export const LAYOUTS: Readonly<Record<LayoutId, Layout>> = {
  '2-room': { plan: LAYOUT_2_ROOM, floorSpace: 58.2 },
  '3-room': { plan: LAYOUT_3_ROOM, floorSpace: 83.2 },
  '4-room': { plan: LAYOUT_4_ROOM, floorSpace: 105.2 },
  'maisonette-middle': { plan: LAYOUT_MAISONETTE_MIDDLE, floorSpace: 128.4 },
  'maisonette-east': { plan: LAYOUT_MAISONETTE_EAST, floorSpace: 128.6 },
  garden: { plan: LAYOUT_GARDEN, floorSpace: 74.2 },
}

/** The only plan that the picture of the room `floor-plan` shows: flats of another one do not have that room. */
export const DEPICTED_LAYOUT: LayoutId = 'garden'
