import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openList from '../../docs/spec/open.json' with { type: 'json' }
import { PROJECT_FOLDER } from '#tests/support/project-folder.ts'
import { writtenFiles } from '#tests/support/source-files.ts'
import { readSpecification } from './spec-ids.ts'
import { statePage, readState, computeTotals } from './spec-state.ts'

// npm run spec: the totals for the terminal, every requirement for the page.
const states = readState(readSpecification().requirements, writtenFiles(), openList)
const totals = computeTotals(states)
console.table(Object.fromEntries(totals.map(({ group, done, open }) => [group, { done, open }])))
const folder = join(PROJECT_FOLDER, 'test-results')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'spec-state.md'), statePage(states))
const done = totals.reduce((sum, total) => sum + total.done, 0)
console.log(`${done} done, ${states.length - done} open: test-results/spec-state.md`)
