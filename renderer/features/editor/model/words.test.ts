import { expect, it } from 'vitest'
import type { Json } from '#shared/domain/designs/json.types.ts'
import { getWords, withWords } from './words.ts'

it.each<[Json | undefined, 'de' | 'en', string, Json | undefined]>([
  [undefined, 'de', 'Hallo', 'Hallo'],
  [undefined, 'en', 'Hello', { en: 'Hello' }],
  ['Hallo', 'en', 'Hello', { de: 'Hallo', en: 'Hello' }],
  [{ de: 'Hallo', en: 'Hello' }, 'en', '', 'Hallo'],
  [{ de: 'Hallo', en: 'Hello' }, 'de', 'Servus', { de: 'Servus', en: 'Hello' }],
  ['Hallo', 'de', '', undefined],
  [{ en: 'Hello' }, 'de', '', { en: 'Hello' }],
])('EDT-10 writes words of %j in %s as "%s"', (value, locale, typed, expected) => {
  const written = withWords(value, locale, 'de', typed)
  expect(written).toEqual(expected)
  expect(getWords(written, locale, 'de')).toBe(typed)
})
