import { BUYERS } from '#tests/support/api-client.ts'
import { UNIT_PATH } from '#tests/support/sample.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'

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
