import type { Page } from '@playwright/test'
import { BUYERS } from '#tests/support/api-client.ts'
import { GARDEN, UNIT_PATH } from '#tests/support/sample.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'

const UPGRADES = { name: 'Ausstattungspakete' }

test('FOUND-20, UPG-21: a floor-plan room comes with its upgrades, once in a visit', async ({ page, configurator }) => {
  const upgrades = page.getByRole('dialog', UPGRADES)
  await test.step('by its address, in the same picture', async () => {
    const first = await getFirstPicture(page, `${GARDEN}/floor-plan`)
    expect(first).toBe('true, true')
    await expect(upgrades.getByRole('tab', { name: 'Grundriss', selected: true })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('closed, it stays away: in the room, on the way back into it, and after a reload', async () => {
    await page.keyboard.press('Escape')
    await expect(upgrades).toBeHidden()
    await configurator.goToRoomBySlug('kitchen')
    await configurator.goToRoomBySlug('floor-plan')
    await configurator.waitForPicture()
    await expect(upgrades).toBeHidden()
    await page.reload()
    await configurator.waitForPicture()
    await expect(upgrades).toBeHidden()
  })
})

test('FOUND-20, UPG-21: whoever goes into the room later sees the upgrades with it, and nobody before', async ({
  page,
  configurator,
}) => {
  const upgrades = page.getByRole('dialog', UPGRADES)
  await configurator.open(`${GARDEN}/bathroom`)
  await configurator.waitForPicture()
  await expect(upgrades).toBeHidden()
  await page.goto(GARDEN.replace(/configurator$/, 'dashboard'))
  await expect(page.getByTestId('dashboard-total')).toBeVisible()
  await expect(upgrades).toBeHidden()
  await page.getByRole('link', { name: 'Grundriss: auswählen' }).click()
  await expect(upgrades).toBeVisible()
})

test('FOUND-20, UPG-21: nothing opens by itself after a login, nor in the first room', async ({
  page,
  loginPage,
  configurator,
}) => {
  await loginPage.open()
  await loginPage.logIn(BUYERS.ben.email)
  await expect(page).toHaveURL(`${UNIT_PATH}/dashboard`)
  await page.getByRole('link', { name: 'Mit Diele beginnen' }).click()
  await configurator.waitForPicture()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(configurator.title).not.toHaveText('Grundriss')
})

/** Whether the first picture that has the room's choices, or a dialog, has the one and the other. */
async function getFirstPicture(page: Page, path: string) {
  await page.addInitScript(() => {
    const look = () => {
      const hasRoom = document.querySelector('#options') !== null
      const hasDialog = document.querySelector('[role=dialog]') !== null
      if (hasRoom || hasDialog) document.documentElement.dataset['firstPicture'] = `${hasRoom}, ${hasDialog}`
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(path)
  const root = page.locator('html[data-first-picture]')
  await expect(root).toBeAttached()
  return root.getAttribute('data-first-picture')
}
