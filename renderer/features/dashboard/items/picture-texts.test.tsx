import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeLocale } from '#renderer/i18n/i18n.ts'
import { showInRow, showItems, startItems } from './testing/show-items.tsx'

const TOLD = '/files/a.webp'
const SILENT = '/files/b.webp'
const PROJECT = { pictureTexts: { [TOLD]: { de: 'Die Küche', en: 'The kitchen' } }, frameHosts: ['tour.example.com'] }
const FRAME = { url: 'https://tour.example.com/', title: 'Rundgang' }

const alts = () => [...document.querySelectorAll('img')].map(({ alt }) => alt)

beforeAll(startItems)
afterEach(async () => {
  cleanup()
  await changeLocale('de')
})

describe('EDT-41 what a picture shows', () => {
  it.each([
    ['DSH-29', 'DashboardBannerV2', { bannerUrl: TOLD }, { bannerUrl: SILENT }],
    ['DSH-23', 'Feature', { image: `${TOLD}?width=960` }, { image: SILENT }],
  ])('%s is said by %s in the language on screen; a picture of which nothing is said says nothing', async (...row) => {
    const [, type, told, silent] = row
    showItems([{ type, params: told }], PROJECT)
    expect(alts()).toEqual(['Die Küche'])
    cleanup()
    await changeLocale('en')
    showItems([{ type, params: told }], PROJECT)
    expect(alts()).toEqual(['The kitchen'])
    cleanup()
    showItems([{ type, params: silent }], PROJECT)
    expect(alts()).toEqual([''])
  })

  it('DSH-18 is said by what stands for a page of elsewhere', () => {
    showInRow({ type: 'IFrameCard', params: { ...FRAME, image: TOLD } }, PROJECT)
    expect(alts()).toEqual(['Die Küche'])
  })

  it('DSH-19 takes the place of the usual words of a plan', () => {
    showInRow({ type: 'FloorPlan', params: { url: TOLD } }, PROJECT)
    expect(alts()).toEqual(['Die Küche'])
    cleanup()
    showInRow({ type: 'FloorPlan', params: { url: SILENT } }, PROJECT)
    expect(alts()[0]).toMatch(/^Grundriss/)
  })

  it.each(['ProjectImages', 'ImageGallery'])(
    'DSH-21 DSH-22 stands behind the number of a picture in %s, also on the whole screen',
    async (type) => {
      showInRow({ type, params: { images: [SILENT, TOLD] } }, PROJECT)
      const labels = [...document.querySelectorAll('li > button[aria-label]')].map((one) => one.ariaLabel)
      expect(labels.slice(0, 2)).toEqual(['Bild 1 von 2 groß ansehen', 'Bild 2 von 2 groß ansehen: Die Küche'])
      const [, second] = document.querySelectorAll('li > button[aria-label]')
      if (second !== undefined) fireEvent.click(second)
      expect(await screen.findByText('Bild 2 von 2: Die Küche')).toBeTruthy()
    },
  )

  it('is said in the project’s own language where it is said in no other', async () => {
    await changeLocale('en')
    showItems([{ type: 'DashboardBannerV2', params: { bannerUrl: TOLD } }], {
      pictureTexts: { [TOLD]: { de: 'Nur so' } },
    })
    expect(alts()).toEqual(['Nur so'])
  })
})
