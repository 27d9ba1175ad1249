import { join } from 'node:path'
import * as z from 'zod/mini'
import { type FromWire, fromWire } from '#shared/contracts/wire.ts'
import { readJson } from './json-file.ts'

/**
 * What whoever sets up the machine decides about the program itself, in `program.json` of its data folder. What is shown
 * is decided elsewhere: in the portal and in the host's own file (decision 37).
 */
const ProgramSettingsSchema = z.strictObject({
  /**
   * Where new versions come from: `portal` (the one that the kiosk is paired with), an https address or an absolute
   * folder; null = nobody brings any.
   */
  updates: z._default(
    z.nullable(
      z.string().check(
        z.maxLength(500),
        z.refine((text) => /^(portal$|https:\/\/|\/|[a-z]:\\|\\\\)/i.test(text)),
      ),
    ),
    null,
  ),
  window: z._default(z.enum(['kiosk', 'window']), 'kiosk'),
  /** Windows and macOS; elsewhere the system's own set-up starts the program. */
  start_at_login: z._default(z.boolean(), true),
})
export type ProgramSettings = FromWire<z.infer<typeof ProgramSettingsSchema>>

/** Never fails: a file that is missing or broken means the defaults, and those lock the machine down. */
export function readProgramSettings(dataFolder: string): ProgramSettings {
  return (
    readJson(join(dataFolder, 'program.json'), ProgramSettingsSchema) ?? fromWire(z.parse(ProgramSettingsSchema, {}))
  )
}
