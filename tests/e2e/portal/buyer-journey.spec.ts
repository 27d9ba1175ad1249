import { BUYERS } from '#tests/support/api-client.ts'
import { FLOOR, SHOWER } from '#tests/support/sample.ts'
import { expect, freshPage, test } from '#tests/support/test.ts'
import { ConfiguratorPage } from '#tests/pages/configurator-page.ts'
import { LoginPage } from '#tests/pages/login-page.ts'

const SCREENS = [
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
]

for (const { name, viewport } of SCREENS) {
  test.describe(`the main job on ${name}`, () => {
    test.use({ viewport })

    test('AUT-5 NAV-36 CFG-1 CFG-2 CFG-21 CFG-26 IMG-4 a buyer logs in, chooses a floor and an upgrade, and finds both again after a crash', async ({
      context,
      page,
      portal,
      loginPage,
      configurator,
    }) => {
      // Two visits, and a server that starts anew in between.
      test.slow()
      await loginPage.open()
      await loginPage.logIn(BUYERS.ben.email)
      await configurator.enterFromDashboard()
      await configurator.waitForPicture()

      const before = { total: await configurator.totalCents(), layers: await configurator.layerSources() }
      await configurator.choose(FLOOR.title, FLOOR.option)
      await expect.poll(() => configurator.layerSources()).not.toEqual(before.layers)
      const withFloor = { total: await configurator.totalCents(), layers: await configurator.layerSources() }
      expect(withFloor.total).not.toBe(before.total)

      await configurator.option(SHOWER.option).click()
      await expect(configurator.option(SHOWER.option)).toBeChecked()
      await expect.poll(() => configurator.totalCents()).not.toBe(withFloor.total)
      await configurator.waitUntilSaved()
      await configurator.waitForPicture()
      const after = { total: await configurator.totalCents(), layers: await configurator.layerSources() }

      await page.close()
      const url = await portal.crash()

      const later = await freshPage(context, { viewport })
      const laterLogin = new LoginPage(later)
      await later.goto(`${url}/bp/demo/lindenhof/login`)
      await laterLogin.logIn(BUYERS.ben.email)
      const found = new ConfiguratorPage(later)
      await found.enterFromDashboard()
      await found.waitForPicture()
      expect(await found.totalCents()).toBe(after.total)
      expect(await found.layerSources()).toEqual(after.layers)
      await found.openItem(FLOOR.title)
      await expect(found.option(FLOOR.option)).toBeChecked()
      await expect(found.option(SHOWER.option)).toBeChecked()
      await later.context().close()
    })
  })
}
