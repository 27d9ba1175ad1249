import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { becomeKiosk } from '#renderer/platform/shell.ts'
import { createImageLoader } from '../pictures/image-loader.ts'
import { afterFirstLook } from './first-look.ts'

/** A picture that is there when the test says so. */
function slowPicture() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const images = createImageLoader(() => ({ src: '', decoding: 'async', fetchPriority: '', decode: () => promise }))
  return { images, arrive: resolve }
}

function touch(): void {
  window.dispatchEvent(new Event('pointerdown'))
  window.dispatchEvent(new Event('pointerup'))
}

describe('what opens by itself over a room', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    becomeKiosk(null)
    document.body.replaceChildren()
  })

  it('UPG-21 DSL-5 waits until the picture has been there for a moment', async () => {
    const run = vi.fn<() => void>()
    const { images, arrive } = slowPicture()
    afterFirstLook({ images, pictureUrl: '/room.webp' }, run)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(run).not.toHaveBeenCalled()
    arrive()
    await vi.advanceTimersByTimeAsync(1_400)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('UPG-21 DSL-5 comes between no hand and what it touches, and over no other dialog', async () => {
    const run = vi.fn<() => void>()
    afterFirstLook({ images: slowPicture().images, pictureUrl: null }, run)
    await vi.advanceTimersByTimeAsync(1_400)
    window.dispatchEvent(new Event('pointerdown'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(run).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('pointerup'))
    await vi.advanceTimersByTimeAsync(1_400)
    expect(run).not.toHaveBeenCalled()
    const dialog = document.createElement('dialog')
    dialog.setAttribute('open', '')
    document.body.append(dialog)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(run).not.toHaveBeenCalled()
    dialog.remove()
    await vi.advanceTimersByTimeAsync(1_600)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('UPG-21 DSL-5 comes between no picture that arrives and the finger that was down before it', async () => {
    const run = vi.fn<() => void>()
    const { images, arrive } = slowPicture()
    afterFirstLook({ images, pictureUrl: '/room.webp' }, run)
    window.dispatchEvent(new Event('pointerdown'))
    arrive()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(run).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('pointerup'))
    await vi.advanceTimersByTimeAsync(1_600)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('UPG-21 DSL-5 waits on a kiosk for the first touch in the room, however long nobody comes', async () => {
    let isInUse = false
    becomeKiosk({
      portalUrl: () => null,
      canSave: () => false,
      isInUse: () => isInUse,
      noteSaved: () => undefined,
      endVisit: () => undefined,
    })
    const run = vi.fn<() => void>()
    afterFirstLook({ images: slowPicture().images, pictureUrl: null }, run)
    await vi.advanceTimersByTimeAsync(60_000)
    // On the pictures before the room.
    touch()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(run).not.toHaveBeenCalled()
    isInUse = true
    touch()
    await vi.advanceTimersByTimeAsync(1_400)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('UPG-21 is called off with the room', async () => {
    const run = vi.fn<() => void>()
    const { images, arrive } = slowPicture()
    afterFirstLook({ images, pictureUrl: '/room.webp' }, run)()
    afterFirstLook({ images, pictureUrl: null }, run)()
    arrive()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(run).not.toHaveBeenCalled()
  })
})
