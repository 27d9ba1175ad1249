import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { PriceDisplay } from '#shared/domain/catalogue/price-display.ts'

/** The words and formats that a price needs, in one language. Figures come formatted. */
export interface PriceWords {
  readonly onRequest: string
  /** Of all that costs no more than the standard (SAY-1). */
  readonly included: string
  readonly from: (price: string) => string
  readonly spokenSurcharge: (price: string) => string
  readonly spokenCredit: (price: string) => string
  readonly spokenFrom: (price: string) => string
  readonly price: (cents: number, options?: { sign?: boolean }) => string
}

export interface PriceText {
  /** On screen, for example `+1.200 €`. */
  readonly figure: string
  /** For screen readers, where the figure alone is read badly: `Aufpreis 1.200 €`. */
  readonly spoken: string
}

/** How a price is said (ENG-38..41): on request, from-price, surcharge, reduction, included. */
export function priceText(display: PriceDisplay, words: PriceWords): PriceText {
  switch (display.kind) {
    case 'on_request':
      return plain(words.onRequest)
    case 'from': {
      const price = words.price(display.cents)
      return { figure: words.from(price), spoken: words.spokenFrom(price) }
    }
    case 'surcharge':
      return signedPrice(display.cents, words)
    case 'credit':
      return signedPrice(-display.cents, words)
    case 'free':
      return plain(words.included)
    default:
      return assertNever(display)
  }
}

/** What something costs more (or less, when negative) than the standard; cents. */
export function signedPrice(cents: number, words: PriceWords): PriceText {
  if (cents === 0) return plain(words.included)
  return {
    figure: words.price(cents, { sign: true }),
    spoken: (cents < 0 ? words.spokenCredit : words.spokenSurcharge)(words.price(Math.abs(cents))),
  }
}

function plain(text: string): PriceText {
  return { figure: text, spoken: text }
}
