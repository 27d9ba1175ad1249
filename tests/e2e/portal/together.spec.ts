import type { Page } from '@playwright/test'
import { ConfiguratorPage } from '#tests/pages/configurator-page.ts'
import {
  BUYERS,
  bearer,
  freeItems,
  getCatalogue,
  getConfiguration,
  logIn,
  type WireItem,
} from '#tests/support/api-client.ts'
import { BATHROOM_PATH, FLOOR } from '#tests/support/sample.ts'
import { expect, freshPage, test } from '#tests/support/test.ts'

const UNIT = 'a-12'
const ROOM = 'bathroom'

// Several browsers at once, on a machine that may be busy.
test.describe.configure({ timeout: 240_000 })
// What a page wants later it cannot have once the network is away.
test.use({ idle: true })

test.beforeEach(({ signIn }) => signIn(BUYERS.ben.email))

/** The same unit in a browser of its own, as somebody else sees it. */
async function openElsewhere(page: Page, url: string, email: string): Promise<ConfiguratorPage> {
  const token = await logIn(url, email)
  const other = await freshPage(page.context(), { baseURL: url })
  await other.addInitScript((value) => window.localStorage.setItem('token', value), token)
  const configurator = new ConfiguratorPage(other)
  await configurator.open(BATHROOM_PATH)
  if (email === BUYERS.operator.email) await beginActing(other)
  return configurator
}

/** Staff look until they begin to choose in a buyer's name. */
async function beginActing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Im Namen wählen …' }).click()
  await page.getByRole('textbox', { name: 'Grund' }).fill('Am Telefon besprochen')
  await page.getByRole('button', { name: 'Auswahl öffnen' }).click()
  await expect(page.getByText('Sie wählen im Namen von')).toBeVisible()
}

/** Items of the room that nothing else depends on, with the titles of two of their options. */
async function getChoices(url: string): Promise<{ item: WireItem; options: string[] }[]> {
  const catalogue = await getCatalogue(url, await logIn(url, BUYERS.ben.email), UNIT)
  const room = catalogue.rooms.find(({ slug }) => slug === ROOM)
  const titles = new Map(catalogue.products.map(({ id, title }) => [id, title]))
  return freeItems(catalogue)
    .filter((item) => item.room_id === room?.id)
    .map((item) => {
      const all = item.options.map(({ product_id }) => titles.get(product_id) ?? '')
      // Two options of one name cannot be told apart by it.
      return { item, options: all.filter((title) => all.filter((other) => other.includes(title)).length === 1) }
    })
    .filter(({ options }) => options.length > 1)
}

test('CFG-21 two browsers choose at once, a third joins late, and all show what is stored', async ({
  configurator,
  page,
  portal,
}) => {
  const choices = await getChoices(portal.url)
  expect(choices.length).toBeGreaterThan(1)
  const half = Math.ceil(choices.length / 2)
  await configurator.open(BATHROOM_PATH)
  const operator = await openElsewhere(page, portal.url, BUYERS.operator.email)
  const chooseAll = async (screen: ConfiguratorPage, own: typeof choices, rounds: number) => {
    for (let round = 0; round < rounds; round++) {
      for (const { item, options } of own) await screen.choose(item.title, options[round % options.length] ?? '')
    }
  }
  const rounds = Math.ceil(10 / choices.length)
  await Promise.all([
    chooseAll(configurator, choices.slice(0, half), rounds),
    chooseAll(operator, choices.slice(half), rounds),
  ])
  const late = await openElsewhere(page, portal.url, BUYERS.ben.email)
  await Promise.all([
    chooseAll(configurator, choices.slice(0, half), rounds + 1),
    chooseAll(operator, choices.slice(half), rounds + 1),
  ])
  await configurator.waitUntilSaved()
  await operator.waitUntilSaved()
  const stored = await getConfiguration(portal.url, await logIn(portal.url, BUYERS.ben.email), UNIT)
  for (const screen of [configurator, operator, late]) {
    // Amounts are shown in whole euros.
    await expect.poll(() => screen.totalCents()).toBe(Math.round(stored.total / 100) * 100)
    for (const { item, options } of choices) {
      await screen.openItem(item.title)
      await expect(screen.option(options[rounds % options.length] ?? '')).toBeChecked()
    }
  }
})

test('what others change shows at once, with their name, and completing it closes every screen', async ({
  configurator,
  page,
  portal,
}) => {
  await configurator.open(BATHROOM_PATH)
  await configurator.openItem(FLOOR.title)
  const operator = await openElsewhere(page, portal.url, BUYERS.operator.email)
  await operator.choose(FLOOR.title, FLOOR.option)
  await expect(configurator.option(FLOOR.option)).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: FLOOR.title })).toContainText('(Beratung) geändert')
  await operator.waitUntilSaved()
  const token = await logIn(portal.url, BUYERS.ben.email)
  const { revision } = await getConfiguration(portal.url, token, UNIT)
  const answer = await page.request.post(`/bp/api/v1/units/${UNIT}/completions`, {
    headers: { ...bearer(token), 'if-match': `"${revision}"` },
    data: { message: '', status: 'completed' },
  })
  expect(answer.ok()).toBe(true)
  await expect(page.getByRole('status').filter({ hasText: 'wurde abgeschlossen' })).toBeVisible()
})

test('choices made without network stay, and are stored once it is back', async ({
  configurator,
  context,
  page,
  portal,
}) => {
  const choices = await getChoices(portal.url)
  await configurator.open(BATHROOM_PATH)
  await configurator.waitForPicture()
  const token = await logIn(portal.url, BUYERS.ben.email)
  const before = await getConfiguration(portal.url, token, UNIT)
  await context.setOffline(true)
  const made = choices.slice(0, 3).map(({ item, options }) => ({ item, option: options[1] ?? '' }))
  for (const { item, option } of made) await configurator.choose(item.title, option)
  await expect(page.getByText('Offline – Ihre Auswahl ist hier gesichert')).toBeVisible()
  const total = await configurator.totalCents()
  await context.setOffline(false)
  await configurator.waitUntilSaved()
  const stored = await getConfiguration(portal.url, token, UNIT)
  // In their order and once: as many revisions as choices.
  expect(stored.revision).toBe(before.revision + made.length)
  expect(Math.round(stored.total / 100) * 100).toBe(total)
  await page.reload()
  await configurator.waitUntilReady()
  for (const { item, option } of made) {
    await configurator.openItem(item.title)
    await expect(configurator.option(option)).toBeChecked()
  }
})

test('the same item, decided twice, is asked about, and nothing is lost before', async ({
  configurator,
  context,
  page,
  portal,
}) => {
  const [contested, other] = await getChoices(portal.url)
  if (contested === undefined || other === undefined) throw new Error('The room has too little to choose')
  const [theirs = '', mine = ''] = contested.options
  await configurator.open(BATHROOM_PATH)
  const operator = await openElsewhere(page, portal.url, BUYERS.operator.email)
  await context.setOffline(true)
  await configurator.choose(contested.item.title, mine)
  await configurator.choose(other.item.title, other.options[1] ?? '')
  await operator.choose(contested.item.title, theirs)
  await operator.waitUntilSaved()
  await context.setOffline(false)

  const question = page.getByRole('dialog', { name: 'Zwei Entscheidungen' })
  await expect(question).toBeVisible()
  await expect(question).toContainText('aus der Beratung hat sich inzwischen anders entschieden')
  await expect(question).toContainText(mine)
  await expect(question).toContainText(theirs)
  // It wants an answer.
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Andere Wahl übernehmen' }).click()
  await expect(question).toBeHidden()
  await configurator.waitUntilSaved()
  await configurator.openItem(contested.item.title)
  await expect(configurator.option(theirs)).toBeChecked()
  // What nobody else had touched is kept, there as well.
  await operator.openItem(other.item.title)
  await expect(operator.option(other.options[1] ?? '')).toBeChecked()
})
