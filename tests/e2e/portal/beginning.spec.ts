import type { Locator, Page } from '@playwright/test'
import { centsIn } from '#tests/pages/configurator-page.ts'
import { UNIT_PATH } from '#tests/support/sample.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'

const DASHBOARD = `${UNIT_PATH}/dashboard`
const SCREENS = [
  { name: 'a wide screen', most: 3, use: { viewport: { width: 1366, height: 768 } } },
  { name: 'a phone', most: 4, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
]

/** Counts what a visitor touches; nothing here closes anything. */
function countTouches() {
  let count = 0
  return {
    touch: async (target: Locator) => {
      count += 1
      await target.click()
    },
    count: () => count,
  }
}

for (const { name, most, use } of SCREENS)
  test.describe(name, () => {
    test.use(use)

    test('START-1, START-3: from the dashboard to the first changed option', async ({ page, signIn, configurator }) => {
      const { touch, count } = countTouches()
      await openDashboard(page, signIn)
      await expect(page.getByText(/Nichts ist verbindlich/)).toBeVisible()
      await touch(page.getByRole('link', { name: /^Mit .+ beginnen$/ }).last())
      await configurator.waitUntilReady()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const before = await configurator.totalCents()
      const other = configurator.options.getByRole('radio', { checked: false }).filter({ hasText: '+' }).first()
      await touch(other)
      await expect.poll(() => configurator.totalCents()).not.toBe(before)
      expect(count()).toBeLessThanOrEqual(most)
    })

    test('START-4, START-5: a whole home by a style, from the dashboard to the review', async ({
      page,
      signIn,
      configurator,
    }) => {
      const { touch, count } = countTouches()
      await openDashboard(page, signIn)
      await touch(page.getByRole('link', { name: 'Mit einem Stil beginnen' }))
      const total = page.getByTestId('style-total')
      await expect(total).toHaveText(/€/)
      const before = await total.textContent()
      await expectAccessible(page)
      await touch(page.getByText('Natur', { exact: true }))
      await expect(total).not.toHaveText(before ?? '')
      await touch(page.getByRole('radio', { name: 'Messing', exact: true }))
      const picked = await total.textContent()
      await touch(page.getByRole('button', { name: 'Mit „Natur“ beginnen' }))
      await configurator.waitUntilReady()
      await expect(configurator.total).toHaveText(picked ?? '')
      await touch(page.getByRole('link', { name: /^(Zur Wohnung|Konfigurator schließen)$/ }))
      await touch(page.getByRole('link', { name: 'Übersicht und Kosten' }))
      // The review shows cents (decision 58).
      await expect(page.getByTestId('checkout-total')).toHaveText(/€/)
      const reviewed = (await page.getByTestId('checkout-total').textContent()) ?? ''
      expect(Math.round(Number(reviewed.replace(/[^\d,]/g, '').replace(',', '.'))) * 100).toBe(centsIn(picked ?? ''))
      expect(count()).toBeLessThan(12)
    })
  })

test('START-2, START-6: later the room that was begun, as chosen, and one button back to it', async ({
  page,
  signIn,
  configurator,
}) => {
  await signIn('ben@example.com')
  await configurator.open(`${UNIT_PATH}/configurator/bathroom/bathroom-floor`)
  await configurator.choose('Bodenfliesen Bad', 'Terrazzo grün')
  await configurator.waitUntilSaved()
  await page.goto(DASHBOARD)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /^Bad: noch \d+ Entscheidungen$/ })).toBeVisible()
  await expect(main.locator('img[src*="/combine?room="]').first()).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Weiter mit Bad' }).click()
  await expect(page).toHaveURL(/\/configurator\/bathroom\/.+/)
})

test('START-4: the style can be skipped, chosen with the keyboard, and is undone in one step', async ({
  page,
  signIn,
  configurator,
}) => {
  await signIn('ben@example.com')
  await page.goto(`${UNIT_PATH}/style`)
  await expect(page.getByRole('link', { name: 'Ohne Stil beginnen' })).toBeVisible()
  await page.getByRole('radio', { name: /^Klar/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Natur/ })).toBeChecked()
  await page.getByRole('button', { name: 'Mit „Natur“ beginnen' }).press('Enter')
  await configurator.waitUntilReady()
  await expect(configurator.total).not.toHaveText(/^0/)
  await page.getByRole('button', { name: /^Rückgängig/ }).click()
  await expect(configurator.total).toHaveText(/^0\s€$/)
})

async function openDashboard(page: Page, signIn: (email: string) => Promise<void>): Promise<void> {
  await signIn('ben@example.com')
  await page.goto(DASHBOARD)
  await expect(page.getByTestId('dashboard-total')).toBeVisible()
}
