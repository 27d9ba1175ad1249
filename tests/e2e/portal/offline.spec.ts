import { expect, test } from '#tests/support/test.ts'

const BATHROOM = '/mp/demo/lindenhof/musterwohnung-3z/configurator/bathroom'

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the app opens and says what is missing, and nothing private was kept', async ({
    page,
    configurator,
    context,
  }) => {
    // The worker comes some seconds after the page.
    test.slow()
    await configurator.open(BATHROOM)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    // What the first visit loaded before there was a worker comes again through it.
    await page.reload()
    await expect(page.getByTestId('unit-total')).toBeVisible()
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
      .toBeGreaterThan(3)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    const isPublic =
      /^\/(index\.html|first-paint\.js|favicon\.svg|manifest\.webmanifest|assets\/.+|files\/.+\.(webp|svg|png|avif))$/
    expect(kept.filter((path) => !isPublic.test(path))).toEqual([])
    // Never opened, and at hand all the same: also for a page that outlives its version on the server.
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('assets')).keys()).map(({ url }) => url)))
      .toContainEqual(expect.stringContaining('/assets/SaveConfigurationDialog'))

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
    // It tries again by itself.
    await context.setOffline(false)
    await expect(page.getByTestId('unit-total')).toBeVisible()
  })
})
