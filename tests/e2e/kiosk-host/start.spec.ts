import { findTooSmall } from '#tests/support/measure-screen.ts'
import { FLOOR } from '#tests/support/sample.ts'
import { expectAccessible, expectAccessibleInAllThemes } from '#tests/support/test.ts'
import { expect, NOTHING, START, test } from './kiosk.fixture.ts'

const WALL = { width: 3840, height: 2160 }

test.describe('a kiosk that is set to no home', () => {
  test.use({ settings: { start_unit: undefined } })

  test('KSK-26 begins with the homes that there are, by touch and by keys', async ({ kiosk, configurator, page }) => {
    await kiosk.enter()
    await expect(page).toHaveURL(/\/mp\/demo\/lindenhof$/)
    const homes = page.getByRole('list', { name: 'Wohnungen zum Einrichten' }).getByRole('article')
    await expect(homes).toHaveCount(4)
    const home = homes.filter({ hasText: 'Musterwohnung 3 Zimmer' })
    await expect(home).toContainText('3 Zimmer · 83,2\u00a0m² · Balkon nach Süden')
    await expect(home).toContainText('ab 543.000\u00a0€')
    const plan = home.getByRole('img', { name: 'Grundriss: Musterwohnung 3 Zimmer' })
    await expect.poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expectAccessibleInAllThemes(page)
    // Anywhere on the card.
    await home.tap({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL(/musterwohnung-3z\/configurator\/hallway$/)
    await page.getByRole('button', { name: 'Zurück', exact: true }).tap()
    await page.getByRole('link', { name: 'Musterwohnung 4 Zimmer' }).press('Enter')
    await expect(page).toHaveURL(/musterwohnung-4z\/configurator\/hallway$/)
    await expect(configurator.title).toHaveText('Diele')
  })

  test('STG-11: on a wall homes and pictures can be read, and hit', async ({ kiosk, page }) => {
    await page.setViewportSize(WALL)
    await page.goto('/')
    await expect(kiosk.pictures).toBeVisible()
    expect(await findTooSmall(page, { text: 24, target: 72 }), 'pictures').toEqual([])
    await kiosk.enter()
    await expect(page.getByRole('article').first()).toContainText('ab ')
    expect(await findTooSmall(page, { text: 24, target: 72 }), 'homes').toEqual([])
  })
})

test('KSK-27 one button leads back to the homes, keeps what was chosen, and one ends the visit from there, too', async ({
  kiosk,
  configurator,
  page,
}) => {
  await kiosk.begin(`${START}/bathroom`)
  await configurator.choose(FLOOR.title, FLOOR.option)
  const end = page.getByRole('button', { name: 'Beenden' })
  const place = await end.boundingBox()
  await page.getByRole('button', { name: 'Zurück', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Richten Sie Ihre Wohnung ein' })).toBeVisible()
  expect(await end.boundingBox()).toEqual(place)
  await page.getByRole('link', { name: 'Musterwohnung 3 Zimmer' }).tap()
  await configurator.goToRoomBySlug('bathroom')
  await expect(configurator.item(FLOOR.title)).toContainText(FLOOR.option)
  await page.getByRole('button', { name: 'Zurück', exact: true }).tap()
  await end.tap()
  const question = kiosk.dialog('Möchten Sie Ihren Besuch beenden?')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Beenden und löschen' }).tap()
  await expect(kiosk.pictures).toBeVisible()
  expect(await kiosk.remains()).toMatchObject(NOTHING)
})
