import { expect, type Locator, type Page } from '@playwright/test'

/** The configurator of a unit, on wide and on small screens, in German or English. */
export class ConfiguratorPage {
  /** Surcharge of the whole unit, as shown. */
  readonly total: Locator
  /** The room's picture with all its layers. */
  readonly picture: Locator
  /** The room's title. */
  readonly title: Locator
  readonly rooms: Locator
  readonly options: Locator
  readonly notifications: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.total = page.getByTestId('unit-total')
    this.picture = page.getByRole('main').getByRole('img').first()
    this.title = page.getByRole('heading', { level: 1 })
    this.rooms = page.getByRole('navigation', { name: /Räume|Rooms/ })
    this.options = page.locator('#options')
    this.notifications = page.getByRole('region', { name: /Mitteilungen|Notifications/ })
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(path)
    await this.waitUntilReady()
  }

  async waitUntilReady(): Promise<void> {
    await expect(this.total).toBeVisible()
    await expect(this.options).toBeVisible()
  }

  /** From the unit's dashboard, where a login leads (decision 71), into a room. */
  async enterFromDashboard(room = /^(Bad|Bathroom): (auswählen|ansehen|choose|view)$/): Promise<void> {
    await this.#page.getByRole('link', { name: room }).click()
    await this.waitUntilReady()
  }

  /** Goes to a room through the menu (wide) or the list behind the title (small). */
  async goToRoomBySlug(slug: string): Promise<void> {
    const list = this.rooms.getByRole('combobox')
    const link = this.rooms.locator(`a[href$="/${slug}"]`).first()
    const isSmall = await list.isVisible()
    if (isSmall) await list.selectOption(slug)
    else await link.click()
    await expect(this.#page).toHaveURL(new RegExp(`/${slug}$`))
    // The address changes before the page does.
    if (isSmall) await expect(list).toHaveValue(slug)
    else await expect(link).toHaveAttribute('aria-current', 'page')
  }

  /** The header of an item, which opens its options. */
  item(title: string): Locator {
    return this.options.locator('[aria-expanded]').filter({ hasText: title }).first()
  }

  /** Opens an item unless it is open already. */
  async openItem(title: string): Promise<void> {
    const header = this.item(title)
    if ((await header.getAttribute('aria-expanded')) !== 'true') await header.click()
    await expect(header).toHaveAttribute('aria-expanded', 'true')
  }

  /** An option of the open item. */
  option(title: string): Locator {
    return this.options.getByRole('radio', { name: title })
  }

  /** The options of an open item, in their order. */
  optionsOf(item: string): Locator {
    return this.options.getByRole('radiogroup', { name: new RegExp(`^${item}: `) }).getByRole('radio')
  }

  /** Opens the item, chooses the option and waits until the screen says so. */
  async choose(item: string, option: string): Promise<void> {
    await this.openItem(item)
    await this.option(option).click()
    await expect(this.option(option)).toBeChecked()
  }

  /** Cents of the total as it is shown. */
  async totalCents(): Promise<number> {
    return centsIn((await this.total.textContent()) ?? '')
  }

  /** Addresses of the images the picture is made of, bottom first. */
  async layerSources(): Promise<string[]> {
    return this.picture
      .locator('img:not([data-outgoing], [data-standby])')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
  }

  /** Waits until base and layers of what is chosen now are shown, all decoded, and none still on its way out. */
  async waitForPicture(): Promise<void> {
    await expect(this.#page.getByRole('main').locator('[data-settled="true"]')).toBeAttached()
    await expect.poll(async () => (await this.layerSources()).length).toBeGreaterThan(2)
    await expect(this.picture.locator('img[data-outgoing]')).toHaveCount(0)
    await expect
      .poll(() =>
        this.picture
          .locator('img')
          .evaluateAll((images) =>
            images.every((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
          ),
      )
      .toBe(true)
  }

  /** Waits until everything chosen is stored. */
  async waitUntilSaved(): Promise<void> {
    await expect(
      this.#page.getByText(
        /^(Gespeichert|Saved|In diesem Browser gespeichert|Saved in this browser|Hier gespeichert|Saved here)$/,
      ),
    ).toBeAttached()
  }
}

/** "+1.234 €", "−40 €", "€1,234", "1.683,80 €" → cents. */
export function centsIn(text: string): number {
  const [, whole = '', cents = '0'] = /(\d[\d.,]*?)(?:[.,](\d\d))?(?!\d|[.,]\d)/.exec(text) ?? []
  const amount = Number(whole.replace(/\D/g, '')) * 100 + Number(cents)
  return /[-−]/.test(text) ? -amount : amount
}
