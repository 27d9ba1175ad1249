import type { Locale } from './primitives.ts'

/** SHL-25. */
export const DEFAULT_LOCALE: Locale = 'de'

/** Complete by its type; without zod, for code that is there before anything else. */
const SUPPORTED = { de: true, en: true } as const satisfies Record<Locale, true>

function isLocale(value: string | undefined | null): value is Locale {
  return value !== null && value !== undefined && Object.hasOwn(SUPPORTED, value)
}

/**
 * The language to start with: the stored one, else the first of the browser's languages that is supported (SHL-28),
 * else German (SHL-25).
 */
export function pickLocale(stored: string | null, preferred: readonly string[]): Locale {
  if (isLocale(stored)) return stored
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0]
    if (isLocale(language)) return language
  }
  return DEFAULT_LOCALE
}
