import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAllowedServices } from './film/allowed-services.ts'
import { failPicture, isEmpty, showInRow, showItems, startItems } from './testing/show-items.tsx'

const PICTURES = ['/files/a.webp', '/files/b.webp', '/files/c.webp', '/files/d.webp', '/files/e.webp', '/files/f.webp']

beforeAll(startItems)
beforeEach(() => useAllowedServices.setState({ allowed: new Set() }))
afterEach(cleanup)

describe('a film', () => {
  it('DSH-17: of the project is fetched when it is started, and is not there where there is none', () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
    showInRow({ type: 'ProjectVideo' }, { videoUrl: '/files/film.mp4', projectImageUrl: '/files/a.webp' })
    const film = document.querySelector('video')
    expect([film?.preload, film?.controls]).toEqual(['none', false])
    fireEvent.click(screen.getByRole('button', { name: 'Film abspielen: Film: Wohnen am Lindenhof' }))
    expect(play).toHaveBeenCalled()
    expect([film?.controls, document.activeElement]).toEqual([true, film])
    play.mockRestore()
    cleanup()
    showInRow({ type: 'ProjectVideo' })
    expect(isEmpty('ProjectVideo')).toBe(true)
  })

  it('DSH-16: with a title; one that cannot be loaded is not shown', () => {
    showInRow({ type: 'VideoCard', params: { title: 'Rundgang', url: '/files/film.mp4' } })
    expect(screen.getByRole('heading', { name: 'Rundgang' })).toBeTruthy()
    const film = document.querySelector('video')
    if (film !== null) fireEvent.error(film)
    expect(screen.queryByText('Rundgang')).toBeNull()
  })

  it.each([
    ['YouTube', 'https://www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    ['Vimeo', 'https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
  ])('DSH-16: of %s is asked for only after a word about it', (service, url, address) => {
    showInRow({ type: 'VideoCard', params: { title: 'Rundgang', url } })
    expect(document.querySelector('iframe')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /Film abspielen/ }))
    expect(document.querySelector('iframe')).toBeNull()
    expect(screen.getByText(new RegExp(`erhält ${service} unter anderem Ihre IP-Adresse`))).toBeTruthy()
    expect(screen.getByRole('link', { name: new RegExp(`Datenschutz bei ${service}`) }).getAttribute('href')).toMatch(
      /^https:/,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Film zeigen' }))
    const frame = document.querySelector('iframe')
    expect(frame?.getAttribute('src')?.startsWith(address)).toBe(true)
    expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation')
  })

  it('DSH-16: nobody is asked twice who does not want it, and everybody else is', () => {
    const url = 'https://youtu.be/abcdefghijk'
    const start = () => {
      cleanup()
      showInRow({ type: 'VideoCard', params: { title: 'Rundgang', url } })
      fireEvent.click(screen.getByRole('button', { name: /Film abspielen/ }))
    }
    start()
    fireEvent.click(screen.getByRole('button', { name: 'Film zeigen' }))
    start()
    fireEvent.click(screen.getByRole('checkbox', { name: 'In dieser Sitzung nicht mehr fragen' }))
    fireEvent.click(screen.getByRole('button', { name: 'Film zeigen' }))
    start()
    expect(document.querySelector('iframe')).toBeTruthy()
  })
})

describe('a page of elsewhere', () => {
  const item = {
    type: 'IFrameCard',
    params: { title: 'Rundgang', actionLabel: 'Beginnen', url: 'https://tour.example.com/a', image: '/files/a.webp' },
  }

  it('DSH-18: is fetched after a click that says from whom, in a frame that cannot move the page', () => {
    showInRow(item, { frameHosts: ['tour.example.com'] })
    expect(document.querySelector('iframe')).toBeNull()
    expect(screen.getByText('Der Inhalt liegt bei tour.example.com')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Beginnen' }))
    const frame = screen.getByTitle('Rundgang')
    expect(frame.getAttribute('src')).toBe('https://tour.example.com/a')
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups')
  })

  it('DSH-18: is not shown of a host that the project does not name, nor without its picture', () => {
    showInRow(item)
    expect(screen.queryByText('Beginnen')).toBeNull()
    cleanup()
    showInRow(item, { frameHosts: ['tour.example.com'] })
    failPicture()
    expect(screen.queryByText('Beginnen')).toBeNull()
  })
})

describe('pictures', () => {
  it('DSH-21: five beside each other, and all of them on the whole screen', async () => {
    showItems([{ type: 'ProjectImages', params: { images: PICTURES } }])
    expect(screen.getByRole('heading', { name: 'Bilder aus dem Projekt' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /groß ansehen/ })).toHaveLength(5)
    const all = screen.getByRole('button', { name: 'Alle 6 Bilder ansehen' })
    all.focus()
    fireEvent.click(all)
    const dialog = await screen.findByRole('dialog', { name: 'Bild 1 von 6' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Vorheriges Bild' }))
    expect(screen.getByRole('dialog', { name: 'Bild 6 von 6' })).toBeTruthy()
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/files/f.webp')
    // Where the focus is when it opens.
    fireEvent.keyDown(dialog, { key: 'ArrowRight' })
    expect(screen.getByRole('dialog', { name: 'Bild 1 von 6' })).toBeTruthy()
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(all)
  })

  it('DSH-21: without any named those of the project; one that is missing leaves the others', () => {
    showItems([{ type: 'ProjectImages' }], {
      projectImageUrl: '/files/a.webp',
      banner: { url: '/files/b.webp', mobileUrl: '/files/c.webp' },
    })
    expect([...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
      '/files/a.webp',
      '/files/b.webp',
    ])
    failPicture()
    expect(document.querySelectorAll('img')).toHaveLength(1)
    failPicture()
    expect(isEmpty('ProjectImages')).toBe(true)
    cleanup()
    showItems([{ type: 'ProjectImages' }])
    expect(isEmpty('ProjectImages')).toBe(true)
  })

  it('DSH-22: one after the other by buttons and arrows; only the one that is seen can be reached', () => {
    showInRow({ type: 'ImageGallery', params: { images: PICTURES.slice(0, 3) } })
    const gallery = screen.getByRole('region', { name: 'Bilder' })
    const reachable = () => [...gallery.querySelectorAll('li')].map((slide) => !slide.hasAttribute('inert'))
    expect(reachable()).toEqual([true, false, false])
    fireEvent.click(screen.getByRole('button', { name: 'Nächstes Bild' }))
    expect(reachable()).toEqual([false, true, false])
    fireEvent.keyDown(gallery, { key: 'ArrowLeft' })
    fireEvent.keyDown(gallery, { key: 'ArrowLeft' })
    expect(reachable()).toEqual([false, false, true])
    expect(screen.getByText('Bild 3 von 3')).toBeTruthy()
  })
})

describe('a map', () => {
  const coords = { lng: 7.8494, lat: 47.9713 }
  const elsewhere = () => screen.getByRole('link', { name: /In OpenStreetMap öffnen/ }).getAttribute('href')

  it('DSH-14: without tiles it is a still picture with the place and the way to a map', () => {
    showInRow({
      type: 'MapCard',
      params: { title: 'Haus', description: 'Am Bach', address: 'Weg 1', coords, defaultZoom: 16 },
    })
    expect(screen.getByRole('heading', { name: 'Haus' })).toBeTruthy()
    expect(screen.getByText('Am Bach')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Lage: Weg 1' })).toBeTruthy()
    expect(elsewhere()).toBe('https://www.openstreetmap.org/?mlat=47.9713&mlon=7.8494#map=16/47.9713/7.8494')
  })

  it('DSH-15: of the project it has the project’s address', () => {
    showInRow({ type: 'ProjectMap' })
    expect(screen.getByRole('heading', { name: 'Lindenstraße 1' })).toBeTruthy()
    expect(screen.getByText('79100 Freiburg')).toBeTruthy()
    expect(elsewhere()).toBe('https://www.openstreetmap.org/search?query=Lindenstra%C3%9Fe%201%2C%2079100%20Freiburg')
  })

  it('DSH-14: nobody knows where: there is none', () => {
    showInRow({ type: 'MapCard', params: { title: 'Haus' } })
    expect(screen.queryByText('Haus')).toBeNull()
  })

  it('DSH-14: tiles are asked for once it is near the screen, and it stays a still picture where none can be drawn', async () => {
    const seen: IntersectionObserverCallback[] = []
    class Seen {
      constructor(callback: IntersectionObserverCallback) {
        seen.push(callback)
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Seen)
    const openMap = vi.fn(() => Promise.reject(new Error('no tiles')))
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    vi.doMock('./map/live-map.ts', () => ({ openMap }))
    showInRow({ type: 'MapCard', params: { address: 'Weg 1', coords } }, { mapSource: '/files/a.pmtiles' })
    await vi.dynamicImportSettled()
    expect(openMap).not.toHaveBeenCalled()
    act(() => {
      for (const tell of seen) Reflect.apply(tell, undefined, [[{ isIntersecting: true }], null])
    })
    await waitFor(() => expect(warn).toHaveBeenCalled())
    expect(openMap).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ source: '/files/a.pmtiles', place: coords, zoom: 18 }),
      expect.anything(),
    )
    expect(screen.getByRole('img', { name: 'Lage: Weg 1' })).toBeTruthy()
    warn.mockRestore()
    vi.doUnmock('./map/live-map.ts')
    vi.unstubAllGlobals()
  })
})

describe('HTML of the project’s own', () => {
  it('DSH-31: stands cleaned in a frame that runs nothing', async () => {
    showItems([
      {
        type: 'HtmlElement',
        params: { html: '<p style="color: red">Hallo</p><script>alert(1)</script><img src="https://evil.example/x">' },
      },
    ])
    const frame = await screen.findByTitle('Weitere Angaben')
    if (!(frame instanceof HTMLIFrameElement)) throw new Error('no frame')
    expect(frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-scripts')
    await waitFor(() => expect(frame.contentDocument?.body.innerHTML).toBe('<p style="color: red;">Hallo</p>'))
    expect(frame.contentDocument?.querySelector('meta')?.content).toBe(
      "default-src 'none'; img-src 'self'; font-src 'self'",
    )
  })
})
