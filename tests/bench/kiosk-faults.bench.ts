// 1,000 synchronisations of the kiosk over a line that delays, breaks off, cuts, changes, fails and hangs.
// KIOSK_FAULT_RUNS=20 for fewer.
import { durabilityFigures } from './durability-figures.ts'
import { atLeast, atMost, report } from './rows.ts'

const figures = durabilityFigures('kiosk-faults.test.ts', {
  KIOSK_FAULT_RUNS: process.env['KIOSK_FAULT_RUNS'] ?? '1000',
})
const { runs = 0, faults = 0, differences = 0 } = figures

report([
  { name: 'kiosk: synchronisations that ended complete', figure: `${runs}`, value: runs, bar: atLeast(1_000, 'runs') },
  { name: 'kiosk: faults of the line', figure: `${faults}`, value: faults, bar: null },
  {
    name: 'kiosk: files and answers that were wrong',
    figure: `${differences}`,
    value: differences,
    bar: atMost(0, 'of them'),
  },
])
