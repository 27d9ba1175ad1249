import { BUYERS } from '#tests/support/api-client.ts'
import { BATHROOM_PATH, FLOOR } from '#tests/support/sample.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`axe finds nothing at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('on the login page, empty and refused', async ({ loginPage, page }) => {
      await loginPage.open()
      await expectAccessible(page)
      await loginPage.logIn(BUYERS.ben.email, 'not-the-password')
      await expect(loginPage.failure).toBeVisible()
      await expectAccessible(page)
    })

    test('in the configurator, with an item open', async ({ configurator, page, signIn }) => {
      // Looked through three times.
      test.slow()
      await signIn(BUYERS.ben.email)
      await configurator.open(BATHROOM_PATH)
      await configurator.waitForPicture()
      await expectAccessible(page)
      await configurator.choose(FLOOR.title, FLOOR.option)
      await configurator.waitUntilSaved()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Menü: Konto und Einstellungen' }).click()
      await expectAccessible(page)
    })

    test('in a sample unit', async ({ configurator, page }) => {
      await configurator.open('/mp/demo/lindenhof')
      await expectAccessible(page)
    })

    test('NAV-16 NAV-35 NAV-39 USL-4 in the choice of a unit, which leads to it', async ({ page, signIn }) => {
      await signIn(BUYERS.anna.email)
      await page.goto('/bp/demo/lindenhof')
      await expect(page).toHaveURL(/\/configurator\/unitSelector$/)
      const unit = page.getByRole('link', { name: /jetzt gestalten/i }).first()
      await expect(unit).toBeVisible()
      await expectAccessible(page)
      await unit.click()
      await expect(page).toHaveURL(/\/(a-11|b-07)\/dashboard$/)
    })

    test('on the loader, the error screen and the page that does not exist', async ({ page, signIn }) => {
      test.slow()
      await signIn(BUYERS.ben.email)
      await page.route(/\/catalog(\?|$)/, () => {})
      await page.goto(BATHROOM_PATH)
      await expect(page.getByText('Ihre Wohnung wird vorbereitet').first()).toBeVisible()
      await expectAccessible(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.route(/\/catalog(\?|$)/, (route) => route.abort())
      await page.goto(BATHROOM_PATH)
      await expect(page.getByRole('alert')).toContainText('Das hat leider nicht geklappt', { timeout: 30_000 })
      await expectAccessible(page)
      await page.goto('/no/such/page')
      await expect(page.getByText('Diese Seite gibt es nicht')).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test.describe('what looks at pages', () => {
  const FAULTS = `<!doctype html><html lang="de"><title>Faults</title><main><h1>Faults</h1>
    <img src="data:,"><p style="color: #ccc; background: #fff">Hard to read</p></main></html>`

  for (const [where, html] of [
    ['a page', FAULTS],
    [
      'a frame',
      `<!doctype html><html lang="de"><title>Page</title><main><h1>Page</h1><iframe title="Frame"></iframe></main></html>`,
    ],
  ] as const)
    test(`finds faults in ${where}`, async ({ page }) => {
      await page.setContent(html)
      const frame = page.frames()[1]
      await frame?.setContent(FAULTS)
      const looked = await expectAccessible(page).catch(String)
      expect(looked).toContain('image-alt')
      expect(looked).toContain('color-contrast')
    })
})
