import { chromiumPath, launchOptions } from '#tests/support/chromium.ts'
import { GARDEN } from '#tests/support/sample.ts'
import { expect, test, waitUntilPainted } from './kiosk.fixture.ts'

// What opens with a room has a second to come (decision 70), which it mostly misses in the browser without windows.
test.use({ launchOptions: launchOptions(chromiumPath()) })

test('FOUND-20, UPG-21: the upgrades come with a floor plan that a visitor goes to, once in a visit', async ({
  kiosk,
  page,
}) => {
  const upgrades = kiosk.dialog('Ausstattungspakete')
  await kiosk.begin(`${GARDEN}/bathroom`)
  // Brought as soon as nothing else is to be done; a visitor who is quicker than that, and than a second, goes without.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('BundlesDialog')),
  )
  await waitUntilPainted(page)
  const plan = kiosk.rooms.getByRole('link', { name: /Grundriss/ })
  await plan.tap()
  await expect(upgrades).toBeVisible()
  await expect(page).toHaveURL(/floor-plan/)
  await page.keyboard.press('Escape')
  await expect(upgrades).toBeHidden()
  await kiosk.rooms.getByRole('link', { name: /Küche/ }).tap()
  await expect(page).toHaveURL(/\/kitchen$/)
  await plan.tap()
  await expect(page).toHaveURL(/\/floor-plan$/)
  await waitUntilPainted(page)
  await expect(upgrades).toHaveCount(0)
})
