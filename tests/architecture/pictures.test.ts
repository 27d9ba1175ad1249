import { describe, expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'
import { findImports } from './import-scanner.ts'

const OPENS_PICTURES = 'server/pictures/open-picture.ts'
const HAS_NO_LIMITS = /\.test\.ts$|\/fixtures\//

function picturesOpenedBy(files: readonly { path: string; text: string }[]): string[] {
  return files
    .filter(({ path }) => path !== OPENS_PICTURES && path.startsWith('server/') && !HAS_NO_LIMITS.test(path))
    .filter(({ text }) => findImports(text).some(({ specifier }) => /^sharp(?:\/|$)/.test(specifier)))
    .map(({ path }) => path)
}

describe('FOUND-3 pictures', () => {
  it('are opened in one place, which has the limits', () => {
    const planted = { path: 'server/mail/logo.ts', text: "import sharp from 'sharp'\n" }
    expect(picturesOpenedBy([planted])).toEqual([planted.path])
    const files = sourceFiles()
    expect(files.map(({ path }) => path)).toContain(OPENS_PICTURES)
    expect(picturesOpenedBy(files)).toEqual([])
  })
})
