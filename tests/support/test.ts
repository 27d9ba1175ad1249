import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'
import { ConfiguratorPage } from '#tests/pages/configurator-page.ts'
import { LoginPage } from '#tests/pages/login-page.ts'
import { logIn } from './api-client.ts'
import { type Portals, startPortals } from './portals.ts'

export interface TestPortal {
  readonly url: string
  /** It is killed, and another one opens on what is on the disk; answers that one's address. */
  readonly crash: () => Promise<string>
}

interface PortalFixtures {
  /**
   * Whether the browser soon has nothing better to do, and pages prepare what may come next. That costs as much again as
   * opening a room: without it they do so when their patience ends.
   */
  idle: boolean
  /** ms after which pages prepare it all the same; a page has its own patience where that is less. */
  patience: number
  /** A portal on the sample data, which nobody else uses. */
  portal: TestPortal
  configurator: ConfiguratorPage
  /** Console errors and uncaught exceptions of the page; a test that expects some empties it. */
  pageErrors: string[]
}

/** `test` with a portal for every test, that anything may be done to. */
export const portalTest = base.extend<PortalFixtures, { portals: Portals }>({
  // Playwright reads from the pattern which fixtures are needed: none.
  portals: [
    async ({}, provide) => {
      const portals = startPortals(template())
      await provide(portals)
      await portals.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  idle: [false, { option: true }],
  patience: [60_000, { option: true }],
  context: async ({ context, idle, patience }, provide) => {
    if (!idle) await keepBusy(context, patience)
    await provide(context)
  },
  portal: async ({ portals }, provide) => {
    await provide({ url: await portals.open(), crash: () => portals.crash() })
    await portals.close()
  },
  pageErrors: [
    async ({ page }, provide) => {
      const errors = watchErrors(page)
      await provide(errors)
      expect(errors, 'errors in the browser’s console').toEqual([])
    },
    { auto: true },
  ],
  configurator: async ({ page }, provide) => provide(new ConfiguratorPage(page)),
})

interface Fixtures {
  /** What visitors have said about statistics before; null = they will be asked (CNS-4). */
  statistics: boolean | null
  loginPage: LoginPage
  /** Puts a fresh token into the browser's storage, as a login would. */
  signIn: (email: string) => Promise<void>
}

/** `test` for the portal's own pages, with page models. */
export const test = portalTest.extend<Fixtures>({
  statistics: [false, { option: true }],
  context: async ({ context, statistics }, provide) => {
    await answerConsent(context, statistics)
    await provide(context)
  },
  baseURL: async ({ portal }, provide) => provide(portal.url),
  signIn: async ({ page, portal }, provide) =>
    provide(async (email) => {
      const token = await logIn(portal.url, email)
      // Once per page: a test that ends the session must not get it back with the next load.
      await page.addInitScript(
        ([value, mark]) => {
          if (window.top !== window) return
          if (window.sessionStorage.getItem('signed-in') === mark) return
          window.sessionStorage.setItem('signed-in', mark)
          window.localStorage.setItem('token', value)
        },
        [token, email] as const,
      )
    }),
  loginPage: async ({ page }, provide) => provide(new LoginPage(page)),
})

function template(): string {
  return process.env['PORTAL_TEMPLATE'] ?? ''
}

/** Before any page is opened: what waits for an idle moment comes as late as it may. */
async function keepBusy(context: Pick<BrowserContext, 'addInitScript'>, patience = 60_000) {
  await context.addInitScript((longest) => {
    window.requestIdleCallback = (run, { timeout = 3_000 } = {}) =>
      window.setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), Math.min(timeout, longest))
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle)
  }, patience)
}

/** Before any page is opened; an answer that is there already stays. */
export async function answerConsent(context: Pick<BrowserContext, 'addInitScript'>, statistics: boolean | null) {
  if (statistics === null) return
  await context.addInitScript((answer) => {
    // Frames without an origin have no storage, nor has the browser's own document viewer.
    if (window.top !== window) return
    const key = 'cookie_consent_statistics'
    if (window.localStorage.getItem(key) === null) window.localStorage.setItem(key, answer)
  }, String(statistics))
}

/** Collects what a page complains about; a refused or failing call is the test's own business. */
function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  return errors
}

/** A page in a browser that knows nothing yet: no token, no cache. Close its context at the end. */
export async function freshPage(context: BrowserContext, options: BrowserContextOptions = {}): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('No browser')
  const fresh = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce', ...options })
  await keepBusy(fresh)
  await answerConsent(fresh, false)
  return fresh.newPage()
}

/** Goes to an address as a link of the page does, once that is there: opening it would load the app anew. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

export { expect }
export {
  changeAtOnce,
  expectAccessible,
  expectAccessibleInAllThemes,
  listViolations,
  waitUntilFadedIn,
} from './expect-accessible.ts'
