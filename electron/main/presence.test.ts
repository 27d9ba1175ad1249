import { describe, expect, it } from 'vitest'
import { createPresence, watchHands } from './presence.ts'
import { FakeContents, FakeEvent, fakeElectron } from './testing/fake-electron.ts'

function presence(systemIdle: () => number) {
  let elapsed = 1_000_000
  const given = createPresence({ elapsed: () => elapsed, systemIdle })
  return { ...given, pass: (seconds: number) => void (elapsed += seconds * 1_000) }
}

describe('decision 35: how long nobody has been there', () => {
  it('is counted from what reaches the window where the system says 0 for ever (Wayland)', () => {
    const { noted, secondsIdle, pass } = presence(() => 0)
    pass(105)
    expect(secondsIdle()).toBe(105)
    noted()
    expect(secondsIdle()).toBe(0)
    pass(30)
    expect(secondsIdle()).toBe(30)
  })

  it('is counted where the system cannot say', () => {
    const { secondsIdle, pass } = presence(() => {
      throw new Error('not supported')
    })
    pass(90)
    expect(secondsIdle()).toBe(90)
  })

  it('is shorter where a system that does count has seen a hand that the window has not', () => {
    let system = 0
    const { secondsIdle, pass } = presence(() => system)
    pass(61)
    system = 61
    expect(secondsIdle()).toBe(61)
    pass(60)
    system = 3
    expect(secondsIdle()).toBe(3)
    system = 5_000
    expect(secondsIdle()).toBe(121)
  })

  it('ends with a touch or a key, not with what a screen tells of by itself', () => {
    const { app } = fakeElectron()
    let noted = 0
    watchHands(app, { noted: () => void (noted += 1) })
    const contents = new FakeContents()
    app.emit('web-contents-created', new FakeEvent(), contents)
    for (const type of ['mouseEnter', 'mouseLeave', 'undefined'])
      contents.emit('input-event', new FakeEvent(), { type })
    expect(noted).toBe(0)
    for (const type of ['touchStart', 'mouseMove', 'gestureTap'])
      contents.emit('input-event', new FakeEvent(), { type })
    contents.emit('before-input-event', new FakeEvent(), { key: 'a' })
    expect(noted).toBe(4)
  })
})
