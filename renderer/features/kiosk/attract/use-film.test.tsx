import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useFilm } from './use-film.ts'

const FILM = '/files/film.mp4'

function filmFor(url: string | null, asksForLessMotion = false) {
  return filmInTurns(url, asksForLessMotion).result
}

function filmInTurns(url: string | null, asksForLessMotion = false) {
  vi.stubGlobal('matchMedia', () => ({
    matches: asksForLessMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  return renderHook(({ turn }) => useFilm(url, turn), { initialProps: { turn: 0 } })
}

describe('the film before a visit', () => {
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it('decision 35 is shown once it runs, over the pictures', () => {
    const film = filmFor(FILM)
    expect(film.current).toMatchObject({ url: FILM, isRunning: false })
    act(() => film.current.onRunning())
    expect(film.current).toMatchObject({ url: FILM, isRunning: true })
  })

  it('decision 35 makes way for the pictures at its end, and comes again with the next turn', () => {
    const { result: film, rerender } = filmInTurns(FILM)
    act(() => film.current.onRunning())
    act(() => film.current.onEnd())
    expect(film.current).toMatchObject({ url: FILM, isRunning: false })
    rerender({ turn: 1 })
    expect(film.current.isRunning).toBe(false)
    act(() => film.current.onRunning())
    expect(film.current.isRunning).toBe(true)
  })

  it('decision 35 makes way for the pictures when it cannot be played, also in its middle', () => {
    const film = filmFor(FILM)
    act(() => film.current.onRunning())
    act(() => film.current.onFailure())
    expect(film.current).toMatchObject({ url: null, isRunning: false })
  })

  it('decision 35 is not for who asked for less motion, nor for projects without one', () => {
    expect(filmFor(FILM, true).current.url).toBeNull()
    expect(filmFor(null).current).toMatchObject({ url: null, isRunning: false })
  })
})
