import type { DoorPlan, LayoutPlan, LevelPlan } from './building.types.ts'
import { corners, door, entrance, glassDoor, NAMES, pane, passage, piece, room, makeRoom } from './plan-parts.ts'

/** A pavilion with walls of its own; metres. */
const OUTER = 0.3
const NORTH = [11, 11 - OUTER] as const
const SOUTH = [0, OUTER] as const

const through = (thickness: number, plan: DoorPlan): DoorPlan => ({ ...plan, thickness })

/**
 * The flat on the garden that the picture of the room `floor-plan` is rendered from
 * (`resources/scenes/blender/rooms/floor_plan.py`), turned so that its terrace lies in the south: there x runs to the
 * east and y to the north, here `[x, y]` = `[y, 11 − x]` of there. Only the storage room's door opens the other way,
 * where it meets no other.
 */
const GARDEN: LevelPlan = {
  outline: corners([0, 0, 7.6, 11]),
  ground: corners([0, 0, 7.6, 11]),
  rooms: [
    makeRoom(
      'hall',
      NAMES.hall,
      [1.6, 5.6],
      [
        [0.3, 4.1],
        [3, 4.1],
        [3, 6.85],
        [2.05, 6.85],
        [2.05, 8.15],
        [0.3, 8.15],
      ],
    ),
    { ...room('living', NAMES.living, 3.15, 0.3, 7.3, 4.48), label: [4.6, 1.1] },
    { ...room('kitchen', NAMES.kitchen, 3.15, 4.6, 7.3, 6.85), label: [4.6, 5.9] },
    { ...room('bedroom', NAMES.bedroom, 4.05, 7, 7.3, 10.7), label: [5.9, 7.6] },
    { ...room('nursery', NAMES.nursery, 0.3, 0.3, 3, 3.95), label: [1.9, 2.5] },
    { ...room('bath', NAMES.bath, 0.3, 8.3, 3.9, 10.7), label: [1.75, 9.5] },
    room('store', NAMES.store, 2.17, 7, 3.9, 8.15),
  ],
  doors: [
    through(OUTER, entrance('y', [0.15, 5.8], 1, 1)),
    through(0.15, door('x', [1.025, 8.225], 1, -1, 0.85)),
    through(0.15, door('x', [1.65, 4.025], 1, 1, 0.9)),
    through(0.15, door('x', [4.525, 6.925], 1, 1, 0.89)),
    door('y', [2.11, 7.6], -1, 1, 0.8),
    door('x', [3.95, 4.54], 1, -1, 0.9),
    through(0.15, passage('y', [3.075, 5.6], 1)),
  ],
  windows: [
    glassDoor('s', 3.9, 6.7, SOUTH),
    pane('s', 0.9, 2.3, 0.9, SOUTH),
    pane('n', 1, 2.2, 1.3, NORTH),
    pane('n', 4.9, 6.6, 0.9, NORTH),
  ],
  furniture: [
    piece('kitchen', 6.21, 6.54, 0, 2.18),
    piece('counter', 6.99, 5.56, -90, 1.3),
    piece('sofa', 6.83, 2.7, -90, 2.4),
    piece('low-table', 5.3, 2.7, 90),
    piece('shelf', 3.33, 2.7, 90, 2),
    piece('plant', 6.9, 0.7),
    piece('double-bed', 6.25, 9, -90),
    piece('wardrobe', 4.35, 9.4, 90, 2.5),
    piece('bed', 1.95, 0.8, -90),
    piece('desk', 0.65, 3.1, 90),
    piece('shelf', 0.48, 4.58, 90, 0.9),
    piece('tub', 3.5, 9.8, -90),
    piece('wc', 2.55, 10.4),
    piece('shower', 0.8, 10.2),
    piece('basin', 2.6, 8.55, 180, 1.1),
  ],
  stair: null,
  outdoor: { kind: 'balcony', x: [3.15, 7.3], north: 0 },
}

export const LAYOUT_GARDEN: LayoutPlan = { levels: [GARDEN] }
