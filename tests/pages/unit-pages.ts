import { expect, type Locator, type Page } from '@playwright/test'
import { centsIn } from './configurator-page.ts'

/** The unit's pages beside its configurator: dashboard, and overview and costs, in German. */
export class UnitPages {
  readonly dashboardTotal: Locator
  readonly checkoutTotal: Locator
  readonly dialog: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.dashboardTotal = page.getByTestId('dashboard-total')
    this.checkoutTotal = page.getByTestId('checkout-total')
    this.dialog = page.getByRole('dialog')
  }

  /** Out of the configurator, by the way that this screen has. */
  async closeConfigurator(): Promise<void> {
    await this.#page.getByRole('link', { name: /^(Zur Wohnung|Konfigurator schließen)$/ }).click()
    await expect(this.dashboardTotal).toBeVisible()
  }

  async openOverview(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Übersicht und Kosten' }).click()
    await expect(this.checkoutTotal).toBeVisible()
  }

  /** Every position of the list; on small screens it is opened first. */
  async showList(): Promise<void> {
    const button = this.#page.getByRole('button', { name: /^Alle \d+ Positionen anzeigen$/ })
    if (await button.isVisible()) await button.click()
  }

  room(title: string): Locator {
    return this.#page.getByRole('region', { name: title, exact: true })
  }

  async toCents(figure: Locator): Promise<number> {
    return centsIn((await figure.textContent()) ?? '')
  }

  /** Of a figure that may show its cents: what the other pages show of it, cents (ENG-42). */
  async toWholeEuros(figure: Locator): Promise<number> {
    return Math.round((await this.toCents(figure)) / 100) * 100
  }

  async openCompletion(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Auswahl verbindlich abschließen' }).click()
    await expect(this.dialog).toBeVisible()
  }

  async complete(message: string): Promise<void> {
    await this.dialog.getByRole('textbox').fill(message)
    await this.dialog.getByRole('checkbox', { name: /^Ja, die \d+ offenen? Entscheidung/ }).check()
    await this.dialog.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    await expect(this.dialog.getByText('Vielen Dank.')).toBeVisible()
  }
}
