import type { Locale } from '#shared/contracts/primitives.ts'

const LANGUAGES = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Locale, string>

/**
 * Cents as euros with a sign, as the configurator shows a total: `+1.200 €`. `exact`: with cents, where an amount is
 * binding (decision 58).
 */
export function mailPrice(cents: number, locale: Locale, exact = false): string {
  const digits = exact ? 2 : 0
  const format = new Intl.NumberFormat(LANGUAGES[locale], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  })
  return format.format(cents / 100).replace('-', '−')
}

/** A moment in words, in Berlin (decision 30). `time`: ISO. */
export function mailMoment(time: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  })
  return format.format(new Date(time))
}

/** A day in words, in Berlin (decision 30). `time`: ISO. */
export function mailDay(time: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[locale], { dateStyle: 'long', timeZone: 'Europe/Berlin' })
  return format.format(new Date(time))
}
