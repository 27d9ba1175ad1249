import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'
import { ConfiguratorPage } from '#tests/pages/configurator-page.ts'
import { LoginPage } from '#tests/pages/login-page.ts'
import { logIn } from './api-client.ts'
import { copyOfTemplate, type Portal, removeFolder, startPortal } from './portal.ts'

/** A portal that a test may kill and start again on the same data and port. */
export interface RestartablePortal {
  readonly url: string
  readonly current: () => Portal
  /** SIGKILL, then a new process on what is on disk. */
  readonly killAndRestart: () => Promise<void>
}

interface Fixtures {
  /** What visitors have said about statistics before; null = they will be asked (CNS-4). */
  statistics: boolean | null
  portal: RestartablePortal
  loginPage: LoginPage
  /** Puts a fresh token into the browser's storage, as a login would. */
  signIn: (email: string) => Promise<void>
  configurator: ConfiguratorPage
  /** Console errors and uncaught exceptions of the page; a test that expects some empties it. */
  pageErrors: string[]
}

/** `test` with a server of its own for every test, and page models. */
export const test = base.extend<Fixtures>({
  statistics: [false, { option: true }],
  context: async ({ context, statistics }, provide) => {
    await answerConsent(context, statistics)
    await provide(context)
  },
  // Playwright reads from the pattern which fixtures are needed: none.
  portal: async ({}, provide) => {
    const dataFolder = copyOfTemplate(process.env['PORTAL_TEMPLATE'] ?? '', 'browser')
    let portal = await startPortal({ dataFolder })
    const { url, port } = portal
    await provide({
      url,
      current: () => portal,
      killAndRestart: async () => {
        await portal.kill()
        portal = await startPortal({ dataFolder, port })
      },
    })
    await portal.kill()
    removeFolder(dataFolder)
  },
  baseURL: async ({ portal }, provide) => provide(portal.url),
  pageErrors: [
    async ({ page }, provide) => {
      const errors = watchErrors(page)
      await provide(errors)
      expect(errors, 'errors in the browser’s console').toEqual([])
    },
    { auto: true },
  ],
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
  configurator: async ({ page }, provide) => provide(new ConfiguratorPage(page)),
})

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
  const fresh = await browser.newContext({ locale: 'de-DE', ...options })
  await answerConsent(fresh, false)
  return fresh.newPage()
}

export { expect }
export { expectAccessible, expectAccessibleInAllThemes, waitUntilFadedIn } from './expect-accessible.ts'
