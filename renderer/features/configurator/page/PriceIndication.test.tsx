import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { displayFlags } from '#renderer/unit/state/display-flags.ts'
import { PriceIndication } from './PriceIndication.tsx'

const ALL = { showPricing: true, showUnitPrices: true, showPriceIndication: true }

describe('indicative price', () => {
  beforeAll(startTexts)
  afterEach(cleanup)

  const textWith = (flags: Partial<typeof ALL>) => {
    const { unit, store } = createTestUnit({ flags: { ...ALL, ...flags } })
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    return renderInUnit(unit, <PriceIndication />).container.querySelector('p')?.textContent ?? null
  }

  it('KSK-12 SHL-37 is the price of the home with what is chosen', () => {
    expect(textWith({})).toMatch(/Richtpreis.*689\.300/)
  })

  it.each([
    ['mp', true],
    ['bp', false],
  ] as const)('FOUND-19 SHL-37: is shown in %s: %s', (portal, isShown) => {
    const { unit } = createTestUnit({ flags: displayFlags(ALL, portal) })
    const { container } = renderInUnit(unit, <PriceIndication />)
    expect(container.textContent?.includes('Richtpreis')).toBe(isShown)
  })

  it.each(['showPricing', 'showUnitPrices', 'showPriceIndication'] as const)('KSK-12 needs %s', (flag) => {
    expect(textWith({ [flag]: false })).toBeNull()
  })
})
