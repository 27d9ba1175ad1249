import { makeCamera } from '../draw/camera.ts'
import { mix, type Rgb } from '../draw/color.ts'
import { surfaceOf, timber, wallPaint } from '../draw/looks.ts'
import { reveal, sill, slab, trim, wall, windowFrame } from '../draw/shell.ts'
import { box, type Mesh, place, softBox } from '../draw/shapes.ts'
import { plain } from '../draw/surfaces.ts'
import { normalize, smoothstep, type Vec } from '../draw/vec.ts'
import { bathTap, vanity, wallMirror } from '../objects/basin.ts'
import { bathtub, flushPlate, toilet, towelRadiator } from '../objects/sanitary.ts'
import { shower, showerSet } from '../objects/shower.ts'
import { bottle, plant, stool } from '../objects/decor.ts'
import { lamp } from '../objects/lamps.ts'
import { daylight } from './daylight.ts'
import type { RoomScene } from './room.types.ts'
import type { Look } from '../../look.types.ts'

const W = 6.2
const D = 3.6
const H = 2.6
const LEDGE = { x0: 1.98, x1: 4.28, y: 1.16, z: 3.42 }
const WINDOW = { u0: 1.75, u1: 2.95, v0: 1.02, v1: 2.25 }
const paint = wallPaint('#f2efe9')

const left = (u: number, v: number, depth = 0): Vec => [-depth, v, u]
const right = (u: number, v: number): Vec => [W, v, u]
const back = (u: number, v: number): Vec => [u, v, D]

function tiledWalls(look: Look): Mesh {
  const m = surfaceOf(look)
  return [
    ...wall(back, 0, W, 0, H, m),
    ...wall(right, 1.9, D, 0, H, m),
    ...box([LEDGE.x0, 0, LEDGE.z], [LEDGE.x1, LEDGE.y, D + 0.1], m),
  ]
}

const fixed: Mesh = [
  ...wall(left, -2, D, 0, H, paint, [WINDOW]),
  ...reveal(left, WINDOW, 0.24, trim),
  ...windowFrame(left, WINDOW, 0.16, trim, 1),
  ...sill([-0.2, WINDOW.v0 - 0.03, WINDOW.u0 - 0.04], [0.06, WINDOW.v0, WINDOW.u1 + 0.04]),
  ...daylight('left', -0.9, WINDOW),
  ...wall(right, -2, 1.9, 0, H, paint),
  ...slab(0, -2, W, D, H, plain('#f7f5f1')),
  ...plant([0.36, 0, 1.62], 1.15, 17, '#cfc6b8', 3),
  ...stool([2.16, 0, 2.62], 0.44, timber('#c9a173', 'matt')),
  ...softBox([2.05, 0.47, 2.52], [2.27, 0.52, 2.72], 0.02, plain('#e9e2d6')),
  ...softBox([2.06, 0.52, 2.53], [2.26, 0.565, 2.71], 0.02, plain('#b9c0ae')),
  ...bottle([LEDGE.x0 + 0.16, LEDGE.y, 3.5], 0.17, 0.03, '#a8937a'),
  ...bottle([LEDGE.x0 + 0.25, LEDGE.y, 3.52], 0.12, 0.034, '#e8e2d8'),
  ...plant([4.12, LEDGE.y, 3.51], 0.34, 9, '#8d8a80', 5),
]

/** What lies behind the viewer, as a mirror shows it: a bright wall with a soft fall-off. */
function frontWall(d: Vec): Rgb {
  const up = smoothstep(-0.35, 0.3, d[1])
  const side = 0.06 * d[0]
  return mix([0.5, 0.475, 0.45], [0.83, 0.82, 0.8], Math.min(1, Math.max(0, up - side)))
}

/** The bathroom: tub under the window, vanity and WC at the ledge, shower in the corner. */
export const bathroom: RoomScene = {
  id: 'bathroom',
  camera: makeCamera({ eye: [3.06, 1.62, -3.9], target: [3.06, 1.62, 3], focal: 1.085, shift: -0.075 }),
  lighting: {
    panes: [
      {
        corner: [-0.1, WINDOW.v0, WINDOW.u0],
        u: [0, WINDOW.v1 - WINDOW.v0, 0],
        v: [0, 0, WINDOW.u1 - WINDOW.u0],
        color: [7.6, 7.9, 8.2],
      },
      { corner: [0.3, 2.595, -1.9], u: [5.6, 0, 0], v: [0, 0, 4.6], color: [1.15, 1.12, 1.07], isFill: true },
    ],
    lamps: [],
    sun: { direction: normalize([-1.0, 0.86, -0.42]), color: [1.5, 1.38, 1.2] },
    ambient: [0.5, 0.49, 0.475],
    sky: frontWall,
  },
  fixed,
  slots: [
    {
      slot: 'floor',
      isSurface: true,
      isOptional: false,
      draw: (look) => slab(0, -2, W, D, 0, surfaceOf(look)),
      samples: [
        { shape: 'surface', color: '#b9b2a7', pattern: 'tile-60', finish: 'matt' },
        { shape: 'surface', color: '#c9a173', pattern: 'herringbone', finish: 'satin' },
        { shape: 'surface', color: '#4a4b4d', pattern: 'hexagon', finish: 'matt' },
      ],
    },
    {
      slot: 'wall-tiles',
      isSurface: true,
      isOptional: false,
      draw: tiledWalls,
      samples: [
        { shape: 'surface', color: '#e6e3dc', pattern: 'tile-120', finish: 'matt' },
        { shape: 'surface', color: '#edeae6', accent: '#a6a29b', pattern: 'marble', finish: 'gloss' },
        { shape: 'surface', color: '#98a48a', pattern: 'fluted', finish: 'gloss' },
      ],
    },
    {
      slot: 'radiator',
      isSurface: false,
      isOptional: false,
      draw: (look) => place(towelRadiator(look, 0.46, 1.4), [4.6, 0.5, D - 0.001]),
      samples: [
        { shape: 'towel-rail', color: '#f5f5f3', pattern: 'plain', finish: 'satin' },
        { shape: 'towel-rail', color: '#26272a', pattern: 'plain', finish: 'matt' },
        { shape: 'towel-plate', color: '#cfc4b2', pattern: 'plain', finish: 'matt' },
      ],
    },
    {
      slot: 'mirror',
      isSurface: false,
      isOptional: false,
      draw: (look) => place(wallMirror(look, 1.1), [2.86, 1.72, D - 0.001]),
      samples: [
        { shape: 'rectangle', color: '#d5dcde', pattern: 'plain', finish: 'gloss' },
        { shape: 'round', color: '#dbe1e2', pattern: 'plain', finish: 'gloss', accent: '#fff1d6' },
        { shape: 'arch', color: '#d5dcde', pattern: 'plain', finish: 'gloss', accent: '#b8924f' },
      ],
    },
    {
      slot: 'flush-plate',
      isSurface: false,
      isOptional: false,
      draw: (look) => place(flushPlate(look), [3.92, 0.98, LEDGE.z - 0.001]),
      samples: [
        { shape: 'two-button', color: '#f5f5f3', pattern: 'plain', finish: 'gloss' },
        { shape: 'slim', color: '#1d1e20', pattern: 'plain', finish: 'gloss' },
        { shape: 'round', color: '#b8924f', pattern: 'plain', finish: 'satin' },
      ],
    },
    {
      slot: 'shower-set',
      isSurface: false,
      isOptional: false,
      draw: (look) => place(showerSet(look, H), [5.58, 0, D - 0.001]),
      samples: [
        { shape: 'rail', color: '#c9ced3', pattern: 'plain', finish: 'gloss' },
        { shape: 'rain', color: '#26272a', pattern: 'plain', finish: 'satin' },
        { shape: 'ceiling-rain', color: '#b8924f', pattern: 'plain', finish: 'satin' },
      ],
    },
    {
      slot: 'shower',
      isSurface: false,
      isOptional: false,
      draw: (look) => place(shower(look, W - 4.96, 1.2), [4.96, 0, D - 1.2]),
      samples: [
        { shape: 'tray', color: '#f6f5f2', pattern: 'plain', finish: 'gloss', accent: '#c9ced3' },
        { shape: 'walk-in', color: '#dfe8e8', pattern: 'plain', finish: 'gloss', accent: '#26272a' },
        { shape: 'walk-in', color: '#6d6864', pattern: 'plain', finish: 'gloss', accent: '#b8924f' },
      ],
    },
    {
      slot: 'vanity',
      isSurface: false,
      isOptional: false,
      draw: (look) => place(vanity(look, look.shape === 'single' ? 0.9 : 1.25, 0.48), [2.86, 0, LEDGE.z - 0.001]),
      samples: [
        { shape: 'single', color: '#f6f5f2', pattern: 'plain', finish: 'satin', accent: '#f1f0ec' },
        { shape: 'double', color: '#f6f5f2', pattern: 'plain', finish: 'satin', accent: '#c9a173' },
        { shape: 'floating', color: '#f6f5f2', pattern: 'plain', finish: 'matt', accent: '#6b4a33' },
      ],
    },
    {
      slot: 'tap',
      isSurface: false,
      isOptional: false,
      draw: (look) => place(bathTap(look, 0.15), [2.86, 0.83, LEDGE.z - 0.001]),
      samples: [
        { shape: 'straight', color: '#c9ced3', pattern: 'plain', finish: 'gloss' },
        { shape: 'arc', color: '#26272a', pattern: 'plain', finish: 'satin' },
        { shape: 'tall', color: '#b8924f', pattern: 'plain', finish: 'satin' },
      ],
    },
    {
      slot: 'toilet',
      isSurface: false,
      isOptional: false,
      draw: (look) => place(toilet(look), [3.92, 0, LEDGE.z - 0.001]),
      samples: [
        { shape: 'rimless', color: '#f6f5f2', pattern: 'plain', finish: 'gloss' },
        { shape: 'square', color: '#26272a', pattern: 'plain', finish: 'matt' },
        { shape: 'shower-toilet', color: '#f6f5f2', pattern: 'plain', finish: 'gloss', accent: '#c9ced3' },
      ],
    },
    {
      slot: 'bathtub',
      isSurface: false,
      isOptional: false,
      draw: (look) => place(bathtub(look, 1.74, 0.8), [0.08, 0, D - 0.9]),
      samples: [
        { shape: 'built-in', color: '#f6f5f2', pattern: 'plain', finish: 'gloss' },
        { shape: 'freestanding', color: '#26272a', pattern: 'plain', finish: 'matt', accent: '#f6f5f2' },
        { shape: 'freestanding', color: '#f1f0ec', pattern: 'plain', finish: 'matt' },
      ],
    },
    {
      slot: 'lamp',
      isSurface: false,
      isOptional: false,
      draw: (look) => lamp(look, look.shape === 'mirror-light' ? [2.86, 2.2, D] : [3.0, H, 2.3], 0.4, 1.45),
      samples: [
        { shape: 'disc', color: '#f3f3f1', pattern: 'plain', finish: 'matt', accent: '#fff1d6' },
        { shape: 'spots', color: '#26272a', pattern: 'plain', finish: 'matt', accent: '#fff1d6' },
        { shape: 'linear', color: '#c9a173', pattern: 'plank', finish: 'matt', accent: '#fff1d6' },
      ],
    },
  ],
}
