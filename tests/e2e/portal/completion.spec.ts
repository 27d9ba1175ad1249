import { BUYERS } from '#tests/support/api-client.ts'
import { BATHROOM_PATH, FLOOR } from '#tests/support/sample.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'
import { UnitPages } from '#tests/pages/unit-pages.ts'

for (const { viewport, theme } of [
  { viewport: { width: 1440, height: 900 }, theme: 'element' },
  { viewport: { width: 390, height: 844 }, theme: 'dark' },
]) {
  test.describe(`completing at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('NAV-3 NAV-4 CFG-13 CFG-14 CFG-27 CFG-29 DSH-50 CHK-1 CHK-15 ENG-32 ENG-33 a buyer sees one total everywhere, completes, and opens again', async ({
      configurator,
      page,
      signIn,
    }) => {
      test.slow()
      const pages = new UnitPages(page)
      await page.addInitScript((name) => window.localStorage.setItem('theme', name), theme)
      await signIn(BUYERS.ben.email)
      await configurator.open(BATHROOM_PATH)
      await configurator.choose(FLOOR.title, FLOOR.option)
      await expect.poll(() => configurator.totalCents()).toBeGreaterThan(0)
      const total = await configurator.totalCents()

      // At once, stored or not: no choice is missing on the other pages.
      await pages.closeConfigurator()
      expect(await pages.toCents(pages.dashboardTotal)).toBe(total)
      await expectAccessible(page)
      await pages.openOverview()
      expect(await pages.toWholeEuros(pages.checkoutTotal)).toBe(total)
      await pages.showList()
      await expect(pages.room('Bad')).toContainText(FLOOR.option)
      await expectAccessible(page)

      await pages.openCompletion()
      await expectAccessible(page)
      await pages.complete('Bitte bald anfangen.')
      await expectAccessible(page)
      await page.reload()
      expect(await pages.toWholeEuros(pages.checkoutTotal)).toBe(total)
      await expect(page.getByRole('button', { name: 'Auswahl verbindlich abschließen' })).toHaveCount(0)

      // The overview leads to where it is opened again: to the question in a room (decision 17).
      await page.getByRole('link', { name: /^Im Raum .* wieder öffnen$/ }).click()
      await pages.dialog.getByRole('button', { name: 'Abbrechen' }).click()
      await configurator.open(BATHROOM_PATH)
      await page.getByRole('button', { name: 'Auswahl wieder öffnen' }).click()
      await pages.dialog.getByRole('button', { name: 'Wieder öffnen' }).click()
      await expect(page.getByText('Ihre Konfiguration ist abgeschlossen')).toHaveCount(0)
      await configurator.openItem(FLOOR.title)
      await expect(configurator.option(FLOOR.option)).toBeChecked()
      await expect(configurator.option(FLOOR.option)).not.toHaveAttribute('aria-disabled', 'true')
      expect(await configurator.totalCents()).toBe(total)
    })
  })
}
