import { expect, type Locator, type Page } from '@playwright/test'

/** The projects in the administration of an account, in German. */
export class AdminProjectsPage {
  readonly dialog: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.dialog = page.getByRole('dialog', { name: 'Projekt einspielen' })
  }

  project(name: string): Locator {
    return this.#page.getByRole('table', { name: 'Projekte' }).getByRole('row').filter({ hasText: name })
  }

  /** A flag on a portal: `Artikelnummern: Käuferportal`. */
  flag(name: string): Locator {
    return this.#page.getByRole('switch', { name, exact: true })
  }

  async openFlags(name: string): Promise<void> {
    await this.#page.getByRole('link', { name: `Funktionen von ${name}` }).click()
    await expect(this.#page.getByRole('heading', { level: 1, name: `Funktionen von ${name}` })).toBeVisible()
  }

  async startImporting(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Projekt einspielen' }).click()
    await expect(this.dialog).toBeVisible()
  }

  async choose(name: string, archive: Buffer): Promise<void> {
    const file = { name, mimeType: 'application/zip', buffer: archive }
    await this.dialog.getByLabel('Datei wählen').setInputFiles(file)
  }
}
