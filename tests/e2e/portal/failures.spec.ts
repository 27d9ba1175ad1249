import { ConfiguratorPage } from '#tests/pages/configurator-page.ts'
import { BUYERS } from '#tests/support/api-client.ts'
import { BATHROOM_PATH, FLOOR } from '#tests/support/sample.ts'
import { expect, test } from '#tests/support/test.ts'

const WRITES =
  /\/bp\/api\/v1\/units\/[^/]+\/(configurations|buyer_selections|buyer_line_item_activation|buyer_design_line_selections)/

/** Again and again: the choice is kept, and the buyer may take it back. */
const SERVER_FAULT = {
  status: 500,
  json: { errors: [{ field: null, code: 'INTERNAL_ERROR', message: 'A fault' }] },
}

const SERVER_AWAY = {
  status: 503,
  headers: { 'Retry-After': '1' },
  json: { errors: [{ field: null, code: 'UNAVAILABLE', message: 'Not now' }] },
}

test.beforeEach(({ signIn }) => signIn(BUYERS.ben.email))

test('FOUND-16 CFG-21 SHL-12 a choice that the server breaks over is kept, and the buyer may take it back', async ({
  configurator,
  page,
}) => {
  await configurator.open(BATHROOM_PATH)
  await configurator.waitForPicture()
  const before = { total: await configurator.totalCents(), layers: await configurator.layerSources() }
  await page.route(WRITES, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(SERVER_FAULT),
  )
  await configurator.openItem(FLOOR.title)
  await configurator.option(FLOOR.option).click()
  const stuck = page.getByRole('region', { name: 'Ihre Wahl ist noch nicht gespeichert' })
  await expect(stuck).toContainText('auf diesem Gerät gesichert', { timeout: 30_000 })
  await expect(configurator.option(FLOOR.option)).toBeChecked()
  await stuck.getByRole('button').click()
  await expect(stuck).toBeHidden()
  await expect(configurator.option(FLOOR.option)).not.toBeChecked()
  expect(await configurator.totalCents()).toBe(before.total)
  await expect.poll(() => configurator.layerSources()).toEqual(before.layers)

  await page.unroute(WRITES)
  await configurator.choose(FLOOR.title, FLOOR.option)
  await configurator.waitUntilSaved()
  await page.reload()
  await configurator.waitUntilReady()
  await configurator.openItem(FLOOR.title)
  await expect(configurator.option(FLOOR.option)).toBeChecked()
})

test('FOUND-16 CFG-21 a choice outlives the tab while the server can store nothing, and is stored by the next one', async ({
  configurator,
  page,
  context,
}) => {
  await configurator.open(BATHROOM_PATH)
  await context.route(WRITES, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(SERVER_AWAY),
  )
  await configurator.openItem(FLOOR.title)
  await configurator.option(FLOOR.option).click()
  await expect(page.getByText('sobald der Server wieder speichern kann')).toBeVisible()
  await page.close()
  await context.unroute(WRITES)

  const next = new ConfiguratorPage(await context.newPage())
  await next.open(BATHROOM_PATH)
  await expect(next.notifications).toContainText('war noch nicht gespeichert')
  await next.openItem(FLOOR.title)
  await expect(next.option(FLOOR.option)).toBeChecked()
  await next.waitUntilSaved()
})

test('an app that cannot be loaded says so instead of waiting for ever', async ({ page, pageErrors }) => {
  await page.route('**/assets/start-*.js', (route) => route.abort())
  await page.goto(BATHROOM_PATH)
  await expect(page.getByRole('alert')).toContainText('Die Seite konnte nicht geladen werden')
  expect(pageErrors.splice(0).join()).toContain('the app could not be started')
})

test('SHL-8 AUT-10 a session that ends in the middle leads to the login, and back', async ({
  configurator,
  page,
  loginPage,
}) => {
  // The stream of events would end the session by itself within seconds: here the choice has to.
  await page.route('**/units/*/events', (route) => route.abort())
  await configurator.open(BATHROOM_PATH)
  await configurator.openItem(FLOOR.title)
  const token = await page.evaluate(() => window.localStorage.getItem('token'))
  const answer = await page.request.delete('/bp/api/v1/tokens', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.ok()).toBe(true)
  await configurator.option(FLOOR.option).click()
  await expect(loginPage.email).toBeVisible()
  await expect(configurator.notifications).toContainText('Nicht angemeldet')
  await expect(loginPage.ended).toContainText('wo Sie waren')
  await loginPage.logIn(BUYERS.ben.email)
  await configurator.waitUntilReady()
  await expect(page).toHaveURL(new RegExp(BATHROOM_PATH))
  // Nothing is lost: what was chosen when the session had ended already is stored now.
  await configurator.openItem(FLOOR.title)
  await expect(configurator.option(FLOOR.option)).toBeChecked()
  await configurator.waitUntilSaved()
})

test('SHL-1 the loader stands until everything is there', async ({ configurator, page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/catalog(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(BATHROOM_PATH)
  await expect(page.getByText('Ihre Wohnung wird vorbereitet').first()).toBeVisible()
  await expect(configurator.total).toBeHidden()
  letThrough()
  await configurator.waitUntilReady()
})

test('SHL-2 when loading fails an error screen says so, and trying again works', async ({ configurator, page }) => {
  await page.route(/\/catalog(\?|$)/, (route) => route.abort())
  await page.goto(BATHROOM_PATH)
  const error = page.getByRole('alert')
  await expect(error).toContainText('Das hat leider nicht geklappt', { timeout: 30_000 })
  await page.unroute(/\/catalog(\?|$)/)
  await error.getByRole('button', { name: 'Erneut versuchen' }).click()
  await configurator.waitUntilReady()
})

test('IMG-11 a picture that cannot be had leaves the choices usable', async ({ configurator, page }) => {
  await page.route(/\.(webp|png|avif|jpe?g)(\?|$)/, (route) => route.abort())
  await configurator.open(BATHROOM_PATH)
  await configurator.choose(FLOOR.title, FLOOR.option)
  await configurator.waitUntilSaved()
})
