import type { LayoutPlan, LevelPlan, Point } from './building.types.ts'
import { EAST, MIDDLE } from './layouts-stacked.ts'
import { door, entrance, glassDoor, NAMES, pane, piece, room, makeRoom } from './plan-parts.ts'

/** Through the house, from the courtyard in the north to the garden in the south. */
const THREE_ROOMS: LevelPlan = {
  outline: [
    [0, 0],
    [7.39, 0],
    [7.39, 13.1],
    [0, 13.1],
  ],
  ground: [
    [0, 0],
    [7.27, 0],
    [7.27, 13.1],
    [0, 13.1],
  ],
  rooms: [
    makeRoom(
      'hall',
      NAMES.hall,
      [5.15, 8.4],
      [
        [2.6, 5.2],
        [4.08, 5.2],
        [4.08, 7.1],
        [7.15, 7.1],
        [7.15, 8.78],
        [2.6, 8.78],
      ],
    ),
    { ...room('living', NAMES.living, 2.84, 0.4, 7.15, 5.08), label: [4, 2.75] },
    { ...room('kitchen', NAMES.kitchen, 0.4, 0.4, 2.72, 5.08), label: [1.78, 2.75] },
    { ...room('bedroom', NAMES.bedroom, 0.4, 8.9, 3.95, 12.7), label: [3.22, 11.3] },
    { ...room('nursery', NAMES.nursery, 4.07, 8.9, 7.15, 12.7), label: [5.55, 10.4] },
    { ...room('bath', NAMES.bath, 0.4, 5.2, 2.48, 8.78), label: [1.65, 6.6] },
    { ...room('guest-bath', NAMES.guestWc, 5.75, 5.2, 7.15, 6.98), label: [6.5, 6.15] },
    { ...room('store', NAMES.store, 4.2, 5.2, 5.63, 6.98), label: [4.88, 6.2] },
  ],
  doors: [
    entrance('y', [7.27, 7.95], 1, -1),
    door('x', [3.2, 8.84], -1, 1),
    door('x', [4.75, 8.84], -1, 1),
    door('y', [2.54, 7.55], 1, -1),
    door('x', [4.9, 7.04], -1, 1, 0.76),
    door('x', [6.35, 7.04], -1, 1, 0.76),
    door('x', [3.5, 5.14], -1, -1, 1.01),
    door('y', [2.78, 3.35], 1, -1),
  ],
  windows: [
    pane('s', 0.9, 2.6),
    glassDoor('s', 3.5, 6.7),
    pane('w', 2.3, 3.7),
    pane('w', 6.1, 6.9, 1.3),
    pane('w', 10.5, 11.5),
    pane('n', 1.3, 3.05),
    pane('n', 4.75, 6.5),
  ],
  furniture: [
    piece('kitchen', 0.71, 3.26, 90, 2.4),
    piece('counter', 1.3, 4.77, 0, 1.8),
    piece('table', 1.3, 1.2, 0, 1.2),
    piece('table', 5.35, 3.95, 0, 1.6),
    piece('sofa', 6.68, 1.6, -90, 2),
    piece('low-table', 5.35, 1.6, 90),
    piece('armchair', 4.2, 1.1, 60),
    piece('plant', 3.2, 0.76),
    piece('double-bed', 1.45, 11.35, 90),
    piece('wardrobe', 1.4, 9.2, 180, 1.8),
    piece('bed', 4.57, 11.65),
    piece('desk', 6.15, 12.35),
    piece('wardrobe', 6.83, 9.85, -90, 1.5),
    piece('tub', 1.3, 8.38),
    piece('wc', 0.7, 7.35, 90),
    piece('shower', 0.9, 5.7, 180),
    piece('basin', 1.9, 5.45, 180, 0.9),
    piece('wc', 6.12, 5.49, 180),
    piece('basin', 6.95, 5.5, -90, 0.45),
    piece('washer', 4.52, 5.52),
    piece('shelf', 5.45, 5.7, -90, 0.9),
  ],
  stair: null,
  outdoor: { kind: 'balcony', x: [3.3, 6.9], north: 0 },
}

const TWO_ROOMS: LevelPlan = {
  outline: MIDDLE.outline,
  ground: MIDDLE.ground,
  rooms: [
    ...MIDDLE.rooms,
    // The door from the hall lies beside the kitchen, which has no outer wall: its air is drawn off (specification).
    makeRoom(
      'living',
      NAMES.living,
      [13.9, 3.3],
      [
        [12.69, 0.4],
        [16.49, 0.4],
        [16.49, 4.08],
        [13.73, 4.08],
        [13.73, 6.7],
        [12.69, 6.7],
      ],
    ),
    { ...room('kitchen', NAMES.kitchen, 13.85, 4.2, 16.49, 6.7), label: [14.95, 5.55] },
    { ...room('bedroom', NAMES.bedroom, 9.71, 0.4, 12.57, 4.6), label: [11.35, 3.3] },
    { ...room('bath', NAMES.bath, 7.39, 0.4, 9.59, 3.3), label: [8.45, 1.75] },
  ],
  doors: [
    ...MIDDLE.doors,
    door('x', [12, 4.66], 1, -1),
    door('y', [12.63, 5.55], 1, 1),
    door('x', [14.35, 4.14], -1, 1),
  ],
  windows: [pane('s', 7.95, 9.05, 1.2), pane('s', 10.25, 12.05, 0.5), glassDoor('s', 13, 16.2)],
  furniture: [
    ...MIDDLE.wetRoom,
    piece('tub', 8.3, 0.8, 180),
    piece('kitchen', 15.17, 6.39, 0, 2.64),
    piece('counter', 16.18, 5.48, -90, 1.2),
    piece('table', 15.55, 3.15, 0, 1.4),
    piece('sofa', 13.17, 1.7, 90, 2),
    piece('low-table', 14.4, 1.7, 90),
    piece('shelf', 16.31, 1.55, -90, 1.4),
    piece('plant', 13.2, 6.42),
    piece('double-bed', 10.75, 1.75, 90),
    piece('wardrobe', 10.55, 4.3, 0, 1.6),
  ],
  stair: null,
  outdoor: { kind: 'balcony', x: [12.7, 16.5], north: 0 },
}

/** The recess of the loggia in the southern wall. */
const LOGGIA: readonly Point[] = [
  [19.55, 0],
  [19.55, 0.56],
  [23.36, 0.56],
  [23.36, 0],
  [23.76, 0],
]

const FOUR_ROOMS: LevelPlan = {
  outline: [[16.49, 0], ...LOGGIA, ...EAST.outlineNorth],
  ground: [[16.61, 0], ...LOGGIA, ...EAST.groundNorth],
  rooms: [
    ...EAST.rooms,
    makeRoom(
      'living',
      NAMES.living,
      [21.35, 3.75],
      [
        [19.35, 0.9],
        [23.36, 0.9],
        [23.36, 6.82],
        [20.07, 6.82],
        [20.07, 4.9],
        [19.35, 4.9],
      ],
    ),
  ],
  doors: EAST.doors,
  windows: [...EAST.windows, pane('e', 3.4, 5.4), glassDoor('s', 19.9, 23.1, [0.56, 0.9])],
  furniture: [
    ...EAST.furniture,
    piece('table', 22.2, 5.35, 90, 1.8),
    piece('sofa', 22.88, 2.2, -90, 2),
    piece('low-table', 21.6, 2.2, 90),
    piece('shelf', 19.54, 1.7, 90, 1.4),
  ],
  stair: null,
  outdoor: { kind: 'loggia', x: [19.55, 23.36], north: 0.56 },
}

export const LAYOUT_2_ROOM: LayoutPlan = { levels: [TWO_ROOMS] }
export const LAYOUT_3_ROOM: LayoutPlan = { levels: [THREE_ROOMS] }
export const LAYOUT_4_ROOM: LayoutPlan = { levels: [FOUR_ROOMS] }
