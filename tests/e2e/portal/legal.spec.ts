import { readFile } from 'node:fs/promises'
import { BUYERS } from '#tests/support/api-client.ts'
import { UNIT_PATH } from '#tests/support/sample.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'

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

test('SHL-75 NAV-59 a project without documents has plain words, and Escape closes them', async ({ page }) => {
  await page.goto('/bp/demo/stadtgarten/login?imprint')
  const dialog = page.getByRole('dialog', { name: 'Impressum' })
  await expect(dialog).toContainText('Lindenhof Projektbau GmbH betreibt diese Seiten')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).search).toBe('')
})

test('NAV-60 NAV-61 SHL-72 SHL-74 the floor plan opens in the viewer, and back closes it', async ({ page, signIn }) => {
  await signIn(BUYERS.ben.email)
  await page.goto(`${UNIT_PATH}/dashboard`)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('img', { name: 'Logo Lindenhof Projektbau GmbH' })).toBeVisible()
  await page.getByRole('link', { name: 'Grundriss öffnen' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img')).toBeVisible()
  expect(new URL(page.url()).searchParams.has('pdfViewer')).toBe(true)
  await expectAccessible(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).search).toBe('')
  for (const path of ['checkout', 'settings']) {
    await page.goto(`${UNIT_PATH}/${path}`)
    await expect(footer.getByRole('link', { name: 'Impressum' })).toBeVisible()
  }
  await page.goto(`${UNIT_PATH}/configurator`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(footer).toHaveCount(0)
})
