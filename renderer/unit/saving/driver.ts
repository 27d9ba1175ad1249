import { type EffectPorts, runEffect } from './effects.ts'
import { transition } from './machine.ts'
import type { Effect, Saving, SavingEvent } from './machine.types.ts'
import { isSettled, startSaving, waitingWrites } from './machine-state.ts'
import type { WaitingWrite } from './saving.types.ts'

export interface SavingPorts extends EffectPorts {
  readonly onChange: (saving: Saving) => void
}

export interface SavingDriver {
  readonly dispatch: (event: SavingEvent) => void
  readonly state: () => Saving
  /** Ends it for good and gives what is not known to be stored, for `adopted` of the next one. */
  readonly handOver: () => readonly WaitingWrite[]
  /** Resolves when nothing is pending, or what is pending waits: for an answer of the user's, or as `WaitsFor` says. */
  readonly settled: () => Promise<void>
}

/** Runs the machine: does what it wants done, and tells it what came of it. */
export function driveSaving(ports: SavingPorts, start: Parameters<typeof startSaving>[0]): SavingDriver {
  let saving = startSaving(start)
  const waiters = new Set<() => void>()

  function dispatch(event: SavingEvent): void {
    const before = saving
    const [next, effects] = step(saving, event)
    saving = next
    if (next !== before && next.phase.kind !== 'over') ports.onChange(next)
    if (isSettled(saving)) {
      for (const resolve of waiters) resolve()
      waiters.clear()
    }
    for (const effect of effects) void run(effect)
  }

  async function run(effect: Effect): Promise<void> {
    const event = await runEffect(ports, effect)
    if (event !== null) dispatch(event)
  }

  return {
    dispatch,
    state: () => saving,
    handOver() {
      const writes = waitingWrites(saving)
      dispatch({ kind: 'ended' })
      return writes
    },
    settled: async () => {
      while (!isSettled(saving)) await new Promise<void>((resolve) => waiters.add(resolve))
    },
  }
}

/** A fault of ours is told, and waits like one of the server's. */
function step(saving: Saving, event: SavingEvent) {
  try {
    return transition(saving, event)
  } catch (error) {
    globalThis.reportError(error)
    return transition(saving, { kind: 'broke' })
  }
}
