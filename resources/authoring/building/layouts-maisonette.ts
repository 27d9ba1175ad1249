import { t } from '../catalogue/family.ts'
import type { LayoutPlan, LevelPlan, Point, Rect } from './building.types.ts'
import { EAST, MIDDLE } from './layouts-stacked.ts'
import { corners, door, glassDoor, NAMES, pane, piece, room, makeRoom } from './plan-parts.ts'

/** Faces of the set-back top floor's walls. */
const SOUTH = [2.7, 3] as const
const NORTH = [11.8, 11.5] as const

const MIDDLE_STAIR: Rect = [12.69, 5.7, 16.49, 6.7]

const MIDDLE_BELOW: LevelPlan = {
  outline: MIDDLE.outline,
  ground: MIDDLE.ground,
  rooms: [
    ...MIDDLE.rooms,
    makeRoom(
      'living',
      NAMES.living,
      [14, 2.9],
      [
        [12.27, 0.4],
        [16.49, 0.4],
        [16.49, 5.7],
        [12.69, 5.7],
        [12.69, 4.6],
        [12.27, 4.6],
      ],
    ),
    { ...room('kitchen', NAMES.kitchen, 9.71, 0.4, 12.15, 4.6), label: [11.15, 2.75] },
    { ...room('guest-bath', NAMES.guestBath, 7.39, 0.4, 9.59, 3.3), label: [8.6, 0.85] },
  ],
  doors: [...MIDDLE.doors, door('y', [12.63, 5.22], -1, -1), door('y', [12.21, 3.4], 1, -1)],
  windows: [pane('s', 7.95, 9.05, 1.2), glassDoor('s', 10.25, 12.05), glassDoor('s', 13, 16.2)],
  furniture: [
    ...MIDDLE.wetRoom,
    piece('kitchen', 10.02, 2.38, 90, 3.2),
    piece('counter', 10.46, 4.29, 0, 1.5),
    piece('shelf', 11.98, 1.6, -90, 1.4),
    piece('table', 14.5, 4.35, 0, 1.8),
    piece('sofa', 16.01, 1.9, -90, 2.2),
    piece('low-table', 14.75, 1.7, 90),
    piece('armchair', 13.5, 1.1, 60),
  ],
  stair: { rect: MIDDLE_STAIR, from: 'w', isOpening: false },
  outdoor: null,
}

const MIDDLE_ABOVE: LevelPlan = {
  outline: corners([7.09, 2.7, 16.73, 11.8]),
  ground: corners([7.09, 2.7, 16.61, 11.8]),
  rooms: [
    makeRoom(
      'gallery',
      NAMES.gallery,
      [14, 4.75],
      [
        [11, 3],
        [16.49, 3],
        [16.49, 5.7],
        [12.69, 5.7],
        [12.69, 6.82],
        [16.49, 6.82],
        [16.49, 8.02],
        [9, 8.02],
        [9, 6.82],
        [11, 6.82],
      ],
    ),
    { ...room('bedroom', NAMES.bedroom, 7.39, 3, 10.88, 6.7), label: [10.05, 5.72] },
    { ...room('nursery', NAMES.nursery1, 13.32, 8.14, 16.49, 11.5), label: [15, 9.1] },
    { ...room('nursery', NAMES.nursery2, 10.02, 8.14, 13.2, 11.5), label: [11.8, 9.1] },
    { ...room('bath', NAMES.bath, 7.39, 8.14, 9.9, 11.5), label: [8.85, 9.5] },
    room('store', t('HWR', 'Utility'), 7.39, 6.82, 8.88, 8.02),
  ],
  doors: [
    door('y', [10.94, 3.9], -1, -1),
    door('y', [8.94, 7.42], 1, 1, 0.76),
    door('x', [9.42, 8.08], 1, 1, 0.76),
    door('x', [10.7, 8.08], -1, 1),
    door('x', [14, 8.08], -1, 1),
  ],
  windows: [
    pane('s', 8, 10.1, 0.5, SOUTH),
    glassDoor('s', 11.5, 15.9, SOUTH),
    pane('w', 4, 5.6, 0.9, [7.09, 7.39]),
    pane('n', 8.2, 9.2, 1.2, NORTH),
    pane('n', 10.8, 12.5, 0.9, NORTH),
    pane('n', 14.1, 15.8, 0.9, NORTH),
  ],
  furniture: [
    piece('double-bed', 8.45, 4.35, 90),
    piece('wardrobe', 8.6, 6.4, 0, 2.2),
    piece('desk', 11.9, 5.85, 0, 1.3),
    piece('sofa', 14.3, 3.5, 180, 2),
    piece('bed', 15.95, 10.45),
    piece('desk', 14.5, 11.15),
    piece('wardrobe', 13.62, 9.9, 90, 1.4),
    piece('bed', 12.7, 10.45),
    piece('desk', 11.3, 11.15),
    piece('wardrobe', 10.32, 10, 90, 1.4),
    piece('tub', 8.3, 11.1),
    piece('shower', 7.9, 8.65, 180),
    piece('wc', 7.7, 10.05, 90),
    piece('basin', 9.66, 10.4, -90, 1.2),
  ],
  stair: { rect: MIDDLE_STAIR, from: 'w', isOpening: true },
  outdoor: { kind: 'roof-terrace', x: [10.2, 16.4], north: 2.7 },
}

const EAST_STAIR: Rect = [22.36, 3.02, 23.36, 6.82]
const EAST_SOUTH: readonly Point[] = [[23.76, 0]]

const EAST_BELOW: LevelPlan = {
  outline: [[16.49, 0], ...EAST_SOUTH, ...EAST.outlineNorth],
  ground: [[16.61, 0], ...EAST_SOUTH, ...EAST.groundNorth],
  rooms: [
    ...EAST.rooms,
    makeRoom(
      'living',
      NAMES.living,
      [20.75, 2.42],
      [
        [19.35, 0.4],
        [23.36, 0.4],
        [23.36, 3.02],
        [22.36, 3.02],
        [22.36, 6.82],
        [20.07, 6.82],
        [20.07, 4.9],
        [19.35, 4.9],
      ],
    ),
  ],
  doors: EAST.doors,
  windows: [...EAST.windows, pane('e', 3.8, 5.4), glassDoor('s', 19.9, 23.1)],
  furniture: [
    ...EAST.furniture,
    piece('table', 21.1, 4.5, 90, 1.8),
    piece('sofa', 22.88, 1.6, -90, 2),
    piece('low-table', 21.6, 1.6, 90),
    piece('shelf', 19.54, 1.5, 90, 1.6),
  ],
  stair: { rect: EAST_STAIR, from: 's', isOpening: false },
  outdoor: null,
}

const EAST_ABOVE: LevelPlan = {
  outline: corners([16.49, 2.7, 23.66, 7.3]),
  ground: corners([16.61, 2.7, 23.66, 7.3]),
  rooms: [
    makeRoom(
      'gallery',
      NAMES.gallery,
      [19.6, 4.55],
      [
        [16.73, 3],
        [22.36, 3],
        [22.36, 6.82],
        [23.36, 6.82],
        [23.36, 7],
        [16.73, 7],
      ],
    ),
  ],
  doors: [],
  windows: [
    glassDoor('s', 17.2, 19.4, SOUTH),
    glassDoor('s', 19.8, 22, SOUTH),
    pane('e', 4, 5.8, 0.9, [23.66, 23.36]),
    pane('n', 18.6, 20.6, 1.2, [7.3, 7]),
  ],
  furniture: [
    piece('sofa', 17.22, 4.9, 90, 2.2),
    piece('low-table', 18.4, 4.9, 90),
    piece('desk', 21.2, 6.65, 0, 1.6),
    piece('shelf', 18.2, 6.82, 0, 2.4),
    piece('plant', 17.1, 3.4),
  ],
  stair: { rect: EAST_STAIR, from: 's', isOpening: true },
  outdoor: { kind: 'roof-terrace', x: [16.9, 23.2], north: 2.7 },
}

export const LAYOUT_MAISONETTE_MIDDLE: LayoutPlan = { levels: [MIDDLE_BELOW, MIDDLE_ABOVE] }
export const LAYOUT_MAISONETTE_EAST: LayoutPlan = { levels: [EAST_BELOW, EAST_ABOVE] }
