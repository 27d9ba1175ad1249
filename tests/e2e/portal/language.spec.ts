import { BUYERS } from '#tests/support/api-client.ts'
import { BATHROOM_PATH } from '#tests/support/sample.ts'
import { expect, test } from '#tests/support/test.ts'

const GERMAN = /Räume|Speichern|wählen|Aufpreis|Bodenfliesen|Badewanne|Weiter:|[Ss]teht fest/

test('SHL-25 German is what a browser without a wish gets', async ({ loginPage, page }) => {
  await loginPage.open()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(loginPage.submit).toHaveText('Anmelden')
})

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' })

  test('SHL-26 SHL-27 SHL-28 everything is English, the catalogue too', async ({ loginPage, page, configurator }) => {
    await loginPage.open()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await loginPage.logIn(BUYERS.ben.email)
    await expect(loginPage.dashboardTotal).toBeVisible()
    await page.goto(BATHROOM_PATH)
    await configurator.waitUntilReady()
    await configurator.openItem('Bathroom floor tiles')
    expect(await page.locator('body').innerText()).not.toMatch(GERMAN)
  })
})

test('SHL-32 SHL-33 the chosen language stays', async ({ page, configurator, signIn }) => {
  await signIn(BUYERS.ben.email)
  await configurator.open(BATHROOM_PATH)
  await page.getByRole('button', { name: 'Menü: Konto und Einstellungen' }).click()
  await page.getByRole('radio', { name: 'English' }).click()
  await expect(configurator.options).toContainText('Bathroom floor tiles')
  await page.reload()
  await expect(configurator.options).toContainText('Bathroom floor tiles')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
