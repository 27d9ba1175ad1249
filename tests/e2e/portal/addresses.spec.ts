import { BUYERS } from '#tests/support/api-client.ts'
import { BATHROOM_PATH, FLOOR, UNIT_PATH } from '#tests/support/sample.ts'
import { expect, test } from '#tests/support/test.ts'

test.beforeEach(({ signIn }) => signIn(BUYERS.ben.email))

test('NAV-13 a link to an item opens the room with that item open', async ({ configurator }) => {
  await configurator.open(`${BATHROOM_PATH}/${FLOOR.id}`)
  await expect(configurator.item(FLOOR.title)).toHaveAttribute('aria-expanded', 'true')
  await expect(configurator.item(FLOOR.title)).toBeInViewport()
})

test('CFG-4 CFG-11 NAV-11 NAV-12 NAV-14 a link to a room opens it; next and previous room have their own addresses, and back works', async ({
  configurator,
  page,
}) => {
  await configurator.open(`${UNIT_PATH}/configurator/kitchen`)
  await expect(page).toHaveURL(/\/kitchen$/)
  await expect(configurator.title).toHaveText(/Küche/)
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
