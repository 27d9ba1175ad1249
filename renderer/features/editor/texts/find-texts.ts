import type { Locale } from '#shared/contracts/primitives.ts'
import type { PortalText } from './text-list.ts'

/** Finds which texts may have become some words on the page. */
export interface TextFinder {
  /** Ids of texts, the surest first. */
  find(words: string): readonly string[]
}

interface Pattern {
  readonly id: string
  readonly pattern: RegExp
  /** Letters that the text has itself: the more, the surer. */
  readonly weight: number
}

/** Fewer letters than these, and a text with values would be found everywhere. */
const LEAST_LETTERS = 3
/** More are no single text. */
const MAX_LENGTH = 600
const VALUE = /\{\{[^{}]*\}\}/

/** For the language that the page is in, with one's own words as they are shown. */
export function createFinder(
  texts: readonly PortalText[],
  own: ReadonlyMap<string, string>,
  locale: Locale,
): TextFinder {
  const exact = new Map<string, string[]>()
  const patterns: Pattern[] = []
  const add = (id: string, text: string) => {
    const words = normalise(text.replace(/<\/?\w+\s*\/?>/g, ''))
    if (!VALUE.test(words)) exact.set(words, [...(exact.get(words) ?? []), id])
    else {
      const weight = words
        .split(VALUE)
        .join('')
        .replace(/[^\p{L}]/gu, '').length
      if (weight >= LEAST_LETTERS) patterns.push({ id, pattern: buildPattern(words), weight })
    }
  }
  for (const { id, forms } of texts) {
    for (const { key, builtIn } of forms) {
      add(id, builtIn[locale])
      const mine = own.get(`${locale} ${key}`)
      if (mine !== undefined) add(id, mine)
    }
  }
  patterns.sort((a, b) => b.weight - a.weight)
  return {
    find: (written) => {
      const words = normalise(written)
      if (words === '' || words.length > MAX_LENGTH) return []
      const found = patterns.filter(({ pattern }) => pattern.test(words)).map(({ id }) => id)
      return [...new Set([...(exact.get(words) ?? []), ...found])]
    },
  }
}

function normalise(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f\u00ad]+/g, ' ')
    .trim()
    .toLowerCase()
}

function buildPattern(words: string): RegExp {
  const parts = words.split(VALUE).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`, 'u')
}

/** Texts that have some words in them, their key or their own wording, in any language. */
export function searchTexts(
  texts: readonly PortalText[],
  own: ReadonlyMap<string, string>,
  query: string,
  finder: TextFinder,
): readonly PortalText[] {
  const words = normalise(query)
  if (words === '') return texts
  const shown = new Set(finder.find(query))
  const has = (text: string | undefined) => text !== undefined && normalise(text).includes(words)
  return texts.filter(
    ({ id, forms }) =>
      shown.has(id) ||
      id.toLowerCase().includes(words) ||
      forms.some(
        ({ key, builtIn }) =>
          has(builtIn.de) || has(builtIn.en) || has(own.get(`de ${key}`)) || has(own.get(`en ${key}`)),
      ),
  )
}
