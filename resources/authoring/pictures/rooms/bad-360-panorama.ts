import { makePanoramaCamera } from '../draw/camera.ts'
import { surfaceOf, wallPaint } from '../draw/looks.ts'
import { wall } from '../draw/shell.ts'
import { type Mesh, place } from '../draw/shapes.ts'
import type { Vec } from '../draw/vec.ts'
import { door, skirting } from '../objects/joinery.ts'
import { towelRadiator } from '../objects/sanitary.ts'
import { plant } from '../objects/decor.ts'
import { bathFixed, bathLight, bathSlots } from './bad-360.ts'
import { sample } from './kit.ts'
import type { RoomScene } from './room.types.ts'

/** px; 4,096 would be sharper and take four times as long. */
const WIDTH = 2048
const EYE: Vec = [2.4, 1.5, 0.75]
const FRONT_Z = -2

/** The wall that the wide view has behind it. */
const front: Mesh = [
  ...wall((u, v) => [u, v, FRONT_Z], 0, 4.8, 0, 2.55, wallPaint('#efeae2')),
  ...place(door(sample('flush', '#f2f0ea', 'plain', 'satin', '#26272a')), [1.3, 0, FRONT_Z + 0.001], 180),
  ...place(towelRadiator(sample('towel-bars', '#26272a'), 0.5, 1.5), [3.3, 0.45, FRONT_Z + 0.001], 180),
  ...place(skirting(sample('flat', '#e9e6df'), -1.15, 1.15), [3.3, 0, FRONT_Z + 0.001], 180),
  ...plant([4.35, 0, -1.6], 0.9, 12, '#8d8173', 5),
  ...wall((u, v) => [4.798, v, u], 0.6, 1.4, 0, 2.55, surfaceOf(sample('surface', '#d9d3c8', 'tile-120'))),
]

/** The bathroom all round, seen from its middle: longitudes across, the vanity side in the middle. */
export const bad360Panorama: RoomScene = {
  id: 'bad-360-panorama',
  ofRoom: 'bad-360',
  camera: makePanoramaCamera(EYE, [EYE[0], EYE[1], 3], WIDTH),
  lighting: bathLight,
  fixed: [...bathFixed, ...front],
  slots: bathSlots(EYE),
}
