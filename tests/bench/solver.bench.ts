// Ways out of 10,000 generated conflicts with cascades in a unit of 1,000 items.
import { reportConflict } from '#shared/domain/index.ts'
import { conflictWalk } from '#shared/testing/conflict-walk.ts'
import { generateCascades } from '#shared/testing/generate-cascades.ts'
import { atMost, quantile, report } from './rows.ts'

const CATALOGUE = { rooms: 20, itemsPerRoom: 50, optionsPerItem: 20, rules: 500, seed: 7 }
const CONFLICTS = 10_000
const WARM_UP = 200

const times: number[] = []
let unresolvable = 0
let changed = 0
let longest = 0
for (const { configuration, wanted } of conflictWalk(generateCascades(CATALOGUE), 1)) {
  const start = performance.now()
  const { alternatives } = reportConflict(configuration, wanted)
  times.push(performance.now() - start)
  if (alternatives.length === 0) unresolvable++
  changed += alternatives.length
  longest = Math.max(longest, alternatives.length)
  if (times.length === CONFLICTS + WARM_UP) break
}
const measured = times.slice(WARM_UP)
const ms = (value: number) => `${value.toFixed(2)} ms`
const p99 = quantile(measured, 0.99)
report([
  { name: 'way out, median', figure: ms(quantile(measured, 0.5)), value: quantile(measured, 0.5), bar: null },
  { name: 'way out, 99th percentile', figure: ms(p99), value: p99, bar: atMost(16, 'ms') },
  { name: 'way out, slowest', figure: ms(quantile(measured, 1)), value: quantile(measured, 1), bar: null },
  {
    name: 'items that a way out changes, mean and most',
    figure: `${(changed / (times.length - unresolvable)).toFixed(1)}, ${longest}`,
    value: longest,
    bar: null,
  },
  {
    name: 'wishes that cannot be had',
    figure: `${((unresolvable / times.length) * 100).toFixed(1)} %`,
    value: unresolvable,
    bar: null,
  },
])
