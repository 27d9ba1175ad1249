import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { PriceDisplay } from '#shared/domain/catalogue/price-display.ts'

/** The words and formats that a price needs, in one language. Figures come formatted. */
export interface PriceWords {
  readonly onRequest: string
  readonly free: string
  readonly included: string
  /** Of an upgrade's own standard: its price is part of the upgrade's. */
  readonly inUpgrade: string
  readonly from: (price: string) => string
  readonly perUnit: (price: string, unit: string) => string
  readonly perPiece: (price: string) => string
  readonly spokenSurcharge: (price: string) => string
  readonly spokenCredit: (price: string) => string
  readonly spokenFrom: (price: string) => string
  readonly price: (cents: number, options?: { sign?: boolean }) => string
  readonly unitPrice: (cents: number) => string
}

export interface PriceText {
  /** On screen, for example `+1.200 €`. */
  readonly figure: string
  /** For screen readers, where the figure alone is read badly: `Aufpreis 1.200 €`. */
  readonly spoken: string
  /** Beside or below it, for example `61,25 € je m²`. */
  readonly perUnit: string | null
}

/** Why something costs nothing more. */
export type ZeroReason = 'included' | 'inUpgrade' | 'free'

/** The standard of something optional is paid with it, not with the purchase price. */
export function zeroReason(isStandard: boolean, isInBundle: boolean): ZeroReason {
  if (!isStandard) return 'free'
  return isInBundle ? 'inUpgrade' : 'included'
}

/**
 * How a price is said (ENG-38..41): on request, from-price, surcharge with the price of one unit
 * beside it, reduction, free; `zero` says what free means here: the standard itself is "included".
 */
export function priceText(display: PriceDisplay, zero: ZeroReason, words: PriceWords, showUnitPrice = true): PriceText {
  switch (display.kind) {
    case 'on_request':
      return plain(words.onRequest)
    case 'from': {
      const price = words.price(display.cents)
      return {
        figure: words.from(price),
        spoken: words.spokenFrom(price),
        perUnit: null,
      }
    }
    case 'surcharge':
      return {
        ...signedPrice(display.cents, words),
        perUnit: showUnitPrice && display.unitCents !== null ? unitText(display.unitCents, display.unit, words) : null,
      }
    case 'credit':
      return { ...signedPrice(-display.cents, words), perUnit: null }
    case 'free':
      return plain(words[zero])
    default:
      return assertNever(display)
  }
}

/** What something costs more (or less, when negative) than the standard; cents. */
export function signedPrice(cents: number, words: PriceWords): Pick<PriceText, 'figure' | 'spoken'> {
  return {
    figure: words.price(cents, { sign: true }),
    spoken: (cents < 0 ? words.spokenCredit : words.spokenSurcharge)(words.price(Math.abs(cents))),
  }
}

function plain(text: string): PriceText {
  return { figure: text, spoken: text, perUnit: null }
}

function unitText(cents: number, unit: string, words: PriceWords): string {
  const price = words.unitPrice(cents)
  return unit === '' ? words.perPiece(price) : words.perUnit(price, unit)
}
