import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PictureMapping } from '#shared/domain/look/pictures.ts'
import { bathroomCatalogue, createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { RoomPicture } from '../RoomPicture.tsx'

const image = (key: string) => ({ key, url: `${key}.webp`, x: 0, y: 0, width: 1600, height: 900 })
const MAPPING: PictureMapping = {
  mergerUrl: '/merger',
  missingKey: 'missing_01',
  rooms: [
    {
      renderId: 'bad-picture',
      width: 1600,
      height: 900,
      baseUrl: 'bad-picture.webp',
      previewUrl: 'bad-picture-preview.webp',
      layers: [
        {
          category: 'only',
          subLineItemId: 'bodenbelag',
          productsById: { eiche: image('eiche'), stein: image('stein') },
        },
      ],
    },
  ],
}

/** Addresses that were read for what can be seen of them. */
let read: string[] = []
/** What waits for a pause of the page. */
let idle: (() => void)[] = []

const getContext = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')

describe('what is where in the picture of a room', () => {
  beforeAll(startTexts)
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] })
    read = []
    idle = []
    vi.stubGlobal('fetch', async (url: string) => {
      read.push(url)
      return new Response('image')
    })
    // The backdrop draws images of its own.
    vi.stubGlobal(
      'Image',
      class {
        decode = async () => undefined
      },
    )
    vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }))
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
    vi.stubGlobal('cancelIdleCallback', (handle: number) => void (idle[handle - 1] = () => undefined))
    const context = {
      drawImage: () => undefined,
      getImageData: (_x: number, _y: number, columns: number, rows: number) => ({
        data: new Uint8ClampedArray(columns * rows * 4).fill(255),
      }),
    }
    // Only what the reader asks for is there.
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { configurable: true, value: () => context })
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', getContext ?? {})
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const openBath = () => {
    const begun: string[] = []
    const createImage = () => {
      const made = {
        src: '',
        decoding: 'auto' as const,
        fetchPriority: 'auto',
        decode: async () => void begun.push(made.src),
      }
      return made
    }
    const { unit, store, prepared } = createTestUnit({ catalogue: bathroomCatalogue(), mapping: MAPPING, createImage })
    const bath = prepared.room('bad')
    if (bath === undefined) throw new Error('The catalogue lacks its bathroom')
    renderInUnit(unit, <RoomPicture room={bath} rooms={[bath]} />)
    return { unit, store, begun }
  }
  const wait = () => act(() => vi.advanceTimersByTimeAsync(500))
  const marks = () => screen.queryAllByRole('list', { name: 'Im Bild' })

  it('STG-3: is known right after the picture, on a page without a pause, before anything is loaded ahead', async () => {
    const { unit, begun } = openBath()
    unit.images.prefetch(['kueche.webp'])
    expect(marks()).toEqual([])
    // The picture is there, and the frame that shows it not yet painted.
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect([begun, read]).toEqual([['bad-picture.webp', 'eiche.webp'], []])
    await wait()
    expect(marks()).toHaveLength(1)
    expect(read).toEqual(['eiche.webp'])
    expect(begun.at(-1)).toBe('kueche.webp')
  })

  it('STG-3: follows a choice in a pause of the page, and reads but the layer that is new', async () => {
    const { store } = openBath()
    await wait()
    act(() => void store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' }))
    await wait()
    expect(read).not.toContain('stein.webp')
    read = []
    expect(marks()).toHaveLength(1)
    await act(async () => idle.splice(0).forEach((run) => run()))
    await wait()
    expect(read).toEqual(['stein.webp'])
  })
})
