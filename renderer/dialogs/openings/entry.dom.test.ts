import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { becomeKiosk } from '#renderer/platform/shell.ts'
import { enterDialogLayer } from '#renderer/ui/dialog/dialog-layer.ts'
import { withEntry } from './entry.ts'

/** A dialog that is there when the test says so. */
function coming() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { entry: { at: performance.now(), isAtHand: false, bring: () => promise }, arrive: resolve }
}
const atHand = () => ({ at: performance.now(), isAtHand: true, bring: async () => undefined })

const sign = (...types: readonly string[]) => {
  for (const type of types) window.dispatchEvent(new Event(type))
}

describe('what opens by itself over a room', () => {
  const run = vi.fn<() => void>()
  let tests = 0
  beforeEach(() => {
    vi.useFakeTimers()
    // What was touched in the test before lies in the past.
    vi.advanceTimersByTime(++tests * 1_000_000)
    run.mockReset()
  })
  afterEach(() => {
    vi.useRealTimers()
    becomeKiosk(null)
    document.body.replaceChildren()
  })

  it('FOUND-20, UPG-21, DSL-5: comes with the room, in the same task', () => {
    withEntry(atHand(), run)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('FOUND-20, UPG-21, DSL-5: comes as soon as it is there', async () => {
    const { entry, arrive } = coming()
    withEntry(entry, run)
    await vi.advanceTimersByTimeAsync(400)
    arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])(
    'FOUND-20, UPG-21, DSL-5: does not come after somebody has begun to act: %s',
    async (act) => {
      const { entry, arrive } = coming()
      withEntry(entry, run)
      sign(act)
      arrive()
      await vi.advanceTimersByTimeAsync(10_000)
      expect(run).not.toHaveBeenCalled()
    },
  )

  it('FOUND-20, UPG-21, DSL-5: does not come seconds after the room', async () => {
    const { entry, arrive } = coming()
    withEntry(entry, run)
    await vi.advanceTimersByTimeAsync(1_100)
    arrive()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(run).not.toHaveBeenCalled()
  })

  it('FOUND-20, UPG-21, DSL-5: does not come when what opens it comes too late, or after an act in the room', async () => {
    const early = atHand()
    await vi.advanceTimersByTimeAsync(500)
    sign('pointerdown')
    withEntry(early, run)
    const late = atHand()
    await vi.advanceTimersByTimeAsync(1_100)
    withEntry(late, run)
    expect(run).not.toHaveBeenCalled()
  })

  it('FOUND-20, UPG-21: is called off with the room', async () => {
    const { entry, arrive } = coming()
    withEntry(entry, run)()
    arrive()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(run).not.toHaveBeenCalled()
  })

  describe('on a kiosk', () => {
    let isInUse = false
    beforeEach(() => {
      isInUse = false
      becomeKiosk({
        portalUrl: () => null,
        canSave: () => false,
        isInUse: () => isInUse,
        noteSaved: () => undefined,
        endVisit: () => undefined,
      })
    })

    it('FOUND-20, UPG-21, DSL-5: waits for the first touch in the room, however long nobody comes', async () => {
      withEntry(atHand(), run)
      await vi.advanceTimersByTimeAsync(60_000)
      // On the pictures before the room.
      sign('pointerdown', 'pointerup')
      await vi.advanceTimersByTimeAsync(60_000)
      expect(run).not.toHaveBeenCalled()
      isInUse = true
      sign('pointerdown', 'pointerup')
      await vi.advanceTimersByTimeAsync(300)
      expect(run).toHaveBeenCalledTimes(1)
    })

    it('FOUND-20, UPG-21: comes with the room once somebody is there', () => {
      isInUse = true
      withEntry(atHand(), run)
      expect(run).toHaveBeenCalledTimes(1)
    })

    it('FOUND-20, UPG-21: comes between no finger and what it holds, and over no other dialog', async () => {
      withEntry(atHand(), run)
      isInUse = true
      sign('pointerdown')
      await vi.advanceTimersByTimeAsync(10_000)
      const closeDialog = enterDialogLayer(document.createElement('div'), document.createElement('div'))
      sign('pointerup')
      await vi.advanceTimersByTimeAsync(10_000)
      expect(run).not.toHaveBeenCalled()
      closeDialog()
      sign('pointerdown', 'pointerup')
      await vi.advanceTimersByTimeAsync(300)
      expect(run).toHaveBeenCalledTimes(1)
    })

    it('FOUND-20, UPG-21: is called off with the room that the touch leaves', async () => {
      const stop = withEntry(atHand(), run)
      isInUse = true
      sign('pointerdown', 'pointerup')
      await vi.advanceTimersByTimeAsync(50)
      stop()
      await vi.advanceTimersByTimeAsync(10_000)
      expect(run).not.toHaveBeenCalled()
    })
  })
})
