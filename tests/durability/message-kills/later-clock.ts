// Loaded before the server (`--import`): its clock is ahead by CLOCK_AHEAD_MS, so that minutes and days pass between
// two starts. Only what asks for the time is told another one, and how old a file is; timers run as ever.
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0)
const RealDate = Date
const begun = RealDate.now()
const { stat } = files

globalThis.Date = new Proxy(RealDate, {
  construct(target, given, made): object {
    const date: unknown = Reflect.construct(target, given.length === 0 ? [now()] : given, made)
    return date instanceof RealDate ? date : new RealDate(Number.NaN)
  },
  get: (target, name, receiver): unknown => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})

// The file system goes by the real clock: what is being written in this life would be days old else.
Object.assign(files, {
  stat: async (...given: Parameters<typeof stat>) => {
    const found = await stat(...given)
    if (typeof found.mtimeMs === 'number' && found.mtimeMs >= begun) found.mtimeMs += ahead
    return found
  },
})
syncBuiltinESMExports()

function now(): number {
  return RealDate.now() + ahead
}
