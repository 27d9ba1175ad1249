import { describe, expect, it } from 'vitest'
import { getCamera, FILM, countFrames, pickPicture, countPictures } from './film-plan.ts'

describe('the film of the houses', () => {
  const frames = Array.from({ length: countFrames(FILM) }, (_, frame) => pickPicture(FILM, frame))
  const places = frames.map((picture) => getCamera(FILM, picture).at)
  const steps = places.map((at, frame) => {
    const next = places[(frame + 1) % places.length] ?? at
    return Math.hypot(...at.map((v, axis) => v - (next[axis] ?? v)))
  })

  it('goes from one place to the other and back, with every picture that is made', () => {
    expect(places[0]).toEqual(FILM.from.at)
    expect(places[countFrames(FILM) / 2]).toEqual(FILM.to.at)
    expect(new Set(frames).size).toBe(countPictures(FILM))
    expect(Math.max(...frames)).toBe(countPictures(FILM) - 1)
  })

  it('loops without a jerk: at rest where it begins and turns, and never faster than a slow walk', () => {
    const fastest = Math.max(...steps)
    expect(fastest * FILM.framesPerSecond).toBeLessThan(2.5)
    for (const frame of [0, countFrames(FILM) / 2 - 1, countFrames(FILM) / 2, countFrames(FILM) - 1])
      expect(steps[frame]).toBeLessThan(fastest / 10)
    for (const [frame, step] of steps.entries())
      expect(Math.abs(step - (steps[(frame + 1) % steps.length] ?? 0))).toBeLessThan(fastest / 10)
  })
})
