import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppTheme } from './AppTheme.tsx'
import { useTheme } from './theme.store.ts'

describe('theme', () => {
  beforeEach(() => {
    localStorage.clear()
    useTheme.setState({ choice: 'system' })
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it('SHL-30 SHL-32 puts the chosen theme on the page and stores it', () => {
    render(<AppTheme>{null}</AppTheme>)
    for (const name of ['dark', 'element', 'light'] as const) {
      act(() => useTheme.getState().choose(name))
      expect(document.documentElement.getAttribute('data-theme')).toBe(name)
      expect(localStorage.getItem('theme')).toBe(name)
    }
  })

  it('SHL-30 follows the device as long as nothing is chosen, and no longer', () => {
    const media = Object.assign(new EventTarget(), { matches: true })
    vi.stubGlobal('matchMedia', () => media)
    render(<AppTheme>{null}</AppTheme>)
    const getShown = () => document.documentElement.getAttribute('data-theme')
    const prefer = (isDark: boolean) =>
      act(() => {
        media.matches = isDark
        media.dispatchEvent(new Event('change'))
      })
    expect(getShown()).toBe('dark')
    prefer(false)
    expect(getShown()).toBe('light')
    act(() => useTheme.getState().choose('element'))
    prefer(true)
    expect(getShown()).toBe('element')
  })

  it("uses the project's theme until the visitor has chosen one", () => {
    useTheme.getState().suggest('element')
    expect(useTheme.getState().choice).toBe('element')
    expect(localStorage.getItem('theme')).toBeNull()
    useTheme.getState().choose('dark')
    useTheme.getState().suggest('element')
    expect(useTheme.getState().choice).toBe('dark')
  })
})
