import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { applyChange } from '#shared/domain/index.ts'
import { NO_CHANGE } from '#shared/domain/selections/selections.types.ts'
import {
  aCatalogue,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aProduct,
  aRoom,
  fixedOption,
} from '#shared/testing/builders.ts'
import { displayFlags } from '#renderer/unit/state/display-flags.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { loadNamespaces } from 'i18next'
import { RoomCards } from './RoomCards.tsx'
import { SelectionCard } from './SelectionCard.tsx'

/** A floor to choose, and a tap that is what it is. */
const catalogue = aCatalogue({
  rooms: [aRoom('bad', { title: 'Badezimmer', slug: 'bathroom' })],
  products: [aProduct('eiche'), aProduct('stein'), aProduct('chrom')],
  lineItems: [
    aLineItem('ausbau', [
      anItem('boden', { roomId: 'bad', options: [fixedOption('eiche', 0), fixedOption('stein', 100_00)] }),
      anItem('hahn', { roomId: 'bad', options: [fixedOption('chrom', 0)] }),
    ]),
    anOptionalLineItem('extra', [anItem('haken', { roomId: 'bad', options: [fixedOption('chrom', 0)] })]),
  ],
})

/** All that shows how far the choices are. */
const READERS: readonly [string, () => React.ReactNode][] = [
  ['the card of the choices', () => <SelectionCard />],
  ['the cards of the rooms', () => <RoomCards />],
]

function open(showProgressBar: boolean, show: () => React.ReactNode) {
  const opened = createTestUnit({ catalogue, flags: displayFlags({ showProgressBar }, 'bp') })
  renderInUnit(opened.unit, show())
  return opened
}

/** Bars, also those beside words that say the same: moved to the left by what is missing. */
function bars(): readonly Element[] {
  return [...document.querySelectorAll<HTMLElement>('[style*="translateX"]')]
}

describe('how far the choices are', () => {
  beforeAll(async () => {
    await startTexts()
    await loadNamespaces(['dashboard', 'session'])
  })
  afterEach(cleanup)

  it.each(READERS)('FOUND-19 SHL-44: %s shows it where the project wants it, and nowhere else', (_what, show) => {
    open(true, show)
    expect(bars()).toHaveLength(1)
    cleanup()
    open(false, show)
    expect(bars()).toHaveLength(0)
    expect(document.body.textContent).not.toMatch(/\d+\s?%/)
  })

  it('FOUND-19: the card notices the first choice, also one that decides nothing', () => {
    const { store } = open(true, () => <SelectionCard />)
    const given = () => screen.queryByText(/steht schon fest/)
    expect(given()).not.toBeNull()
    // Nothing that is counted changes by it.
    const change = { ...NO_CHANGE, buyerLineItemActivations: { extra: { activated: false, upgradeBundleId: null } } }
    act(() => void store.perform((configuration) => applyChange(configuration, change), ''))
    expect(given()).toBeNull()
  })
})
