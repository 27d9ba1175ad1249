import { GARDEN, UNIT_PATH } from '#tests/support/sample.ts'
import { expect, expectAccessible, test } from '#tests/support/test.ts'

const LIST = 'Ihre geteilten Listen'

test('WSH-1, WSH-2, WSH-4, WSH-5, WSH-6, WSH-7: a buyer marks two things, shares them, and withdraws the link', async ({
  page,
  signIn,
  configurator,
  browser,
}) => {
  await signIn('ben@example.com')
  await configurator.open(`${UNIT_PATH}/configurator/bathroom/bathroom-floor`)
  for (const product of ['Terrazzo grün', 'Terrazzo hell'])
    await page.getByRole('button', { name: `Favorit: ${product}` }).click()

  await test.step('FAV-8: a heart that is given shows without the pointer on it', async () => {
    await page.mouse.move(0, 0)
    const heart = page.getByRole('button', { name: 'Favorit: Terrazzo grün' })
    await expect(heart.locator('..')).toHaveCSS('opacity', '1')
  })

  await page.goto(`${UNIT_PATH}/dashboard`)
  await page.getByRole('link', { name: 'Merkliste (2)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Merkliste' })).toBeVisible()
  const room = page.getByRole('region', { name: 'Bad', exact: true })
  await expect(room.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)

  await room.getByRole('button', { name: /^Terrazzo grün wählen/ }).click()
  await expect(room.getByRole('listitem').filter({ hasText: 'Terrazzo grün' }).getByText('Gewählt')).toBeVisible()

  await page.getByRole('button', { name: 'Liste teilen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merkliste teilen' })
  const link = await dialog.getByRole('textbox').inputValue()
  await expect(dialog.getByRole('region', { name: LIST }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)

  const guest = await browser.newContext({ locale: 'de-DE' })
  const theirs = await guest.newPage()
  await test.step('whoever has the link sees both, without a login, prices or the buyer', async () => {
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { level: 1, name: 'Eine geteilte Merkliste' })).toBeVisible()
    const shown = theirs.getByRole('main')
    await expect(shown.getByRole('listitem')).toHaveCount(2)
    for (const picture of await shown.getByRole('listitem').locator('img').all())
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(theirs.getByText(/€|Ben|A 12/)).toHaveCount(0)
    await expectAccessible(theirs)
  })

  await dialog.getByRole('button', { name: /^Liste vom .* zurückziehen$/ }).click()
  await dialog.getByRole('button', { name: 'Ja, zurückziehen' }).click()
  await expect(dialog.getByText(/^Zurückgezogen/)).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'Dieser Code öffnet nichts' })).toBeVisible()
  await guest.close()
})

test('WSH-4: a visitor’s empty wish list leads to where hearts are given', async ({ page }) => {
  await page.goto(GARDEN.replace(/configurator$/, 'wishes'))
  await expect(page.getByRole('heading', { name: 'Noch nichts gemerkt' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Umsehen/ }).click()
  await expect(page).toHaveURL(/\/configurator\//)
})
