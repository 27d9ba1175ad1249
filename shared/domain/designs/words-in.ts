import type { Words } from './field.types.ts'

/** Words in a language, else in the project's own, else in whichever there is; '' = none. */
export function wordsIn(words: Words | null, locale: 'de' | 'en', sourceLanguage: 'de' | 'en'): string {
  if (words === null || typeof words === 'string') return words ?? ''
  return words[locale] ?? words[sourceLanguage] ?? words.de ?? words.en ?? ''
}
