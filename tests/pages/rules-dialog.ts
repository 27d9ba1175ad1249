import { expect, type Locator, type Page } from '@playwright/test'

/** The dialog on what does not fit together, in German. */
export class RulesDialog {
  readonly root: Locator
  /** What changes: the wish first, then everything that changes with it. */
  readonly changes: Locator
  /** One group of options for everything that may change in several ways. */
  readonly alternatives: Locator
  readonly apply: Locator
  readonly keep: Locator
  readonly total: Locator
  /** The line between the room as it is and as it would be. */
  readonly line: Locator

  constructor(page: Page) {
    this.root = page.getByRole('dialog')
    this.changes = this.root.getByRole('listitem')
    this.alternatives = this.root.locator('fieldset')
    this.apply = this.root.getByRole('button', { name: 'Alles übernehmen', exact: true })
    this.keep = this.root.getByRole('button', { name: 'Auswahl behalten', exact: true })
    this.total = this.root.getByTestId('rules-total')
    this.line = this.root.getByRole('slider')
  }

  async waitForChanges(count: number): Promise<void> {
    await expect(this.root.getByRole('heading', { name: 'Das passt noch nicht zusammen' })).toBeVisible()
    await expect(this.changes).toHaveCount(count)
  }

  /** Addresses of the images that a side of the line is made of, bottom first, once all are there. */
  async picture(side: 'jetzt ist' | 'dann wäre'): Promise<string[]> {
    const picture = this.root.getByRole('img', { name: new RegExp(side) })
    await expect(picture).toBeVisible()
    return picture
      .locator('img:not([data-outgoing], [data-standby])')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
  }
}
