import { expect, type Locator, type Page } from '@playwright/test'
import type { THREAD_BOXES } from '#shared/contracts/http/staff-messages.contract.ts'
import { SMALL_FILE } from '#tests/support/small-file.ts'

export type ThreadBox = (typeof THREAD_BOXES)[number]

/** ms; several browsers at once on a busy machine take their time. */
const PATIENCE_MS = 30_000

/** How the boxes are called. */
const BOXES = {
  ours: 'Für uns',
  mine: 'Meine',
  buyer: 'Käufer',
  all: 'Alle',
  unassigned: 'Niemand zuständig',
  unread: 'Ungelesen',
  closed: 'Geschlossen',
} as const satisfies Record<ThreadBox, string>

/** What the team's inbox shows at one moment. */
export interface TeamView {
  /** What the tab calls it. */
  readonly title: string
  /** Of the menu of the administration. */
  readonly menuCount: number
  readonly box: ThreadBox
  readonly counts: Readonly<Record<ThreadBox, number>>
  readonly rows: readonly {
    readonly id: string
    readonly isUnread: boolean
    readonly isClosed: boolean
    readonly assignee: string
  }[]
  /** null = no thread is open. */
  readonly open: {
    readonly id: string
    /** Without blanks, which are set as lines. */
    readonly bodies: readonly string[]
    /** Of each message, who has seen it; without the times. */
    readonly readers: readonly (readonly string[])[]
    readonly isClosed: boolean
    /** '' = nobody's. */
    readonly assigneeId: string
  } | null
}

/** The team's inbox on a desktop, in German: list and thread beside each other. */
export class TeamInboxPage {
  readonly page: Page
  readonly #thread: Locator
  readonly #list: Locator

  constructor(page: Page) {
    this.page = page
    this.#thread = page.locator('article[aria-labelledby="open-thread"]')
    this.#list = page.locator('section[aria-labelledby="admin-messages"]')
  }

  async goto(): Promise<void> {
    await this.page.goto('/bp/demo/admin/messages?box=all')
    await expect(this.#list.locator('a[href*="/messages/"]').first()).toBeVisible({ timeout: PATIENCE_MS })
  }

  async showBox(box: ThreadBox): Promise<void> {
    const name = new RegExp(`^${BOXES[box]}`)
    const first = this.#list.getByRole('radio', { name })
    if ((await first.count()) > 0) await first.click()
    else await this.#list.getByLabel('Weitere').selectOption(box)
  }

  async open(threadId: string): Promise<void> {
    await this.showBox('all')
    await this.#list.locator(`a[href*="${threadId}"]`).click()
    await expect(this.page).toHaveURL(new RegExp(`/messages/${threadId}`))
    await expect(this.#thread.getByRole('article').first()).toBeVisible({ timeout: PATIENCE_MS })
  }

  async answer(body: string, { withFile = false, closes = false } = {}): Promise<void> {
    await this.#thread.getByRole('radio', { name: /^Antwort an/ }).click()
    const field = this.#thread.getByRole('textbox', { name: 'Antwort' })
    await field.fill(body)
    await expect(field, 'what was typed stays').toHaveValue(body)
    if (withFile) await this.#thread.locator('input[type=file]').first().setInputFiles(SMALL_FILE)
    await this.#thread.getByRole('button', { name: closes ? 'Senden und schließen' : 'Senden', exact: true }).click()
    await expect(field).toHaveValue('', { timeout: PATIENCE_MS })
  }

  async note(body: string): Promise<void> {
    await this.#thread.getByRole('radio', { name: 'Interne Notiz' }).click()
    const field = this.#thread.getByRole('textbox', { name: 'Notiz für das Team' })
    await field.fill(body)
    await expect(field, 'what was typed stays').toHaveValue(body)
    await this.#thread.getByRole('button', { name: 'Notiz speichern' }).click()
    await expect(field).toHaveValue('', { timeout: PATIENCE_MS })
  }

  /** Closes the thread that is open, or opens it again. It may have moved since it was read: then nothing happens. */
  async closeOrReopen(): Promise<void> {
    const changed = this.#changed()
    await this.#thread.getByRole('button', { name: /^(Schließen|Wieder öffnen)$/ }).click()
    await changed
  }

  /** @param place among those who may be given it, 0 = nobody */
  async assign(place: number): Promise<void> {
    const field = this.#thread.getByLabel('Zuständig')
    const count = await field.locator('option').count()
    const value = await field
      .locator('option')
      .nth(place % count)
      .getAttribute('value')
    // Nothing changes where it is theirs already.
    if ((await field.inputValue()) === value) return
    const changed = this.#changed()
    await field.selectOption(value)
    await changed
  }

  /** The list follows. */
  async markUnread(): Promise<void> {
    await this.#thread.getByRole('button', { name: 'Als ungelesen markieren' }).click()
    await expect(this.page).toHaveURL(/\/admin\/messages(\?|$)/, { timeout: PATIENCE_MS })
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await expect(this.#list).toBeVisible({ timeout: PATIENCE_MS })
  }

  #changed() {
    return this.page.waitForResponse(
      (response) => response.request().method() === 'PUT' && /message_threads\/[^/?]+(\?|$)/.test(response.url()),
    )
  }

  async look(): Promise<TeamView> {
    return this.page.evaluate((names) => {
      const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent.trim())
      const firstNumber = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0)
      const getId = (address: string) => /\/messages\/([^/?]+)/.exec(address)?.[1] ?? null
      const list = document.querySelector('section[aria-labelledby="admin-messages"]')
      const thread = document.querySelector('article[aria-labelledby="open-thread"]')
      const named = texts(list?.querySelectorAll('[role=radio], option') ?? [])
      const count = (name: string) => firstNumber(named.find((text) => text.startsWith(name)))
      const { ours, mine, buyer, all, unassigned, unread, closed } = names
      const asked = new URLSearchParams(window.location.search).get('box')
      const boxes = ['ours', 'mine', 'buyer', 'all', 'unassigned', 'unread', 'closed'] as const
      const id = getId(window.location.pathname)
      return {
        title: document.title.split(' – ')[0] ?? '',
        menuCount: firstNumber(document.querySelector('nav a[href$="/admin/messages"] .visually-hidden')?.textContent),
        box: boxes.find((box) => box === asked) ?? 'ours',
        counts: {
          ours: count(ours),
          mine: count(mine),
          buyer: count(buyer),
          all: count(all),
          unassigned: count(unassigned),
          unread: count(unread),
          closed: count(closed),
        },
        rows: [...(list?.querySelectorAll('ul a[href*="/messages/"]') ?? [])].map((link) => ({
          id: getId(link.getAttribute('href') ?? '') ?? '',
          isUnread: link.querySelector('[role=img][aria-label="Ungelesen"]') !== null,
          isClosed: texts(link.querySelectorAll('*')).includes('Geschlossen'),
          assignee: texts(link.lastElementChild?.children ?? []).at(-1) ?? '',
        })),
        open:
          id === null || thread === null
            ? null
            : {
                id,
                bodies: texts(thread.querySelectorAll('ol article .ww-words')).map((text) =>
                  text.replaceAll(/\s/g, ''),
                ),
                readers: [...thread.querySelectorAll('ol > li')].map((message) => {
                  const line = texts(message.children).find((text) => text.startsWith('Gelesen von '))
                  return [...(line ?? '').matchAll(/(?:^Gelesen von |, )([^(),]+) \(/g)].map(([, name = '']) => name)
                }),
                isClosed: texts(thread.querySelectorAll('button')).includes('Wieder öffnen'),
                assigneeId: thread.querySelector('select')?.value ?? '',
              },
      }
    }, BOXES)
  }
}
