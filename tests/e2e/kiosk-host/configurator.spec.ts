import { FLOOR, GARDEN } from '#tests/support/sample.ts'
import { findTooSmall, freeShare } from '#tests/support/measure-screen.ts'
import { expectAccessible } from '#tests/support/test.ts'
import { expect, START, test, waitUntilPainted } from './kiosk.fixture.ts'

const ROOM = `${START}/bathroom`
const OTHER = '/mp/demo/lindenhof/musterwohnung-4z/configurator'

const ADDRESSES: readonly (readonly [address: string, shown: string])[] = [
  // KSK-2, KSK-3, decision 21
  ['/mp/lindenhof/musterwohnung-3z/configurator/bathroom', ROOM],
  [ROOM, ROOM],
  [`/mp/lindenhof/musterwohnung-3z/configurator/bathroom/${FLOOR.id}`, `${ROOM}/${FLOOR.id}`],
  // KSK-5
  ['/bp/demo/lindenhof/musterwohnung-4z/configurator/bathroom', `${OTHER}/hallway`],
  // KSK-1, KSK-6
  ['/mp/demo/lindenhof/musterwohnung-4z/checkout', `${OTHER}/hallway`],
  ['/bp/demo/lindenhof/login', `${START}/hallway`],
]

test.describe('addresses', () => {
  test('KSK-1 KSK-2 KSK-3 KSK-4 KSK-5 KSK-6 decision 21 lead to the configurator, and to nothing else', async ({
    kiosk,
    configurator,
    page,
  }) => {
    test.slow()
    for (const [address, shown] of ADDRESSES) {
      await kiosk.begin(address)
      await expect(page).toHaveURL(new RegExp(`${shown}(\\?.*)?$`))
      if (shown.endsWith(FLOOR.id))
        await expect(configurator.item(FLOOR.title), 'KSK-3').toHaveAttribute('aria-expanded', 'true')
    }
  })
})

test.describe('the configurator of the kiosk', () => {
  test('KSK-7 KSK-8 leads from the menu to the overview and to every room, whose picture shows', async ({
    kiosk,
    configurator,
    page,
  }) => {
    await kiosk.begin(ROOM)
    const links = kiosk.rooms.getByRole('link')
    await expect(links).toHaveCount(10)
    await links.filter({ hasText: 'Küche' }).tap()
    await expect(page).toHaveURL(/\/kitchen$/)
    await expect(configurator.title).toHaveText('Küche')
    await configurator.waitForPicture()
    await kiosk.rooms.getByRole('button', { name: 'Übersicht' }).tap()
    const overview = kiosk.dialog('Ihre Wohnung im Überblick')
    await expect(overview.getByRole('article')).toHaveCount(10)
    await overview.getByRole('link', { name: /Schlafen/ }).tap()
    await expect(overview).toBeHidden()
    await expect(configurator.title).toHaveText('Schlafen')
  })

  test('KSK-9 KSK-21 KSK-22 has one item open, and a touch chooses', async ({ kiosk, configurator, page }) => {
    await kiosk.begin(ROOM)
    await test.step('KSK-25 the bar turns dark after more than 10 px of scrolling', async () => {
      // Its parts lie on the picture, each by itself.
      const colour = () =>
        kiosk.bar
          .locator('> *')
          .first()
          .evaluate((part) => getComputedStyle(part).backgroundColor)
      const scrollTo = (px: number) =>
        page.locator('[data-scroller]').evaluate((scroller, top) => scroller.scrollTo({ top, behavior: 'instant' }), px)
      await scrollTo(10)
      await waitUntilPainted(page)
      expect(await colour()).toBe('rgb(255, 255, 255)')
      await scrollTo(11)
      await expect.poll(colour).toBe('rgb(16, 22, 26)')
      await scrollTo(0)
      await expect.poll(colour).toBe('rgb(255, 255, 255)')
    })
    await test.step('KSK-13 everything that is touched is large enough', async () => {
      await kiosk.more()
      const small = await page
        .locator('header button, header label, nav a, nav button, aside ul button, aside a')
        .evaluateAll((all) =>
          all.flatMap((each) => {
            const { width, height } = each.getBoundingClientRect()
            return width > 0 && (width < 44 || height < 44) ? [`${each.textContent}: ${width} × ${height}`] : []
          }),
        )
      expect(small).toEqual([])
      await page.keyboard.press('Escape')
    })
    const open = configurator.options.locator('[aria-expanded="true"]')
    await configurator.openItem(FLOOR.title)
    await expect(open).toHaveCount(1)
    await test.step('KSK-23 shows what a product is', async () => {
      await page.getByRole('button', { name: new RegExp(`${FLOOR.option}.*Details|Details.*${FLOOR.option}`) }).tap()
      await expect(kiosk.dialog(FLOOR.option)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(kiosk.dialog(FLOOR.option)).toBeHidden()
    })
    const option = configurator.option(FLOOR.option)
    await option.tap()
    await expect(option).toBeChecked()
    await configurator.item('Spiegel').tap()
    await expect(configurator.item('Spiegel')).toHaveAttribute('aria-expanded', 'true')
    await expect(open).toHaveCount(1)
    expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0)
  })

  test('KSK-10 KSK-11 KSK-13 KSK-20 STG-11 says at the right whose home it is, what is chosen and what it costs', async ({
    kiosk,
    configurator,
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await kiosk.begin(ROOM)
    const textSize = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(textSize, 'STG-11: on a small screen text has its usual size').toBe('16px')
    const narrow = await kiosk.sidebar.boundingBox()
    expect([narrow?.width, (narrow?.x ?? 0) + (narrow?.width ?? 0)]).toEqual([352, 1366 - 16])
    await page.setViewportSize({ width: 1920, height: 1080 })
    await expect.poll(async () => (await kiosk.sidebar.boundingBox())?.width).toBeGreaterThan(440)
    const box = await kiosk.sidebar.boundingBox()
    await expect(kiosk.sidebar).toContainText('Wohnung')
    await expect(kiosk.sidebar).toContainText('Musterwohnung 3 Zimmer')
    const badge = page.getByTestId('cart-badge')
    // Nobody has chosen anything yet, whatever the project has decided by itself.
    await expect(badge).toHaveText('')
    await expect(badge).toHaveAccessibleName('Übersicht: 0 Entscheidungen getroffen')
    await configurator.choose(FLOOR.title, FLOOR.option)
    await expect(badge).toHaveText('1')
    await expect(kiosk.sidebar.getByText('Richtpreis der Wohnung mit Ihrer Auswahl')).toBeVisible()
    // The choices have most of the height.
    expect((await configurator.options.boundingBox())?.height).toBeGreaterThan(0.7 * (box?.height ?? 0))
    for (const action of ['Mitnehmen', 'Kontakt', 'Demo buchen', 'Mehr'])
      await expect(kiosk.sidebar.getByRole('button', { name: action })).toBeVisible()
    await kiosk.more()
    for (const action of ['Designlinien', 'Ausstattungspakete', 'Varianten', 'Andere Musterwohnungen'])
      await expect(kiosk.sidebar.getByRole('button', { name: action })).toBeVisible()
    // What only the web has, and what would leave something behind.
    for (const action of ['Teilen und drucken', 'Übersicht und Kosten'])
      await expect(kiosk.sidebar.getByRole('button', { name: action })).toHaveCount(0)
    await expectAccessible(page)
    await kiosk.sidebar.getByRole('button', { name: 'Designlinien' }).tap()
    await expect(kiosk.dialog('Designlinien')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(kiosk.sidebar.getByRole('button', { name: 'Designlinien' })).toBeHidden()
  })

  test('FOUND-20, UPG-21, decision 35: the first room of a visit opens its upgrades with the first touch in it', async ({
    kiosk,
    configurator,
    page,
  }) => {
    const upgrades = kiosk.dialog('Ausstattungspakete')
    await page.clock.install()
    await kiosk.begin(`${GARDEN}/floor-plan`)
    await expect(configurator.title).toHaveText('Grundriss')
    await configurator.waitForPicture()
    // What opens by itself is in the address at once, and on the screen a little later.
    await page.clock.fastForward(10_000)
    await waitUntilPainted(page)
    await expect(page).not.toHaveURL(/upgrades/)
    await expect(upgrades).toHaveCount(0)
    await configurator.title.tap()
    await page.clock.fastForward(1_000)
    await expect(page).toHaveURL(/upgrades/)
    await expect(upgrades).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(upgrades).toBeHidden()
  })

  test('STG-1: the picture fills the screen, and panels leave two thirds of it free', async ({
    kiosk,
    configurator,
    page,
  }) => {
    await kiosk.begin(ROOM)
    await configurator.waitForPicture()
    await page.getByRole('button', { name: 'Hinweis schließen' }).tap()
    const area = page.getByRole('main').getByRole('group').first()
    expect(await area.boundingBox()).toEqual({ x: 0, y: 0, width: 1920, height: 1080 })
    expect(await freeShare(area)).toBeGreaterThanOrEqual(0.65)
    // Nothing below the picture repeats what can be chosen.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1080)
  })

  test.describe('on a wall', () => {
    test.use({ viewport: { width: 3840, height: 2160 } })

    test('STG-11: everything can be read from where one stands, and hit', async ({ kiosk, configurator, page }) => {
      await kiosk.begin(ROOM)
      await configurator.openItem(FLOOR.title)
      await configurator.waitForPicture()
      expect(await findTooSmall(page, { text: 24, target: 72 }), 'a room').toEqual([])
      await kiosk.more()
      expect(await findTooSmall(page, { text: 24, target: 72 }), 'more').toEqual([])
      await page.keyboard.press('Escape')
      await kiosk.bar.getByRole('button', { name: 'Menü: Einstellungen und Rechtliches' }).tap()
      await expect(page.getByRole('link', { name: 'Impressum' })).toBeVisible()
      expect(await findTooSmall(page, { text: 24, target: 72 }), 'menu').toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Beenden' }).tap()
      await expect(kiosk.dialog(/Besuch beenden/)).toBeVisible()
      expect(await findTooSmall(page, { text: 24, target: 72 }), 'end').toEqual([])
    })
  })

  test('KSK-12 shows an indicative price, unless the project wants none', async ({ kiosk, configurator, page }) => {
    test.slow()
    const price = kiosk.sidebar.getByText('Richtpreis der Wohnung mit Ihrer Auswahl')
    await kiosk.begin(ROOM)
    await expect(price).toBeVisible()
    for (const flag of ['showPricing', 'showUnitPrices', 'showPriceIndication']) {
      await page.route('**/api/v1/accounts/demo/projects/lindenhof/config*', async (route) => {
        const answer = await route.fetch()
        const text = await answer.text()
        const changed = text.replace(`"${flag}":true`, `"${flag}":false`)
        expect(changed, flag).not.toBe(text)
        await route.fulfill({ response: answer, body: changed })
      })
      await page.goto(ROOM)
      await kiosk.pictures.getByRole('button', { name: /Zum Beginnen berühren/ }).tap()
      await expect(kiosk.pictures).toBeHidden()
      await expect(configurator.item(FLOOR.title)).toBeVisible()
      await expect(price, flag).toHaveCount(0)
      await page.unrouteAll({ behavior: 'wait' })
    }
  })

  test('KSK-24 shows the preview first, and the layers once the last of them is there', async ({
    kiosk,
    configurator,
    page,
  }) => {
    const goToBedroom = async () => {
      await kiosk.rooms.getByRole('link', { name: /Schlafen/ }).tap()
      await expect(configurator.title).toHaveText('Schlafen')
    }
    await kiosk.begin(ROOM)
    await goToBedroom()
    await configurator.waitForPicture()
    const [preview = '', ...layers] = await configurator.layerSources()
    const last = layers.at(-1) ?? ''
    const held = Promise.withResolvers<void>()
    const asked: string[] = []
    const here = (url: URL) => decodeURI(url.pathname + url.search)
    await page.route('**/*', async (route) => {
      const address = here(new URL(route.request().url()))
      if (address === decodeURI(last)) await held.promise
      await route.continue()
    })
    page.on('requestfinished', (request) => asked.push(here(new URL(request.url()))))
    await kiosk.begin(ROOM)
    await goToBedroom()
    // All but one are there, and none of them shows.
    const others = layers.slice(0, -1).map((address) => decodeURI(address))
    await expect.poll(() => others.filter((address) => !asked.includes(address))).toEqual([])
    await page.waitForTimeout(500)
    expect(await configurator.layerSources()).toEqual([preview])
    await expect(configurator.picture.locator('img').first()).toBeVisible()
    held.resolve()
    await configurator.waitForPicture()
    expect(await configurator.layerSources()).toEqual([preview, ...layers])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('KSK-19 has rooms, choices, actions and the way out', async ({ kiosk, configurator, page }) => {
    await kiosk.begin(ROOM)
    await configurator.choose(FLOOR.title, FLOOR.option)
    await configurator.goToRoomBySlug('kitchen')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Küche')
    await page.locator('[data-scroller]').evaluate((scroller) => scroller.scrollTo({ top: 200, behavior: 'instant' }))
    await expect
      .poll(() => kiosk.bar.evaluate((bar) => getComputedStyle(bar).backgroundColor), 'KSK-25')
      .toBe('rgb(16, 22, 26)')
    await expectAccessible(page)
    await kiosk.bar.getByRole('button', { name: /Weitere|Aktionen|Mehr/ }).tap()
    await page.getByRole('button', { name: 'Übersicht' }).tap()
    await expect(kiosk.dialog('Ihre Wohnung im Überblick').getByRole('article')).toHaveCount(10)
    await page.keyboard.press('Escape')
    await kiosk.bar.getByRole('link').first().tap()
    await kiosk.dialog('Möchten Sie Ihren Besuch beenden?').getByRole('button', { name: 'Beenden und löschen' }).tap()
    await expect(kiosk.pictures).toBeVisible()
  })
})
