import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { BUYERS } from '#tests/support/api-client.ts'
import { UNIT_PATH } from '#tests/support/sample.ts'
import { expect, test } from '#tests/support/test.ts'

const ADVANCED = JSON.stringify({
  shape: { borderRadius: 3 },
  components: {
    MuiButton: {
      styleOverrides: { root: { borderRadius: '22px', backgroundImage: 'url(https://evil.example/x.png)' } },
    },
    MuiDialog: { styleOverrides: { paper: { backgroundColor: 'rgb(250, 240, 230)', position: 'absolute' } } },
  },
})

/** As the server would answer for a project with this styling. */
async function withStyling(page: Page, advanced: string): Promise<void> {
  await page.route(/\/projects\/lindenhof\/config(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const config = z.record(z.string(), z.unknown()).parse(await answer.json())
    await route.fulfill({ response: answer, json: { ...config, styling: { simple: {}, advanced } } })
  })
}

/** The styles of the first button with a word, of all that are shown. */
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('EDT-37 decision 66: a project rounds all buttons and colours the dialogs, on every page', async ({
  loginPage,
  page,
  signIn,
}) => {
  await withStyling(page, ADVANCED)
  await loginPage.open()
  await expect.poll(() => styleOf(page, 'main button[type=submit]', 'border-radius')).toBe('22px')
  expect(await styleOf(page, 'main .MuiButton-root', 'background-image')).toBe('none')
  // What is rounded by the theme's own measure follows it.
  expect(await styleOf(page, '.MuiOutlinedInput-root', 'border-radius')).toBe('3px')

  await page.goto('/bp/demo/lindenhof/login?imprint=true')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => styleOf(page, '[role=dialog]', 'background-color')).toBe('rgb(250, 240, 230)')
  expect(await styleOf(page, '[role=dialog]', 'position')).toBe('relative')

  await signIn(BUYERS.ben.email)
  await page.goto(`${UNIT_PATH}/settings`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => styleOf(page, 'main .MuiButton-root', 'border-radius')).toBe('22px')
})
