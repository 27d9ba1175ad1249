import { expect, test } from '#tests/support/test.ts'

test('SHL-1 DSH-1 the dashboard shows the unit and its picture while the catalogue is on its way, but no figure of it', async ({
  page,
  signIn,
}) => {
  await signIn('ben@example.com')
  let isLetThrough: () => void = () => undefined
  const letThrough = new Promise<void>((resolve) => {
    isLetThrough = resolve
  })
  await page.route(/\/catalog\?/, async (route) => {
    await letThrough
    await route.continue()
  })
  await page.goto('/bp/demo/lindenhof/a-12/dashboard')
  const name = page.getByRole('heading', { name: 'Wohnung A 12', level: 1 })
  await expect(name).toBeVisible()
  const picture = page.locator('main img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const box = await picture.boundingBox()
  const total = page.getByTestId('dashboard-total')
  await expect(page.getByRole('status')).not.toBeEmpty()
  await expect(total).toHaveCount(0)

  isLetThrough()
  await expect(total).toBeVisible()
  await expect(name).toBeVisible()
  // The picture stays where it was.
  expect(await picture.boundingBox()).toEqual(box)
})
