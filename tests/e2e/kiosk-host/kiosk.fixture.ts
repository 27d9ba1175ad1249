import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { getKioskState } from '#shared/contracts/kiosk/host.contract.ts'
import { checkedAnswer } from '#shared/testing/checked-answer.ts'
import { hashOfPin, type KioskHost, startKioskHost } from '#tests/support/kiosk-host.ts'
import { expect, portalTest, waitUntilFadedIn } from '#tests/support/test.ts'

export const PIN = '482913'
export const START = '/mp/demo/lindenhof/musterwohnung-3z/configurator'

interface Fixtures {
  /** The device's own settings, beside where its portal is. */
  settings: Readonly<Record<string, unknown>>
  host: KioskHost
  kiosk: KioskScreen
}

/** `test` with a portal and a kiosk of its own for every test. */
export const test = portalTest.extend<Fixtures>({
  settings: [{}, { option: true }],
  host: async ({ portal, settings }, provide) => {
    const host = await startKioskHost({
      portal_url: portal.url,
      account_id: 'demo',
      project_id: 'lindenhof',
      start_unit: 'lindenhof-musterwohnung-3z',
      staff_pin_hash: hashOfPin(PIN),
      ...settings,
    })
    await provide(host)
    await host.stop()
  },
  baseURL: async ({ host }, provide) => provide(host.url),
  viewport: { width: 1920, height: 1080 },
  hasTouch: true,
  // Between visits it has the rooms at hand.
  patience: 3_000,
  kiosk: async ({ page, host }, provide) => provide(new KioskScreen(page, host.url)),
})

/** What a visitor sees and touches of the kiosk, in German. */
export class KioskScreen {
  readonly page: Page
  readonly #url: string
  constructor(page: Page, url: string) {
    this.page = page
    this.#url = url
  }

  /** As the host says it is. */
  async state() {
    const answer = await fetch(`${this.#url}${getKioskState.path}`)
    return z.parse(getKioskState.answer, await answer.json())
  }

  get pictures() {
    return this.page.getByTestId('attract')
  }
  /** The pictures themselves, without the logo above them. */
  get slides() {
    return this.pictures.locator('img[data-turn]')
  }
  get sidebar() {
    return this.page.getByRole('complementary')
  }
  get bar() {
    return this.page.getByRole('banner')
  }
  get rooms() {
    return this.page.getByRole('navigation', { name: 'Räume' })
  }
  /** The keys on the screen, while there are any. */
  get keyboard() {
    return this.page.getByRole('group', { name: 'Bildschirmtastatur' })
  }
  dialog(name: string | RegExp) {
    return this.page.getByRole('dialog', { name })
  }

  /** Touches keys on the screen, each by its letter or name. */
  async type(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.keyboard.getByRole('button', { name: key, exact: true }).tap()
  }

  /** Opens the kiosk, at an address if it is told one, and touches the pictures. */
  async enter(address = '/'): Promise<void> {
    await this.page.goto(address)
    await this.pictures.getByRole('button', { name: /Zum Beginnen berühren/ }).tap()
    await expect(this.pictures).toBeHidden()
  }

  /** Begins a visit in a home. */
  async begin(address = '/'): Promise<void> {
    await this.enter(address)
    await expect(this.page.getByTestId('unit-total')).toBeVisible()
  }

  /** Shows what else there is to do with the unit. */
  async more(): Promise<void> {
    await this.sidebar.getByRole('button', { name: 'Mehr', exact: true }).tap()
  }

  /** Holds the logo as sales staff do. */
  async holdLogo(): Promise<void> {
    await this.page.getByRole('button', { name: /drei Sekunden/ }).hover()
    await this.page.mouse.down()
    await expect(this.dialog('PIN eingeben')).toBeVisible()
    await this.page.mouse.up()
  }

  async enterPin(pin: string): Promise<void> {
    const pad = this.dialog('PIN eingeben')
    for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).tap()
    await pad.getByRole('button', { name: 'Weiter' }).tap()
  }

  /** Says to the page, for as long as the test goes on, something else about the device than the host does. */
  async pretend(changes: Readonly<Record<string, unknown>>): Promise<void> {
    const said: unknown = await (await fetch(`${this.#url}${getKioskState.path}`)).json()
    const state = { ...(typeof said === 'object' ? said : {}), ...changes }
    await this.page.route(`**${getKioskState.path}`, (route) => route.fulfill(checkedAnswer(getKioskState, 200, state)))
  }

  /** Shows the project as one that has no film, for as long as the test goes on. */
  async withoutFilm(): Promise<void> {
    await this.page.route('**/api/v1/accounts/*/projects/*/config*', async (route) => {
      const answer = await route.fetch()
      const config: unknown = await answer.json()
      await route.fulfill({
        response: answer,
        json: { ...(typeof config === 'object' ? config : {}), video_url: null },
      })
    })
  }

  /** What the browser still knows, as somebody would find it who looks for it. */
  async remains() {
    return this.page.evaluate(async () => ({
      local: Object.entries(localStorage).filter(([key]) => key !== 'locale'),
      session: Object.entries(sessionStorage),
      cookies: document.cookie,
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      history: history.length,
      state: history.state as unknown,
      fields: [...document.querySelectorAll('input, textarea')].map((field) => 'value' in field && field.value),
    }))
  }
}

/** The page has had two pictures to notice something, and what fades has come to its end. */
export async function waitUntilPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let picture = 0; picture < 2; picture += 1) await new Promise(requestAnimationFrame)
  })
  await waitUntilFadedIn(page)
}

/** Nothing of any visitor. */
export const NOTHING = {
  local: [],
  session: [],
  cookies: '',
  caches: [],
  databases: [],
  state: null,
  fields: [],
}

export { expect }
