import type { Locator, Page } from '@playwright/test'

/** The kiosks of the account in the administration, as an admin works with them. */
export class AdminDevicesPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  device(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name })
  }

  /** Names a new device; answers the code to type into it. */
  async codeFor(name: string): Promise<string> {
    await this.page.getByRole('button', { name: 'Kiosk koppeln' }).click()
    await this.dialog.getByLabel('Name').fill(name)
    await this.dialog.getByRole('button', { name: 'Code erzeugen' }).click()
    const words = await this.dialog.getByLabel(/^Code: /).getAttribute('aria-label')
    return (words ?? '').replace('Code:', '').replaceAll(' ', '')
  }

  async open(name: string): Promise<void> {
    await this.page.getByRole('link', { name }).click()
    await this.page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  }

  /** Saves the settings, and waits for the answer. */
  async save(): Promise<number> {
    const saved = this.page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await this.page.getByRole('button', { name: 'Speichern', exact: true }).click()
    return (await saved).status()
  }
}
