import { type Expression, sql, type RawBuilder } from 'kysely'

/** Each letter beyond these doubles the patterns; the rest of them match in one case each. */
const MOST_EITHER_WAY = 3

/**
 * Whether a text contains these words, in any case; `%` and `\` of theirs stand for any one character. SQLite knows the
 * case of the letters A to Z alone, so that the others are looked for in both.
 */
export function contains(text: Expression<unknown>, search: string): RawBuilder<boolean> {
  const found = listPatterns(search).map((pattern) => sql`lower(${text}) like ${pattern}`)
  return sql<boolean>`(${sql.join(found, sql` or `)})`
}

/** The patterns of `like`, for text whose A to Z are small. */
function listPatterns(search: string): readonly string[] {
  const words = search.trim().toLowerCase().replace(/[%\\]/g, '_')
  const ways = words.split('').reduce<readonly string[]>(
    (before, letter) => {
      const capital = letter.toUpperCase()
      const isEither = letter > '\u007f' && capital !== letter && capital.length === letter.length
      if (!isEither || before.length >= 2 ** MOST_EITHER_WAY) return before.map((way) => way + letter)
      return [...before.map((way) => way + letter), ...before.map((way) => way + capital)]
    },
    [''],
  )
  return ways.map((way) => `%${way}%`)
}
