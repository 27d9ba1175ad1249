import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { BATHROOM_PATH, FLOOR, UNIT_PATH } from '#tests/support/sample.ts'
import { expect, expectAccessible, freshPage, test } from '#tests/support/test.ts'

const REASON = 'Am Telefon besprochen'

test.use({ reducedMotion: 'reduce' })

test('FIL-1 ACT-1 ACT-2 ACT-3 ACT-4 staff look, choose in a buyer’s name on purpose, and the buyer takes it back', async ({
  configurator,
  context,
  page,
  portal,
  signIn,
}) => {
  test.slow()
  await signIn(BUYERS.operator.email)
  await configurator.open(BATHROOM_PATH)
  await configurator.openItem(FLOOR.title)
  await configurator.option(FLOOR.option).click()
  await expect(page.getByText('Es wurde nichts gewählt.', { exact: false })).toBeVisible()
  await expect(configurator.option(FLOOR.option)).not.toBeChecked()

  await page.goto('/bp/demo/admin/units/lindenhof-a-12')
  await expect(page.getByRole('heading', { level: 1, name: 'Wohnung A 12' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Im Namen wählen …' }).click()
  await page.getByRole('textbox', { name: 'Grund' }).fill(REASON)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Auswahl öffnen' }).click()
  await expect(page.getByText('Sie wählen im Namen von Ben Kaltenbach.')).toBeVisible()
  await page.goto(BATHROOM_PATH)
  await configurator.choose(FLOOR.title, FLOOR.option)
  await configurator.waitUntilSaved()
  await page.getByRole('button', { name: 'Beenden' }).click()
  await expect(page.getByText('Sie sehen diese Wohnung nur an', { exact: true })).toBeVisible()

  const token = await logIn(portal.url, BUYERS.ben.email)
  const buyer = await freshPage(context, { viewport: { width: 390, height: 844 } })
  await buyer.addInitScript((value) => window.localStorage.setItem('token', value), token)
  await buyer.goto(`${portal.url}${UNIT_PATH}/dashboard`)
  const card = buyer.getByRole('region', { name: 'Für Sie gewählt' })
  await expect(card).toContainText(FLOOR.option)
  await expect(card).toContainText(REASON)
  await expectAccessible(buyer)
  await card.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(card).toBeHidden()
  await expect(buyer.getByTestId('dashboard-total')).toContainText(/^\D*0\s€/)
  await buyer.context().close()
})
