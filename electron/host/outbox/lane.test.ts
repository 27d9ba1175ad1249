import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createFaultLog } from '../faults.ts'
import { DEFAULT_LIMITS } from '../host.types.ts'
import { Lane, type LaneStep } from './lane.ts'

/** A lane whose steps end when the test says so, and what it did, in order. */
function newLane() {
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
    await wait(0)
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
})
