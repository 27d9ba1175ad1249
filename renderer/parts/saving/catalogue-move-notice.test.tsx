import { cleanup, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { CatalogueMoveNotice } from './CatalogueMoveNotice.tsx'

beforeAll(async () => {
  await startTexts()
  await i18next.loadNamespaces('saving-notices')
})
afterEach(cleanup)

/** What the notice says of the unit's totals, cents. */
function read(before: number, now: number): string[] {
  cleanup()
  const totals = (total: number) => ({ total, onRequestCount: 0 })
  const move = { before: totals(before), now: totals(now), dropped: [], namelessDropped: 0 }
  renderInUnit(createTestUnit().unit, <CatalogueMoveNotice move={move} />)
  return screen.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
}

it('decision 58: compares old and new prices to the cent as soon as one of them has cents, so that the sum is right', () => {
  expect(read(2_581_50, 3_147_00)).toEqual(['+2.581,50 €', '+3.147,00 €', '+565,50 €'])
  expect(read(2_581_00, 3_147_00)).toEqual(['+2.581 €', '+3.147 €', '+566 €'])
})
