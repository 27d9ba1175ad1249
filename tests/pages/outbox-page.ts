import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** The mails that the portal keeps, as an operator sees them. */
export class OutboxPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(accountId: string): Promise<void> {
    await this.#page.goto(`/bp/${accountId}/outbox`)
    await expect(this.#page.getByRole('heading', { level: 1, name: 'Postausgang' })).toBeVisible()
  }

  mailTo(recipient: string): Locator {
    return this.#page.getByRole('list', { name: 'E-Mails' }).getByRole('button').filter({ hasText: recipient })
  }

  /** Opens the mail; answers what it looks like. */
  async openMailTo(recipient: string): Promise<FrameLocator> {
    await this.mailTo(recipient).click()
    return this.#frame().contentFrame()
  }

  /** The whole document of the mail that is open. */
  async openMailDocument(): Promise<string> {
    return (await this.#frame().getAttribute('srcdoc')) ?? ''
  }

  #frame(): Locator {
    return this.#page.locator('iframe[title^="Inhalt der E-Mail"]')
  }
}
