import { describe, expect, it } from 'vitest'
import { ERROR_CODES } from '#shared/contracts/errors.ts'

type Tree = { readonly [key: string]: string | Tree }
const FILES = import.meta.glob<{ texts: Tree }>(['./de/*.ts', './en/*.ts'], { eager: true })

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
  )
  return new Map(entries)
}

function listTexts(locale: string, namespace: string): Map<string, string> {
  const file = FILES[`./${locale}/${namespace}.ts`]
  return flatten(file?.texts ?? {})
}

/** The same whatever the order: `{{count}} {{unit}}`. */
function getPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*-?\s*(\w+)/g)].map((match) => match[1] ?? '').sort()
}

const NAMESPACES = Object.keys(FILES)
  .filter((path) => path.startsWith('./de/'))
  .map((path) => path.slice('./de/'.length, -'.ts'.length))

/** A word as code has it, `AppVariant`. */
const INNER_CAPITAL = /\b[A-Za-z]*[a-zäöüß][A-Z]\w*/

describe.each(NAMESPACES)('texts of %s', (namespace) => {
  const german = listTexts('de', namespace)
  const english = listTexts('en', namespace)

  it('SHL-26 has every German key in English as well, and no other', () => {
    expect([...english.keys()].sort()).toEqual([...german.keys()].sort())
  })

  it('SHL-27 has no empty text', () => {
    for (const [key, text] of [...german, ...english]) expect(text.trim(), key).not.toBe('')
  })

  it('SHL-27 has words, and no names out of the code', () => {
    const isName = (text: string) =>
      INNER_CAPITAL.test(text.replaceAll(/\{\{[^}]*\}\}|MwSt|WebP|QRCode|YouTube|OpenStreetMap/g, ''))
    expect([...german, ...english].filter(([, text]) => isName(text))).toEqual([])
  })

  it('SHL-27 has the same placeholders in both languages', () => {
    for (const [key, text] of german)
      expect(getPlaceholders(english.get(key) ?? ''), key).toEqual(getPlaceholders(text))
  })
})

describe('SHL-22 error codes', () => {
  it.each(['de', 'en'])('each has a text in %s', (locale) => {
    const texts = listTexts(locale, 'errors')
    expect(ERROR_CODES.filter((code) => !texts.has(code))).toEqual([])
  })
})
