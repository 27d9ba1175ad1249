import { describe, expect, it } from 'vitest'
import { LOCALES } from '#shared/contracts/primitives.ts'
import { type Layout, listRows, shifted } from './layouts.ts'

const LAYOUTS = ['letters', 'symbols', 'digits', 'phone'] as const satisfies readonly Layout[]

const written = (layout: Layout, locale: 'de' | 'en') =>
  listRows(layout, locale).map((row) => row.map((key) => ('text' in key ? key.text : `[${key.action}]`)).join(''))

describe('rows of the keyboard', () => {
  it('decision 37 has letters as on the keyboards of the language', () => {
    expect(written('letters', 'de')[1]).toBe('qwertzuiopü')
    expect(written('letters', 'en')[1]).toBe('qwertyuiop')
  })

  it('decision 37 writes every letter, digit and sign of a name, a mail address and an address of a portal', () => {
    for (const locale of LOCALES) {
      const all = [...written('letters', locale), ...written('symbols', locale)].join('')
      for (const sign of 'abcdefghijklmnopqrstuvwxyzäöüß0123456789@.-_:/+ '.split('')) expect(all).toContain(sign)
    }
  })

  it('has no key twice in a row, and can always be put away and erase', () => {
    for (const locale of LOCALES)
      for (const layout of LAYOUTS) {
        const rows = written(layout, locale)
        for (const row of rows)
          expect(new Set(row.replaceAll(/\[\w+\]/g, '')).size).toBe(row.replaceAll(/\[\w+\]/g, '').length)
        expect(rows.join('')).toContain('[erase]')
        expect(rows.join('')).toContain('[hide]')
      }
  })

  it('has capital letters, and leaves the sharp s as it is', () => {
    expect(['a', 'ü', 'ç', 'ß', '1'].map(shifted)).toEqual(['A', 'Ü', 'Ç', 'ß', '1'])
  })
})
