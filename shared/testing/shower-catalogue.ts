import type { Catalogue } from '#shared/domain/catalogue/catalogue.types.ts'
import {
  aBundle,
  aBundleGroup,
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aProduct,
  aRoom,
  fixedOption,
} from './builders.ts'

/**
 * A bathroom whose shower is planned, and can be chosen by itself, with a design line, or with a bundle that brings a
 * bench besides; and a bathtub that gives way to a bundle.
 */
export function showerCatalogue(): Catalogue {
  const configurable = { isConfigurable: true }
  return aCatalogue({
    rooms: [aRoom('bad', { title: 'Bad', slug: 'bathroom', positionUpgradeBundles: 'BOTTOM' })],
    products: [
      aProduct('tray', { title: 'Duschwanne' }),
      aProduct('glass', { title: 'Rauchglas' }),
      aProduct('niche', { title: 'Nische' }),
      aProduct('heated', { title: 'Sitzbank' }),
    ],
    lineItems: [
      aLineItem('shower', [
        anItem('shower-item', {
          title: 'Dusche',
          roomId: 'bad',
          options: [fixedOption('tray', 0), fixedOption('glass', 2_000_00, configurable), fixedOption('niche', 900_00)],
        }),
      ]),
      anOptionalLineItem('bench', [
        anItem('bench-item', { title: 'Sitzbank', roomId: 'bad', options: [fixedOption('heated', 1_600_00)] }),
      ]),
      aLineItem('tub', [
        anItem('tub-item', { roomId: 'bad', options: [fixedOption('built-in', 0), fixedOption('duo', 480_00)] }),
      ]),
      anOptionalLineItem(
        'area',
        [anItem('area-item', { roomId: 'bad', options: [fixedOption('area-tiles', 1_500_00)] })],
        { replacementTotal: 700_00, replacesLineItemIds: ['tub'] },
      ),
    ],
    bundleGroups: [
      aBundleGroup('showers', { title: 'Duschpakete', mode: 'SINGLE_SELECT' }),
      aBundleGroup('tubs', { title: 'Badewanne', mode: 'SINGLE_SELECT' }),
    ],
    bundles: [
      aBundle('planned', [], {
        groupId: 'showers',
        roomIds: ['bad'],
        default: true,
        title: 'Standarddusche',
        summary: 'Wie geplant',
      }),
      aBundle('wellness', ['shower', 'bench'], {
        groupId: 'showers',
        title: 'Wellness',
        productIds: ['glass', 'heated'],
      }),
      aBundle('with-tub', [], { groupId: 'tubs', roomIds: ['bad'], default: true, title: 'Mit Wanne' }),
      aBundle('without-tub', ['area'], { groupId: 'tubs', title: 'Statt der Wanne' }),
    ],
    designLineGroups: [aDesignLineGroup('style', [aDesignLine('dark', ['glass', 'duo'])])],
  })
}
