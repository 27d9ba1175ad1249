// Loaded before the server (`--import`): its clock is ahead by CLOCK_AHEAD_MS, so that minutes and days pass between
// two starts. Only what asks for the time is told another one; timers run as ever.
const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0)
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct(target, given, made): object {
    const date: unknown = Reflect.construct(target, given.length === 0 ? [now()] : given, made)
    return date instanceof RealDate ? date : new RealDate(Number.NaN)
  },
  get: (target, name, receiver): unknown => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})

function now(): number {
  return RealDate.now() + ahead
}
