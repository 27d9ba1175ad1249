import { check } from 'recheck'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'
import { type PatternOf, getPatterns } from './pattern-scanner.ts'

/** Everything that foreign text reaches: requests, packages, feeds. */
const SEES_FOREIGN_TEXT = /^(?:server|shared|electron\/host)\//
const IS_TEST = /\.test\.ts$|\/(?:testing|fixtures)\//
/** Characters that every pattern is tried with. */
const LENGTH = 100_000
/** How long one pattern may be judged, on a machine that others keep busy. */
const TIME_TO_JUDGE_MS = 120_000
/** Those put together of parts that are no foreign text: paths of the contracts and of the app's own pages, with `[^/]+` in them. */
const BUILT = ['server/platform/http/static-site.ts']

interface PlacedPattern extends PatternOf {
  readonly path: string
}

/** What is wrong with a pattern: a text that makes it take more than its length in time; null = there is none. */
async function findFault({ path, line, source, flags }: PlacedPattern): Promise<string | null> {
  // Decides by theory; what that does not cover (it looks around, or back) is decided by trying.
  const decided = await check(source, flags, { checker: 'automaton', timeout: TIME_TO_JUDGE_MS })
  const result = decided.status === 'unknown' ? await check(source, flags, { timeout: TIME_TO_JUDGE_MS }) : decided
  if (result.status === 'safe') return null
  const degree = result.status === 'vulnerable' ? result.complexity.summary : 'cannot be decided'
  return `${path}:${line} /${source}/${flags}: ${degree}`
}

/** Long texts that nearly are what the pattern wants, made of the characters that it names. */
function worstTexts({ source }: PatternOf): string[] {
  const words = source.match(/[A-Za-z0-9]{2,}|[^\w\s\\]/g) ?? []
  const pieces = new Set([' ', 'a', '0', '.', '/', '-', '\t\n', 'a.', '\\"', ...words, words.join('')])
  return [...pieces].filter((piece) => piece !== '').map((piece) => piece.repeat(LENGTH / piece.length) + '\u0000')
}

describe('FOUND-2 patterns that foreign text reaches', () => {
  const files = sourceFiles().filter(({ path }) => SEES_FOREIGN_TEXT.test(path) && !IS_TEST.test(path))
  const found = files.map(({ path, text }) => ({ path, ...getPatterns(path, text) }))
  const patterns: PlacedPattern[] = found.flatMap(({ path, literals }) => literals.map((each) => ({ path, ...each })))

  it('are found, wherever they stand', () => {
    const source = [
      '/** Not /this+/. */',
      'const a: RegExp = /a[/]b/giu',
      "const half = 1 / 2 / 3, text = '/no+/'",
      'export class B { c(d: string) { return `${d.replace(/x\\//, "")}` } }',
      "new RegExp(text, 'g'), RegExp('a')",
    ]
    expect(getPatterns('server/planted.ts', source.join('\n'))).toEqual({
      literals: [
        { source: 'a[/]b', flags: 'giu', line: 2 },
        { source: 'x\\/', flags: '', line: 4 },
      ],
      builtAt: [5, 5],
    })
    expect(patterns.length).toBeGreaterThan(100)
  })

  it('take no more time than the text is long', async () => {
    const planted = { path: 'server/planted.ts', line: 1 }
    const cubic = { ...planted, source: String.raw`url\(\s*(["']?)(.*?)\1\s*\)`, flags: 'gis' }
    expect(await findFault(cubic)).toContain('degree polynomial')
    expect(await findFault({ ...planted, source: String.raw`^(\w+\s?)*$`, flags: '' })).toContain('exponential')
    expect(await findFault({ ...planted, source: String.raw`\s+$`, flags: '' })).toContain('2nd degree')
    const faults: (string | null)[] = []
    for (const pattern of patterns) faults.push(await findFault(pattern))
    expect(faults.filter((fault) => fault !== null)).toEqual([])
  })

  it('come to an end with 100,000 characters of their worst', () => {
    for (const pattern of patterns) {
      for (const text of worstTexts(pattern)) {
        const compiled = new RegExp(pattern.source, pattern.flags.replaceAll('g', '').replaceAll('y', ''))
        // One that takes its time would go on for longer than any test may.
        expect(typeof compiled.test(text)).toBe('boolean')
      }
    }
  })

  it('are written down, not put together while the program runs', () => {
    expect(
      found
        .filter(({ builtAt }) => builtAt.length > 0)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(BUILT.toSorted())
  })
})
