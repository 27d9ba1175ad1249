import { GARDEN } from '#tests/support/sample.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'

test('UPG-22 CFG-18 CFG-26 what is chosen in the upgrades of a floor-plan room is explained', async ({
  page,
  configurator,
}) => {
  await page.goto(`${GARDEN}/floor-plan`)
  const upgrades = page.getByRole('dialog', { name: 'Ausstattungspakete' })
  await expect(upgrades.getByRole('tab', { name: 'Grundriss', selected: true })).toBeVisible()
  await upgrades.getByRole('tab', { name: 'Sommer' }).click()
  await expect(page).toHaveURL(/dialog=upgrades&groupId=summer/)
  await upgrades.getByRole('button', { name: 'Details zu Sommer draußen' }).click()
  await expect(upgrades.getByRole('region', { name: 'Das gehört dazu' })).toBeVisible()
  await expectAccessible(page)
  const before = await configurator.totalCents()
  await upgrades.getByRole('button', { name: 'Wählen: Sommer draußen' }).click()
  await expect.poll(() => configurator.totalCents()).toBeGreaterThan(before)
  await page.keyboard.press('Escape')
  await expect(upgrades).toBeHidden()
  const total = (await configurator.total.textContent()) ?? ''

  await configurator.total.click()
  const why = page.getByRole('dialog', { name: 'Warum dieser Preis?' })
  await expect(why.getByTestId('explained-sum')).toContainText(total.replace(/\s*€/, ''))
  await why.getByRole('button', { name: /^Grundriss/ }).click()
  await expect(why.getByRole('button', { name: /^Sommer draußen/ })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(why).toBeHidden()
})
