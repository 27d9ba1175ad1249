import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFaultLog } from '../kernel/faults.ts'
import { DEFAULT_LIMITS } from '../kernel/limits.ts'
import { Lane, type LaneStep } from './lane.ts'

/** A lane whose steps end when the test says so, and what it did, in order. */
function newLane(turn: () => Promise<unknown> = () => wait(0)) {
  const log: string[] = []
  const ends: ((step: LaneStep) => void)[] = []
  const lane = new Lane({
    step: () => {
      log.push('step')
      return new Promise((resolve) => ends.push(resolve))
    },
    onWait: () => log.push('wait'),
    limits: DEFAULT_LIMITS,
    faults: createFaultLog(Date.now),
    signal: new AbortController().signal,
  })
  const end = async (step: LaneStep) => {
    ends.shift()?.(step)
    await turn()
  }
  return { lane, log, end }
}

const LATER: LaneStep = { kind: 'later', waitMs: null }

describe('decision 36: one lane of what visitors send', () => {
  it('lets nobody go who came meanwhile and whose own try follows at once', async () => {
    const { lane, log, end } = newLane()
    lane.wake(false)
    lane.wake(true)
    await end(LATER)
    expect(log).toEqual(['step', 'step'])
    await end(LATER)
    expect(log).toEqual(['step', 'step', 'wait'])
    await lane.stop()
  })

  it('lets those go who wait where nothing urgent follows', async () => {
    const { lane, log, end } = newLane()
    lane.wake(true)
    await end({ kind: 'later', waitMs: 3_600_000 })
    expect(log).toEqual(['step', 'wait'])
    await lane.stop()
  })

  describe('FOUND-18: leaves the portal alone', () => {
    afterEach(() => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    })

    /** ms until the next step after one that ended so. */
    async function pauseAfter(outcomes: readonly LaneStep[]): Promise<number> {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      vi.spyOn(Math, 'random').mockReturnValue(1)
      const { lane, log, end } = newLane(() => Promise.resolve())
      lane.wake(false)
      let ms = 0
      for (const outcome of outcomes) {
        await end(outcome)
        const steps = () => log.filter((line) => line === 'step').length
        const before = steps()
        for (ms = 0; steps() === before && ms <= 4_000_000; ms += 500) await vi.advanceTimersByTimeAsync(500)
      }
      vi.useRealTimers()
      void lane.stop()
      await end({ kind: 'empty' })
      return ms
    }

    it('for as long as it asks for, where that is longer than the pause of its own', async () => {
      expect(await pauseAfter([{ kind: 'later', waitMs: 90_000 }])).toBe(90_000)
      expect(await pauseAfter([{ kind: 'later', waitMs: 100 }])).toBe(500)
    })

    it('for an hour at most, and longer after each failure', async () => {
      expect(await pauseAfter([{ kind: 'later', waitMs: 86_400_000 }])).toBe(3_600_000)
      expect(await pauseAfter([LATER, LATER, LATER])).toBe(2_000)
    })
  })
})
