import type { Page } from '@playwright/test'
import { BUYERS, SAMPLE_PASSWORD } from '#tests/support/api-client.ts'
import { FLOOR } from '#tests/support/sample.ts'
import { expect, test } from '#tests/support/test.ts'

const MOST_TABS = 120

test('CFG-11 CFG-21 everything from login to a choice is done by keyboard alone', async ({
  page,
  loginPage,
  configurator,
}) => {
  await loginPage.open()
  await tabTo(page, loginPage.email)
  await page.keyboard.type(BUYERS.ben.email)
  await tabTo(page, loginPage.password)
  await page.keyboard.type(SAMPLE_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(loginPage.dashboardTotal).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: /^Bad: / }))
  await page.keyboard.press('Enter')
  await configurator.waitUntilReady()
  await expect(page).toHaveURL(/\/bathroom$/)
  await configurator.waitForPicture()
  const before = await configurator.totalCents()

  await tabTo(page, configurator.item(FLOOR.title))
  if ((await configurator.item(FLOOR.title).getAttribute('aria-expanded')) !== 'true')
    await page.keyboard.press('Enter')
  await expect(configurator.item(FLOOR.title)).toHaveAttribute('aria-expanded', 'true')

  await tabInto(page, '[role=radio], input[type=radio]')
  for (let presses = 0; presses < 12 && (await configurator.totalCents()) === before; presses++) {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(page.locator(':focus')).toBeChecked()
  }
  await expect.poll(() => configurator.totalCents()).not.toBe(before)
  await configurator.waitUntilSaved()
})

test('the skip link leads past the rooms to the choices', async ({ page, configurator, signIn }) => {
  await signIn(BUYERS.ben.email)
  await configurator.open('/bp/demo/lindenhof/a-12/configurator/bathroom')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Direkt zur Auswahl')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('#options')?.contains(document.activeElement))).toBe(true)
})

test('the focus can always be seen', async ({ page, configurator, signIn }) => {
  await signIn(BUYERS.ben.email)
  await configurator.open('/bp/demo/lindenhof/a-12/configurator/bathroom')
  for (let tabs = 0; tabs < 25; tabs++) {
    await page.keyboard.press('Tab')
    const isVisible = await page.evaluate(() => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused === document.body) return true
      // The ring may be drawn on the control or on what stands for it.
      const drawn = [focused, focused.parentElement, focused.nextElementSibling, focused.closest('label')]
      return drawn.some((element) => {
        if (!element) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
      })
    })
    expect(isVisible, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))).toBe(true)
  }
})

async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await page.locator('body').press('Tab')
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Not reached with ${MOST_TABS} tabs`)
}

async function tabInto(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No ${selector} within ${MOST_TABS} tabs`)
}
