import i18next from 'i18next'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { useVisit } from '../visit/visit.store.ts'
import { FADE, Pictures } from './Pictures.tsx'

let asksForLessMotion: boolean

/** Somebody has begun, and now the first room is there. */
function showPicturesOverRoom() {
  useVisit.setState({ phase: 'opening' })
  render(<Pictures hasPictures />)
  expect(screen.getByRole('button', { name: 'Auf Deutsch beginnen' }).closest('[inert]')).toBeNull()
  act(() => useVisit.setState({ phase: 'open' }))
}

describe('the pictures over the first room', () => {
  beforeAll(async () => {
    await startI18n(['kiosk'])
    await changeLocale('de')
    // The pictures speak both.
    await i18next.reloadResources(['de', 'en'], ['kiosk'])
  })
  beforeEach(() => {
    vi.useFakeTimers()
    asksForLessMotion = false
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion') && asksForLessMotion,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.useRealTimers()
    useVisit.setState({ phase: 'waiting' })
  })

  it('decision 35 fade, and choose no language and open no door meanwhile', () => {
    showPicturesOverRoom()
    for (const what of screen.getAllByRole('button', { name: /Auf Deutsch beginnen|Begin in English/ }))
      expect(what.closest('[inert]')).not.toBeNull()
    expect(screen.getByTestId('attract-corner').closest('[inert]')).not.toBeNull()
    act(() => void vi.advanceTimersByTime(FADE))
    expect(screen.queryByTestId('attract')).toBeNull()
  })

  it('decision 35 are gone at once for who asked for less motion', () => {
    asksForLessMotion = true
    showPicturesOverRoom()
    expect(screen.queryByTestId('attract')).toBeNull()
  })
})
