import type { Locator, Page } from '@playwright/test'
import { BUYERS } from '#tests/support/api-client.ts'
import { BATHROOM_PATH, SHOWER_TOILET } from '#tests/support/sample.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'
import { centsIn } from '#tests/pages/configurator-page.ts'
import { RulesDialog } from '#tests/pages/rules-dialog.ts'

async function getBox(target: Locator) {
  const box = await target.boundingBox()
  if (box === null) throw new Error('it is nowhere')
  return box
}

for (const [name, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
  ['a phone that lies', { width: 844, height: 390 }],
] as const) {
  test.describe(`an option that breaks two rules, on ${name}`, () => {
    test.use({ viewport })

    test('WAY-1 RUL-3 RUL-4 RUL-5 RUL-8 RUL-10 RUL-11 is looked at, left, and then taken in two touches', async ({
      page,
      configurator,
      signIn,
    }) => {
      await signIn(BUYERS.ben.email)
      await configurator.open(`${BATHROOM_PATH}/${SHOWER_TOILET.id}`)
      const before = await configurator.totalCents()
      const wish = configurator.option(SHOWER_TOILET.option)
      const dialog = new RulesDialog(page)
      let touches = 0
      const touch = (target: Locator) => {
        touches += 1
        return target.click()
      }

      await test.step('WAY-1 is taken back in one step', async () => {
        await wish.press('Enter')
        await dialog.apply.press('Enter')
        await expect(wish).toBeChecked()
        await page.keyboard.press('Control+z')
        await expect(wish).not.toBeChecked()
        expect(await configurator.totalCents()).toBe(before)
      })

      await wish.press('Enter')
      await dialog.waitForChanges(3)
      await test.step('WAY-3 shows the room before and after, which a finger and arrow keys divide anew', () =>
        lookAtRooms(page, dialog))
      await page.goBack()
      await expect(dialog.root).toBeHidden()
      await expect(wish).not.toBeChecked()
      expect(await configurator.totalCents()).toBe(before)

      await touch(wish)
      await dialog.waitForChanges(3)
      const promised = centsIn((await dialog.total.locator('strong').textContent()) ?? '')
      await touch(dialog.apply)

      await expect(dialog.root).toBeHidden()
      expect(touches).toBe(2)
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

async function lookAtRooms(page: Page, dialog: RulesDialog): Promise<void> {
  const now = await dialog.picture('jetzt ist')
  const then = await dialog.picture('dann wäre')
  expect(then.length).toBe(now.length)
  // The WC and its plate: nothing else changes that can be seen.
  expect(then.filter((layer) => !now.includes(layer))).toHaveLength(2)
  await dialog.line.press('ArrowRight')
  await expect(dialog.line).toHaveValue('55')
  await dialog.line.press('ArrowLeft')
  await dialog.line.press('ArrowLeft')
  await expect(dialog.line).toHaveValue('45')
  const box = await getBox(dialog.line)
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height / 2)
  expect(Number(await dialog.line.inputValue())).toBeGreaterThan(70)
  // What it says never lies under the panel, and the way on is in sight.
  await expect(dialog.apply).toBeInViewport({ ratio: 1 })
  await expect(dialog.keep).toBeInViewport({ ratio: 1 })
  const button = await getBox(dialog.apply)
  expect(button.x >= box.x + box.width || button.y >= box.y + box.height).toBe(true)
  await expectAccessible(page, { within: '[role=dialog]' })
}
