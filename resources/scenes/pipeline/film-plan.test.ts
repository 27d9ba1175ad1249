import { describe, expect, it } from 'vitest'
import { cameraOf, FILM, framesOf, pictureOf, picturesOf } from './film-plan.ts'

describe('the film of the houses', () => {
  const frames = Array.from({ length: framesOf(FILM) }, (_, frame) => pictureOf(FILM, frame))
  const places = frames.map((picture) => cameraOf(FILM, picture).at)
  const steps = places.map((at, frame) => {
    const next = places[(frame + 1) % places.length] ?? at
    return Math.hypot(...at.map((v, axis) => v - (next[axis] ?? v)))
  })

  it('goes from one place to the other and back, with every picture that is made', () => {
    expect(places[0]).toEqual(FILM.from.at)
    expect(places[framesOf(FILM) / 2]).toEqual(FILM.to.at)
    expect(new Set(frames).size).toBe(picturesOf(FILM))
    expect(Math.max(...frames)).toBe(picturesOf(FILM) - 1)
  })

  it('loops without a jerk: at rest where it begins and turns, and never faster than a slow walk', () => {
    const fastest = Math.max(...steps)
    expect(fastest * FILM.framesPerSecond).toBeLessThan(2.5)
    for (const frame of [0, framesOf(FILM) / 2 - 1, framesOf(FILM) / 2, framesOf(FILM) - 1])
      expect(steps[frame]).toBeLessThan(fastest / 10)
    for (const [frame, step] of steps.entries())
      expect(Math.abs(step - (steps[(frame + 1) % steps.length] ?? 0))).toBeLessThan(fastest / 10)
  })
})
