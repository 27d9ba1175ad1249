import { BUYERS } from '#tests/support/api-client.ts'
import { BATHROOM_PATH, FLOOR, UNIT_PATH } from '#tests/support/sample.ts'
import { expect, test } from '#tests/support/test.ts'

test.beforeEach(({ signIn }) => signIn(BUYERS.ben.email))

test('NAV-11 NAV-12 a link to a room opens it', async ({ configurator, page }) => {
  await configurator.open(`${UNIT_PATH}/configurator/kitchen`)
  await expect(page).toHaveURL(/\/kitchen$/)
  await expect(configurator.title).toHaveText(/Küche/)
})

test('NAV-13 a link to an item opens the room with that item open', async ({ configurator }) => {
  await configurator.open(`${BATHROOM_PATH}/${FLOOR.id}`)
  await expect(configurator.item(FLOOR.title)).toHaveAttribute('aria-expanded', 'true')
  await expect(configurator.item(FLOOR.title)).toBeInViewport()
})

test('FOUND-20, NAV-36, NAV-37, NAV-38: shorter addresses lead to the dashboard, or as they say to a room', async ({
  configurator,
  page,
}) => {
  for (const path of ['/bp/demo', '/bp/demo/lindenhof', UNIT_PATH]) {
    await page.goto(path)
    await expect(page.getByTestId('dashboard-total')).toBeVisible()
    await expect(page).toHaveURL(`${UNIT_PATH}/dashboard`)
  }
  for (const path of ['/bp/demo/lindenhof/configurator', `${UNIT_PATH}/configurator`]) {
    await configurator.open(path)
    await expect(page).toHaveURL(/\/bp\/demo\/lindenhof\/a-12\/configurator\/[^/]+$/)
  }
})

test('NAV-16 NAV-35 NAV-39 USL-4 with several units the buyer chooses one', async ({ page, signIn }) => {
  await signIn(BUYERS.anna.email)
  await page.goto('/bp/demo/lindenhof')
  await expect(page).toHaveURL(/\/configurator\/unitSelector$/)
  await page
    .getByRole('link', { name: /jetzt gestalten/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/(a-11|b-07)\/dashboard$/)
})

test('CFG-4 CFG-11 NAV-14 next and previous room have their own addresses, and back works', async ({
  configurator,
  page,
}) => {
  await configurator.open(`${UNIT_PATH}/configurator/kitchen`)
  await page.getByRole('link', { name: /^Weiter/ }).click()
  await expect(page).not.toHaveURL(/\/kitchen$/)
  await page.getByRole('link', { name: /^Zurück/ }).click()
  await expect(page).toHaveURL(/\/kitchen$/)
  await page.goBack()
  await expect(page).not.toHaveURL(/\/kitchen$/)
})

test('a foreign unit and an unknown room are answered politely', async ({ configurator, page }) => {
  await page.goto('/bp/demo/lindenhof/a-11/configurator/bathroom')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(configurator.total).toBeHidden()
  await page.goto(`${UNIT_PATH}/configurator/no-such-room`)
  await expect(page.getByText('Diesen Raum gibt es in Ihrer Wohnung nicht')).toBeVisible()
})
