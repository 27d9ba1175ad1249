const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON's strings have none
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
const SPACE = /[ \t\n\r]*/y

/**
 * Where a text ends to be JSON, in characters from its beginning; null = it is JSON. Browsers say it in words of their own,
 * and often without the place.
 */
export function findSyntaxError(text: string): number | null {
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found === null) return false
    at += found[0].length
    return true
  }
  const sign = (mark: string): boolean => {
    take(SPACE)
    if (text[at] !== mark) return false
    at += 1
    return true
  }
  /** Entries up to the closing mark; false = something else is there. */
  const list = (end: string, entry: () => boolean): boolean => {
    if (sign(end)) return true
    do {
      if (!entry()) return false
    } while (sign(','))
    return sign(end)
  }
  const member = (): boolean => {
    take(SPACE)
    return take(STRING) && sign(':') && value()
  }
  const value = (): boolean => {
    if (sign('{')) return list('}', member)
    if (sign('[')) return list(']', value)
    take(SPACE)
    return take(STRING) || take(NUMBER) || take(WORD)
  }
  if (!value()) return at
  take(SPACE)
  return at === text.length ? null : at
}
