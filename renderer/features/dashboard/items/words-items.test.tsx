import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Json } from '#shared/domain/designs/json.types.ts'
import { readDashboard, type ReadItem } from '#shared/domain/designs/read-dashboard.ts'
import { changeLocale } from '#renderer/i18n/i18n.ts'
import { projectConfig } from '#renderer/unit/testing/unit-data.ts'
import { ButtonItem } from './button/ButtonItem.tsx'
import { PageProjectContext } from './parts/page-project.ts'
import { failPicture, isEmpty, showInRow, showItems, startItems } from './testing/show-items.tsx'

function isButton(item: ReadItem): item is ReadItem<'Button'> {
  return item.type === 'Button'
}

beforeAll(startItems)
afterEach(async () => {
  cleanup()
  await changeLocale('de')
})

describe('words of an item', () => {
  const outline = [
    {
      type: 'TextElement',
      params: { text: { de: 'Guten Tag', en: 'Good day' }, variant: 'h3', textAlign: 'center', color: '#8a5a2b' },
    },
  ]

  it('DSH-30: are said in the language on screen, with the look that the design gives them', async () => {
    showItems(outline)
    const words = screen.getByRole('heading', { name: 'Guten Tag' })
    expect(words.style.color).toBe('rgb(138, 90, 43)')
    expect(words.className).toContain('MuiTypography-h3')
    expect(words.className).toContain('alignCenter')
    await act(() => changeLocale('en'))
    expect(screen.getByText('Good day')).toBeTruthy()
  })

  it('DSH-30: are those of the project’s own language where the one on screen has none', async () => {
    showItems([{ type: 'TextElement', params: { text: { de: 'Nur deutsch' } } }])
    await act(() => changeLocale('en'))
    expect(screen.getByText('Nur deutsch')).toBeTruthy()
  })

  it('DSH-24: a line in a row has its variant, and is no heading of the first level', () => {
    showInRow({ type: 'Typography', content: 'Groß', variant: 'h1' })
    expect(screen.getByText('Groß').className).toContain('MuiTypography-h1')
    expect(screen.getByText('Groß').tagName).toBe('H2')
  })

  it('DSH-26: an info card says label, title, subtitle and description, each in its own variant', () => {
    const params = {
      label: { text: 'Energie' },
      title: { text: 'KfW 40', variant: 'h2' },
      subtitle: { text: 'Wärmepumpe' },
      description: { text: 'Mit Photovoltaik', variant: 'caption' },
    }
    showInRow({ type: 'InfoItemCard', params })
    const lines = ['Energie', 'KfW 40', 'Wärmepumpe', 'Mit Photovoltaik'].map((text) => screen.getByText(text))
    const variants = lines.map(({ className }) => /MuiTypography-(h\d|body\d|caption)/.exec(className)?.[1])
    expect(variants).toEqual(['caption', 'h2', 'body1', 'caption'])
    expect(lines.every((line, index) => index === 0 || lines[index - 1]?.compareDocumentPosition(line) === 4)).toBe(
      true,
    )
  })
})

describe('a button of a design', () => {
  const button = (more: Record<string, Json>) => showItems([{ type: 'Button', content: 'Los', ...more }])
  const link = () => screen.getByRole('link', { name: /^Los/ })

  it('DSH-25: leads into the configurator and to the overview of the open unit', () => {
    button({ actionType: 'configurator' })
    expect(link().getAttribute('href')).toBe('/bp/demo/lindenhof/a-12/configurator')
    cleanup()
    button({ actionType: 'checkout' })
    expect(link().getAttribute('href')).toBe('/bp/demo/lindenhof/a-12/checkout')
  })

  it('DSH-25: leads to a page of whichever home is open', () => {
    button({ href: './configurator/windows' })
    expect(link().getAttribute('href')).toBe('/bp/demo/lindenhof/a-12/configurator/windows')
  })

  it('DSH-25: leads elsewhere beside the page, in the look of the design, and tells nobody of the page', () => {
    button({ href: 'https://example.com/a', target: '_blank', variant: 'contained', color: 'danger' })
    expect(link().getAttribute('target')).toBe('_blank')
    expect(link().getAttribute('rel')).toBe('noopener noreferrer')
    expect(link().className).toMatch(/contained/)
    expect(link().className).toMatch(/colorError/)
    expect(screen.getByRole('link', { name: /neuen Fenster/ })).toBeTruthy()
  })

  it('DSH-25: is not there where it would lead nowhere', () => {
    button({ actionType: 'link' })
    expect(screen.queryByText('Los')).toBeNull()
    cleanup()
    // A page of a whole project has no open unit.
    const { items } = readDashboard([{ type: 'Button', content: 'Los', actionType: 'configurator' }])
    const [item] = items.filter(isButton)
    if (item === undefined) throw new Error('no button')
    render(
      <PageProjectContext value={{ project: projectConfig, portal: 'mp' }}>
        <ButtonItem item={item} place="page" />
      </PageProjectContext>,
    )
    expect(screen.queryByText('Los')).toBeNull()
  })
})

describe('a feature', () => {
  const params = {
    direction: 'row-reverse',
    image: '/files/a.webp',
    imageCardElevation: 4,
    feature: { title: { text: 'Licht', variant: 'h3' }, message: { text: 'Bis in den Abend' } },
    action: { label: 'Fenster', href: '/bp/demo/lindenhof/a-12/inbox' },
  }

  it('DSH-23: has picture, title, sentences and a way on, in its direction', () => {
    showItems([{ type: 'Feature', params }])
    expect(screen.getByRole('heading', { name: 'Licht' }).className).toContain('h3')
    expect(screen.getByText('Bis in den Abend')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Fenster' }).getAttribute('href')).toBe('/bp/demo/lindenhof/a-12/inbox')
    expect(
      document.querySelector('[data-direction="row-reverse"] .MuiPaper-elevation4 img')?.getAttribute('srcset'),
    ).toContain('/files/a.webp?width=640 640w')
  })

  it('DSH-23, DSH-42: is not shown without a picture that it names', () => {
    showItems([{ type: 'Feature', params }])
    failPicture()
    expect(screen.queryByText('Licht')).toBeNull()
    expect(isEmpty('Feature')).toBe(true)
  })
})

describe('the banner', () => {
  it('DSH-29: is a wide picture at once, another one on phones', () => {
    showItems([{ type: 'DashboardBannerV2', params: { bannerUrl: '/files/a.webp', mobileBannerUrl: '/files/b.webp' } }])
    const picture = document.querySelector('picture img')
    expect(picture?.getAttribute('src')).toBe('/files/a.webp')
    expect(picture?.getAttribute('fetchpriority')).toBe('high')
    expect(document.querySelector('source')?.getAttribute('media')).toBe('(max-width: 599.95px)')
    expect(document.querySelector('source')?.getAttribute('srcset')).toContain('/files/b.webp?width=640')
  })

  it('DSH-29: is the project’s own where the design names none, and nothing where there is none', () => {
    showItems([{ type: 'DashboardBannerV2' }], { banner: { url: '/files/c.webp', mobileUrl: '/files/d.webp' } })
    expect(document.querySelector('picture img')?.getAttribute('src')).toBe('/files/c.webp')
    expect(document.querySelector('source')?.getAttribute('srcset')).toContain('/files/d.webp')
    failPicture()
    expect(isEmpty('DashboardBannerV2')).toBe(true)
    cleanup()
    showItems([{ type: 'DashboardBannerV2' }])
    expect(isEmpty('DashboardBannerV2')).toBe(true)
  })

  it('DSH-29: a film runs without sound until it is stopped', () => {
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause')
    showItems([
      { type: 'DashboardBannerV2', params: { bannerUrl: '/files/a.webp', bannerVideoUrl: '/files/film.mp4' } },
    ])
    const film = document.querySelector('video')
    expect([film?.muted, film?.loop, film?.getAttribute('src')]).toEqual([true, true, '/files/film.mp4'])
    pause.mockClear()
    fireEvent.click(screen.getByRole('button', { name: 'Film anhalten' }))
    expect(pause).toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Film abspielen' })).toBeTruthy()
    pause.mockRestore()
  })

  it('DSH-29: a film waits for those who asked for less movement', () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
    const media = vi.spyOn(window, 'matchMedia')
    media.mockImplementation((query) => ({
      matches: query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }))
    showItems([
      { type: 'DashboardBannerV2', params: { bannerUrl: '/files/a.webp', bannerVideoUrl: '/files/film.mp4' } },
    ])
    expect(play).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Film abspielen' }))
    expect(play).toHaveBeenCalled()
    media.mockRestore()
    play.mockRestore()
  })
})
