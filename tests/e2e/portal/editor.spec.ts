import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { UNIT_PATH } from '#tests/support/sample.ts'
import { expect, test } from '#tests/support/test.ts'

test('EDT-6 EDT-7 EDT-8 EDT-16 EDT-17 EDT-18 DSH-5: staff design a dashboard in the page, and a buyer sees it', async ({
  browser,
  page,
  portal,
  signIn,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1366, height: 900 })
  await signIn('operator@example.com')
  await page.goto(`${UNIT_PATH}/dashboard`)
  await page.getByRole('button', { name: 'Menü: Konto und Einstellungen' }).click()
  await page.getByRole('button', { name: 'Seiten gestalten' }).click()
  await page.getByLabel('Vorlage').selectOption('custom')
  const panel = page.getByRole('complementary', { name: 'Startseite' })
  expect(await panel.boundingBox()).toMatchObject({ x: 50, width: 300 })
  expect(await page.evaluate(() => getComputedStyle(document.body).paddingInlineStart)).toBe('350px')

  await test.step('adds at the end of the page, and writes', async () => {
    await page.getByRole('button', { name: 'Element hinzufügen' }).click()
    await page.getByRole('button', { name: /^Bild mit Text/ }).click()
    const form = page.getByRole('form')
    await form.getByLabel('Überschrift', { exact: true }).fill('Wohnen mit Weitblick')
    await expect(page.locator('main').getByText('Wohnen mit Weitblick')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.locator('main').getByText('Wohnen mit Weitblick')).toHaveCount(0)
    await page.keyboard.press('Control+y')
  })

  await test.step('JSON that is broken changes nothing', async () => {
    const rows = await page.getByRole('treeitem').count()
    await page.getByRole('button', { name: 'JSON' }).click()
    const code = page.locator('.cm-content')
    const height = (await page.locator('.cm-editor').boundingBox())?.height ?? 0
    expect(height).toBeGreaterThan(100)
    expect(height).toBeLessThanOrEqual(900 - 200)
    await code.click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.insertText('{')
    await expect(page.getByText('kein gültiges JSON')).toBeVisible()
    await page.getByRole('heading', { name: 'Startseite' }).click()
    await expect(page.locator('main').getByText('Wohnen mit Weitblick')).toBeVisible()
    await page.getByRole('button', { name: 'Aufbau' }).click()
    await expect(page.getByRole('treeitem')).toHaveCount(rows)
  })

  await test.step('as wide as a phone, and then for everybody', async () => {
    await page.getByRole('button', { name: 'Vorschau: Telefon' }).click()
    const phone = page.frameLocator('iframe')
    await expect(phone.getByText('Wohnen mit Weitblick')).toBeVisible({ timeout: 20_000 })
    expect(await phone.locator('html').evaluate((html) => html.clientWidth)).toBe(390)
    await page.getByRole('button', { name: 'Vorschau: Telefon' }).click()
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await expect(page.getByText('Gespeichert und für alle sichtbar')).toBeVisible()
  })

  await test.step('a buyer sees it', async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    const token = await logIn(portal.url, BUYERS.ben.email)
    await other.addInitScript((kept) => localStorage.setItem('token', kept), token)
    await other.goto(`${portal.url}${UNIT_PATH}/dashboard`)
    await expect(other.getByText('Wohnen mit Weitblick')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Seiten gestalten' })).toHaveCount(0)
    await context.close()
  })

  await test.step('the history brings back what was there before', async () => {
    await page.getByRole('button', { name: 'Verlauf' }).click()
    await expect(page.getByRole('complementary', { name: 'Verlauf' }).getByRole('listitem')).toHaveCount(2)
    await page.getByRole('button', { name: 'Wie im Projekt geliefert' }).click()
    await expect(page.locator('main').getByText('Wohnen mit Weitblick')).toHaveCount(0)
    await page.getByRole('button', { name: 'Wiederherstellen' }).click()
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('complementary', { name: 'Startseite' })).toBeVisible()
    await expect(page.locator('main').getByText('Wohnen mit Weitblick')).toHaveCount(0)
  })
})
