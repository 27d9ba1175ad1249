import { describe, expect, it } from 'vitest'
import { formatPrice, formatUnitPrice } from '#renderer/i18n/format.ts'
import { texts } from '#renderer/i18n/de/configurator.ts'
import { type PriceWords, priceText, signedPrice } from './price-text.ts'

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

const german: PriceWords = {
  onRequest: texts.price.onRequest,
  free: texts.price.free,
  included: texts.price.included,
  inUpgrade: texts.price.inUpgrade,
  from: (price) => fill(texts.price.from, { price }),
  perUnit: (price, unit) => fill(texts.price.perUnit, { price, unit }),
  perPiece: (price) => fill(texts.price.perPiece, { price }),
  spokenSurcharge: (price) => fill(texts.price.spokenSurcharge, { price }),
  spokenCredit: (price) => fill(texts.price.spokenCredit, { price }),
  spokenFrom: (price) => fill(texts.price.spokenFrom, { price }),
  price: (cents, options) => formatPrice(cents, 'de', options),
  unitPrice: (cents) => formatUnitPrice(cents, 'de'),
}

/** The formats use no-break spaces. */
function plain(text: string | null): string | null {
  return text?.replace(/\u00a0/g, ' ') ?? null
}

describe('price text', () => {
  it('ENG-38 says on request instead of a figure', () => {
    expect(priceText({ kind: 'on_request' }, 'free', german).figure).toBe('auf Anfrage')
    expect(priceText({ kind: 'on_request' }, 'included', german).figure).toBe('auf Anfrage')
  })

  it('ENG-39 says from which price', () => {
    const text = priceText({ kind: 'from', cents: 120_000 }, 'free', german)
    expect(plain(text.figure)).toBe('ab 1.200 €')
    expect(plain(text.spoken)).toBe('Aufpreis ab 1.200 €')
  })

  it('ENG-40 puts the price of one unit beside a surcharge', () => {
    const price = { kind: 'surcharge', cents: 62_563, unitCents: 6_125, unit: 'm²' } as const
    expect(plain(priceText(price, 'free', german).perUnit)).toBe('61,25 € je m²')
    expect(priceText(price, 'free', german, false).perUnit).toBeNull()
    expect(plain(priceText({ ...price, unit: '' }, 'free', german).perUnit)).toBe('61,25 € je Einheit')
  })

  it('ENG-41 ENG-42 tells a surcharge from free, without decimals', () => {
    const text = priceText({ kind: 'surcharge', cents: 62_563, unitCents: null, unit: '' }, 'free', german)
    expect(plain(text.figure)).toBe('+626 €')
    expect(plain(text.spoken)).toBe('Aufpreis 626 €')
    expect(priceText({ kind: 'free' }, 'free', german).figure).toBe('kostenfrei')
    expect(priceText({ kind: 'free' }, 'included', german).figure).toBe('inklusive')
    expect(priceText({ kind: 'free' }, 'inUpgrade', german).figure).toBe('im Upgrade')
  })

  it('ENG-41 says what is cheaper than the standard as a reduction', () => {
    const text = priceText({ kind: 'credit', cents: 4_000 }, 'free', german)
    expect(plain(text.figure)).toBe('−40 €')
    expect(plain(text.spoken)).toBe('Minderpreis 40 €')
    expect(plain(signedPrice(-4_000, german).spoken)).toBe('Minderpreis 40 €')
  })
})
