import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { anyNumber, MACHINE_OPTIONS, machineFields, readCommandLine, UsageError, wholeNumber } from './command-line.ts'
import { ROOMS, type RoomPlan, makePlan } from './plan.ts'

/** What the command was asked to do. */
export interface Options {
  readonly help: boolean
  readonly rooms: readonly RoomPlan[]
  /** Only these slots are rendered, to look at them while they are made or to publish them alone; all when empty. */
  readonly slots: readonly string[]
  /** At most so many looks of every slot: a quick try of a whole room. Infinity: all. */
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
  --slot      only these slots; with --publish the others stay as they are in the sample project
  --few       at most so many looks of every slot, spread over all of them: a quick try of a whole room
  --draft     960×540 and 8 samples (--scale 0.5), to look at a scene while it is made
  --scale     another size than 1 (1920×1080): 0.25 is enough to see whether layers fit
  --samples   samples a pixel (16)
  --threads   processor threads for Blender and the denoiser (2)
  --nice      priority, 0 (usual) to 19 (only when the processor is idle; default)
  --work      where renders are kept (/tmp/scenes-work)
  --no-verify skips the comparison with direct renders
  --publish   puts verified rooms into the sample project`

const listNames = z.pipe(
  z.string(),
  z.transform((text: string) => text.split(',').map((name) => name.trim())),
)

const OptionsSchema = z.object({
  ...machineFields(19, '/tmp/scenes-work'),
  room: z.optional(listNames),
  slot: z.optional(listNames),
  few: z.optional(wholeNumber(1, 1000)),
  draft: z.boolean(),
  samples: z.optional(wholeNumber(1, 4096)),
  scale: z.optional(anyNumber(0.05, 2)),
  'no-verify': z.boolean(),
})

function listRooms(names: readonly string[] | undefined, slots: readonly string[]): readonly RoomPlan[] {
  const unknown = names?.find((name) => !ROOMS.some(({ id }) => id === name))
  if (unknown !== undefined)
    throw new UsageError(`--room: there is no ${unknown}, only ${ROOMS.map(({ id }) => id).join(', ')}`)
  const rooms = names?.map(makePlan) ?? ROOMS
  const known = rooms.flatMap((room) => room.slots.map(({ slot }) => slot))
  const lost = slots.find((slot) => !known.includes(slot))
  if (lost !== undefined) throw new UsageError(`--slot: these rooms have no ${lost}`)
  return rooms
}

/** Reads the command line. Throws `UsageError` on what cannot be done. */
export function readOptions(args: readonly string[]): Options {
  const values = readCommandLine(
    args,
    {
      ...MACHINE_OPTIONS,
      room: { type: 'string' },
      slot: { type: 'string' },
      few: { type: 'string' },
      draft: { type: 'boolean', default: false },
      samples: { type: 'string' },
      scale: { type: 'string' },
      'no-verify': { type: 'boolean', default: false },
    },
    OptionsSchema,
  )
  const scale = values.scale ?? (values.draft ? 0.5 : 1)
  const slots = values.slot ?? []
  const verify = !values['no-verify']
  // A small room or one that nobody has compared is not put into the project, and silence would look like success.
  if (values.publish && (scale !== 1 || values.few !== undefined || !verify))
    throw new UsageError('--publish: not with --draft, --scale, --few or --no-verify')
  const work = join(resolve(values.work), scale === 1 ? 'full' : `scale-${scale}`)
  return {
    help: values.help,
    rooms: listRooms(values.room, slots),
    slots,
    few: values.few ?? Number.POSITIVE_INFINITY,
    scale,
    samples: values.samples ?? (scale === 1 ? 16 : 8),
    threads: values.threads,
    nice: values.nice,
    work,
    staging: join(work, 'staging'),
    publish: values.publish,
    verify,
  }
}

/** Size of a room's pictures in pixels. */
export function measureSize(plan: RoomPlan, scale: number): readonly [width: number, height: number] {
  const [width, height] = plan.size ?? [1920, 1080]
  return [Math.round(width * scale), Math.round(height * scale)]
}
