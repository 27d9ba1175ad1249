import { describe, expect, it } from 'vitest'
import { listTestTitles } from './test-titles.ts'

describe('titles of tests', () => {
  const found: [source: string, titles: string[]][] = [
    [`it('one', () => {})\ntest("two", async () => {})`, ['one', 'two']],
    [`await test.step(\n  'a step', async () => {})`, ['a step']],
    ['it(`with ${1 + `${2}`} in it`, run)', ['with ${1 + `${2}`} in it']],
    [`it('in ' + 'parts', run)`, ['in parts']],
    [`it.each([[1, ')'], [2, /[)'"]/]])('each', run)`, ['each']],
    [`it.each<[string, () => void]>(rows)('typed', run)`, ['typed']],
    [`const view = <Page title="x" />\nit('after an element', run)`, ['after an element']],
  ]

  it.each(found)('are found in %j', (source, titles) => {
    expect(listTestTitles(source)).toEqual(titles)
  })

  it.each([
    `describe('UPG-1 a group', () => {})`,
    `it.skip('UPG-1 not run', run)\nit.todo('UPG-2 later')\ntest.fixme('UPG-3', run)`,
    `test.skip(!binary, 'UPG-1 needs a binary')`,
    `// it('UPG-1 in a comment', run)\n/* test('UPG-2') */`,
    `const text = "it('UPG-1 in a text')"`,
    `pattern.test('UPG-1'); visit('UPG-2'); test.use({ name: 'UPG-3' })`,
    `it(readName(unit), run)`,
  ])('are not in %j', (source) => {
    expect(listTestTitles(source).filter((title) => title.includes('UPG'))).toEqual([])
  })

  it('take the ids of their rows, from the file and from the tables that it imports', () => {
    const rows = `const ROWS = [['UPG-1 first', 1], ['other', 'see UPG-2']]\ndescribe('UPG-3 group', () => {})`
    expect(listTestTitles(`${rows}\nit.each(ROWS)('%s works', run)`)).toEqual(['%s works', 'UPG-1 first'])
    expect(listTestTitles('for (const { ids } of ROWS) it(`${ids} works`, run)', [rows])).toContain('UPG-1 first')
  })

  it('take nothing from rows that they do not show', () => {
    expect(listTestTitles(`it.each([['UPG-1 first', 1]])('works', run)`)).toEqual(['works'])
  })
})
