// 10,000 random writes on the engine and on the naive second implementation: whether the two ever differ, and how they
// were answered. WRITES and PROPERTY_SEED in the environment ask for more, or for others.
import { env } from 'node:process'
import fc from 'fast-check'
import { compareWrites } from '#shared/testing/compare-writes.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'
import { writesOnCatalogues } from '#shared/testing/write-arbitrary.ts'
import { atMost, report } from './rows.ts'

const WRITES = Number(env['WRITES'] ?? 10_000)
/** Sequences that are made at a time; a sequence has four writes on average. */
const BATCH = 500

const answers = new Map<string, number>()
let writes = 0
let sequences = 0
let different = 0
const { seed = 0 } = propertySettings()
for (let batch = 0; writes < WRITES; batch++) {
  for (const sample of fc.sample(writesOnCatalogues(), { seed: seed + batch, numRuns: BATCH })) {
    if (writes >= WRITES) break
    writes += sample.raws.length
    sequences++
    try {
      for (const answer of compareWrites(sample)) answers.set(answer, (answers.get(answer) ?? 0) + 1)
    } catch (error) {
      different++
      if (different === 1) console.error(error)
    }
  }
}

const refused = [...answers].filter(([answer]) => answer !== 'accepted').sort(([, a], [, b]) => b - a)
report([
  {
    name: 'random writes, engine against the naive implementation',
    figure: `${writes.toLocaleString('en')} in ${sequences.toLocaleString('en')} sequences, ${different} differ`,
    value: different,
    bar: atMost(0, 'sequences that differ'),
  },
  {
    name: 'accepted by both',
    figure: String(answers.get('accepted') ?? 0),
    value: answers.get('accepted') ?? 0,
    bar: null,
  },
  ...refused.map(([code, count]) => ({
    name: `refused by both: ${code}`,
    figure: String(count),
    value: count,
    bar: null,
  })),
])
