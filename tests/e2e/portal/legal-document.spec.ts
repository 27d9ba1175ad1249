import { readFile } from 'node:fs/promises'
import { chromiumPath, launchOptions } from '#tests/support/chromium.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'

// Documents are shown by the browser's own viewer, which the one without windows does not have.
test.use({ launchOptions: launchOptions(chromiumPath()) })

test('NAV-57 NAV-58 NAV-59 SHL-72 SHL-76 the privacy notice opens above the login, and back returns to it', async ({
  loginPage,
  page,
}) => {
  await loginPage.open()
  await loginPage.email.fill('half@typed')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Lindenhof Projektbau GmbH')
  await expectAccessible(page)

  await footer.getByRole('link', { name: 'Datenschutz' }).click()
  const dialog = page.getByRole('dialog', { name: 'Datenschutzhinweise' })
  const document = dialog.locator('iframe')
  await expect(document).toBeVisible()
  expect(new URL(page.url()).searchParams.has('privacyPolicy')).toBe(true)
  const width = await document.evaluate((frame) => frame.getBoundingClientRect().width / window.innerWidth)
  expect(width).toBeCloseTo(0.9, 2)
  // The browser's own viewer, which never starts for a document that may not be shown here.
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension://'))).toBe(true)

  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Herunterladen' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('Datenschutzhinweise Lindenhof Projektbau GmbH.pdf')
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(loginPage.email).toHaveValue('half@typed')
})
