/** A look that a run has been through. */
export interface Passed {
  /** Whether an earlier run had rendered it. */
  readonly wasKnown: boolean
  /** Whether that render still holds, so that nothing was rendered. */
  readonly kept: boolean
  /** What it took: rendering, denoising, saving. */
  readonly seconds: number
}

/**
 * The seconds that the rest of a run will take, for `todo` (of each look that is left: whether an earlier run rendered
 * it): new looks take as long as those that this run has rendered, and of the known ones as many have to be rendered
 * again as before. Looks that were kept take no time and say nothing about the others, so a resumed run tells nothing
 * (null) until it has rendered one; with nothing left to render it is 0.
 */
export function secondsLeft(passed: readonly Passed[], todo: readonly boolean[]): number | null {
  const rendered = passed.filter((one) => !one.kept)
  const known = passed.filter((one) => one.wasKnown)
  const changed = known.filter((one) => !one.kept).length / Math.max(known.length, 1)
  const expected = todo.reduce((sum, isKnown) => sum + (isKnown ? changed : 1), 0)
  if (expected === 0) return 0
  if (rendered.length === 0) return null
  return (rendered.reduce((sum, one) => sum + one.seconds, 0) / rendered.length) * expected
}

/** Such as `40 s`, `0 h 2 min`. */
export const duration = (seconds: number): string => {
  if (seconds < 90) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Tells how far the run of a room is and how long it will go on. */
export class Progress {
  private readonly passed: Passed[] = []
  private since = Date.now()
  private readonly room: string
  /** By look: whether an earlier run had rendered it; those that are left. */
  private readonly todo: Map<string, boolean>
  private readonly total: number

  constructor(room: string, looks: readonly string[], isKnown: (look: string) => boolean) {
    this.room = room
    this.total = looks.length
    this.todo = new Map(looks.map((look) => [look, isKnown(look)]))
  }

  /** One more is done; `what` says how it went. */
  step(look: string, kept: boolean, what: string): void {
    const now = Date.now()
    this.passed.push({ wasKnown: this.todo.get(look) ?? false, kept, seconds: (now - this.since) / 1000 })
    this.since = now
    this.todo.delete(look)
    const left = secondsLeft(this.passed, [...this.todo.values()])
    const rest = left === null ? '' : `; about ${duration(left)} left`
    console.log(`${this.room} ${this.total - this.todo.size}/${this.total} ${look}: ${what}${rest}`)
  }
}
