import * as z from 'zod/mini'

/** Opaque id or slug (decision 32). */
export const IdSchema = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[A-Za-z0-9][A-Za-z0-9._:-]*$/))
/** Cents, integer, gross, EUR (decision 1). At most ten million euros either way. */
export const CentsSchema = z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000))
/**
 * A sum of amounts, cents: over all items of a unit it may well be more than a single price. The check of project
 * packages keeps every sum inside the integers that are exact.
 */
export const TotalSchema = z.int()
/** At most three decimals; at most 100,000 (domain.md "Quantity"). */
export const QuantitySchema = z.number().check(
  z.minimum(0),
  z.maximum(100_000),
  z.refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, 'at most three decimals'),
)
export const CountSchema = z.int().check(z.minimum(0), z.maximum(1_000_000))
/** `#rrggbb`, sRGB. */
export const ColorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'a colour, #rrggbb'))
/** 0..1 */
export const ProgressSchema = z.number().check(z.minimum(0), z.maximum(1))
export const TextSchema = z.string().check(z.maxLength(20_000))
/** Told of what breaks out of its line. */
export const ONE_LINE = 'one line'
/**
 * A name, as it stands in lists, subjects of mails and file names: no line breaks, no other control characters, none that
 * turn the direction of what follows.
 */
export const LineSchema = z
  .string()
  .check(z.maxLength(500), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, ONE_LINE))
/** A path on this host, or https. */
export const UrlSchema = z.string().check(z.maxLength(2_000))
/** UTC, ISO 8601 (decision 30). */
export const TimeSchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/))
/** `2026-11-20`, a calendar day in Berlin (decision 30). */
export const DaySchema = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/), z.refine(isInCalendar, 'a day of the calendar'))

/** There is no 31st of February, whatever the pattern says. */
function isInCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

export const LOCALES = ['de', 'en'] as const
export const LocaleSchema = z.enum(LOCALES)
export type Locale = (typeof LOCALES)[number]

/** A title in every language in which it has been written. */
export const TitlesSchema = z.object({ de: z.optional(z.string()), en: z.optional(z.string()) })
export const PORTALS = ['bp', 'mp'] as const
export const PortalSchema = z.enum(PORTALS)
export type Portal = (typeof PORTALS)[number]
export const EmptySchema = z.strictObject({})
