import { expect, type Locator, type Page } from '@playwright/test'
import { SAMPLE_PASSWORD } from '#tests/support/api-client.ts'

/** The login of the buyer portal, in German or English. */
export class LoginPage {
  readonly email: Locator
  readonly password: Locator
  readonly submit: Locator
  readonly failure: Locator
  /** That the session has ended elsewhere. */
  readonly ended: Locator
  /** What a buyer of one unit sees next (decision 71). */
  readonly dashboardTotal: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.email = page.getByRole('textbox', { name: /E-Mail-Adresse|E-mail address/ })
    this.password = page.getByLabel(/^(Passwort|Password)/).and(page.locator('input'))
    this.submit = page.getByRole('button', { name: /^(Anmelden|Log in)$/ })
    this.failure = page.getByRole('alert')
    this.dashboardTotal = page.getByTestId('dashboard-total')
    this.ended = page.getByRole('main').getByText(/^(Sie wurden abgemeldet|You have been logged out)/)
  }

  async open(path = '/bp/demo/lindenhof/login'): Promise<void> {
    await this.#page.goto(path)
    await expect(this.email).toBeVisible()
  }

  /** Fills in the form and sends it. */
  async logIn(email: string, password: string = SAMPLE_PASSWORD): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.submit.click()
  }
}
