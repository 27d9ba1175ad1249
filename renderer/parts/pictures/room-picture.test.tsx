import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { LayerImage, PictureMapping, RoomPicture as Picture } from '#shared/domain/look/pictures.ts'
import { aRoom } from '#shared/testing/builders.ts'
import { bathroomCatalogue, createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { ComposedRoom } from './ComposedRoom.tsx'
import { panoramaSource } from './panorama-source.ts'
import { RoomPicture } from './RoomPicture.tsx'
import { usePrefetchRooms } from './use-prefetch.ts'

const image = (key: string): LayerImage => ({ key, url: `${key}.webp`, x: 0, y: 0, width: 1600, height: 900 })

function picture(renderId: string, itemId: string, keys: readonly string[]): Picture {
  return {
    renderId,
    width: 1600,
    height: 900,
    baseUrl: `${renderId}.webp`,
    previewUrl: `${renderId}-preview.webp`,
    layers: [
      {
        category: 'only',
        subLineItemId: itemId,
        productsById: Object.fromEntries(keys.map((key) => [key, image(key)])),
      },
    ],
  }
}

const MAPPING: PictureMapping = {
  mergerUrl: '/merger',
  missingKey: 'missing_01',
  rooms: [
    picture('bad-picture', 'bodenbelag', ['eiche', 'stein', 'terrazzo']),
    picture('kueche-picture', 'fronten', ['weiss', 'grau']),
  ],
}

/** The bathroom and the kitchen of the tests, both with a layered picture. @param broken how addresses begin that fail */
function openUnit(broken: readonly string[] = []) {
  const catalogue = bathroomCatalogue()
  const rooms = catalogue.rooms.map((room) => (room.id === 'kueche' ? { ...room, renderId: 'kueche-picture' } : room))
  const loaded: string[] = []
  const createImage = () => {
    const made = {
      src: '',
      decoding: 'auto' as const,
      fetchPriority: 'auto',
      decode: async () => {
        if (broken.some((start) => made.src.startsWith(start))) throw new Error('away')
        loaded.push(made.src)
      },
    }
    return made
  }
  const test = createTestUnit({ catalogue: { ...catalogue, rooms }, mapping: MAPPING, createImage })
  const shown = rooms.flatMap((room) => test.prepared.room(room.id) ?? [])
  const [bath, kitchen] = shown
  if (bath === undefined || kitchen === undefined) throw new Error('The catalogue lacks its rooms')
  return { ...test, rooms: shown, bath, kitchen, loaded }
}

const untilIdle = () => act(() => vi.advanceTimersByTimeAsync(1_000))

describe('picture of a room', () => {
  beforeAll(async () => {
    await startTexts()
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('keeps the neighbours’ pictures ready behind it, out of reach of screen readers', async () => {
    vi.useFakeTimers()
    const { unit, rooms, bath } = openUnit()
    renderInUnit(unit, <RoomPicture room={bath} rooms={rooms} />)
    await untilIdle()
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Badezimmer')
    expect(document.querySelector('[data-behind][aria-hidden="true"] img[src="kueche-picture.webp"]')).not.toBeNull()
  })

  it('IMG-10 loads the rooms beside it while nothing else is to do, as they are configured', async () => {
    vi.useFakeTimers()
    const { unit, rooms, bath, loaded, store } = openUnit()
    store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    renderInUnit(unit, <Prefetching room={bath} rooms={rooms} />)
    expect(loaded).toEqual([])
    await untilIdle()
    expect(loaded).toEqual(['kueche-picture.webp', 'grau.webp'])
  })

  it('STG-1: knows what panels leave free of it before it is painted, and aims at what can be chosen', () => {
    const observed: Element[] = []
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly observe: (element: Element) => void
        constructor(tell: () => void) {
          this.observe = (element) => {
            observed.push(element)
            tell()
          }
        }
        disconnect() {}
      },
    )
    const { unit, rooms, bath } = openUnit()
    const panel = document.createElement('aside')
    panel.dataset['over'] = 'right'
    document.body.append(panel)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this === panel ? new DOMRect(900, 0, 100, 500) : new DOMRect(0, 0, 1_000, 500)
    })
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_000)
    renderInUnit(unit, <RoomPicture room={bath} rooms={rooms} />)
    const frame = observed[0]
    expect(observed[1]).toBe(panel)
    expect(frame?.getAttribute('style')).toBe(
      '--free-middle: 450px; --free-width: 900px; --over-top: 0px; --over-right: 100px;',
    )
    expect(screen.getByRole('img').style.getPropertyValue('--aim')).toBe('0.5')
    panel.remove()
  })

  it('IMG-3 has its zoom buttons at once, and begins with the whole picture', () => {
    const { unit, rooms, bath } = openUnit()
    renderInUnit(unit, <RoomPicture room={bath} rooms={rooms} />)
    expect(screen.getByRole('button', { name: 'Bild verkleinern' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('button', { name: 'Bild vergrößern' }).getAttribute('aria-disabled')).toBe('false')
  })

  it('STG-10: hints at a preview that shows other choices, and shows one that shows these', () => {
    const hint = () => document.querySelector('img[src="bad-picture-preview.webp"]')?.hasAttribute('data-hint')
    const { unit, rooms, bath, store } = openUnit()
    renderInUnit(unit, <RoomPicture room={bath} rooms={rooms} />)
    expect(hint()).toBe(false)
    cleanup()
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })
    renderInUnit(unit, <RoomPicture room={bath} rooms={rooms} />)
    expect(hint()).toBe(true)
  })

  it('REV-1: shows a room as it is chosen where the portal cannot compose it, never as another one', async () => {
    const { unit, bath, store } = openUnit(['/merger'])
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })
    const { configuration } = store.state.getState()
    renderInUnit(unit, <ComposedRoom room={bath} configuration={configuration} className="frame" alt="Bad" />)
    expect((await screen.findByRole('img', { name: 'Bad' })).querySelector('img[src="stein.webp"]')).not.toBeNull()
  })
})

function Prefetching({ room, rooms }: { room: Room; rooms: readonly Room[] }) {
  usePrefetchRooms(room, rooms)
  return null
}

describe('panorama of a room', () => {
  const wide: PictureMapping = {
    ...MAPPING,
    rooms: [{ ...picture('rundum', 'bodenbelag', []), width: 2048, height: 1024 }, ...MAPPING.rooms],
  }

  it('IMG-2 has none without a panorama image', () => {
    expect(panoramaSource(aRoom('bad', { renderId: 'bad-picture' }), MAPPING)).toBeNull()
    expect(panoramaSource(aRoom('x', { slug: 'bad-360', renderId: 'bad-picture' }), MAPPING)).toBeNull()
  })

  it('IMG-1 is layered where the mapping has its layers, else one image; the slug is the fallback', () => {
    const room = aRoom('bad', { panoramaUrl: 'pano.webp' })
    expect(panoramaSource(room, wide)).toEqual({ url: 'pano.webp' })
    expect(panoramaSource({ ...room, panoramaRenderId: 'rundum' }, wide)).toEqual({ renderId: 'rundum' })
    expect(panoramaSource({ ...room, panoramaRenderId: 'gone' }, wide)).toEqual({ url: 'pano.webp' })
    expect(panoramaSource(aRoom('x', { slug: 'bad-360', renderId: 'rundum' }), wide)).toEqual({ renderId: 'rundum' })
  })
})
