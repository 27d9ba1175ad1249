import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cart, listCartBundles, configure, prepareCatalogue, toggleBundle } from '#shared/domain/index.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '../selections/selections.types.ts'
import {
  aBundle,
  aCatalogue,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aRoom,
  fixedOption,
} from '#shared/testing/builders.ts'
import { anyCatalogue, anyCircumstances } from '#shared/testing/catalogue-arbitrary.ts'
import { applyToEngine } from '#shared/testing/engine-intents.ts'
import { intentFor, rawIntents } from '#shared/testing/intent-arbitrary.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'

describe('upgrades of the cart', () => {
  it('CHK-9 names what was activated, by its bundle, with its base price', () => {
    const prepared = prepareCatalogue(
      aCatalogue({
        rooms: [aRoom('bad', {}), aRoom('flur', {})],
        lineItems: [
          aLineItem('wanne', [anItem('wannen-art', { roomId: 'bad', options: [fixedOption('weiss', 700_00)] })]),
          anOptionalLineItem(
            'dusche',
            [
              anItem('tasse', {
                roomId: 'bad',
                defaultProductId: 'flach',
                options: [fixedOption('flach', 900_00), fixedOption('eben', 1_100_00)],
              }),
            ],
            { replacementTotal: 700_00, replacesLineItemIds: ['wanne'] },
          ),
        ],
        bundles: [aBundle('spa', ['dusche'], { title: 'Spa-Paket' })],
      }),
    )
    const start = configure(prepared, NO_SELECTIONS, OPEN_CIRCUMSTANCES)
    expect(listCartBundles(start, 'bad')).toEqual([])
    const chosen = toggleBundle(start, { bundleId: 'spa' })
    if (!chosen.ok) throw new Error('refused')
    expect(listCartBundles(chosen.configuration, 'bad')).toEqual([
      { id: 'spa', title: 'Spa-Paket', basePrice: 200_00, whole: null },
    ])
    expect(listCartBundles(chosen.configuration, 'flur')).toEqual([])
  })
  it('CHK-9 adds up to the base price of every room, whatever is chosen', () => {
    fc.assert(
      fc.property(anyCatalogue(), anyCircumstances(), rawIntents(5), (catalogue, circumstances, raws) => {
        let configuration = configure(prepareCatalogue(catalogue), NO_SELECTIONS, circumstances)
        for (const raw of raws) {
          const result = applyToEngine(configuration, intentFor(catalogue, raw))
          if (result.ok) configuration = result.configuration
        }
        const { rooms, unitWide } = cart(configuration)
        for (const { roomId, basePrice } of [...rooms, unitWide]) {
          const listed = listCartBundles(configuration, roomId).reduce((sum, upgrade) => sum + upgrade.basePrice, 0)
          expect(listed).toBe(basePrice)
        }
      }),
      propertySettings(),
    )
  })
})
