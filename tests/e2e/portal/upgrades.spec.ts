import { BUYERS } from '#tests/support/api-client.ts'
import { UNIT_PATH } from '#tests/support/sample.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'

test('UPG-21 UPG-22 CFG-18 CFG-26 a floor-plan room opens its upgrades; what is chosen there is explained', async ({
  page,
  configurator,
  signIn,
}) => {
  await signIn(BUYERS.ben.email)
  await page.goto(`${UNIT_PATH}/configurator/floor-plan`)
  const upgrades = page.getByRole('dialog', { name: 'Ausstattungspakete' })
  await expect(upgrades.getByRole('tab', { name: 'Grundriss', selected: true })).toBeVisible()
  await upgrades.getByRole('tab', { name: 'Sommer' }).click()
  await expect(page).toHaveURL(/dialog=upgrades&groupId=summer/)
  await upgrades.getByRole('button', { name: 'Details zu Sommerpaket' }).click()
  await expect(upgrades.getByRole('region', { name: 'Das gehört dazu' })).toBeVisible()
  await expectAccessible(page)
  const before = await configurator.totalCents()
  await upgrades.getByRole('button', { name: 'Wählen: Sommerpaket' }).click()
  await expect.poll(() => configurator.totalCents()).toBeGreaterThan(before)
  await page.keyboard.press('Escape')
  await expect(upgrades).toBeHidden()
  const total = (await configurator.total.textContent()) ?? ''

  await configurator.total.click()
  const why = page.getByRole('dialog', { name: 'Warum dieser Preis?' })
  await expect(why.getByTestId('explained-sum')).toContainText(total.replace(/\s*€/, ''))
  await why.getByRole('button', { name: /^Grundriss/ }).click()
  await expect(why.getByRole('button', { name: /^Sommerpaket/ })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(why).toBeHidden()
})
