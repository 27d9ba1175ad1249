/**
 * A project's own words in the place of built-in ones. Texts stay texts: they may name the values that the built-in one
 * names, and nothing else that the interface would work out.
 */

export interface ProjectText {
  readonly locale: string
  /** `namespace:path.of.the.text`. */
  readonly key: string
  readonly text: string
}

export interface ProjectTextFault {
  readonly locale: string
  readonly key: string
  readonly reason: 'badKey' | 'empty' | 'tooLong' | 'nested' | 'control'
}

const KEY = /^[a-z][a-z-]{0,40}:[A-Za-z0-9]\w{0,60}(?:\.[A-Za-z0-9]\w{0,60}){0,6}$/
const MAX_LENGTH = 2_000
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]/

/** What is wrong with a text; null = it can be used. */
export function faultOfText({ key, text }: Pick<ProjectText, 'key' | 'text'>): ProjectTextFault['reason'] | null {
  if (!KEY.test(key) || /(?:^|[.:])(?:constructor|prototype)(?:\.|$)/.test(key)) return 'badKey'
  if (text.trim() === '') return 'empty'
  if (text.length > MAX_LENGTH) return 'tooLong'
  if (text.includes('$t(')) return 'nested'
  return CONTROL.test(text) ? 'control' : null
}

/** Whether a text names only values that the built-in one has, so that no gap shows. */
export function fitsBuiltIn(text: string, builtIn: string): boolean {
  return compareValues(text, builtIn).unknown.length === 0
}

/** Values of the built-in text that one's own lacks, and those that only one's own has; by name. */
export function compareValues(
  text: string,
  builtIn: string,
): { readonly missing: readonly string[]; readonly unknown: readonly string[] } {
  const [own, known] = [valuesIn(text), valuesIn(builtIn)]
  return { missing: [...known].filter((name) => !own.has(name)), unknown: [...own].filter((name) => !known.has(name)) }
}

/** Everything between double braces, as it is written. */
function valuesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{([^}]*)\}?\}?/g)].map((match) => (match[1] ?? '').trim()))
}
