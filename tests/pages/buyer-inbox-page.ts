import { expect, type Page } from '@playwright/test'
import { SMALL_FILE } from '#tests/support/small-file.ts'
import { followLink } from '#tests/support/test.ts'

/** ms; several browsers at once on a busy machine take their time. */
const PATIENCE_MS = 30_000

/** What a page of a unit shows of its messages at one moment; null = it is not on the screen. */
export interface BuyerView {
  /** What the tab calls it. */
  readonly title: string
  /** Before that; 0 = nothing is. */
  readonly titleCount: number
  readonly menuCount: number | null
  readonly rows: readonly { readonly id: string; readonly isUnread: boolean; readonly text: string }[] | null
  /** `isNamed`: its address is its own. `bodies`: without blanks, which are set as lines. */
  readonly open: {
    readonly id: string
    readonly isNamed: boolean
    readonly bodies: readonly string[]
    readonly isClosed: boolean
  } | null
}

/** The inbox of a buyer and the unit's other pages, in German, on a desktop or a phone. */
export class BuyerInboxPage {
  readonly page: Page
  readonly #path: string

  /** @param path of the unit, for example `/bp/demo/lindenhof/a-12` */
  constructor(page: Page, path: string) {
    this.page = page
    this.#path = path
  }

  async goto(): Promise<void> {
    await this.page.goto(`${this.#path}/inbox`)
    await expect(this.page.getByRole('list', { name: 'Unterhaltungen' })).toBeVisible({ timeout: PATIENCE_MS })
  }

  /** A page on which no thread is open. */
  async goHome(): Promise<void> {
    await followLink(this.page, `${this.#path}/dashboard`)
    await expect(this.page.getByTestId('dashboard-total')).toBeVisible({ timeout: PATIENCE_MS })
  }

  async showList(): Promise<void> {
    await followLink(this.page, `${this.#path}/inbox`)
    await expect(this.page.getByRole('list', { name: 'Unterhaltungen' })).toBeVisible({ timeout: PATIENCE_MS })
  }

  async open(threadId: string): Promise<void> {
    await this.showList()
    await this.page.getByRole('list', { name: 'Unterhaltungen' }).locator(`a[href*="${threadId}"]`).click()
    await expect(this.page).toHaveURL(new RegExp(`/inbox/${threadId}`))
    await expect(this.page.getByRole('article').first()).toBeVisible({ timeout: PATIENCE_MS })
  }

  /** In the thread that is open; the list follows. Without network it waits to be sent. */
  async reply(body: string, withFile: boolean): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'Ihre Antwort' })
    // A draft that was kept has opened the form.
    if (!(await field.isVisible())) await this.page.getByRole('button', { name: 'Antworten' }).click()
    await field.fill(body)
    await this.#send(withFile)
  }

  /** In the thread that is open without being named, on a desktop. */
  async replyToFirst(body: string): Promise<void> {
    await this.showList()
    await this.page.getByRole('button', { name: 'Antworten' }).click()
    await this.page.getByRole('textbox', { name: 'Ihre Antwort' }).fill(body)
    await this.#send(false)
  }

  /** Without network: what was on the screen before may be there. */
  async openUnseen(threadId: string): Promise<void> {
    await this.page.getByRole('list', { name: 'Unterhaltungen' }).locator(`a[href*="${threadId}"]`).click()
    await expect(this.page).toHaveURL(new RegExp(`/inbox/${threadId}`))
  }

  async begin(subject: string, body: string, withFile: boolean): Promise<void> {
    await this.showList()
    await this.page.getByRole('link', { name: 'Neue Nachricht' }).click()
    await this.page.getByRole('textbox', { name: 'Betreff' }).fill(subject)
    await this.page.getByRole('textbox', { name: 'Ihre Nachricht' }).fill(body)
    await this.#send(withFile)
  }

  async #send(withFile: boolean): Promise<void> {
    if (withFile) await this.page.locator('input[type=file]').first().setInputFiles(SMALL_FILE)
    await this.page.getByRole('button', { name: 'Senden', exact: true }).click()
    // The address may be the list's before: the first thread is open there.
    await expect(this.page.getByRole('textbox', { name: /^Ihre (Antwort|Nachricht)$/ })).toBeHidden({
      timeout: PATIENCE_MS,
    })
    await expect(this.page).toHaveURL(/\/inbox$/, { timeout: PATIENCE_MS })
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await expect(this.page.getByRole('main')).toBeVisible({ timeout: PATIENCE_MS })
  }

  async leaveNetwork(): Promise<void> {
    await this.page.context().setOffline(true)
  }

  /** What waits goes out. */
  async returnToNetwork(): Promise<void> {
    await this.page.context().setOffline(false)
    await expect(this.page.getByRole('list', { name: 'Noch nicht gesendet' })).toBeHidden({ timeout: PATIENCE_MS })
  }

  async look(): Promise<BuyerView> {
    return this.page.evaluate(() => {
      const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent.trim())
      const firstNumber = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0)
      const getId = (address: string | null) => /\/inbox\/([^/?]+)/.exec(address ?? '')?.[1] ?? null
      const menu = document.querySelector('nav a[href$="/inbox"]')
      const list = document.querySelector('ul[aria-label="Unterhaltungen"]')
      const links = [...(list?.querySelectorAll('a') ?? [])]
      const beside = links.find((link) => link.getAttribute('aria-current') === 'true')
      const isInbox = /\/inbox(\/|$)/.test(window.location.pathname)
      const named = getId(window.location.pathname) ?? getId(beside?.getAttribute('href') ?? null)
      const isOpen = isInbox && named !== null && named !== 'new'
      return {
        title: document.title.replace(/^\(\d+\) /, '').split(' – ')[0] ?? '',
        titleCount: firstNumber(/^\(\d+\) /.exec(document.title)?.[0]),
        menuCount: menu === null ? null : firstNumber(menu.querySelector('.visually-hidden')?.textContent),
        rows:
          list === null
            ? null
            : links.map((link) => ({
                id: getId(link.getAttribute('href')) ?? '',
                isUnread: texts(link.querySelectorAll('.visually-hidden')).includes('Ungelesen'),
                text: link.textContent,
              })),
        open: isOpen
          ? {
              id: named,
              isNamed: getId(window.location.pathname) !== null,
              bodies: texts(document.querySelectorAll('main article .ww-words')).map((text) =>
                text.replaceAll(/\s/g, ''),
              ),
              isClosed: texts(document.querySelectorAll('main .ww-hint')).some((text) =>
                text.startsWith('Geschlossen.'),
              ),
            }
          : null,
      }
    })
  }
}
