import { BUYERS } from '#tests/support/api-client.ts'
import {
  expectLinenDialog,
  expectOwnDialog,
  expectRoundButtons,
  getStyles,
  withProjectLook,
} from '#tests/support/project-look.ts'
import { BATHROOM_PATH, UNIT_PATH } from '#tests/support/sample.ts'
import { expect, followLink, test } from '#tests/support/test.ts'

test('SHL-35 EDT-37 decision 66: a project rounds all buttons and colours the dialogs, on every page', async ({
  configurator,
  loginPage,
  page,
  signIn,
}) => {
  test.slow()
  await withProjectLook(page)
  await loginPage.open()
  await expectRoundButtons(page)
  // What is rounded by the theme's own measure follows it.
  expect(await getStyles(page, '.MuiOutlinedInput-root', 'border-radius')).toEqual(['3px'])
  await page.goto('/bp/demo/lindenhof/login?imprint=true')
  await expectOwnDialog(page)

  await signIn(BUYERS.ben.email)
  for (const path of ['dashboard', 'checkout', 'settings']) {
    await page.goto(`${UNIT_PATH}/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectRoundButtons(page)
    // Also below the first window of it.
    expect(await getStyles(page, 'html, body', 'background-color')).toEqual(['rgb(253, 246, 236)'])
  }
  await configurator.open(BATHROOM_PATH)
  for (const dialog of ['unitInfo', 'price', 'upgrades', 'variants', 'share']) {
    await followLink(page, `${BATHROOM_PATH}?dialog=${dialog}`)
    await expectLinenDialog(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
