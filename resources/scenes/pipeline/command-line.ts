import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import * as z from 'zod/mini'

/** Something that whoever typed the command can put right: said without a stack. */
export class UsageError extends Error {}

const number = (least: number, most: number, whole: boolean) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform(Number),
      z
        .number(`a number from ${least} to ${most}`)
        .check(
          z.gte(least, `at least ${least}`),
          z.lte(most, `at most ${most}`),
          ...(whole ? [z.int('a whole number')] : []),
        ),
    ),
  )

/** A whole number on a command line. */
export const wholeNumber = (least: number, most: number) => number(least, most, true)
/** Any number on a command line. */
export const anyNumber = (least: number, most: number) => number(least, most, false)

/** What all commands that render understand. */
export const MACHINE_OPTIONS = {
  help: { type: 'boolean', default: false },
  threads: { type: 'string', default: '2' },
  nice: { type: 'string' },
  work: { type: 'string' },
  publish: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig

/** The schema of `MACHINE_OPTIONS`; `nice` and `work`: what holds when nothing is said. */
export const machineFields = (nice: number, work: string) => ({
  help: z.boolean(),
  threads: wholeNumber(1, 64),
  nice: z._default(wholeNumber(0, 19), nice),
  work: z._default(z.string(), work),
  publish: z.boolean(),
})

/** Reads a command line. Throws `UsageError` with the option's name when it is unknown or its value is of no use. */
export function readCommandLine<Schema extends z.ZodMiniType>(
  args: readonly string[],
  options: ParseArgsOptionsConfig,
  schema: Schema,
): z.infer<Schema> {
  const parsed = schema.safeParse(readValues(args, options))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new UsageError(`--${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is of no use'}`)
}

function readValues(args: readonly string[], options: ParseArgsOptionsConfig): object {
  try {
    return { ...parseArgs({ args: [...args], options }).values }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Runs a command: an error ends it with exit code 1, a mistake on its line with one sentence instead of a stack. */
export async function run(command: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : error)
    process.exitCode = 1
  }
}
