import type { Locale } from '#shared/contracts/primitives.ts'

/** A text in the languages it has been written in. */
export type LocalizedText = { readonly [L in Locale]?: string | undefined }

/** The text in `locale`; where it was not written in it, in the project's source language; else empty. */
export function textIn(text: LocalizedText, locale: Locale, sourceLanguage: Locale): string {
  return text[locale] ?? text[sourceLanguage] ?? text.de ?? ''
}
