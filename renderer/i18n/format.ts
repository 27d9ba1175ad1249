import type { Locale } from '#shared/contracts/primitives.ts'
import { formatTime } from './format-time.ts'

/** Formats are costly to build, so each one is built once per language. */
const cache = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}${JSON.stringify(options)}`
  const known = cache.get(key)
  if (known !== undefined) return known
  // English texts are British: day before month, and the euro sign in front.
  const format = new Intl.NumberFormat(locale === 'en' ? 'en-GB' : 'de-DE', options)
  cache.set(key, format)
  return format
}

/** A typographic minus instead of the hyphen, and nothing else changed. */
function withMinus(text: string): string {
  return text.replace('-', '−')
}

/**
 * An amount of cents as euros without decimals (ENG-42, decision 1): `1.200 €`. With `sign` a surcharge reads
 * `+1.200 €`, a reduction `−40 €`, nothing `0 €`. `exact`: with cents, `1.200,00 €`, where amounts are explained or
 * binding (decision 58).
 */
export function formatPrice(
  cents: number,
  locale: Locale,
  options: { readonly sign?: boolean; readonly exact?: boolean } = {},
): string {
  const digits = options.exact === true ? 2 : 0
  const format = numberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: options.sign === true ? 'exceptZero' : 'negative',
  })
  return withMinus(format.format(cents / 100))
}

/** A price per unit of measure, such as `61,25 €`: the one amount that keeps its cents, because it is multiplied. */
export function formatUnitPrice(cents: number, locale: Locale): string {
  return withMinus(
    numberFormat(locale, { style: 'currency', currency: 'EUR', minimumFractionDigits: 2 }).format(cents / 100),
  )
}

/** Floor space in square metres with one decimal (ENG-43): `86,4 m²`. */
export function formatFloorSpace(squareMetres: number, locale: Locale): string {
  const format = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return `${format.format(squareMetres)}\u00a0m²`
}

/** Progress 0..1 as a percentage without decimals (ENG-44): `67 %`. 100 % only when it is really complete. */
export function formatPercentage(progress: number, locale: Locale): string {
  const shown = progress < 1 ? Math.min(progress, 0.99) : progress
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(shown)
}

/** A quantity with at most three decimals, and its unit of measure when there is one: `38,5 m²`. */
export function formatQuantity(quantity: number, locale: Locale, unit?: string | null): string {
  const text = withMinus(numberFormat(locale, { maximumFractionDigits: 3 }).format(quantity))
  return unit ? `${text}\u00a0${unit}` : text
}

const DIMENSION = /(\d) ([×x]) (?=\d)/g
const MEASURE = /(\d) (?=(?:mm|cm|m|m²|lm|kg|l|W|kW|V|K|°C|%|€)(?![\p{L}\d]))/gu

/**
 * A product's words with what must not be torn apart at the end of a line held together: `60 × 60`,
 * `1.200 × 600 mm`, `40 W`. Nothing but blanks is changed.
 */
export function keepMeasures(text: string): string {
  if (!/\d/.test(text)) return text
  return text.replace(DIMENSION, '$1\u00a0$2\u00a0').replace(MEASURE, '$1\u00a0')
}

/** A day: `20. November 2026`. Takes an ISO time. */
export function formatDate(time: string, locale: Locale): string {
  return formatTime(time, locale, 'day')
}
