import { describe, expect, it } from 'vitest'
import { type SourceFile, sourceFiles } from '#tests/support/source-files.ts'
import { getCode, getTokens } from './source-tokens.ts'

const SNAKE_CASE = /(?<![\w$])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w$])/g
/** A schema says what the wire's names are, and what is made of one reads its parts by them. */
const READS_SCHEMA = /\.shape\s*\.\s*$/
const DECLARES = /^\??\s*:\s*(?:z\.|\w+Schema\b)/
/** Tests write out the messages that they send and expect. */
const IS_TEST = /\.test\.ts$|\/testing\//
const WRITES_KEY = /^\??\s*:/

/** Names of the wire in a file's code, where only camelCase is read and written; as lines to read. */
function findWireNames({ path, text }: SourceFile): string[] {
  const code = getCode(text, getTokens(text))
  const isAllowed = (start: number, end: number) =>
    READS_SCHEMA.test(code.slice(Math.max(0, start - 40), start)) ||
    (IS_TEST.test(path) ? WRITES_KEY : DECLARES).test(code.slice(end, end + 80))
  return [...code.matchAll(SNAKE_CASE)]
    .filter(({ 0: name, index }) => !isAllowed(index, index + name.length))
    .map(({ 0: name, index }) => `${path}:${code.slice(0, index).split('\n').length} ${name}`)
}

describe('decision 31: the kiosk’s program says camelCase', () => {
  it('everywhere but in the schemas of what is sent and stored', () => {
    const files = sourceFiles().filter(({ path }) => path.startsWith('electron/'))
    expect(files.length).toBeGreaterThan(100)
    expect(files.flatMap(findWireNames)).toEqual([])
  })

  it.each([
    ['electron/a.ts', 'const id = state.account_id'],
    ['electron/a.ts', 'const id = state?.account_id'],
    ['electron/a.ts', 'const { account_id: id } = state'],
    ['electron/a.ts', 'const account_id = 1'],
    ['electron/a.ts', 'send({ account_id: id })'],
    ['electron/a.ts', 'interface State {\n  account_id: string\n}'],
    ['electron/a.test.ts', 'expect(state.account_id).toBe(1)'],
    ['electron/testing/a.ts', 'const { account_id } = state'],
  ])('finds the planted one in %s: %s', (path, text) => {
    expect(findWireNames({ path, text })).toEqual([expect.stringMatching(/^electron\/.*:\d+ account_id$/)])
  })

  it.each([
    ['electron/a.ts', 'const StateSchema = z.object({ account_id: IdSchema, done_at: z.string() })'],
    ['electron/a.ts', 'const name = StateSchema.shape.account_id'],
    ['electron/a.ts', "// as account_id\nconst LIMIT_MS = fields['account_id']"],
    ['electron/a.test.ts', 'await post({ account_id: 1 })'],
  ])('leaves %s alone: %s', (path, text) => {
    expect(findWireNames({ path, text })).toEqual([])
  })
})
