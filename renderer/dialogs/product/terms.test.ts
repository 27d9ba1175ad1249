import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { texts as german } from '#renderer/i18n/de/terms.ts'
import { texts as english } from '#renderer/i18n/en/terms.ts'
import { splitAtTerms, type Terms } from './terms.ts'

const PROJECTS = ['lindenhof', 'stadtgarten', 'hafenkontor']

/** Every text of a sample catalogue in one language, wherever it stands. */
function listTexts(value: unknown, locale: 'de' | 'en'): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => listTexts(entry, locale))
  if (typeof value !== 'object' || value === null) return []
  if ('de' in value && 'en' in value) return [z.parse(z.string(), value[locale])]
  return Object.values(value).flatMap((entry) => listTexts(entry, locale))
}

const catalogues = PROJECTS.map((name): unknown =>
  JSON.parse(readFileSync(new URL(`../../../resources/projects/${name}/catalog.json`, import.meta.url), 'utf8')),
)
const terms = (text: string, table: Terms) =>
  splitAtTerms(text, table).flatMap((part) => (part.meaning === null ? [] : [part.text]))

describe.each([
  ['de', german],
  ['en', english],
] as const)('terms of the trade in %s', (locale, table) => {
  const texts = catalogues.flatMap((catalogue) => listTexts(catalogue, locale))

  it.each(Object.entries(table))('SAY-3 finds %s in the sample catalogues', (_, term) => {
    const meanings = texts.flatMap((text) => splitAtTerms(text, table)).map((part) => part.meaning)
    expect(meanings).toContain(term.meaning)
  })

  it('SAY-3 finds every place where the catalogues spell a term as the list does', () => {
    const plain = Object.values(table).flatMap(({ words }) => words.split('|'))
    const missed = texts.filter((text) => {
      const said = plain.filter((word) => text.split(/[^\p{L}\d]+/u).includes(word))
      const found = splitAtTerms(text, table).filter((part) => part.meaning !== null)
      return said.length > 0 && found.length === 0
    })
    expect(missed).toEqual([])
  })

  it('SAY-3 takes nothing away from a text', () => {
    for (const text of texts)
      expect(
        splitAtTerms(text, table)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
  })
})

describe('terms in a text', () => {
  it.each([
    ['600 × 600 × 9 mm, R10, rektifiziert', ['R10', 'rektifiziert']],
    ['Rektifizierte Fliesen', ['Rektifizierte']],
    ['Leerrohrpaket im Rohbau, Leerrohr', ['Leerrohrpaket']],
    ['Sicherheit RC\u00a02', ['RC\u00a02']],
    ['Unterputz-Thermostat', ['Unterputz']],
    // Neither the middle of a word nor a longer abbreviation.
    ['XR10, R100, ESGX, Ugly, HPLs', []],
  ])('SAY-3 are found in “%s”', (text, found) => {
    expect(terms(text, german)).toEqual(found)
  })

  it('SAY-3 a term within a longer one is explained as the longer one', () => {
    const table = { a: { words: 'Glas', meaning: 'A' }, b: { words: 'Glas klar', meaning: 'B' } }
    expect(splitAtTerms('Tür, Glas klar', table)).toEqual([
      { at: 0, text: 'Tür, ', meaning: null },
      { at: 5, text: 'Glas klar', meaning: 'B' },
    ])
  })
})
