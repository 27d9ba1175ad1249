import * as z from 'zod/mini'

/** The table of terms in one language, as `i18n/de/terms.ts` has it. */
export const TermsSchema = z.record(z.string(), z.object({ words: z.string(), meaning: z.string() }))
export type Terms = z.infer<typeof TermsSchema>

/** A piece of a text: a term, which has a meaning, or what stands between. */
export interface TextPart {
  /** Its place in the text. */
  readonly at: number
  readonly text: string
  readonly meaning: string | null
}

interface Found {
  readonly start: number
  readonly end: number
  readonly meaning: string
}

/** A text divided at the terms in it, each at its first place. The parts together are the text (SAY-3). */
export function splitAtTerms(text: string, terms: Terms): readonly TextPart[] {
  const found = Object.values(terms)
    .flatMap(({ words, meaning }) => findTerm(text, words, meaning))
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  const parts: TextPart[] = []
  let at = 0
  for (const { start, end, meaning } of found) {
    // A term within another one is part of it.
    if (start < at) continue
    if (start > at) parts.push({ at, text: text.slice(at, start), meaning: null })
    parts.push({ at: start, text: text.slice(start, end), meaning })
    at = end
  }
  return at < text.length ? [...parts, { at, text: text.slice(at), meaning: null }] : parts
}

/** Where a term is said first; `words`: its spellings, divided by `|`. */
function findTerm(text: string, words: string, meaning: string): readonly Found[] {
  const places = words.split('|').flatMap((word): Found[] => {
    const found = makePattern(word).exec(text)
    return found === null ? [] : [{ start: found.index, end: found.index + found[0].length, meaning }]
  })
  return places.toSorted((a, b) => a.start - b.start).slice(0, 1)
}

const patterns = new Map<string, RegExp>()

/** A word in any case and with whatever follows in it (`Leerrohrpaket`); an abbreviation as it is and alone. */
function makePattern(word: string): RegExp {
  const known = patterns.get(word)
  if (known !== undefined) return known
  const isWord = /\p{Ll}{3}/u.test(word)
  const letters = word.replace(/[\\^$.*+?()[\]{}]/g, '\\$&').replaceAll(' ', '[ \\u00a0]')
  const made = new RegExp(`(?<![\\p{L}\\d])${letters}${isWord ? '\\p{L}*' : '(?![\\p{L}\\d])'}`, isWord ? 'iu' : 'u')
  patterns.set(word, made)
  return made
}
