import { readFileSync } from 'node:fs'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { ApplicationError } from './ApplicationError.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LOADER_LIMIT, Loader } from './LoaderScreen.tsx'
import { PUBLIC_SCREEN_DELAY, PUBLIC_SCREEN_FADE, PublicScreen } from './PublicScreen.tsx'

function Broken(): never {
  throw new Error('broken on purpose')
}

/** Lets time pass, in ms. */
function pass(time: number): void {
  act(() => {
    vi.advanceTimersByTime(time)
  })
}

/** What the style sheet of the screens says of a selector. */
function getRule(selector: string): string {
  const css = readFileSync('renderer/ui/ui.module.css', 'utf8')
  return css.split('}').find((rule) => rule.includes(`${selector} {`)) ?? ''
}

describe('screens', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    vi.useFakeTimers()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('SHL-2 speaks of the connection where a part of the application did not come, and tries again once it is back', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Missing = (): never => {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/checkout-1.js')
    }
    render(
      <AppTheme>
        <ErrorBoundary>
          <Missing />
        </ErrorBoundary>
      </AppTheme>,
    )
    expect(screen.getByRole('alert').textContent).toMatch(/Verbindung/)
    cleanup()
    const onRetry = vi.fn<() => void>()
    render(
      <AppTheme>
        <ApplicationError onRetry={onRetry} />
        <ApplicationError onRetry={onRetry} isCrash />
      </AppTheme>,
    )
    window.dispatchEvent(new Event('online'))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('SHL-1 SHL-5 shows logo and message while something loads', () => {
    const page = (isLoading: boolean) => (
      <AppTheme>
        <Loader isLoading={isLoading} logoUrl="/files/logo.svg" message="Gleich">
          <p>page</p>
        </Loader>
      </AppTheme>
    )
    const { rerender } = render(page(true))
    expect(screen.getByAltText('').closest('[class*="loader"]')).not.toBeNull()
    expect(getRule('.loader img')).toMatch(/max-width: 20rem;\s+max-height: 18rem;/)
    expect(screen.getByText('Gleich')).toBeDefined()
    rerender(page(false))
    expect(screen.getByText('page')).toBeDefined()
  })

  it('SHL-4 drops the loader after five seconds at most', () => {
    expect(LOADER_LIMIT).toBe(5_000)
    render(
      <AppTheme>
        <Loader isLoading>
          <p>page</p>
        </Loader>
      </AppTheme>,
    )
    pass(4_999)
    expect(screen.queryByText('page')).toBeNull()
    pass(1)
    expect(screen.getByText('page')).toBeDefined()
  })

  it('SHL-6 SHL-7 draws a public screen after 250 ms and fades it in', () => {
    expect([PUBLIC_SCREEN_DELAY, PUBLIC_SCREEN_FADE]).toEqual([250, 1_000])
    render(
      <AppTheme>
        <PublicScreen>
          <p>page</p>
        </PublicScreen>
      </AppTheme>,
    )
    pass(249)
    expect(screen.queryByText('page')).toBeNull()
    pass(1)
    const page = screen.getByText('page').parentElement
    expect(page?.className).toContain('fading')
    expect(page?.style.animationDuration).toBe('1000ms')
    expect(getRule('.fading')).toContain('animation: ww-fade-in')
  })

  it('SHL-2 shows the application error screen when a page breaks', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    render(
      <AppTheme>
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      </AppTheme>,
    )
    expect(screen.getByRole('heading', { name: 'Das hat leider nicht geklappt' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeDefined()
  })
})
