import type { Look } from '../../look.types.ts'
import { body, solid } from '../draw/looks.ts'
import type { Material } from '../draw/material.types.ts'
import { ball, lathe, type Mesh, place, rod, softBox, tube } from '../draw/shapes.ts'
import { ceramic, glowing, plain } from '../draw/surfaces.ts'
import { add, type Vec } from '../draw/vec.ts'

const cable = plain('#3a3a3a')

function hanging(at: Vec, drop: number, shade: Mesh, canopy: Material): Mesh {
  return [
    ...lathe(
      add(at, [0, -0.025, 0]),
      [
        [0.001, 0],
        [0.05, 0],
        [0.05, 0.024],
      ],
      canopy,
    ),
    ...rod(at, add(at, [0, -drop, 0]), 0.0025, cable, 6),
    ...place(shade, add(at, [0, -drop, 0])),
  ]
}

/**
 * A ceiling lamp at a point of the ceiling; the shape `none` draws nothing. `spread` is the distance
 * between the lamps of a set, `drop` how far pendants hang.
 */
export function lamp(look: Look, at: Vec, drop = 0.75, spread = 1.15): Mesh {
  const m = look.pattern === 'plank' ? body(look, true) : solid(look.color, look.finish)
  const light = glowing('#fff0d2', 1.25)
  switch (look.shape) {
    case 'none':
      return []
    case 'pendant': {
      const bell = lathe(
        [0, -0.24, 0],
        [
          [0.195, 0],
          [0.2, 0.004],
          [0.185, 0.07],
          [0.12, 0.17],
          [0.05, 0.215],
          [0.02, 0.24],
          [0.001, 0.245],
        ],
        m,
        48,
      )
      const glow = lathe(
        [0, -0.235, 0],
        [
          [0.001, 0.012],
          [0.186, 0.006],
        ],
        light,
        40,
      )
      return hanging(at, drop, [...bell, ...glow], m)
    }
    case 'globe': {
      const glass =
        look.color === '#5a5450'
          ? plain(look.color, { shine: 0.06, roughness: 0.02 })
          : plain('#fbf4e4', { glow: 1.02 })
      return hanging(
        at,
        drop,
        [
          ...ball([0, -0.16, 0], [0.15, 0.15, 0.15], glass, 40),
          ...lathe(
            [0, -0.03, 0],
            [
              [0.03, 0],
              [0.03, 0.05],
              [0.001, 0.06],
            ],
            solid(look.accent ?? '#26272a'),
          ),
        ],
        solid(look.accent ?? '#26272a'),
      )
    }
    case 'cone': {
      const cone = lathe(
        [0, -0.26, 0],
        [
          [0.128, 0],
          [0.132, 0.004],
          [0.045, 0.21],
          [0.03, 0.255],
          [0.001, 0.26],
        ],
        m,
        48,
      )
      return hanging(
        at,
        drop,
        [
          ...cone,
          ...lathe(
            [0, -0.255, 0],
            [
              [0.001, 0.01],
              [0.12, 0.006],
            ],
            light,
            40,
          ),
        ],
        m,
      )
    }
    case 'disc': {
      const r = look.pattern === 'plank' ? 0.23 : 0.2
      return [
        ...lathe(
          add(at, [0, -0.055, 0]),
          [
            [r - 0.012, 0],
            [r, 0.004],
            [r, 0.054],
          ],
          m,
          56,
        ),
        ...lathe(
          add(at, [0, -0.054, 0]),
          [
            [0.001, 0],
            [r - 0.012, 0],
          ],
          light,
          48,
        ),
      ]
    }
    case 'spots':
      return [-1, 0, 1].flatMap((i) =>
        [-0.55, 0.55].flatMap((z) => {
          const p = add(at, [i * spread, -0.004, z])
          return [
            ...lathe(
              p,
              [
                [0.034, 0.0],
                [0.05, -0.003],
                [0.052, 0.003],
              ],
              m,
              32,
            ),
            ...lathe(
              p,
              [
                [0.001, 0.001],
                [0.034, 0.001],
              ],
              light,
              28,
            ),
          ]
        }),
      )
    case 'track':
      return [
        ...softBox(add(at, [-1, -0.03, -0.018]), add(at, [1, 0, 0.018]), 0.003, m, 1),
        ...[-0.8, -0.28, 0.28, 0.8].flatMap((x, i) => {
          const tilt: Vec = [i % 2 ? 0.05 : -0.05, -0.16, 0.04]
          const top = add(at, [x, -0.06, 0])
          return [
            ...rod(add(at, [x, -0.03, 0]), top, 0.008, m),
            ...rod(top, add(top, tilt), 0.034, m, 24),
            ...ball(add(top, tilt), [0.03, 0.006, 0.03], light, 16),
          ]
        }),
      ]
    case 'linear':
      return [
        ...softBox(add(at, [-0.7, -drop - 0.05, -0.02]), add(at, [0.7, -drop, 0.02]), 0.004, m),
        ...softBox(add(at, [-0.69, -drop - 0.056, -0.014]), add(at, [0.69, -drop - 0.05, 0.014]), 0.001, light, 1),
        ...[-0.5, 0.5].flatMap((x) => rod(add(at, [x, 0, 0]), add(at, [x, -drop, 0]), 0.0018, cable, 6)),
        ...softBox(add(at, [-0.15, -0.025, -0.03]), at, 0.004, m),
      ]
    case 'cloud':
      return [
        [-0.17, 0, 0.13],
        [0, 0.03, 0.18],
        [0.17, 0, 0.14],
        [0.06, -0.06, 0.13],
        [-0.07, -0.06, 0.13],
      ].flatMap(([x = 0, y = 0, r = 0.1]) => ball(add(at, [x, -0.16 + y, 0]), [r, r, 0.07], ceramic(look.color), 24))
    case 'mirror-light':
      return [
        ...rod(add(at, [-0.3, 0, -0.09]), add(at, [0.3, 0, -0.09]), 0.018, light, 18),
        ...rod(add(at, [-0.31, 0, -0.09]), add(at, [-0.27, 0, -0.09]), 0.02, m),
        ...rod(add(at, [0.27, 0, -0.09]), add(at, [0.31, 0, -0.09]), 0.02, m),
        ...softBox(add(at, [-0.03, -0.03, -0.09]), add(at, [0.03, 0.03, 0]), 0.004, m),
        ...tube([add(at, [0, 0, 0]), add(at, [0, 0, -0.09])], 0.01, m),
      ]
    default:
      return lamp({ ...look, shape: 'disc' }, at)
  }
}
