import { describe, expect, it } from 'vitest'
import { formatPrice } from '#renderer/i18n/format.ts'
import { texts } from '#renderer/i18n/de/configurator.ts'
import { type PriceWords, priceText, signedPrice } from './price-text.ts'

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

const german: PriceWords = {
  onRequest: texts.price.onRequest,
  included: texts.price.included,
  from: (price) => fill(texts.price.from, { price }),
  spokenSurcharge: (price) => fill(texts.price.spokenSurcharge, { price }),
  spokenCredit: (price) => fill(texts.price.spokenCredit, { price }),
  spokenFrom: (price) => fill(texts.price.spokenFrom, { price }),
  price: (cents, options) => formatPrice(cents, 'de', options),
}

/** The formats use no-break spaces. */
function plain(text: string | null): string | null {
  return text?.replace(/\u00a0/g, ' ') ?? null
}

describe('price text', () => {
  it('ENG-38 says on request instead of a figure', () => {
    expect(priceText({ kind: 'on_request' }, german).figure).toBe('auf Anfrage')
  })

  it('ENG-39 says from which price', () => {
    const text = priceText({ kind: 'from', cents: 120_000 }, german)
    expect(plain(text.figure)).toBe('ab 1.200 €')
    expect(plain(text.spoken)).toBe('Aufpreis ab 1.200 €')
  })

  it('ENG-41 ENG-42 SAY-1 tells a surcharge from what is included, without decimals', () => {
    const text = priceText({ kind: 'surcharge', cents: 62_563 }, german)
    expect(plain(text.figure)).toBe('+626 €')
    expect(plain(text.spoken)).toBe('Aufpreis 626 €')
    expect(priceText({ kind: 'free' }, german)).toEqual({ figure: 'inklusive', spoken: 'inklusive' })
    expect(signedPrice(0, german)).toEqual({ figure: 'inklusive', spoken: 'inklusive' })
  })

  it('ENG-41 says what is cheaper than the standard as a reduction', () => {
    const text = priceText({ kind: 'credit', cents: 4_000 }, german)
    expect(plain(text.figure)).toBe('−40 €')
    expect(plain(text.spoken)).toBe('Minderpreis 40 €')
    expect(plain(signedPrice(-4_000, german).spoken)).toBe('Minderpreis 40 €')
  })
})
