import type { FaultLog } from '../kernel/faults.ts'
import type { Limits } from '../kernel/limits.ts'
import { computeBackOff } from '../portal/back-off.ts'

/** `done`: go on with the next. `later`: leave the portal alone, `waitMs` at least if it says so. `empty`: none left. */
export type LaneStep = { readonly kind: 'done' | 'empty' } | { readonly kind: 'later'; readonly waitMs: number | null }

interface Parts {
  /** Delivers the oldest entry. */
  readonly step: () => Promise<LaneStep>
  /** Nothing goes out for a while; not called where an urgent try follows at once. */
  readonly onWait: () => void
  readonly limits: Limits
  readonly faults: FaultLog
  readonly signal: AbortSignal
}

/** ms; longest wait for the next try, whatever the portal asks for. */
const LONGEST_WAIT = 3_600_000

/** Sends what waits in one lane, one after the other, for as long as it takes. */
export class Lane {
  readonly #parts: Parts
  #running: Promise<void> | null = null
  /** Once more after the one that is under way; null = not. */
  #next: { readonly isUrgent: boolean } | null = null
  #failures = 0
  #timer: NodeJS.Timeout | undefined
  /** The portal wants to be left alone for a while. */
  #isHeld = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Whether the last try did not work. */
  get isFailing(): boolean {
    return this.#failures > 0
  }

  /** Tries at once. @param isUrgent also where the portal wants to be left alone: somebody stands there and waits */
  wake(isUrgent: boolean): void {
    const { faults, signal } = this.#parts
    if (signal.aborted || (this.#isHeld && !isUrgent)) return
    // One that is under way may have looked for the last time already.
    this.#next = this.#running === null ? null : { isUrgent: isUrgent || this.#next?.isUrgent === true }
    this.#running ??= this.#deliver()
      .catch(() => faults.note('OUTBOX_BROKE_OFF'))
      .finally(() => {
        this.#running = null
        if (this.#next !== null) this.wake(this.#next.isUrgent)
      })
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#running
  }

  async #deliver(): Promise<void> {
    const { step, signal } = this.#parts
    while (!signal.aborted) {
      const outcome = await step()
      if (outcome.kind === 'empty') return
      if (outcome.kind === 'later') return this.#tryLater(outcome.waitMs)
      this.#failures = 0
      this.#isHeld = false
    }
  }

  #tryLater(waitMs: number | null): void {
    const { limits, signal, onWait } = this.#parts
    if (signal.aborted) return
    this.#failures += 1
    const wait = Math.max(computeBackOff(limits, this.#failures), waitMs ?? 0)
    clearTimeout(this.#timer)
    this.#isHeld = waitMs !== null
    const goOn = () => {
      this.#isHeld = false
      this.wake(false)
    }
    this.#timer = setTimeout(goOn, Math.min(wait, LONGEST_WAIT)).unref()
    // Whoever came meanwhile has a try of their own at once, and may still be told what comes of it.
    if (this.#next?.isUrgent !== true) onWait()
  }
}
