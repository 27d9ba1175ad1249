import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideRemedy, type Fault, type FaultAt, REST_MS, SERIES_MS } from './recovery.ts'
import { decideWatch } from './watchdog.ts'

const FAULTS: Fault[] = [
  'renderer-gone',
  'renderer-hangs',
  'page-failed',
  'page-silent',
  'gpu-gone',
  'helper-gone',
  'host-failed',
]

/** What is done when one fault comes again and again, a second apart. */
function series(fault: Fault, count: number, relaunches: number[] = []): string[] {
  const before: FaultAt[] = []
  return Array.from({ length: count }, (_, index) => {
    const one = { fault, at: index * 1_000 }
    const { remedy } = decideRemedy(one, before, relaunches)
    before.push(one)
    return remedy
  })
}

describe('decision 36: the program mends itself', () => {
  it('tries what disturbs least first, and the program anew last', () => {
    expect(series('page-failed', 6)).toEqual(['reload', 'reload', 'reload', 'recreate', 'relaunch', 'relaunch'])
    expect(series('renderer-gone', 4)).toEqual(['recreate', 'recreate', 'recreate', 'relaunch'])
    expect(series('gpu-gone', 4)).toEqual(['none', 'none', 'recreate', 'relaunch'])
    expect(series('host-failed', 3)).toEqual(['none', 'reload', 'relaunch'])
  })

  it('waits twice as long each time, up to twenty seconds', () => {
    const before: FaultAt[] = []
    const waits = Array.from({ length: 10 }, (_, at) => {
      const step = decideRemedy({ fault: 'page-failed', at }, before, [])
      before.push({ fault: 'page-failed', at })
      return step.after
    })
    expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000, 20_000])
  })

  it('shows the built-in page when three relaunches in ten minutes did not help', () => {
    const before = [0, 1, 2].map((at) => ({ fault: 'renderer-gone' as const, at }))
    const at = 5_000
    expect(decideRemedy({ fault: 'renderer-gone', at }, before, [1, 2]).remedy).toBe('relaunch')
    expect(decideRemedy({ fault: 'renderer-gone', at }, before, [1, 2, 3]).remedy).toBe('rest')
    const later = at + SERIES_MS
    const again = [0, 1, 2].map((ms) => ({ fault: 'renderer-gone' as const, at: later - ms }))
    expect(decideRemedy({ fault: 'renderer-gone', at: later }, again, [1, 2, 3]).remedy).toBe('relaunch')
  })

  it('forgets faults of ten minutes ago', () => {
    const old = Array.from({ length: 9 }, (_, at) => ({ fault: 'page-failed' as const, at }))
    expect(decideRemedy({ fault: 'page-failed', at: SERIES_MS + 10 }, old, [])).toEqual({
      remedy: 'reload',
      after: 250,
    })
  })

  it('never starts itself anew more than three times in ten minutes, whatever goes wrong', () => {
    const happening = fc.record({ fault: fc.constantFrom(...FAULTS), wait: fc.integer({ min: 0, max: 60_000 }) })
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 80 }), (happenings) => {
        let now = 1_000_000
        let before: FaultAt[] = []
        const relaunches: number[] = []
        for (const { fault, wait } of happenings) {
          now += wait
          const { remedy, after } = decideRemedy({ fault, at: now }, before, relaunches)
          expect(after).toBeLessThanOrEqual(20_000)
          before.push({ fault, at: now })
          if (remedy !== 'relaunch') continue
          relaunches.push(now)
          // Its memory is gone then.
          before = []
        }
        for (const start of relaunches)
          expect(relaunches.filter((time) => time >= start && time < start + SERIES_MS).length).toBeLessThanOrEqual(3)
      }),
    )
  })

  it('counts what a clock that was set back calls the future', () => {
    const future = [1, 2, 3].map((minute) => minute * 60_000)
    const before = future.map((at) => ({ fault: 'renderer-gone' as const, at }))
    expect(decideRemedy({ fault: 'renderer-gone', at: 0 }, before, future).remedy).toBe('rest')
  })

  it('does not count what the clock calls tomorrow, or it would rest until then', () => {
    const tomorrow = [1, 2, 3].map((minute) => 86_400_000 + minute * 60_000)
    const now = [1, 2, 3].map((at) => ({ fault: 'renderer-gone' as const, at }))
    expect(decideRemedy({ fault: 'renderer-gone', at: 4 }, now, tomorrow).remedy).toBe('relaunch')
  })

  it('rests no longer than a visitor waits', () => {
    expect(REST_MS).toBeLessThanOrEqual(60_000)
  })
})

describe('decision 35: the watchdog', () => {
  const quiet = { secondsSilent: 10, secondsIdle: 5_000, idleSeconds: 90, countdownSeconds: 15 }

  it('lets the page alone as long as it asks for its state', () => {
    expect(decideWatch({ ...quiet, page: 'app://kiosk/' })).toBe('nothing')
    expect(decideWatch({ ...quiet, page: 'app://kiosk/', secondsSilent: 60 })).toBe('nothing')
    expect(decideWatch({ ...quiet, page: 'app://kiosk/', secondsSilent: 70 })).toBe('silent')
  })

  it('ends the visit on a page that counts no idle time of its own', () => {
    const away = { ...quiet, page: 'https://www.lindenhof.example/', secondsSilent: 500 }
    expect(decideWatch({ ...away, secondsIdle: 104 })).toBe('nothing')
    expect(decideWatch({ ...away, secondsIdle: 105 })).toBe('end-visit')
  })
})
