import { cleanup } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Locale } from '#shared/contracts/primitives.ts'
import { startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { useSession } from '#renderer/session/index.ts'
import { changeLocale } from '#renderer/i18n/i18n.ts'
import { standInForServer } from '#renderer/testing/stand-in-server.ts'

const USER = {
  id: 'u',
  email: 'a@x.de',
  firstName: 'A',
  lastName: 'A',
  mobile: null,
  group: 'buyer',
  role: '',
} as const
const TEXTS = ['dashboard', 'checkout', 'residence', 'session', 'footer', 'configurator', 'units', 'settings', 'login']

/** Whole pages for the tests of a file: texts are loaded, a buyer is logged in, and the server is silent. */
export function preparePages(locales: readonly Locale[]): void {
  beforeAll(async () => {
    await startTexts()
    for (const locale of locales) {
      await changeLocale(locale)
      await i18next.loadNamespaces([...TEXTS, 'kiosk'])
    }
  }, 60_000)
  beforeEach(() => {
    useSession.setState({ status: 'loggedIn', user: USER })
    standInForServer(() => new Promise(() => undefined))
    vi.stubGlobal('scrollTo', () => undefined)
    showOn('wide')
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}

/** How wide the screen is, and everything else that a media query asks for. */
export function showOn(screen: 'phone' | 'wide'): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: screen === 'phone',
    addEventListener: () => undefined,
    addListener: () => undefined,
    removeEventListener: () => undefined,
    removeListener: () => undefined,
  }))
}
