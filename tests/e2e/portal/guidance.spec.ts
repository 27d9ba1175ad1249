import type { Locator } from '@playwright/test'
import { UNIT_PATH } from '#tests/support/sample.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'

const ROOM = `${UNIT_PATH}/configurator/guest-bathroom`
const SCREENS = [
  { name: 'a wide screen', use: { viewport: { width: 1366, height: 768 } } },
  { name: 'a phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
]

/** Counts what a visitor touches. */
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

for (const { name, use } of SCREENS)
  test.describe(name, () => {
    test.use(use)

    test('GUI-2: a room left as it is: 1 touch, and 1 back', async ({ page, signIn, configurator }) => {
      const { touch, count } = countTouches()
      await signIn('ben@example.com')
      await configurator.open(ROOM)
      const total = await configurator.total.textContent()
      const leave = configurator.options.getByRole('button', { name: /offene Entscheidungen so lassen$/ })
      await touch(leave)
      await expect(leave).toHaveCount(0)
      expect(count()).toBe(1)
      await expect(configurator.total).toHaveText(total ?? '')
      await configurator.waitUntilSaved()
      await expectAccessible(page)
      await page.reload()
      await configurator.waitUntilReady()
      await expect(configurator.options.getByText('Noch offen')).toHaveCount(0)
      await expect(leave).toHaveCount(0)
    })

    test('GUI-2: the notice takes a left room back with one touch', async ({ signIn, configurator }) => {
      await signIn('ben@example.com')
      await configurator.open(ROOM)
      const leave = configurator.options.getByRole('button', { name: /offene Entscheidungen so lassen$/ })
      const words = await leave.textContent()
      await leave.click()
      await configurator.notifications.getByRole('button', { name: 'Rückgängig machen' }).click()
      await expect(leave).toHaveText(words ?? '')
    })

    test('GUI-5: a package of the room: 1 touch', async ({ page, signIn, configurator }) => {
      const { touch, count } = countTouches()
      await signIn('ben@example.com')
      await configurator.open(`${UNIT_PATH}/configurator/kitchen`)
      const before = await configurator.totalCents()
      const cooking = configurator.options.getByRole('switch', { name: /^Kochen/ })
      await expect(cooking).toHaveText(/Induktion 80, Pyrolyse, Kopffreihaube.*€/)
      await touch(cooking)
      await expect(cooking).toBeChecked()
      await expect.poll(() => configurator.totalCents()).toBeGreaterThan(before)
      expect(count()).toBe(1)
      await expectAccessible(page)
      await configurator.options.getByRole('button', { name: 'Details zu Kochen' }).click()
      await expect(page.getByRole('dialog').getByRole('region', { name: 'Das gehört dazu' })).toBeVisible()
    })

    test('GUI-1: from choice to choice with one touch each, across rooms, with the focus on each head', async ({
      page,
      signIn,
      configurator,
    }) => {
      await signIn('ben@example.com')
      await configurator.open(`${ROOM}/guest-bathroom-floor`)
      const next = page.getByRole('button', { name: /^Weiter: / })
      await configurator.options.getByRole('radio', { checked: false }).first().click()
      await expect(next).toHaveText('Weiter: Wandfliesen Gäste-WC')
      // It leads on when it is touched, and not before.
      await expect(page).toHaveURL(/guest-bathroom-floor$/)
      await next.click()
      await expect(configurator.item('Wandfliesen Gäste-WC')).toBeFocused()
      await expect(configurator.item('Wandfliesen Gäste-WC')).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      await configurator.item('Wandfliesen Gäste-WC').click()
      await configurator.options.getByRole('button', { name: /so lassen$/ }).click()
      await configurator.openItem('Wandfliesen Gäste-WC')
      await expect(next).toHaveText(/^Weiter: Schlafen \(\d+ offen\)$/)
      await next.click()
      await expect(page).toHaveURL(/\/configurator\/bedroom\/.+/)
      await expect(configurator.options.locator('[aria-expanded="true"]')).toBeFocused()
    })
  })

test('GUI-4: undo outlives a reload, and goes with a logout', async ({ page, signIn, configurator }) => {
  await signIn('ben@example.com')
  await configurator.open(`${ROOM}/guest-bathroom-floor`)
  const standard = await configurator.options.getByRole('radio', { checked: true }).textContent()
  await configurator.options.getByRole('radio', { checked: false }).first().click()
  await configurator.waitUntilSaved()
  await page.reload()
  await configurator.waitUntilReady()
  const undo = page.getByRole('button', { name: /^Rückgängig machen: / })
  await undo.click()
  await expect(configurator.options.getByRole('radio', { checked: true })).toHaveText(standard ?? '')
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('history_')))
  await expect.poll(kept).toHaveLength(1)
  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect.poll(kept).toEqual([])
})
