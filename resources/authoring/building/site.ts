import type { Point } from './building.types.ts'

/** The garden around both buildings, metres from the origin of the first one. */
export const SITE = {
  /** Ways: from the south-western to the north-eastern corner. */
  street: [-7.4, 22.5, 65.4, 24.5],
  between: [27.7, -8, 29.5, 22.5],
  /** Width of the ways to the doors. */
  wayWidth: 2.2,
  middle: [29, 6],
} as const

/** Where the house door is, from the building's western edge, when it is not mirrored. */
export const DOOR_AT = 10

export interface Tree {
  readonly at: Point
  /** Metres. */
  readonly height: number
}

function tree(x: number, y: number, height: number): Tree {
  return { at: [x, y], height }
}

export const TREES: readonly Tree[] = [
  tree(-4.4, -3, 8.5),
  tree(-4.3, 9, 10),
  tree(-3.5, 18.5, 7),
  tree(28.6, -11, 5.6),
  tree(26.4, 17.5, 8),
  tree(31.4, 20, 6.5),
  tree(61.6, 1, 9),
  tree(62, 12, 10.5),
  tree(61.5, 19.5, 7.5),
  tree(8, -12.8, 4.8),
  tree(20, -14, 5.2),
  tree(42, -10, 5),
  tree(53, -9, 5.6),
]
