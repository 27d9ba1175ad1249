import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { ScrollHint } from './ScrollHint.tsx'

const HINT = 'Weitere Einheiten weiter unten'

async function showWithHeights(content: number, viewport: number) {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(content)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(viewport)
  await startI18n(['units'])
  await changeLocale('de')
  render(
    <AppTheme>
      <ScrollHint />
    </AppTheme>,
  )
}

function scrollTo(y: number): void {
  vi.stubGlobal('scrollY', y)
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
}

describe('scroll hint', () => {
  beforeEach(() => {})
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('USL-5 shows until the list has been scrolled 30 px', async () => {
    await showWithHeights(2_000, 800)
    expect(await screen.findByText(HINT)).toBeDefined()
    scrollTo(29)
    expect(screen.queryByText(HINT)).not.toBeNull()
    scrollTo(30)
    expect(screen.queryByText(HINT)).toBeNull()
  })

  it('USL-5 does not show when there is nothing to scroll to', async () => {
    await showWithHeights(800, 800)
    expect(screen.queryByText(HINT)).toBeNull()
  })
})
