import { BUYERS } from '#tests/support/api-client.ts'
import { BATHROOM_PATH, SHOWER_TOILET } from '#tests/support/sample.ts'
import { expect, test } from '#tests/support/test.ts'
import { centsIn } from '#tests/pages/configurator-page.ts'
import { RulesDialog } from '#tests/pages/rules-dialog.ts'

for (const [name, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`an option that breaks two rules, on ${name}`, () => {
    test.use({ viewport })

    test('RUL-3 RUL-4 RUL-5 RUL-8 RUL-9 RUL-10 RUL-11 is looked at, left, and then taken with the proposed way out', async ({
      page,
      configurator,
      signIn,
    }) => {
      await signIn(BUYERS.ben.email)
      await configurator.open(`${BATHROOM_PATH}/${SHOWER_TOILET.id}`)
      const before = await configurator.totalCents()
      const wish = configurator.option(SHOWER_TOILET.option)
      const dialog = new RulesDialog(page)

      await wish.click()
      await dialog.waitForClashes(2)
      await page.goBack()
      await expect(dialog.root).toBeHidden()
      await expect(wish).not.toBeChecked()
      expect(await configurator.totalCents()).toBe(before)

      await wish.press('Enter')
      await dialog.waitForClashes(2)
      await dialog.next.click()
      await expect(dialog.alternatives).toHaveCount(2)
      await expect(dialog.apply).toBeDisabled()
      await dialog.takeProposals.click()
      await expect(dialog.apply).toBeEnabled()
      const promised = centsIn((await dialog.total.locator('strong').textContent()) ?? '')
      await dialog.apply.click()

      await expect(dialog.root).toBeHidden()
      await expect(wish).toBeChecked()
      expect(promised).not.toBe(before)
      expect(await configurator.totalCents()).toBe(promised)
      await configurator.waitUntilSaved()
      await page.reload()
      await configurator.waitUntilReady()
      await expect(wish).toBeChecked()
      expect(await configurator.totalCents()).toBe(promised)
    })
  })
}
