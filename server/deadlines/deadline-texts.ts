import { berlinDay } from '#server/projects/berlin-days.ts'
import { daysBetween } from '#shared/domain/index.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { LocalizedText } from '#server/platform/db/localized-text.ts'

/** The text in this language, else in the other one. */
export function wordIn(text: LocalizedText, locale: Locale): string {
  return text[locale] ?? text.de ?? text.en ?? ''
}

/** As the contract has it: '' where it is not written. */
export function toWords({ de = '', en = '' }: LocalizedText): { de: string; en: string } {
  return { de, en }
}

/** As it is stored: without the languages in which nothing is written. */
export function fromWords({ de, en }: { readonly de: string; readonly en: string }): LocalizedText {
  return { ...(de === '' ? {} : { de }), ...(en === '' ? {} : { en }) }
}

/** Calendar days in Berlin until this ISO time; negative = it is over. `now`: ms since epoch. */
export function remainingDays(expiresAt: string, now: number): number {
  return daysBetween(berlinDay(now), getDay(expiresAt))
}

/** The calendar day in Berlin of an ISO time. */
export function getDay(time: string): string {
  return berlinDay(Date.parse(time))
}

/** What stands in the thread of a deadline that was reported as done and is not, in the words of who takes it back. */
export const TAKEN_BACK: Record<Locale, (title: string) => string> = {
  de: (title) => `„${title}“ ist doch noch offen.`,
  en: (title) => `“${title}” is not done after all.`,
}
