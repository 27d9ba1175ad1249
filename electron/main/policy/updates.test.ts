import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countHealthy, countStart, isWanted, MAX_STARTS, mayInstallNow, type VersionState } from './updates.ts'

const kept = () => true

/** Starts a version again and again without it running well. */
function startOften(before: VersionState | null, version: string, times: number, canInstall: () => boolean = kept) {
  let state = before
  let goBackTo: string | null = null
  for (let count = 0; count < times; count += 1) {
    const decision = countStart(state, version, canInstall)
    state = decision.state
    goBackTo ??= decision.goBackTo
  }
  if (!state) throw new Error('started no time')
  return { state, goBackTo }
}

const good = countHealthy(countStart(null, '1.0.0', kept).state)

describe('new versions', () => {
  it('go back to the last good one when they do not run well in three starts', () => {
    expect(startOften(good, '1.1.0', MAX_STARTS).goBackTo).toBeNull()
    const failed = startOften(good, '1.1.0', MAX_STARTS + 1)
    expect(failed.goBackTo).toBe('1.0.0')
    expect(failed.state.refused).toEqual(['1.1.0'])
    const back = countStart(failed.state, '1.0.0', kept).state
    expect(back).toMatchObject({ current: '1.0.0', isHealthy: true, lastGood: '1.0.0', refused: ['1.1.0'] })
    expect(isWanted(back, '1.1.0')).toBe(false)
    expect(isWanted(back, '1.1.1')).toBe(true)
  })

  it('stay when they have run well once, however often they are started afterwards', () => {
    const healthy = countHealthy(countStart(good, '1.1.0', kept).state)
    expect(healthy).toMatchObject({ current: '1.1.0', lastGood: '1.1.0', starts: 0 })
    expect(startOften(healthy, '1.1.0', 20).goBackTo).toBeNull()
  })

  it('run on when nothing is kept to go back to, or nothing ever ran well', () => {
    expect(startOften(good, '1.1.0', 10, () => false).goBackTo).toBeNull()
    expect(startOften(null, '1.1.0', 10).goBackTo).toBeNull()
  })

  it('go back over a version that never ran well to the one before it', () => {
    const second = startOften(good, '1.1.0', 1).state
    const third = startOften(second, '1.2.0', MAX_STARTS + 1)
    expect(third.goBackTo).toBe('1.0.0')
  })

  it('are not fetched while the one that runs has not run well', () => {
    expect(isWanted(countStart(good, '1.1.0', kept).state, '1.2.0')).toBe(false)
    expect(isWanted(good, '1.0.0')).toBe(false)
  })

  it('are forgiven when somebody installs them by hand and they run well', () => {
    const refused = { ...good, refused: ['1.1.0', '0.9.0'] }
    expect(countHealthy(countStart(refused, '1.1.0', kept).state).refused).toEqual(['0.9.0'])
  })

  it('never lead to one that did not run well, in any order of starts', () => {
    const step = fc.record({ version: fc.constantFrom('1.0.0', '1.1.0', '1.2.0'), isHealthy: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const ranWell = new Set<string>()
        let state: VersionState | null = null
        for (const { version, isHealthy } of steps) {
          const decision = countStart(state, version, kept)
          state = decision.state
          if (decision.goBackTo !== null) {
            expect(ranWell.has(decision.goBackTo)).toBe(true)
            expect(decision.goBackTo).not.toBe(version)
          } else if (isHealthy) {
            state = countHealthy(state)
            ranWell.add(version)
          }
        }
      }),
    )
  })

  it('are installed at night, when nobody is at the device', () => {
    expect(mayInstallNow({ hour: 3, secondsIdle: 900 })).toBe(true)
    expect(mayInstallNow({ hour: 3, secondsIdle: 899 })).toBe(false)
    expect(mayInstallNow({ hour: 14, secondsIdle: 90_000 })).toBe(false)
    expect(mayInstallNow({ hour: 5, secondsIdle: 90_000 })).toBe(false)
  })
})
