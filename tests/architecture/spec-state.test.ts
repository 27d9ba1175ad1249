import { describe, expect, it } from 'vitest'
import { writtenFiles } from '#tests/support/source-files.ts'
import { readSpecification } from './spec-ids.ts'
import { statePage, readState, computeTotals } from './spec-state.ts'

const REQUIREMENTS = ['INB-1', 'INB-2', 'UPG-1', 'UPG-2'].map((id) => ({ id, text: `What ${id} | says.` }))

function stateIn(files: Readonly<Record<string, string>>, openList: Readonly<Record<string, string>> = {}) {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }))
  return readState(REQUIREMENTS, sources, openList)
}

const doneIn = (...given: Parameters<typeof stateIn>) =>
  stateIn(...given).flatMap(({ id, state }) => (state === 'done' ? [id] : []))

describe('the state of the requirements', () => {
  it('is done where the title of a test or step names one', () => {
    expect(doneIn({ 'a.test.ts': `it('UPG-1: works', run)` })).toEqual(['UPG-1'])
    expect(doneIn({ 'a.spec.ts': `await test.step('UPG-2, INB-1..2 work', run)` })).toEqual(['INB-1', 'INB-2', 'UPG-2'])
  })

  it('is open where only comments, groups of tests or other files do', () => {
    expect(doneIn({ 'a.test.ts': `// UPG-1\ndescribe('UPG-1', () => {})`, 'a.ts': `it('UPG-1', run)` })).toEqual([])
  })

  it('takes the rows of a table beside the test', () => {
    const test = `import { ROWS } from './way-table.ts'\nfor (const { ids } of ROWS) it(\`\${ids} ends there\`, run)`
    const files = { 'server/a.test.ts': test, 'server/way-table.ts': `export const ROWS = [{ ids: 'UPG-1 INB-1' }]` }
    expect(doneIn(files)).toEqual(['INB-1', 'UPG-1'])
    expect(doneIn({ ...files, 'server/a.test.ts': test.replace('way-table', 'ways') })).toEqual([])
  })

  it('is open while the capability is not built, whatever a title says', () => {
    const states = stateIn({ 'a.test.ts': `it('INB-1..2 UPG-1 is under construction', run)` }, { inbox: 'INB-1..2' })
    expect(computeTotals(states)).toEqual([
      { group: 'INB', done: 0, open: 2 },
      { group: 'UPG', done: 1, open: 1 },
    ])
    const page = statePage(states).split('\n')
    expect(page).toContain('| UPG | 1 | 1 |')
    expect(page).toContain(String.raw`| INB-1 | open | (not built: inbox), a.test.ts | What INB-1 \| says. |`)
    expect(page).toContain(String.raw`| UPG-2 | open |  | What UPG-2 \| says. |`)
  })

  it('is found in every program of this project', () => {
    const files = writtenFiles()
    for (const part of ['shared/', 'server/', 'electron/', 'renderer/', 'resources/', 'tests/e2e/']) {
      const own = files.filter(({ path }) => path.startsWith(part))
      const states = readState(readSpecification().requirements, own, {})
      expect(states.filter(({ state }) => state === 'done').length, part).toBeGreaterThan(2)
    }
  })
})
