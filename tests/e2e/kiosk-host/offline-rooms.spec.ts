import type { Locator, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { getMapping } from '#shared/contracts/http/pictures.contract.ts'
import { getSampleCatalogue } from '#shared/contracts/http/units.contract.ts'
import { copyOfTemplate, removeFolder, startPortal } from '#tests/support/portal.ts'
import { type PairedKiosk, startPairedKiosk } from '#tests/support/paired-kiosk.ts'
import { FLOOR } from '#tests/support/sample.ts'
import { expect, KioskScreen, START, test, waitUntilPainted } from './kiosk.fixture.ts'

const PANORAMA = 'bad-360'
const PLAN = '/floor-plan'
/** Has every room that there is: the plan and the panorama, too. */
const WALKED = 'musterwohnung-garten'
const OPTIONS_OF_A_ROOM = 2

/** Synchronised once; then its portal is gone for good, and it has started anew. */
let device: PairedKiosk

// All of them on the one device: it would be synchronised anew for each part of them that runs beside another.
test.describe.configure({ mode: 'default' })
test.use({
  actionTimeout: 60_000,
  // They name whole addresses, so that no other portal and host is started for each.
  baseURL: async ({}, provide) => provide(undefined),
})

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

  test('decision 36 every picture that any choice in any room of any unit may show is there', async () => {
    const { stage, units, is_online: isOnline } = await device.state()
    expect([stage, isOnline]).toEqual(['ready', false])
    expect(units.length).toBeGreaterThanOrEqual(3)
    const get = async (path: string) => {
      const answer = await fetch(device.host.url + path)
      expect(answer.status, path).toBe(200)
      return answer
    }
    const mapping = z.parse(getMapping.answer, await (await get('/configurator/v1/demo/lindenhof/mapping')).json())
    const pictures = new Set<string>()
    for (const { id, slug } of units) {
      const path = '/bp/api/v1/sample_units'
      const unit = await get(`${path}/${slug}?account_id=demo&project_id=lindenhof&locale=de&deep=true`)
      const book = await (await get(`${path}/${id}/catalog?account_id=demo&locale=de`)).text()
      for (const text of [await unit.text(), book])
        for (const [file] of text.matchAll(/\/files\/[\w.]+/g)) pictures.add(file)
      const { rooms } = z.parse(getSampleCatalogue.answer, JSON.parse(book))
      // The smallest sample unit has no nursery, and no plan that its picture would show.
      expect(rooms.length, slug).toBeGreaterThanOrEqual(8)
      for (const room of rooms) for (const file of listPictures(mapping, room.render_id)) pictures.add(file)
    }
    expect(pictures.size).toBeGreaterThan(500)
    for (const file of pictures) {
      const answer = await get(file)
      expect(answer.headers.get('content-type'), file).toMatch(/^(image|application|video|model)\//)
      expect((await answer.arrayBuffer()).byteLength, file).toBeGreaterThan(0)
    }
  })

  test('KSK-8 KSK-21 KSK-24 every room of a unit has all its pictures and can be configured, and every unit opens', async ({
    page,
  }) => {
    const { units } = await device.state()
    test.setTimeout(units.length * 60_000 + 180_000)
    const failures = watchRequests(page)
    // Rooms of plans open their packages by themselves (UPG-21).
    const dialog = page.getByRole('dialog')
    await page.addLocatorHandler(dialog, () => page.keyboard.press('Escape'))
    const screen = new KioskScreen(page, device.host.url)
    const links = screen.rooms.getByRole('link')
    for (const { slug, name } of units) {
      await screen.begin(`${device.host.url}/mp/demo/lindenhof/${slug}/configurator`)
      await expect(screen.sidebar).toContainText(name)
      await expectPictures(page, name, false)
      if (slug !== WALKED) continue
      const rooms = await links.count()
      expect(rooms).toBeGreaterThanOrEqual(10)
      const chosen: number[] = []
      for (let room = 0; room < rooms; room += 1) chosen.push(await configure(page, links.nth(room), name))
      // All but the panorama, whose choices are those of its room.
      expect(chosen.filter((options) => options === 0).length, `${name}: ${chosen.join()}`).toBeLessThanOrEqual(1)
    }
    expect(units.map(({ slug }) => slug)).toContain(WALKED)
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

/** Addresses of all pictures of which a room's picture may be made, whatever is chosen. */
function listPictures(mapping: z.infer<typeof getMapping.answer>, renderId: string | null): string[] {
  const picture = mapping.rooms.find((room) => room.render_id === renderId)
  if (picture === undefined) return []
  const layers = picture.layers.flatMap((layer) => Object.values(layer.products_by_id))
  return [picture.base_url, picture.preview_url, ...layers.flatMap((layer) => layer?.url ?? [])]
}

/** Opens a room, chooses in it and looks at its pictures. Answers how many options were chosen. */
async function configure(page: Page, link: Locator, unit: string): Promise<number> {
  await link.tap()
  await expect(link).toHaveAttribute('aria-current', 'page')
  const isPanorama = new URL(page.url()).pathname.endsWith(`/${PANORAMA}`)
  const where = `${unit}: ${new URL(page.url()).pathname}`
  await expectPictures(page, where, isPanorama)
  // Its packages come within a second (decision 70), and where they close the list is put in its place again.
  if (where.endsWith(PLAN)) await closeWhatComes(page)
  const chosen = await chooseSome(page)
  await expectPictures(page, where, isPanorama)
  return chosen
}

async function closeWhatComes(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor({ timeout: 2_000 }).catch(() => undefined)
  if (await dialog.isVisible()) await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await waitUntilPainted(page)
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
