import { expect, type Locator, type Page } from '@playwright/test'

/** The administration of an account, in German. */
export class AdminPage {
  readonly dialog: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.dialog = page.getByRole('dialog', { name: 'Zum Portal einladen' })
  }

  /** By the menu of any page of the portal. */
  async openFromMenu(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Menü: Konto und Einstellungen' }).click()
    await this.#page.getByRole('link', { name: 'Verwaltung' }).click()
    await expect(this.#page.getByTestId('staff-frame')).toBeVisible()
  }

  person(email: string): Locator {
    return this.#page.getByRole('table', { name: 'Benutzer' }).getByRole('row').filter({ hasText: email })
  }

  invitation(email: string): Locator {
    return this.#page.getByRole('table', { name: 'Einladungen' }).getByRole('row').filter({ hasText: email })
  }

  async search(words: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: 'Suchen' }).fill(words)
  }

  async openInvitations(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Einladungen' }).click()
    await expect(this.#page.getByRole('heading', { level: 1, name: 'Einladungen' })).toBeVisible()
  }

  async startInviting(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Einladen', exact: true }).click()
    await expect(this.dialog).toBeVisible()
  }

  async send(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Einladung senden' }).click()
  }
}
