import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aCatalogue, aLineItem, anItem, aProduct, aRoom, fixedOption } from '#shared/testing/builders.ts'
import { OptionsMenu } from '#renderer/features/configurator/options/OptionsMenu.tsx'
import { isShownWhole } from '../page/shown-whole.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { type DisplayFlags, displayFlags } from '#renderer/unit/state/display-flags.ts'

/** A room with two groups, and an item whose quantity nobody sets. */
const catalogue = aCatalogue({
  rooms: [
    aRoom('bad', {
      slug: 'bathroom',
      configuratorGroups: [
        { id: 'surfaces', title: 'Oberflächen', subLineItemIds: ['boden'] },
        { id: 'taps', title: 'Armaturen', subLineItemIds: ['hahn'] },
      ],
    }),
  ],
  products: [
    aProduct('eiche', { title: 'Eiche', sku: 'EI-100' }),
    aProduct('esche', { title: 'Esche', sku: 'ES-200' }),
    aProduct('chrom', { title: 'Chrom' }),
    aProduct('messing', { title: 'Messing' }),
  ],
  lineItems: [
    aLineItem('ausbau', [
      anItem('boden', {
        title: 'Boden',
        roomId: 'bad',
        quantity: 12,
        quantityUnit: 'm²',
        options: [fixedOption('eiche', 0), fixedOption('esche', 100_00)],
      }),
      anItem('hahn', {
        title: 'Hahn',
        roomId: 'bad',
        options: [fixedOption('chrom', 0), fixedOption('messing', 50_00)],
      }),
    ]),
  ],
})

function showOptions(flags: Partial<DisplayFlags>) {
  const { unit, prepared } = createTestUnit({ catalogue, flags })
  const room = prepared.room('bathroom')
  if (room === undefined) throw new Error('no bathroom')
  renderInUnit(unit, <OptionsMenu room={room} deepLinkItemId="boden" />)
}

beforeAll(startTexts)
afterEach(cleanup)

describe('what a project lets a portal show', () => {
  it('SHL-35 SHL-38 each portal has its own: visitors see prices of whole units where the project says so', () => {
    expect(displayFlags({}, 'bp').showUnitPrices).toBe(true)
    expect(displayFlags({}, 'mp').showUnitPrices).toBe(false)
    expect(displayFlags({ showUnitPrices: true }, 'mp').showUnitPrices).toBe(true)
    expect(displayFlags({ mpContactForm: true }, 'mp').mpContactForm).toBe(true)
    expect(displayFlags({ mpContactForm: true }, 'bp').mpContactForm).toBe(false)
  })

  it.each([true, false])('SHL-39 quantities that nobody sets, with showQuantity %s', (showQuantity) => {
    showOptions({ showQuantity })
    expect(screen.queryByText(/12\s*m²/) !== null).toBe(showQuantity)
  })

  it.each([
    [{ showSku: true }, true],
    [{ showSku: true, hideSku: true }, false],
    [{}, false],
  ])('SHL-40 SHL-41 article numbers with %o: %s', (flags, isShown) => {
    showOptions({ showSku: displayFlags(flags, 'bp').showSku })
    expect(screen.queryByText(/EI-100/) !== null).toBe(isShown)
  })

  it('SHL-44 shows how far a home is, unless the project does not', () => {
    expect(displayFlags({}, 'bp').showProgressBar).toBe(true)
    expect(displayFlags({ showProgressBar: false }, 'bp').showProgressBar).toBe(false)
  })

  it.each([true, false])('SHL-52 headings of the groups, with showConfigurationGroups %s', (isShown) => {
    showOptions({ showConfigurationGroups: isShown })
    expect(screen.queryByRole('heading', { name: 'Armaturen' }) !== null).toBe(isShown)
  })

  it.each([
    [true, 'dynamic', true],
    [false, 'dynamic', false],
    [true, 'fixed_height', false],
  ] as const)(
    'SHL-60, IMG-12: with dynamic dimensions %s a %s picture shows whole: %s',
    (isDynamic, behaviour, isWhole) => {
      const room = aRoom('bathroom', { configuratorBehaviour: behaviour })
      expect(isShownWhole({ dynamicConfiguratorImageDimensions: isDynamic }, room)).toBe(isWhole)
    },
  )
})
