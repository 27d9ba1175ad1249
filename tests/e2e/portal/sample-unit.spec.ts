import { FLOOR } from '#tests/support/sample.ts'
import { expect, test } from '#tests/support/test.ts'

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
  })
}
