import { describe, expect, it } from 'vitest'
import { aCatalogue, aLineItem, anItem, anOptionalLineItem, aRoom, fixedOption } from '#shared/testing/builders.ts'
import { circumstances, type SelectionParts, selections } from '#shared/testing/selection-builders.ts'
import { combinedUrl, getLayers, type PictureMapping, getPicture, withMergerOf } from './pictures.ts'
import { prepareCatalogue } from '../catalogue/prepare-catalogue.ts'
import { configure } from '../configuration/configure.ts'

const image = (key: string) => ({ key, url: `/files/${key}.webp`, x: 10, y: 20, width: 30, height: 40 })

const MAPPING: PictureMapping = {
  mergerUrl: '/merger/v1/demo/p',
  missingKey: 'missing_01',
  rooms: [
    {
      renderId: 'bath-picture',
      width: 1920,
      height: 1080,
      baseUrl: '/files/base.webp',
      previewUrl: '/files/preview.webp',
      layers: [
        { category: 'floor', subLineItemId: 'floor', productsById: { oak: image('oak-01'), stone: image('stone-01') } },
        { category: 'tap', subLineItemId: 'tap', productsById: { chrome: null, black: image('black-01') } },
        { category: 'shower', subLineItemId: 'tray', productsById: { tray: image('tray-01') } },
        { category: 'gone', subLineItemId: 'not-in-this-variant', productsById: {} },
      ],
    },
  ],
}

const PREPARED = prepareCatalogue(
  aCatalogue({
    rooms: [aRoom('bath', { renderId: 'bath-picture' }), aRoom('attic'), aRoom('cellar', { renderId: 'unknown' })],
    lineItems: [
      aLineItem('fixed', [
        anItem('floor', {
          roomId: 'bath',
          options: [fixedOption('oak', 0), fixedOption('stone', 1), fixedOption('clay', 2)],
        }),
        anItem('tap', { roomId: 'bath', options: [fixedOption('chrome', 0), fixedOption('black', 1)] }),
      ]),
      anOptionalLineItem('upgrade', [anItem('tray', { roomId: 'bath', options: [fixedOption('tray', 0)] })]),
    ],
  }),
)

const show = (parts: SelectionParts = {}, roomId = 'bath') =>
  getPicture(configure(PREPARED, selections(parts), circumstances()), MAPPING, roomId)
const getKeys = (parts: SelectionParts) => show(parts)?.layers.map((layer) => layer.key)

describe('getPicture', () => {
  it('IMG-4 shows base, preview and the layers of what is fitted, bottom first', () => {
    expect(show({ activations: { upgrade: true } })).toEqual({
      width: 1920,
      height: 1080,
      baseUrl: '/files/base.webp',
      previewUrl: '/files/preview.webp',
      layers: [
        { category: 'floor', itemId: 'floor', productId: 'oak', missing: false, ...image('oak-01') },
        { category: 'shower', itemId: 'tray', productId: 'tray', missing: false, ...image('tray-01') },
      ],
    })
  })

  it('IMG-4 follows the choice, and leaves out what is not fitted or cannot be seen', () => {
    expect(getKeys({})).toEqual(['oak-01'])
    expect(getKeys({ choices: { floor: 'stone', tap: 'black' } })).toEqual(['stone-01', 'black-01'])
  })

  it('IMG-8 IMG-15 flags a product that has no image', () => {
    const [layer] = show({ choices: { floor: 'clay' } })?.layers ?? []
    expect(layer).toMatchObject({ category: 'floor', productId: 'clay', key: 'missing_01', url: '', missing: true })
  })

  it('has no picture for a room without one', () => {
    expect([show({}, 'attic'), show({}, 'cellar'), show({}, 'nowhere')]).toEqual([null, null, null])
  })
})

describe('getLayers', () => {
  it('API-39 gives the named categories in the order of the picture', () => {
    const layers = getLayers(MAPPING, 'bath-picture', { shower: 'tray-01', floor: 'stone-01', unknown: 'x' })?.layers
    expect(layers?.map(({ category, productId, missing }) => [category, productId, missing])).toEqual([
      ['floor', 'stone', false],
      ['shower', 'tray', false],
    ])
  })

  it('IMG-15 flags unknown keys and the missing key', () => {
    const layers = getLayers(MAPPING, 'bath-picture', { floor: 'missing_01', tap: 'gold' })?.layers
    expect(layers?.map((layer) => layer.missing)).toEqual([true, true])
  })

  it('has nothing for an unknown picture', () => {
    expect(getLayers(MAPPING, 'none', {})).toBeNull()
  })

  it('gives the same layers as the configuration that the keys come from', () => {
    const picture = show({ choices: { floor: 'stone', tap: 'black' }, activations: { upgrade: true } })
    const keys = Object.fromEntries((picture?.layers ?? []).map((layer) => [layer.category, layer.key]))
    expect(getLayers(MAPPING, 'bath-picture', keys)).toEqual(picture)
  })
})

describe('merger', () => {
  it('API-39 IMG-7 is asked for what is shown, without layers that have no image', () => {
    const picture = show({ choices: { floor: 'clay', tap: 'black' }, activations: { upgrade: true } })
    expect(combinedUrl(MAPPING.mergerUrl, 'bath-picture', picture ?? { layers: [] })).toBe(
      '/merger/v1/demo/p/combine?room=bath-picture&tap=black-01&shower=tray-01',
    )
  })

  it('IMG-13 IMG-14 is on the host of the visual version, the portal’s own without one', () => {
    expect(withMergerOf(MAPPING, 'v2')).toBe(MAPPING)
    const hosted = { ...MAPPING, mergerHosts: { v1: null, v2: 'https://v2.example' } }
    expect(withMergerOf(hosted, 'v1').mergerUrl).toBe('/merger/v1/demo/p')
    expect(withMergerOf(hosted, 'v2').mergerUrl).toBe('https://v2.example/merger/v1/demo/p')
  })
})
