import { describe, expect, it } from 'vitest'
import { valueAt, withValueAt } from './json.types.ts'
import { listFiles, mapFiles } from './list-files.ts'
import { wordsIn } from './words-in.ts'

const outline = [
  { type: 'DashboardBannerV2', params: { bannerUrl: '/a', mobileBannerUrl: '/b', bannerVideoUrl: '/f' } },
  { type: 'ContentRow', items: [{ type: 'ImageGallery', params: { images: ['/c', { url: '/d', alt: 'x' }] } }] },
  { type: 'Feature', params: { image: '/e', action: { href: '/page' } } },
  { type: 'Feature', params: { image: '' } },
  'nothing',
]

describe('files of an outline', () => {
  it('DSH-42: are found in image, images, bannerUrl and mobileBannerUrl, wherever the item stands', () => {
    expect(listFiles(outline)).toEqual(['/a', '/b', '/f', '/c', '/d', '/e'])
  })

  it('DSH-42: get another address, and all else stays', () => {
    expect(mapFiles(outline, (address) => `/files${address}`)).toEqual([
      {
        type: 'DashboardBannerV2',
        params: { bannerUrl: '/files/a', mobileBannerUrl: '/files/b', bannerVideoUrl: '/files/f' },
      },
      {
        type: 'ContentRow',
        items: [{ type: 'ImageGallery', params: { images: ['/files/c', { url: '/files/d', alt: 'x' }] } }],
      },
      { type: 'Feature', params: { image: '/files/e', action: { href: '/page' } } },
      { type: 'Feature', params: { image: '' } },
      'nothing',
    ])
  })
})

describe('a value in an item', () => {
  it('is read, set and taken away by its place', () => {
    const item = { type: 'MapCard', params: { coords: { lng: 7 } } }
    expect(valueAt(item, 'params.coords.lng')).toBe(7)
    expect(valueAt(item, 'params.coords.lat')).toBeUndefined()
    expect(withValueAt(item, 'params.coords.lat', 48)).toEqual({
      type: 'MapCard',
      params: { coords: { lng: 7, lat: 48 } },
    })
    expect(withValueAt(item, 'params.coords.lng', undefined)).toEqual({ type: 'MapCard' })
    expect(withValueAt({ type: 'X' }, 'props.card.square', false)).toEqual({
      type: 'X',
      props: { card: { square: false } },
    })
    expect(item).toEqual({ type: 'MapCard', params: { coords: { lng: 7 } } })
  })
})

describe('words of an item', () => {
  it('are those of the language, else of the project’s own, else what there is', () => {
    expect(wordsIn({ de: 'Haus', en: 'House' }, 'en', 'de')).toBe('House')
    expect(wordsIn({ de: 'Haus' }, 'en', 'de')).toBe('Haus')
    expect(wordsIn({ en: 'House' }, 'de', 'de')).toBe('House')
    expect(wordsIn('Haus', 'en', 'de')).toBe('Haus')
    expect(wordsIn(null, 'de', 'de')).toBe('')
  })
})
