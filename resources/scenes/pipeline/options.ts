import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOMS, type RoomPlan, planOf } from './plan.ts'

/** What the command was asked to do. */
export interface Options {
  readonly rooms: readonly RoomPlan[]
  /** Only these slots are rendered (to look at them while they are made); all when empty. */
  readonly slots: readonly string[]
  /** At most so many looks of every slot: a quick try of a whole room. */
  readonly few: number
  /** Size of renders: 1 = 1920×1080. */
  readonly scale: number
  /** Cycles samples a pixel. */
  readonly samples: number
  readonly threads: number
  /** 0 (as usual) to 19 (only when nobody else wants the processor). */
  readonly nice: number
  /** Renders that are kept between runs. */
  readonly work: string
  /** Finished pictures, with the same paths as in the package. */
  readonly staging: string
  readonly publish: boolean
  readonly verify: boolean
}

export const HELP = `node pipeline/main.ts [--room bathroom[,kitchen]] [--slot floor[,tap]] [--draft] [--publish]
  --room      only these rooms; all by default
  --slot      only these slots, without composing the room
  --few       at most so many looks of every slot, spread over all of them: a quick try of a whole room
  --draft     960×540 and 8 samples (--scale 0.5), to look at a scene while it is made
  --scale     another size than 1 (1920×1080): 0.25 is enough to see whether layers fit
  --samples   samples a pixel (16)
  --threads   processor threads for Blender and the denoiser (2)
  --nice      priority, 0 (usual) to 19 (only when the processor is idle; default)
  --work      where renders are kept (/tmp/scenes-work)
  --no-verify skips the comparison with direct renders
  --publish   puts complete and verified rooms into the sample project`

/** Reads the command line. Throws on unknown rooms and options. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      room: { type: 'string' },
      slot: { type: 'string' },
      few: { type: 'string', default: '1000' },
      draft: { type: 'boolean', default: false },
      samples: { type: 'string' },
      scale: { type: 'string' },
      nice: { type: 'string', default: '19' },
      threads: { type: 'string', default: '2' },
      work: { type: 'string', default: '/tmp/scenes-work' },
      'no-verify': { type: 'boolean', default: false },
      publish: { type: 'boolean', default: false },
    },
  })
  const scale = Number(values.scale ?? (values.draft ? 0.5 : 1))
  const work = join(resolve(values.work), scale === 1 ? 'full' : `scale-${scale}`)
  return {
    rooms: values.room ? values.room.split(',').map(planOf) : ROOMS,
    slots: values.slot?.split(',') ?? [],
    few: Number(values.few),
    scale,
    samples: Number(values.samples ?? (scale === 1 ? 16 : 8)),
    threads: Number(values.threads),
    nice: Number(values.nice),
    work,
    staging: join(work, 'staging'),
    publish: values.publish,
    verify: !values['no-verify'],
  }
}

/** Size of a room's pictures in pixels. */
export function sizeOf(plan: RoomPlan, scale: number): readonly [width: number, height: number] {
  const [width, height] = plan.size ?? [1920, 1080]
  return [Math.round(width * scale), Math.round(height * scale)]
}
