import { expect, type Locator, type Page } from '@playwright/test'

/** The dialog on what does not fit together, in German. */
export class RulesDialog {
  readonly root: Locator
  /** What the wish clashes with. */
  readonly clashes: Locator
  /** One group of options for everything that has to change. */
  readonly alternatives: Locator
  readonly next: Locator
  readonly takeProposals: Locator
  readonly apply: Locator
  readonly total: Locator

  constructor(page: Page) {
    this.root = page.getByRole('dialog')
    this.clashes = this.root.getByRole('listitem')
    this.alternatives = this.root.locator('fieldset')
    this.next = this.root.getByRole('button', { name: 'Passende Alternativen' })
    this.takeProposals = this.root.getByRole('button', { name: 'Empfohlenes markieren' })
    this.apply = this.root.getByRole('button', { name: 'So wählen', exact: true })
    this.total = this.root.getByTestId('rules-total')
  }

  async waitForClashes(count: number): Promise<void> {
    await expect(this.root.getByRole('heading', { name: 'Das passt noch nicht zusammen' })).toBeVisible()
    await expect(this.clashes).toHaveCount(count)
  }
}
