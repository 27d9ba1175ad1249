import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PictureLayer, ShownLayer, ShownPicture } from '#shared/domain/look/pictures.ts'
import { createImageLoader, type DecodableImage } from '#renderer/unit/pictures/image-loader.ts'
import { LayeredPicture } from './LayeredPicture.tsx'

/** Images that load when the test says so. */
function createImages() {
  const running = new Map<string, { succeed: () => void; fail: () => void }>()
  const begun: string[] = []
  const createImage = (): DecodableImage => {
    const image: DecodableImage = {
      src: '',
      decoding: 'auto',
      fetchPriority: 'auto',
      decode: () =>
        new Promise((resolve, reject) => {
          begun.push(image.src)
          running.set(image.src, { succeed: resolve, fail: () => reject(new Error('no image')) })
        }),
    }
    return image
  }
  const end = (url: string, how: 'succeed' | 'fail') =>
    act(async () => {
      running.get(url)?.[how]()
      running.delete(url)
    })
  return { loader: createImageLoader(createImage), begun, running, end }
}

function layer(category: string, url: string): ShownLayer {
  return {
    category,
    itemId: category,
    productId: url,
    key: url,
    url,
    x: 160,
    y: 90,
    width: 800,
    height: 450,
    missing: false,
  }
}

function picture(...layers: ShownLayer[]): ShownPicture {
  return { width: 1600, height: 900, baseUrl: 'base.webp', previewUrl: 'preview.webp', layers }
}

interface ShownProps {
  readonly of: ShownPicture
  readonly options?: readonly PictureLayer[]
  readonly loader: ReturnType<typeof createImages>['loader']
}

function Shown({ of, options, loader }: ShownProps) {
  return (
    <LayeredPicture
      picture={of}
      options={options}
      alt="Bad"
      alignment="center"
      images={loader}
      loadingText="Bild wird geladen"
    />
  )
}

function urls(): string[] {
  return [...document.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')
}

describe('layered picture', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('IMG-4 IMG-5 shows the preview first, and base and layers once all have loaded', async () => {
    const images = createImages()
    render(<Shown of={picture(layer('floor', 'oak.webp'), layer('wall', 'white.webp'))} loader={images.loader} />)
    expect(urls()).toEqual(['preview.webp'])
    await images.end('base.webp', 'succeed')
    await images.end('oak.webp', 'succeed')
    expect(urls()).toEqual(['preview.webp'])
    await images.end('white.webp', 'succeed')
    expect(urls()).toEqual(['preview.webp', 'base.webp', 'oak.webp', 'white.webp'])
    expect(screen.getByRole('img', { name: 'Bad' })).toBeDefined()
  })

  it('IMG-6 swaps just the changed layer, and keeps the old one until the new one is decoded', async () => {
    const images = createImages()
    const wall = layer('wall', 'white.webp')
    const { rerender } = render(<Shown of={picture(layer('floor', 'oak.webp'), wall)} loader={images.loader} />)
    for (const url of ['base.webp', 'oak.webp', 'white.webp']) await images.end(url, 'succeed')
    const wallElement = document.querySelector('img[src="white.webp"]')
    rerender(<Shown of={picture(layer('floor', 'stone.webp'), wall)} loader={images.loader} />)
    expect(urls()).toContain('oak.webp')
    expect(urls()).not.toContain('stone.webp')
    await images.end('stone.webp', 'succeed')
    expect(urls()).toContain('stone.webp')
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(urls()).toEqual(['preview.webp', 'base.webp', 'stone.webp', 'white.webp'])
    expect(document.querySelector('img[src="white.webp"]')).toBe(wallElement)
  })

  it('shows a layer that was loaded before in the same render', async () => {
    const images = createImages()
    const { rerender } = render(<Shown of={picture(layer('floor', 'oak.webp'))} loader={images.loader} />)
    for (const url of ['base.webp', 'oak.webp']) await images.end(url, 'succeed')
    images.loader.prefetch(['stone.webp'])
    await images.end('stone.webp', 'succeed')
    rerender(<Shown of={picture(layer('floor', 'stone.webp'))} loader={images.loader} />)
    expect(urls()).toContain('stone.webp')
  })

  it('IMG-10 keeps what the next touch may bring painted out of sight, and moves no element when it comes', async () => {
    const images = createImages()
    const [oak, stone] = [layer('floor', 'oak.webp'), layer('floor', 'stone.webp')]
    const options = [{ category: 'floor', subLineItemId: 'floor', productsById: { oak, stone, none: null } }]
    const { rerender } = render(<Shown of={picture(oak)} options={options} loader={images.loader} />)
    for (const url of ['base.webp', 'oak.webp']) await images.end(url, 'succeed')
    let forget = () => {}
    act(() => {
      forget = images.loader.expect(['oak.webp', 'stone.webp'])
    })
    expect(urls()).not.toContain('stone.webp')
    await images.end('stone.webp', 'succeed')
    const element = document.querySelector<HTMLElement>('img[src="stone.webp"]')
    expect(element?.dataset['standby']).toBe('true')
    rerender(<Shown of={picture(stone)} options={options} loader={images.loader} />)
    expect(document.querySelector('img[src="stone.webp"]')).toBe(element)
    expect(element?.dataset['standby']).toBeUndefined()
    expect(Number(element?.style.zIndex)).toBeGreaterThan(
      Number(document.querySelector<HTMLElement>('img[src="oak.webp"]')?.style.zIndex),
    )
    act(() => forget())
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(urls()).toEqual(['preview.webp', 'base.webp', 'stone.webp'])
  })

  it('IMG-6 lets fade what reaches out from under the new layer, and not what that hides', async () => {
    const images = createImages()
    const [oak, stone, arch] = [layer('floor', 'oak.webp'), layer('floor', 'stone.webp'), layer('floor', 'arch.webp')]
    const { rerender } = render(<Shown of={picture(oak)} loader={images.loader} />)
    images.loader.prefetch(['stone.webp', 'arch.webp'])
    for (const url of ['base.webp', 'oak.webp', 'stone.webp', 'arch.webp']) await images.end(url, 'succeed')
    const find = (url: string) => document.querySelector<HTMLElement>(`img[src="${url}"]`)
    rerender(<Shown of={picture(stone)} loader={images.loader} />)
    expect(find('oak.webp')?.dataset['outgoing']).toBe('hidden')
    await act(() => vi.advanceTimersByTimeAsync(200))
    rerender(<Shown of={picture({ ...arch, width: 700 })} loader={images.loader} />)
    expect(find('stone.webp')?.dataset['outgoing']).toBe('fading')
  })

  it('IMG-10 brings an image that was shown back out of sight as another element: moved, it would have all of the picture drawn anew', async () => {
    const images = createImages()
    const [oak, stone] = [layer('floor', 'oak.webp'), layer('floor', 'stone.webp')]
    const options = [{ category: 'floor', subLineItemId: 'floor', productsById: { oak, stone } }]
    const { rerender } = render(<Shown of={picture(oak)} options={options} loader={images.loader} />)
    act(() => void images.loader.expect(['oak.webp', 'stone.webp']))
    for (const url of ['base.webp', 'oak.webp', 'stone.webp']) await images.end(url, 'succeed')
    const find = () => document.querySelector<HTMLElement>('img[src="oak.webp"]')
    const shown = find()
    rerender(<Shown of={picture(stone)} options={options} loader={images.loader} />)
    expect([find() === shown, shown?.dataset['outgoing']]).toEqual([true, 'hidden'])
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect([find() === shown, find()?.dataset['standby']]).toEqual([false, 'true'])
  })

  it('IMG-8 IMG-11 goes on without layers that are missing or cannot be loaded', async () => {
    const images = createImages()
    const missing = { ...layer('lamp', ''), missing: true }
    render(
      <Shown of={picture(layer('floor', 'oak.webp'), missing, layer('wall', 'gone.webp'))} loader={images.loader} />,
    )
    for (const url of ['base.webp', 'oak.webp']) await images.end(url, 'succeed')
    await images.end('gone.webp', 'fail')
    expect(urls()).toEqual(['preview.webp', 'base.webp', 'oak.webp'])
  })

  it('IMG-9 says that it is loading after 100 ms, not before', async () => {
    const images = createImages()
    render(<Shown of={picture(layer('floor', 'oak.webp'))} loader={images.loader} />)
    await act(() => vi.advanceTimersByTimeAsync(90))
    expect(screen.queryByRole('status')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(screen.getByRole('status').textContent).toBe('Bild wird geladen')
    for (const url of ['base.webp', 'oak.webp']) await images.end(url, 'succeed')
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('image loader', () => {
  it('IMG-10 prefetches five at a time, IMG-11 and does not mind failures', async () => {
    const images = createImages()
    const urlsToLoad = Array.from({ length: 12 }, (_, index) => `p${index}`)
    images.loader.prefetch(urlsToLoad)
    expect(images.begun).toHaveLength(5)
    await images.end('p0', 'fail')
    expect(images.begun).toHaveLength(6)
    for (const url of urlsToLoad) await images.end(url, 'succeed')
    expect(images.running.size).toBe(0)
    expect(new Set(images.begun).size).toBe(12)
  })

  it('IMG-10 prefetches nothing while a picture that is wanted now is under way, and says when none is', async () => {
    const images = createImages()
    const quiet = vi.fn()
    void images.loader.load('shown')
    void images.loader.load('broken')
    images.loader.prefetch(['later'])
    images.loader.whenQuiet(quiet)
    images.loader.whenQuiet(() => expect.fail('it was called off'))()
    await images.end('shown', 'succeed')
    expect([images.begun, quiet.mock.calls.length]).toEqual([['shown', 'broken'], 0])
    await images.end('broken', 'fail')
    expect([images.begun, quiet.mock.calls.length]).toEqual([['shown', 'broken', 'later'], 1])
    images.loader.whenQuiet(quiet)
    expect(quiet).toHaveBeenCalledTimes(2)
  })

  it('IMG-10 prefetches nothing during work that comes first, however it ends, and lets one that begins keep the next back', async () => {
    const images = createImages()
    const work = Promise.withResolvers<void>()
    const next = Promise.withResolvers<void>()
    const quiet = vi.fn()
    images.loader.during(work.promise)
    images.loader.prefetch(['later'])
    images.loader.whenQuiet(() => images.loader.during(next.promise))
    images.loader.whenQuiet(quiet)
    await act(async () => work.reject(new Error('it failed')))
    expect([images.begun, quiet.mock.calls.length]).toEqual([[], 0])
    await act(async () => next.resolve())
    expect([images.begun, quiet.mock.calls.length]).toEqual([['later'], 1])
  })

  it('forgets what has not begun when it is no longer wanted, and loads nothing twice', async () => {
    const images = createImages()
    const cancel = images.loader.prefetch(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    cancel()
    await images.end('a', 'succeed')
    expect(images.begun).toHaveLength(5)
    void images.loader.load('b')
    expect(images.begun).toHaveLength(5)
    expect(images.loader.isReady('a')).toBe(true)
  })
})
