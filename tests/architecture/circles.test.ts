import { describe, expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'
import { findCircles } from './circles.ts'

describe('circles of imports', () => {
  it('are nowhere, types and import() included', () => {
    expect(findCircles(sourceFiles())).toEqual([])
  })

  it.each([
    ['a value', `import { b } from './b.ts'`],
    ['a type', `import type { B } from './b.ts'`],
    ['an inline type', `let b: import('#shared/b.ts').B`],
    ['a part that is loaded later', `const load = () => import('./b.ts')`],
    ['a re-export', `export * from './b.ts'`],
  ])('are found through %s', (_, text) => {
    const files = [
      { path: 'shared/a.ts', text },
      { path: 'shared/b.ts', text: `import { c } from './deep/c.ts'` },
      { path: 'shared/deep/c.ts', text: `import { a } from '../a.ts'` },
      { path: 'shared/beside.ts', text: `import { a } from './a.ts'` },
    ]
    expect(findCircles(files)).toEqual([['shared/a.ts', 'shared/b.ts', 'shared/deep/c.ts']])
  })

  it('are not seen where two files share a third', () => {
    const files = [
      { path: 'shared/a.ts', text: `import './b.ts'\nimport './c.ts'` },
      { path: 'shared/b.ts', text: `import './c.ts'` },
      { path: 'shared/c.ts', text: `// import './a.ts'` },
    ]
    expect(findCircles(files)).toEqual([])
  })
})
