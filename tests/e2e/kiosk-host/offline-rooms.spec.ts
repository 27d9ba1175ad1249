import type { Locator, Page } from '@playwright/test'
import { copyOfTemplate, removeFolder, startPortal } from '#tests/support/portal.ts'
import { type PairedKiosk, startPairedKiosk } from '#tests/support/paired-kiosk.ts'
import { FLOOR } from '#tests/support/sample.ts'
import { expect, KioskScreen, START, test } from './kiosk.fixture.ts'

const PANORAMA = 'bad-360'
const OPTIONS_OF_A_ROOM = 2

/** Synchronised once; then its portal is gone for good, and it has started anew. */
let device: PairedKiosk

test.use({ actionTimeout: 60_000 })

test.describe('decision 36 without a portal, after one synchronisation and a new start', () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    const dataFolder = copyOfTemplate(process.env['PORTAL_TEMPLATE'] ?? '', 'offline-portal')
    const portal = await startPortal({ dataFolder })
    try {
      device = await startPairedKiosk(portal.url)
    } finally {
      await portal.kill()
      removeFolder(dataFolder)
    }
    await device.host.restart()
  })
  test.afterAll(() => device.host.stop())

  test('decision 36 what a visit begins with is asked for together with the page, and once', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const opened = await page.goto(device.host.url)
    const html = (await opened?.text()) ?? ''
    const early = [...html.matchAll(/as="fetch" crossorigin href="([^"?]+)/g)].map(([, path = '']) => path)
    expect(early).toHaveLength(5)
    const screen = new KioskScreen(page, device.host.url)
    await screen.pictures.getByRole('button', { name: 'Zum Beginnen berühren' }).tap()
    await expect(screen.pictures).toBeHidden()
    // How the kiosk is, the page asks again and again.
    const [, ...once] = early
    expect(once.map((path) => [path, asked.filter((one) => one === path).length])).toEqual(
      once.map((path) => [path, 1]),
    )
  })

  test('KSK-8 KSK-21 KSK-24 every room of every unit has all its pictures and can be configured', async ({ page }) => {
    const { stage, units, is_online: isOnline } = await device.state()
    expect([stage, isOnline]).toEqual(['ready', false])
    expect(units.length).toBeGreaterThanOrEqual(3)
    test.setTimeout(units.length * 180_000)
    const failures = watchRequests(page)
    // Rooms of plans open their packages by themselves (UPG-21).
    const dialog = page.getByRole('dialog')
    await page.addLocatorHandler(dialog, () => page.keyboard.press('Escape'))
    const screen = new KioskScreen(page, device.host.url)
    for (const { slug, name } of units) {
      await screen.begin(`${device.host.url}/mp/demo/lindenhof/${slug}/configurator`)
      await expect(screen.sidebar).toContainText(name)
      const links = screen.rooms.getByRole('link')
      const rooms = await links.count()
      // The smallest sample unit has no nursery, and no plan that its picture would show.
      expect(rooms).toBeGreaterThanOrEqual(8)
      const chosen: number[] = []
      for (let room = 0; room < rooms; room += 1) chosen.push(await configure(page, links.nth(room), name))
      // All but the panorama, whose choices are those of its room.
      expect(chosen.filter((options) => options === 0).length, `${name}: ${chosen.join()}`).toBeLessThanOrEqual(1)
    }
    expect(failures).toEqual([])
  })

  test('KSK-7 decision 36 the overview shows each room as it was chosen', async ({ page, configurator }) => {
    const failures = watchRequests(page)
    const screen = new KioskScreen(page, device.host.url)
    await screen.begin(`${device.host.url}${START}/bathroom`)
    await configurator.choose(FLOOR.title, FLOOR.option)
    await configurator.waitForPicture()
    const shown = await page
      .getByRole('main')
      .locator('[data-settled] img:not([data-standby], [data-outgoing])')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
    expect(shown.length).toBeGreaterThan(5)
    await screen.rooms.getByRole('button', { name: 'Übersicht' }).tap()
    const cards = screen.dialog('Ihre Wohnung im Überblick').getByRole('article')
    await expect(cards.filter({ hasText: 'Schlafen' }).locator('img')).toHaveCount(1)
    const bathroom = cards.filter({ has: page.getByRole('heading', { name: 'Bad', exact: true }) })
    for (const url of shown) await expect(bathroom.locator(`img[src="${url}"]`)).toHaveCount(1)
    await expect(bathroom.locator('[data-loading]')).toHaveCount(0)
    await expect.poll(() => brokenImages(page)).toEqual([])
    expect(failures).toEqual([])
  })
})

/** Opens a room, chooses in it and looks at its pictures. Answers how many options were chosen. */
async function configure(page: Page, link: Locator, unit: string): Promise<number> {
  await link.tap()
  await expect(link).toHaveAttribute('aria-current', 'page')
  const isPanorama = new URL(page.url()).pathname.endsWith(`/${PANORAMA}`)
  const where = `${unit}: ${new URL(page.url()).pathname}`
  await expectPictures(page, where, isPanorama)
  const chosen = await chooseSome(page)
  await expectPictures(page, where, isPanorama)
  return chosen
}

/** All that is on the screen has come, and is a picture. */
async function expectPictures(page: Page, where: string, isPanorama: boolean): Promise<void> {
  const main = page.getByRole('main')
  // The panorama is drawn by the graphics card, which a test machine need not have; its pictures are fetched all the same.
  if (!isPanorama) await expect(main.locator('[data-settled="true"]'), where).toBeAttached()
  await expect.poll(() => brokenImages(page), where).toEqual([])
  expect(await page.locator('img').count(), where).toBeGreaterThan(0)
}

function brokenImages(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll((all) =>
    all.flatMap((image) => {
      if (!(image instanceof HTMLImageElement) || image.src === '') return []
      // What is further down waits until somebody scrolls there.
      const isWaiting = image.loading === 'lazy' && !image.complete
      return isWaiting || (image.complete && image.naturalWidth > 0) ? [] : [image.src]
    }),
  )
}

async function chooseSome(page: Page): Promise<number> {
  const headers = page.locator('#options [aria-expanded][aria-controls^="panel-"]')
  const count = await headers.count()
  let chosen = 0
  for (let item = 0; item < count && chosen < OPTIONS_OF_A_ROOM; item += 1) {
    const header = headers.nth(item)
    if ((await header.getAttribute('aria-expanded')) !== 'true') await header.tap()
    await expect(header).toHaveAttribute('aria-expanded', 'true')
    const panel = page.locator(`[id="${(await header.getAttribute('aria-controls')) ?? ''}"]`)
    const radios = panel.getByRole('radio')
    const free = await radios.evaluateAll((all) =>
      all.findIndex(
        (radio) =>
          radio.matches('[aria-checked=false]:not([aria-disabled=true])') &&
          !radio.parentElement?.matches('[data-invalid]'),
      ),
    )
    if (free === -1) continue
    await radios.nth(free).tap()
    await expect(radios.nth(free)).toBeChecked()
    chosen += 1
  }
  return chosen
}

/** Everything that did not come; what a page gives up as it goes is no failure. */
function watchRequests(page: Page): string[] {
  const failures: string[] = []
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.url()}: ${response.status()}`)
  })
  return failures
}
