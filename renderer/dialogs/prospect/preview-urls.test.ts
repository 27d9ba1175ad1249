import { expect, it } from 'vitest'
import type { PictureMapping } from '#shared/domain/look/pictures.ts'
import { aCatalogue, aLineItem, anItem, aRoom, fixedOption } from '#shared/testing/builders.ts'
import { createTestUnit } from '#renderer/unit/testing/open-unit.tsx'
import { previewUrls } from './preview-urls.ts'

const ROOMS = ['bad', 'kueche', 'flur', 'diele'] as const

/** Four rooms with a picture and a choice each. */
const CATALOGUE = aCatalogue({
  rooms: ROOMS.map((id) => aRoom(id, { renderId: `${id}-picture`, mode: 'PRODUCT_SELECTION' })),
  lineItems: ROOMS.map((id) =>
    aLineItem(`${id}-line`, [
      anItem(`${id}-boden`, { roomId: id, options: ['eiche', 'stein'].map((key) => fixedOption(key, 0)) }),
    ]),
  ),
})
const image = (key: string) => ({ key, url: `/files/${key}.webp`, x: 0, y: 0, width: 1, height: 1 })
const MAPPING: PictureMapping = {
  mergerUrl: '/merger/v1/demo/lindenhof',
  missingKey: 'missing_01',
  rooms: ROOMS.map((id) => ({
    renderId: `${id}-picture`,
    width: 1600,
    height: 900,
    baseUrl: '',
    previewUrl: '',
    layers: [
      { category: 'floor', subLineItemId: `${id}-boden`, productsById: { eiche: image('oak'), stein: image('stone') } },
    ],
  })),
}

it('PRO-22 IMG-16 sends three pictures of what is configured, rooms with choices first', () => {
  const { store } = createTestUnit({ catalogue: CATALOGUE })
  store.intents.chooseOption({ itemId: 'diele-boden', productId: 'stein' })
  const { configuration } = store.state.getState()
  const expected = [
    '/merger/v1/demo/lindenhof/combine?room=diele-picture&floor=stone',
    '/merger/v1/demo/lindenhof/combine?room=bad-picture&floor=oak',
    '/merger/v1/demo/lindenhof/combine?room=kueche-picture&floor=oak',
  ]
  expect(previewUrls(configuration, MAPPING)).toEqual(expected)
  // Only the portal's own addresses are taken, wherever the shown pictures come from.
  const elsewhere = { ...MAPPING, mergerUrl: `https://pictures.example${MAPPING.mergerUrl}` }
  expect(previewUrls(configuration, elsewhere)).toEqual(expected)
  expect(previewUrls(configuration, null)).toEqual([])
})
