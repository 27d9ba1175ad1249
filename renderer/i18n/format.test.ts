import { describe, expect, it } from 'vitest'
import {
  formatFloorSpace,
  formatPercentage,
  formatPrice,
  formatQuantity,
  formatUnitPrice,
  keepMeasures,
} from './format.ts'

/** Intl separates with no-break spaces; the expectations are easier to read with plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('formats', () => {
  it('ENG-42 shows prices from cents without decimals', () => {
    expect(plain(formatPrice(120_000, 'de'))).toBe('1.200 €')
    expect(plain(formatPrice(120_000, 'en'))).toBe('€1,200')
    expect(plain(formatPrice(62_563, 'de'))).toBe('626 €')
    expect(plain(formatPrice(-4_000, 'de'))).toBe('−40 €')
    expect(plain(formatPrice(0, 'de'))).toBe('0 €')
  })

  it('ENG-42 shows a surcharge with its sign', () => {
    expect(plain(formatPrice(120_000, 'de', { sign: true }))).toBe('+1.200 €')
    expect(plain(formatPrice(-4_000, 'de', { sign: true }))).toBe('−40 €')
    expect(plain(formatPrice(-4_000, 'en', { sign: true }))).toBe('−€40')
    expect(plain(formatPrice(0, 'de', { sign: true }))).toBe('0 €')
  })

  it('ENG-42 decision 58 shows the cents where an amount is explained or binding', () => {
    expect(plain(formatPrice(120_000, 'de', { sign: true, exact: true }))).toBe('+1.200,00 €')
    expect(plain(formatPrice(-4_005, 'en', { exact: true }))).toBe('−€40.05')
  })

  it('ENG-42 never shows a negative zero', () => {
    expect(plain(formatPrice(-20, 'de'))).toBe('0 €')
    expect(plain(formatPrice(-20, 'de', { sign: true }))).toBe('0 €')
  })

  it('ENG-40 keeps the cents of a price per unit', () => {
    expect(plain(formatUnitPrice(6_125, 'de'))).toBe('61,25 €')
    expect(plain(formatUnitPrice(4_500, 'en'))).toBe('€45.00')
  })

  it('ENG-43 shows floor space with one decimal in square metres', () => {
    expect(plain(formatFloorSpace(86.37, 'de'))).toBe('86,4 m²')
    expect(plain(formatFloorSpace(86, 'en'))).toBe('86.0 m²')
  })

  it('ENG-44 shows progress as a percentage without decimals', () => {
    expect(plain(formatPercentage(0, 'de'))).toBe('0 %')
    expect(plain(formatPercentage(2 / 3, 'de'))).toBe('67 %')
    expect(plain(formatPercentage(2 / 3, 'en'))).toBe('67%')
    expect(plain(formatPercentage(1, 'de'))).toBe('100 %')
  })

  it('ENG-27 does not show 100 % before everything is decided', () => {
    expect(plain(formatPercentage(0.999, 'de'))).toBe('99 %')
  })

  it('shows a quantity with up to three decimals and its unit', () => {
    expect(plain(formatQuantity(38.5, 'de', 'm²'))).toBe('38,5 m²')
    expect(plain(formatQuantity(1_234.5678, 'en'))).toBe('1,234.568')
    expect(plain(formatQuantity(4, 'de', null))).toBe('4')
  })

  it('keeps numbers, their sign and their measure in one line', () => {
    const shown = (text: string) => keepMeasures(text).replaceAll('\u00a0', '_')
    expect(shown('Feinsteinzeug 60 × 60')).toBe('Feinsteinzeug 60_×_60')
    expect(shown('14 × 2 × 5 mm, gefast')).toBe('14_×_2_×_5_mm, gefast')
    expect(shown('1,10 m mit Ablage, 1,8 m²')).toBe('1,10_m mit Ablage, 1,8_m²')
    expect(shown('120 Lichtfasern, 4 weitere, Cat 7')).toBe('120 Lichtfasern, 4 weitere, Cat 7')
    expect(shown('Eiche × Nussbaum')).toBe('Eiche × Nussbaum')
    expect(formatQuantity(38.5, 'de', 'm²')).toBe('38,5\u00a0m²')
  })
})
