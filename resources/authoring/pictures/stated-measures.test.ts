import { describe, expect, it } from 'vitest'
import { getMeasures } from './stated-measures.ts'

describe('the measures that a product states', () => {
  it.each([
    ['1.200 × 480 mm, vier Auszüge', [1.2, 0.48]],
    ['170 × 75 cm, Mineralguss matt', [1.7, 0.75]],
    ['90 × 90 cm', [0.9, 0.9]],
    ['2.400 × 400 × 450 mm', [2.4, 0.4]],
    ['Ø 700 mm', [0.7, 0.7]],
    ['Ø 800 mm, LED', [0.8, 0.8]],
    ['Ø 82 mm, je 6 W, IP44', [0.082, 0.082]],
  ])('reads %s', (text, measures) => {
    expect(getMeasures(text)).toEqual(measures)
  })

  it('looks into the next text where the first has none', () => {
    expect(getMeasures('Einbauwanne 180 × 80', 'Stahlemail Weiß')).toEqual([1.8, 0.8])
    expect(getMeasures('Freistehende Wanne Sand', '170 × 75 cm')).toEqual([1.7, 0.75])
    expect(getMeasures('Deckenlautsprecher Weiß, 2 Stück', 'Ø 165 mm')).toEqual([0.165, 0.165])
  })

  it('finds none in other numbers', () => {
    expect(getMeasures('Deckenlautsprecher Weiß, 2 Stück', '18 W, IP44')).toBeNull()
  })
})
