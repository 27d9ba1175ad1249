import { FLOOR } from '#tests/support/sample.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'

const ENGLISH_FLOOR = { title: 'Bathroom floor tiles', option: 'Green terrazzo' }

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`a sample unit at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('AUT-42 AUT-43 NAV-19 NAV-20 NAV-21 API-18 API-19 is configured without login and found again after a reload', async ({
      page,
      configurator,
    }) => {
      const writes: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`)
      })
      await configurator.open('/mp/demo/lindenhof')
      await expect(page).toHaveURL(/\/mp\/demo\/lindenhof\/[^/]+\/configurator\/[^/]+$/)
      await configurator.goToRoomBySlug('bathroom')
      await configurator.waitForPicture()
      const before = { total: await configurator.totalCents(), layers: await configurator.layerSources() }
      await configurator.choose(FLOOR.title, FLOOR.option)
      await configurator.waitForPicture()
      await expect.poll(() => configurator.layerSources()).not.toEqual(before.layers)
      await configurator.waitUntilSaved()
      const total = await configurator.totalCents()
      expect(total).not.toBe(before.total)

      await page.reload()
      await configurator.waitUntilReady()
      expect(await configurator.totalCents()).toBe(total)
      await configurator.openItem(FLOOR.title)
      await expect(configurator.option(FLOOR.option)).toBeChecked()
      expect(writes).toEqual([])
    })

    test('SHL-32 the other sample units are found; language and choices stay', async ({ page, configurator }) => {
      await page.addInitScript(() => window.localStorage.setItem('locale', 'en'))
      await configurator.open('/mp/demo/lindenhof/musterwohnung-3z/configurator/bathroom')
      const kept = () => page.evaluate(() => window.localStorage.getItem('selection_lindenhof-musterwohnung-3z'))
      const open = async () => {
        if (viewport.width < 900) await page.getByRole('button', { name: 'More', exact: true }).click()
        await page.getByRole('button', { name: 'Other sample homes' }).click()
      }
      await configurator.choose(ENGLISH_FLOOR.title, ENGLISH_FLOOR.option)
      await configurator.waitUntilSaved()
      const before = await kept()
      await open()
      const dialog = page.getByRole('dialog', { name: 'Sample homes of this project' })
      await expect(dialog.getByRole('listitem')).toHaveCount(4)
      await expect(dialog.getByRole('link')).toHaveCount(3)
      await expectAccessible(page)
      await page.goBack()
      await expect(dialog).toBeHidden()
      expect(await kept()).toBe(before)

      await open()
      await dialog.getByRole('link', { name: /2 rooms/i }).click()
      await expect(page).toHaveURL(/\/mp\/demo\/lindenhof\/musterwohnung-2z\/configurator\//)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await configurator.open('/mp/demo/lindenhof/musterwohnung-3z/configurator/bathroom')
      await configurator.openItem(ENGLISH_FLOOR.title)
      await expect(configurator.option(ENGLISH_FLOOR.option)).toBeChecked()
    })
  })
}
