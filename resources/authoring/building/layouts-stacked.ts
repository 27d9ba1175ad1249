import type { LevelPlan, Point } from './building.types.ts'
import { door, entrance, NAMES, pane, passage, piece, room, makeRoom } from './plan-parts.ts'

/** Rooms that the flat in the middle and the lower floor of the maisonette above it have in common. */
export const MIDDLE = {
  outline: [
    [7.15, 0],
    [16.73, 0],
    [16.73, 6.94],
    [7.15, 6.94],
  ],
  ground: [
    [7.27, 0],
    [16.61, 0],
    [16.61, 6.82],
    [7.27, 6.82],
  ],
  rooms: [
    makeRoom(
      'hall',
      NAMES.hall,
      [10.35, 5.55],
      [
        [8.69, 3.42],
        [9.59, 3.42],
        [9.59, 4.72],
        [12.57, 4.72],
        [12.57, 6.7],
        [8.69, 6.7],
      ],
    ),
    { ...room('store', NAMES.store, 7.39, 3.42, 8.57, 6.7), label: [7.98, 5.2] },
  ],
  doors: [entrance('x', [11.3, 6.82], 1, -1), door('x', [9.14, 3.36], -1, -1, 0.76), door('y', [8.63, 6], 1, 1, 0.76)],
  wetRoom: [
    piece('shower', 7.9, 2.78, 90),
    piece('wc', 7.7, 1.75, 90),
    piece('basin', 9.35, 1.68, -90, 0.9),
    piece('washer', 7.72, 3.78),
    piece('shelf', 7.58, 6, 90, 1.1),
    piece('shelf', 10.1, 6.52, 0, 1.2),
  ],
} as const satisfies {
  readonly outline: readonly Point[]
  readonly ground: readonly Point[]
  readonly rooms: LevelPlan['rooms']
  readonly doors: LevelPlan['doors']
  readonly wetRoom: LevelPlan['furniture']
}

/** What the flat in the east and the lower floor of the maisonette above it have in common: all but the living room. */
export const EAST = {
  outlineNorth: [
    [23.76, 13.1],
    [12, 13.1],
    [12, 6.7],
    [16.49, 6.7],
  ],
  groundNorth: [
    [23.76, 13.1],
    [12.12, 13.1],
    [12.12, 6.82],
    [16.61, 6.82],
  ],
  rooms: [
    { ...room('hall', NAMES.hall, 12.24, 6.94, 21.6, 8.54), label: [16.1, 7.95] },
    { ...room('kitchen', NAMES.kitchen, 16.73, 0.4, 19.23, 4.9), label: [18.1, 2.85] },
    { ...room('bedroom', NAMES.bedroom, 20.4, 8.66, 23.36, 12.7), label: [22.3, 9.85] },
    { ...room('nursery', NAMES.nursery1, 12.24, 8.66, 15.19, 12.7), label: [13.55, 10.2] },
    { ...room('nursery', NAMES.nursery2, 17.53, 8.66, 20.28, 12.7), label: [18.75, 10.2] },
    { ...room('bath', NAMES.bath, 15.31, 8.66, 17.41, 12.7), label: [16.45, 9.95] },
    { ...room('guest-bath', NAMES.guestBath, 16.73, 5.02, 18.43, 6.82), label: [17.72, 6.45] },
    { ...room('store', NAMES.store, 18.55, 5.02, 19.95, 6.82), label: [19.2, 6.15] },
    room('dressing', { de: 'Ankleide', en: 'Dressing' }, 21.72, 6.94, 23.36, 8.54),
  ],
  doors: [
    entrance('y', [12.12, 7.74], -1, 1),
    door('x', [13, 8.6], -1, 1),
    door('x', [16.7, 8.6], 1, 1),
    door('x', [18.2, 8.6], -1, 1),
    door('x', [21, 8.6], -1, 1),
    passage('x', [22.7, 8.6], 0.9),
    door('x', [17.85, 6.88], 1, 1, 0.76),
    door('x', [19.2, 6.88], -1, 1, 0.76),
    door('x', [20.85, 6.88], -1, -1, 1.01),
    door('y', [19.29, 3.6], 1, -1),
  ],
  windows: [
    pane('s', 17.2, 18.8),
    pane('n', 12.9, 14.6),
    pane('n', 15.9, 16.8, 1.2),
    pane('n', 18.1, 19.8),
    pane('n', 21, 22.7),
    pane('e', 9.3, 10.1),
  ],
  furniture: [
    piece('kitchen', 17.04, 2.3, 90, 3.8),
    piece('counter', 17.95, 0.71, 180, 1.2),
    piece('shelf', 19.06, 1.6, -90, 1.8),
    piece('bed', 12.72, 11.65),
    piece('desk', 14.2, 12.35),
    piece('wardrobe', 14.87, 9.75, -90, 1.6),
    piece('bed', 18.01, 11.65),
    piece('desk', 19.4, 12.35),
    piece('wardrobe', 19.96, 9.75, -90, 1.6),
    piece('double-bed', 22.32, 11.35, -90),
    piece('wardrobe', 20.7, 11.3, 90, 2.4),
    piece('shelf', 22.55, 7.14, 180, 1.5),
    piece('tub', 15.69, 11.75, 90),
    piece('shower', 16.9, 12.2, -90),
    piece('basin', 17.15, 10.7, -90, 1.2),
    piece('wc', 15.6, 10.35, 90),
    piece('shower', 17.2, 5.5, 90),
    piece('wc', 18.08, 5.31, 180),
    piece('basin', 16.95, 6.5, 90, 0.45),
    piece('washer', 18.88, 5.34),
    piece('shelf', 19.76, 5.6, -90, 0.9),
    piece('shelf', 14.6, 7.12, 180, 1.6),
  ],
} as const satisfies {
  readonly outlineNorth: readonly Point[]
  readonly groundNorth: readonly Point[]
  readonly rooms: LevelPlan['rooms']
  readonly doors: LevelPlan['doors']
  readonly windows: LevelPlan['windows']
  readonly furniture: LevelPlan['furniture']
}
