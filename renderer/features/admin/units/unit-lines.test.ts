import { describe, expect, it } from 'vitest'
import { aUnit } from './testing/unit-rows.ts'
import { getLineHeight } from './unit-lines.ts'
import { makeRows } from './unit-rows.ts'

const PROJECT = { id: 'lindenhof', slug: 'lindenhof', name: 'Wohnen am Lindenhof', showsPrices: true }

/** px */
function measureCard(unit: ReturnType<typeof aUnit>): number {
  const [row] = makeRows({ units: [unit], projects: [PROJECT] })
  if (row === undefined) throw new Error('There is no row')
  return getLineHeight({ kind: 'unit', key: unit.id, row }, true, 16)
}
function measureHead(name: string): number {
  const sums = { count: 1, sold: 0, reserved: 0, total: 0 }
  return getLineHeight({ kind: 'project', key: 'p', project: { ...PROJECT, name }, sums }, true, 16)
}

describe('heights of the cards of units', () => {
  it('UNT-6: a card is as high as it has lines: one where nobody has the unit, more with people, choices and a deadline', () => {
    const bare = measureCard(aUnit())
    const sold = measureCard(aUnit({ buyers: ['Anna Groß'] }))
    const late = measureCard(aUnit({ buyers: ['Anna Groß'], isOver: true }))
    const chosen = measureCard(aUnit({ buyers: ['Anna Groß'], state: 'choosing' }))
    expect([sold - bare, late - sold, chosen - late]).toEqual([56, 28, 0])
    expect(measureCard(aUnit({ isWaiting: true }))).toBeGreaterThan(bare)
    // Who wrote has left, and nobody has answered yet.
    expect(measureCard(aUnit({ waitingThreadCount: 1 }))).toBe(sold)
  })

  it('UNT-6: a long name of a project has a second line', () => {
    expect(measureHead('Wohnquartier am Alten Güterbahnhof, Bauabschnitt 2')).toBe(measureHead('Am Kirschgarten') + 20)
  })
})
