import { expect, test } from '@playwright/test'
import { expectAccessible } from '#tests/support/test.ts'
import { builtInPage } from '../../../electron/main/built-in-page.ts'

const ORIGIN = 'http://kiosk.test'

test.describe('the page that is shown when nothing else works', () => {
  test.beforeEach(async ({ page }) => {
    const answer = builtInPage()
    const body = (await answer.text()).replaceAll('app://kiosk/', `${ORIGIN}/again`)
    const headers = Object.fromEntries(answer.headers)
    await page.route(`${ORIGIN}/**`, (route) =>
      route.request().url().endsWith('/again')
        ? route.fulfill({ contentType: 'text/html', body: 'it works' })
        : route.fulfill({ status: answer.status, headers, body }),
    )
    await page.goto(`${ORIGIN}/broken`)
  })

  test('decision 36: leads on by a touch that is easy to place', async ({ page }) => {
    await expect(page.getByRole('heading')).toHaveText('Gleich geht es weiter')
    const link = page.getByRole('link', { name: 'Jetzt versuchen' })
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(56)
    await link.click()
    await expect(page.getByText('it works')).toBeVisible()
  })

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1920, height: 1080 },
  ])
    test(`A11Y is readable for everybody at ${viewport.width}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await expectAccessible(page)
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(isWide).toBe(false)
    })
})
