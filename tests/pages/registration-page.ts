import { expect, type Locator, type Page } from '@playwright/test'

/** Registering with the link of an invitation, in German. */
export class RegistrationPage {
  readonly password: Locator
  readonly submit: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.password = page.getByLabel('Passwort', { exact: true })
    this.submit = page.getByRole('button', { name: 'Registrieren' })
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(path)
    await expect(this.password).toBeVisible()
  }

  /** Chooses a password and accepts both. */
  async fill(password: string): Promise<void> {
    await this.password.fill(password)
    for (const box of await this.#page.getByRole('checkbox').all()) await box.check()
  }
}
