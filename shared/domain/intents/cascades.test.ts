import { describe, expect, it } from 'vitest'
import type { OptionRef } from '../configuration/configuration.types.ts'
import { chooseOption, reportConflict } from '#shared/domain/index.ts'
import { findConflicts } from '#shared/testing/broken-rules.ts'
import { conflictWalk, type GeneratedConflict } from '#shared/testing/conflict-walk.ts'
import { generateCascades } from '#shared/testing/generate-cascades.ts'
import { seededRandom } from '#shared/testing/seeded-random.ts'

const CATALOGUE = { rooms: 20, itemsPerRoom: 50, optionsPerItem: 20, rules: 500, seed: 7 }
const CONFLICTS = 10_000
/** Looking for conflicts in the whole unit is slow: only after every so many. */
const WHOLE_UNIT_EVERY = 50

describe('ways out of 10,000 generated conflicts with cascades', () => {
  it('RUL-5 RUL-8 RUL-10 whatever is picked, the configuration is without conflict', { timeout: 120_000 }, () => {
    const random = seededRandom(3)
    const met = { conflicts: 0, unresolvable: 0, cascades: 0 }
    for (const conflict of conflictWalk(generateCascades(CATALOGUE), 5)) {
      const picks = pickAtRandom(conflict, (list) => random.pick(list))
      met.conflicts++
      if (picks === null) met.unresolvable++
      else {
        if (picks.length > 2) met.cascades++
        const result = chooseOption(conflict.configuration, conflict.wanted, ...picks)
        if (!result.ok) expect.fail(`refused: ${JSON.stringify([conflict.wanted, ...picks])}`)
        if (met.conflicts % WHOLE_UNIT_EVERY === 0) expect(findConflicts(result.configuration)).toEqual([])
      }
      if (met.conflicts === CONFLICTS) break
    }
    // The walk meets what it is meant to meet.
    expect(met.unresolvable).toBeGreaterThan(100)
    expect(met.cascades).toBeGreaterThan(1_000)
  })
})

/** One option for each alternative, the lists narrowed after every pick; null = there is no way out. */
function pickAtRandom(
  { configuration, wanted }: GeneratedConflict,
  pick: (list: readonly string[]) => string,
): readonly OptionRef[] | null {
  const report = reportConflict(configuration, wanted)
  if (!report.resolvable) return null
  const picks: OptionRef[] = []
  for (const { itemId } of report.alternatives) {
    const list = report.narrow(picks).find((entry) => entry.itemId === itemId)
    picks.push({ itemId, productId: pick(list?.productIds ?? []) })
  }
  return picks
}
