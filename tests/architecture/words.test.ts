import { describe, expect, it } from 'vitest'
import type { SourceFile } from './arrows.ts'
import { findWords } from './words.ts'
import { sourceFiles } from '#tests/support/source-files.ts'

const file = (path: string, text: string): SourceFile => ({ path, text })

describe('words that may not come back', () => {
  it('are nowhere in code', () => {
    expect(sourceFiles().flatMap(findWords)).toEqual([])
  })

  it.each([
    ['server/a.ts', 'function nameOf(user: User) {}', 'nameOf'],
    ['server/a.ts', 'const nameOf = (user: User) => user.name', 'nameOf'],
    ['shared/domain/a.ts', 'const lineIndex = 1', 'lineIndex'],
    ['server/a.ts', 'class Freshness {}', 'Freshness'],
    ['renderer/unit/a.ts', 'const keeper = openKeep()', 'keeper'],
    ['renderer/parts/a.tsx', 'export function UpgradeCard() {}', 'UpgradeCard'],
  ])('finds the planted one in %s: %s', (path, text, word) => {
    expect(findWords(file(path, text)).join('\n')).toContain(`"${word}"`)
  })

  it.each([
    ['server/a.ts', '// a keeper of keys\nconst words = "Freshness"'],
    ['server/a.ts', 'text.indexOf("a")'],
    ['server/a.ts', 'function listSessionsOf(user: User) {}'],
  ])('leaves comments, texts and verbs in %s alone: %s', (path, text) => {
    expect(findWords(file(path, text))).toEqual([])
  })
})
