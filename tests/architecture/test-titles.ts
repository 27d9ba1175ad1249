import { getCode, type Token, getTokens } from './source-tokens.ts'

/** `it(`, `test(`, `it.each(`, `test.step(` and the like; what is skipped, and `describe`, is no test. */
const CALLS = /(?<![\w.$])(?:it|test)((?:\.\w+)*)\s*(?:<[^;]*?>)?\(/g
const COUNTED = ['each', 'for', 'step', 'only', 'concurrent', 'sequential']
const TABLES = ['each', 'for']
/** A title that takes words from the rows of a table. */
const PLACEHOLDER = /%[sjop]|\$\{|\$\w/
/** What a row of a table of tests begins with when it brings the ids. */
const ROW_WITH_ID = /^(?:[A-Z]{3,5}-\d+|decision \d+)\b/
const TITLE_COMES = /\b(?:describe|it|test)(?:\.\w+)*\(\s*$/

/**
 * The titles of the tests and steps of a source, as they are written. Where a title takes words from a table, the rows
 * that begin with an id count as titles, too.
 * @param source the file's text
 * @param tables texts of the modules that its tables come from
 */
export function listTestTitles(source: string, tables: readonly string[] = []): string[] {
  const tokens = getTokens(source)
  const code = getCode(source, tokens)
  const titles = [...code.matchAll(CALLS)].flatMap((call) => {
    const names = (call[1] ?? '').split('.').slice(1)
    if (!names.every((name) => COUNTED.includes(name))) return []
    const open = titleParenthesis(code, call.index + call[0].length - 1, names)
    return open === null ? [] : [firstText(source, code, tokens, open)].filter((title) => title !== '')
  })
  if (!titles.some((title) => PLACEHOLDER.test(title))) return titles
  return [...new Set([...titles, ...[source, ...tables].flatMap(rowsWithIds)])]
}

function rowsWithIds(source: string): string[] {
  const tokens = getTokens(source)
  const code = getCode(source, tokens)
  const inTables = tokens.filter(({ start }) => !TITLE_COMES.test(code.slice(Math.max(0, start - 60), start)))
  return listTexts(source, inTables).filter((text) => ROW_WITH_ID.test(text))
}

/** Where the arguments with the title begin: after a table those of the call that follows it. */
function titleParenthesis(code: string, open: number, names: readonly string[]): number | null {
  if (!names.some((name) => TABLES.includes(name))) return open
  const end = closing(code, open)
  const next = code.slice(end + 1).match(/^\s*\(/)
  return next ? end + next[0].length : null
}

/** The text of the first argument, its parts put together. */
function firstText(source: string, code: string, tokens: readonly Token[], open: number): string {
  const end = firstArgumentEnd(code, open)
  const inside = tokens.filter((token) => token.start > open && token.end <= end)
  return listTexts(source, inside).join('')
}

function listTexts(source: string, tokens: readonly Token[]): string[] {
  return tokens
    .filter(({ kind }) => kind === 'string' || kind === 'template')
    .map(({ start, end }) => source.slice(start + 1, end - 1))
}

function firstArgumentEnd(code: string, open: number): number {
  let depth = 0
  for (let at = open; at < code.length; at++) {
    const char = code[at]
    if (char === '(' || char === '[' || char === '{') depth++
    else if (char === ')' || char === ']' || char === '}') depth--
    if (depth === 0 || (depth === 1 && char === ',')) return at
  }
  return code.length
}

function closing(code: string, open: number): number {
  let depth = 0
  for (let at = open; at < code.length; at++) {
    if ('([{'.includes(code[at] ?? '')) depth++
    else if (')]}'.includes(code[at] ?? '')) depth--
    if (depth === 0) return at
  }
  return code.length
}
