import type { Locale } from '#shared/contracts/primitives.ts'
import { isJsonObject, type Json } from '#shared/domain/designs/json.types.ts'

/** What is written in one language; '' = nothing. Words for all languages stand in the project's own. */
export function getWords(value: Json | undefined, locale: Locale, source: Locale): string {
  if (typeof value === 'string') return locale === source ? value : ''
  const text = isJsonObject(value ?? null) ? (value as Record<string, Json>)[locale] : undefined
  return typeof text === 'string' ? text : ''
}

/** With other words in one language; undefined = there are none at all. Words in one language alone stand for all. */
export function withWords(value: Json | undefined, locale: Locale, source: Locale, text: string): Json | undefined {
  const other: Locale = locale === 'de' ? 'en' : 'de'
  const others = getWords(value, other, source)
  if (others === '' && text === '') return undefined
  if (others === '' && locale === source) return text
  const entries: [Locale, string][] = [
    [locale, text],
    [other, others],
  ]
  return text === '' && other === source
    ? others
    : Object.fromEntries(entries.filter(([, words]) => words !== '').sort(([a], [b]) => (a < b ? -1 : 1)))
}
